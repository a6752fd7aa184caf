import { type Analyzer, createWordList, growWordList, type WordList } from './analyzer.js'
import { type LanguageRules, languageRules } from './languages.js'
import { stemmer } from './morphology/stem.js'
import { type TermManagementLike, termChanges } from './termChanges.js'
import type { OpenedTokenizer } from './tokenization/customTokenizer.js'
import { GAP_WORDS, innerGap } from './tokenization/gaps.js'
import { normalFormOf } from './tokenization/normalForm.js'
import { LONGEST_WORD } from './tokenization/scanText.js'
import { createSurfaceTable } from './tokenization/surfaceTable.js'
import { createTokenizer } from './tokenization/tokenize.js'
import { createTokens } from './tokenization/tokens.js'

export type { TermManagementLike } from './termChanges.js'

export interface AnalyzerOptions {
  /** Two-letter code, one of `languageCodes`. */
  readonly language: string
  readonly management?: TermManagementLike | undefined
  /** Finds the words instead of ours. Then `analyze` throws TokenizerError, and appends nothing, when it fails. */
  readonly tokenizer?: OpenedTokenizer | undefined
  /** Term ids of word forms that an analyzer with the same options has worked out before; undefined for others. */
  readonly known?: ((surface: string) => string | undefined) | undefined
}

/** The rules of a language for those who wait for them anyway. Throws RangeError for an unknown code. */
export async function loadLanguage(code: string): Promise<LanguageRules> {
  return rulesOf(code)
}

function rulesOf(code: string): LanguageRules {
  const rules = languageRules(code)
  if (rules === undefined) throw new RangeError(`Unknown language: ${code}`)
  return rules
}

/** What is kept of each surface beside its term: the place of an inner word, or one of these. */
const NOT_INNER = -1

/**
 * Makes an analyzer. Every distinct word form is worked out once (normal form, negator, function word, management,
 * stem) and then found by one look-up, so an analyzer is worth keeping, and grows with the vocabulary.
 *
 * Management works on single words here: `ignore` makes a term a function word, `notice` makes a function word a term
 * (named `stem|lang`, or by the word itself), `new_term_id` replaces a term. Entries for phrases are for the build.
 */
export function createAnalyzer({ language, management = {}, tokenizer, known }: AnalyzerOptions): Analyzer {
  const rules = rulesOf(language)
  const changeOf = termChanges(management)
  const normalForm = normalFormOf(language)
  const stem = stemmer(language)
  const tokenize = createTokenizer(rules, tokenizer)
  const tokens = createTokens()
  const table = createSurfaceTable()
  const surfaces: string[] = []
  const surfaceTerms: number[] = []
  const inner: number[] = []
  const termIds: string[] = []
  const termNumbers = new Map<string, number>()
  const innerPlaces = new Map(rules.innerWords.map((word, place) => [word, place]))
  const innerCount = rules.innerWords.length

  /** Term id of a normal form, or undefined for a function word. */
  const termOf = (word: string): string | undefined => {
    const { negators, functionWords, attaches } = rules
    const own = stem(word) || word
    const negator = negators.get(word) ?? (attaches ? negators.get(own) : undefined)
    let id = `${negator ?? own}|${language}`
    if (negator === undefined && (functionWords.has(word) || (attaches && functionWords.has(own)))) {
      const noticed = changeOf(id)?.action === 'notice'
      if (!noticed && changeOf(`${word}|${language}`)?.action !== 'notice') return undefined
    }
    // A replacement may itself be replaced or ignored; a circle ends where it began.
    for (const met = new Set<string>(); !met.has(id); ) {
      met.add(id)
      const change = changeOf(id)
      if (change?.action === 'ignore') return undefined
      id = change?.new_term_id || id
    }
    return id
  }

  /** Works out the surface that the table has just numbered. */
  const add = (surface: string): void => {
    let term = known?.(surface)
    let place = NOT_INNER
    if (term === undefined) {
      const form = surface === '&' ? (rules.and ?? '&') : normalForm(surface)
      const word = bareForm(rules, form)
      term = isNoWord(form) ? undefined : termOf(word)
      if (term === undefined) place = innerPlaces.get(word) ?? NOT_INNER
    }
    // A slice would keep the whole text it was cut from alive.
    surfaces.push(surface.length < 13 ? surface : ` ${surface}`.slice(1))
    inner.push(place)
    if (term === undefined) surfaceTerms.push(-1)
    else {
      let termNumber = termNumbers.get(term)
      if (termNumber === undefined) {
        termNumber = termIds.length
        termNumbers.set(term, termNumber)
        termIds.push(term)
      }
      surfaceTerms.push(termNumber)
    }
  }

  const analyze = (text: string, words: WordList): number => {
    tokenize(text, tokens)
    const { count, starts, ends, separators } = tokens
    /** The strongest separation since the last content word, if it rules out a phrase. */
    let strong = 0
    let first = NOT_INNER
    let second = NOT_INNER
    for (let token = 0; token < count; token++) {
      const start = starts[token]!
      const length = ends[token]! - start
      const separator = separators[token]!
      if (separator >= GAP_WORDS && separator > strong) strong = separator
      let surface = -1
      if (length <= LONGEST_WORD) {
        surface = table.find(text, start, start + length)
        if (surface === surfaces.length) add(text.slice(start, start + length))
      }
      if (surface < 0 || surfaceTerms[surface]! < 0) {
        const place = surface < 0 ? NOT_INNER : inner[surface]!
        if (place < 0 || second >= 0) strong = Math.max(strong, GAP_WORDS)
        else if (first < 0) first = place
        else second = place
        continue
      }
      const at = words.length
      if (at >= words.surfaces.length) growWordList(words)
      words.surfaces[at] = surface
      words.starts[at] = start
      words.lengths[at] = length
      words.positions[at] = token
      words.gaps[at] = strong > 0 ? strong : first >= 0 ? innerGap(innerCount, first, second) : separator
      words.length = at + 1
      strong = 0
      first = NOT_INNER
      second = NOT_INNER
    }
    return count
  }

  return { language, tokenizer, surfaces, surfaceTerms, termIds, analyze }
}

/** A text as terms: what a question needs. Arrays have one entry a content word. */
export interface AnalyzedText {
  readonly termIds: readonly string[]
  /** First UTF-16 code unit, and number of code units. */
  readonly starts: Uint32Array
  readonly lengths: Uint16Array
  readonly positions: Uint32Array
  readonly gaps: Uint8Array
}

export function analyzeText(analyzer: Analyzer, text: string): AnalyzedText {
  const words = createWordList(64)
  analyzer.analyze(text, words)
  const { length } = words
  const termIds: string[] = []
  for (let word = 0; word < length; word++)
    termIds.push(analyzer.termIds[analyzer.surfaceTerms[words.surfaces[word]!]!]!)
  return {
    termIds,
    starts: words.starts.subarray(0, length),
    lengths: words.lengths.subarray(0, length),
    positions: words.positions.subarray(0, length),
    gaps: words.gaps.subarray(0, length),
  }
}

/** Strokes and marks alone, addresses, laughter in Korean letters, and an ampersand in a language that has no word for it. */
const isNoWord = (word: string): boolean => word === '' || word === '&' || /[@/]|^www\.|^[\u3131-\u3163]+$/u.test(word)

/** `staff's` -> `staff`, `u.s.a` -> `usa`; a form that the language lists (`let's`, `e.g`), or would then list, stays. */
function bareForm({ clitic, functionWords, negators }: LanguageRules, word: string): string {
  if (functionWords.has(word) || negators.has(word)) return word
  if (word.includes("'") && clitic !== undefined) return word.replace(clitic, '') || word
  if (word.includes('.') && /^\D+$/u.test(word)) {
    const initials = word.replaceAll('.', '')
    if (!functionWords.has(initials)) return initials
  }
  return word
}
