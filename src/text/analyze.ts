import { type Analyzer, growWordList, type WordList } from './analyzer.js'
import { type LanguageRules, languageRules } from './languages.js'
import type { Dictionary } from './morphology/dictionaries/dictionary.js'
import { lemmatizer, loadLemmatizer } from './morphology/lemmatizer.js'
import { loadChangedLanguages, replaceTerm, type TermManagementLike, termChanges } from './termChanges.js'
import type { OpenedTokenizer } from './tokenization/customTokenizer.js'
import { GAP_WORDS, innerGap } from './tokenization/gaps.js'
import { withoutFillers, withReferencedLetters } from './tokenization/letterReferences.js'
import { normalFormOf } from './tokenization/normalForm.js'
import { LONGEST_WORD } from './tokenization/scanText.js'
import { createSurfaceTable } from './tokenization/surfaceTable.js'
import { createTokenizer, tokenizeSteps } from './tokenization/tokenize.js'
import { createTokens, type Tokens } from './tokenization/tokens.js'

export type { TermManagementLike } from './termChanges.js'

interface AnalyzerOptions {
  /** Two-letter code, one of `languageCodes`. */
  readonly language: string
  readonly management?: TermManagementLike | undefined
  /** Replaces our tokenizer. If it fails, `analyze` throws TokenizerError and appends nothing. */
  readonly tokenizer?: OpenedTokenizer | undefined
  /** Knows the stems of words, in addition to our rules. `loadLanguage` has loaded it. */
  readonly dictionary?: Dictionary | undefined
  /** Known term ids of word forms, from an analyzer with the same options; undefined for other forms. */
  readonly known?: ((surface: string) => string | undefined) | undefined
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

function rulesOf(code: string): LanguageRules {
  const rules = languageRules(code)
  if (rules === undefined) throw new RangeError(`Unknown language: ${code}`)
  return rules
}

/** Words of a long text that are looked up at a time: some milliseconds where all are new. */
const WORDS_A_STEP = 1_000

/** The index of a word that is not an inner word. */
const NOT_INNER = -1

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

  const readable = (text: string): string => (tokenizer === undefined ? withReferencedLetters(text) : text)
  const lookUp = ({ text, hasFillers, tokens, gap, words }: LookUp, from: number, to: number): void => {
    const { starts, ends, separators } = tokens
    for (let token = from; token < to; token++) {
      const start = starts[token]!
      const end = ends[token]!
      const separator = separators[token]!
      gap.separate(separator)
      const surface = hasFillers
        ? vocabulary.findFilled(text.slice(start, end))
        : end - start <= LONGEST_WORD
          ? vocabulary.find(text, start, end)
          : -1
      if (surface < 0 || surfaceTerms[surface]! < 0) {
        gap.skip(surface < 0 ? NOT_INNER : vocabulary.innerWordIndexes[surface]!)
        continue
      }
      const at = words.length
      if (at >= words.surfaces.length) growWordList(words)
      words.surfaces[at] = surface
      words.starts[at] = start
      words.lengths[at] = end - start
      words.positions[at] = token
      words.gaps[at] = gap.take(separator)
      words.length = at + 1
    }
  }
  const analyze = (written: string, words: WordList): number => {
    const text = readable(written)
    tokenize(text, tokens)
    gap.begin()
    lookUp({ text, hasFillers: text !== written, tokens, gap, words }, 0, tokens.count)
    return tokens.count
  }
  function* analyzeSteps(written: string, words: WordList): Generator<void, number> {
    const text = readable(written)
    const tokens = createTokens()
    yield* tokenizeSteps({ rules, custom: tokenizer }, text, tokens)
    const reading = { text, hasFillers: text !== written, tokens, gap: new GapReader(rules.innerWords.length), words }
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
  readonly text: string
  /** Whether letters of it were character references. */
  readonly hasFillers: boolean
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

/** Every distinct surface form, with its term. */
class SurfaceVocabulary {
  readonly rules: LanguageRules
  readonly surfaces: string[] = []
  /** By surface: number of its term, or -1. */
  readonly surfaceTerms: number[] = []
  /** Index among the inner words by surface, or NOT_INNER. */
  readonly innerWordIndexes: number[] = []
  readonly termIds: string[] = []
  private readonly table = createSurfaceTable()
  private readonly termNumbers = new Map<string, number>()
  private readonly indexes: ReadonlyMap<string, number>
  private readonly termOf: (word: string) => string | undefined
  private readonly normalForm: (word: string) => string

  constructor(private readonly options: AnalyzerOptions) {
    this.rules = rulesOf(options.language)
    this.indexes = new Map(this.rules.innerWords.map((word, index) => [word, index]))
    this.termOf = createTermFinder(this.rules, options)
    this.normalForm = normalFormOf(options.language)
  }

  /** The number of a surface form; adds a new one. */
  find(text: string, start: number, end: number): number {
    const surface = this.table.find(text, start, end)
    if (surface === this.surfaces.length) this.add(text.slice(start, end))
    return surface
  }

  /** That of a form that may have fillers; -1 for a longer one than any word. */
  findFilled(filled: string): number {
    const surface = withoutFillers(filled)
    return surface.length <= LONGEST_WORD ? this.find(surface, 0, surface.length) : -1
  }

  private add(surface: string): void {
    let term = this.options.known?.(surface)
    let index = NOT_INNER
    if (term === undefined) {
      const form = surface === '&' ? (this.rules.and ?? '&') : this.normalForm(surface)
      const word = bareForm(this.rules, form)
      term = isNoWord(form) ? undefined : this.termOf(word)
      if (term === undefined) index = this.indexes.get(word) ?? NOT_INNER
    }
    // A slice would keep the whole text in memory.
    this.surfaces.push(surface.length < 13 ? surface : ` ${surface}`.slice(1))
    this.innerWordIndexes.push(index)
    this.surfaceTerms.push(term === undefined ? -1 : this.numberOf(term))
  }

  private numberOf(term: string): number {
    const known = this.termNumbers.get(term)
    if (known !== undefined) return known
    const number = this.termIds.push(term) - 1
    this.termNumbers.set(term, number)
    return number
  }
}

/** Term id of a normal form, or undefined for a function word. */
function createTermFinder(
  { negators, functionWords, attaches }: LanguageRules,
  { language, management = {}, dictionary }: AnalyzerOptions,
): (word: string) => string | undefined {
  const changeOf = termChanges(management)
  const lemmaOf = lemmatizer(language, dictionary)
  return (word) => {
    const own = lemmaOf(word)
    const negator = negators.get(word) ?? (attaches ? negators.get(own) : undefined)
    const id = `${negator ?? own}|${language}`
    if (negator === undefined && (functionWords.has(word) || (attaches && functionWords.has(own)))) {
      const isNoticed = changeOf(id)?.action === 'notice' || changeOf(`${word}|${language}`)?.action === 'notice'
      if (!isNoticed) return undefined
    }
    return replaceTerm(id, changeOf)
  }
}

/** Only punctuation, an address, a redaction mark, laughter in Korean letters, or an ampersand in a language without a word for it. */
const isNoWord = (word: string): boolean =>
  word === '' || word === '&' || /[@/]|^(?:[[<]|www\.)|^[\u3131-\u3163]+$/u.test(word)

/** `staff's` -> `staff`, `oslo-ban` -> `oslo`, `u.s.a` -> `usa`; a form that the language lists (`let's`, `e.g`), or would then list, stays. */
function bareForm({ clitic, endings, functionWords, negators }: LanguageRules, word: string): string {
  if (functionWords.has(word) || negators.has(word)) return word
  const hyphen = endings.size > 0 ? word.lastIndexOf('-') : -1
  if (hyphen > 0 && endings.has(word.slice(hyphen + 1))) return word.slice(0, hyphen)
  if (word.includes("'") && clitic !== undefined) return word.replace(clitic, '') || word
  if (word.includes('.') && /^\D+$/u.test(word)) {
    const initials = word.replaceAll('.', '')
    if (!functionWords.has(initials)) return initials
  }
  return word
}
