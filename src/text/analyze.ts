import { type Analyzer, growWordList, type WordList } from './analyzer.js'
import { type LanguageRules, rulesOf } from './languages.js'
import { loadLemmatizer } from './morphology/lemmatizer.js'
import { NOT_INNER, SurfaceVocabulary, type VocabularyOptions } from './surfaceVocabulary.js'
import { loadChangedLanguages } from './termChanges.js'
import type { OpenedTokenizer } from './tokenization/customTokenizer.js'
import { GAP_WORDS, innerGap } from './tokenization/gaps.js'
import { createTokenizer, tokenizeSteps } from './tokenization/tokenize.js'
import { createTokens, type Tokens } from './tokenization/tokens.js'

export type { TermManagementLike } from './termChanges.js'

interface AnalyzerOptions extends VocabularyOptions {
  /** Replaces our tokenizer. If it fails, `analyze` throws TokenizerError and appends nothing. */
  readonly tokenizer?: OpenedTokenizer | undefined
}

/**
 * Loads a language, and those whose terms the management names by stems, for `createAnalyzer`. Returns the rules of the
 * language. Throws RangeError for an unknown code.
 */
export async function loadLanguage(
  code: string,
  { management, dictionary }: Pick<AnalyzerOptions, 'management' | 'dictionary'> = {},
): Promise<LanguageRules> {
  const rules = rulesOf(code)
  await loadLemmatizer(code, dictionary)
  if (management !== undefined) await loadChangedLanguages(management)
  return rules
}

/** Words of a long text that are looked up at a time: some milliseconds where all are new. */
const WORDS_A_STEP = 1_000

/**
 * Creates an analyzer of a language that `loadLanguage` has loaded. Every distinct word form is analyzed once (normal form, negator, function word, management,
 * lemma) and cached, so an analyzer should be reused. Its memory grows with the vocabulary.
 *
 * Only the management of single words is applied here: `ignore` makes a term a function word, `notice` makes a function
 * word a term (named `lemma|lang`, or by the word itself), `new_term_id` replaces a term. Builds apply the entries for
 * phrases.
 */
export function createAnalyzer(options: AnalyzerOptions): Analyzer {
  const vocabulary = new SurfaceVocabulary(options)
  const { surfaces, surfaceTerms, termIds, rules } = vocabulary
  const { language, tokenizer } = options
  const tokenize = createTokenizer(rules, tokenizer)
  const tokens = createTokens()
  const gap = new GapReader(rules.innerWords.length)

  const lookUp = ({ tokens, gap, words }: LookUp, from: number, to: number): void => {
    const { starts, ends, separators } = tokens
    for (let token = from; token < to; token++) {
      const separator = separators[token]!
      gap.separate(separator)
      const surface = vocabulary.surfaceOf(tokens, token)
      if (surface < 0 || surfaceTerms[surface]! < 0) {
        gap.skip(surface < 0 ? NOT_INNER : vocabulary.innerWordIndexes[surface]!)
        continue
      }
      const at = words.length
      if (at >= words.surfaces.length) growWordList(words)
      const start = starts[token]!
      words.surfaces[at] = surface
      words.starts[at] = start
      words.lengths[at] = ends[token]! - start
      words.positions[at] = token
      words.gaps[at] = gap.take(separator)
      words.length = at + 1
    }
  }
  const analyze = (text: string, words: WordList): number => {
    tokenize(text, tokens)
    gap.begin()
    lookUp({ tokens, gap, words }, 0, tokens.count)
    return tokens.count
  }
  function* analyzeSteps(text: string, words: WordList): Generator<void, number> {
    const tokens = createTokens()
    yield* tokenizeSteps({ rules, custom: tokenizer }, text, tokens)
    const reading = { tokens, gap: new GapReader(rules.innerWords.length), words }
    for (let from = 0; from < tokens.count; from += WORDS_A_STEP) {
      lookUp(reading, from, Math.min(tokens.count, from + WORDS_A_STEP))
      yield
    }
    return tokens.count
  }
  return { language, tokenizer, surfaces, surfaceTerms, termIds, analyze, analyzeSteps }
}

/** A text whose words are being looked up; those that are terms go to `words`. */
interface LookUp {
  readonly tokens: Tokens
  readonly gap: GapReader
  readonly words: WordList
}

/** The gap before the next content word: the strongest separator, or the inner words since the last content word. */
class GapReader {
  /** The strongest separator since the last content word, if it rules out a phrase. */
  private strong = 0
  private first = NOT_INNER
  private second = NOT_INNER

  constructor(private readonly innerCount: number) {}

  begin(): void {
    this.strong = 0
    this.first = NOT_INNER
    this.second = NOT_INNER
  }

  /** A separator before a word. */
  separate(separator: number): void {
    if (separator >= GAP_WORDS && separator > this.strong) this.strong = separator
  }

  /** Records a word that is not a term, by its index among the inner words. */
  skip(index: number): void {
    if (index < 0 || this.second >= 0) this.strong = Math.max(this.strong, GAP_WORDS)
    else if (this.first < 0) this.first = index
    else this.second = index
  }

  /** Returns the gap before a content word that follows a separator, and resets it. */
  take(separator: number): number {
    const { strong, first, second } = this
    this.begin()
    return strong > 0 ? strong : first >= 0 ? innerGap(this.innerCount, first, second) : separator
  }
}
