import { type LanguageRules, rulesOf } from './languages.js'
import type { Dictionary } from './morphology/dictionaries/dictionary.js'
import { lemmatizer } from './morphology/lemmatizer.js'
import { ownCopy } from './ownCopy.js'
import { type TermManagementLike, termChanges, termReplacer } from './termChanges.js'
import { withoutFillers } from './tokenization/letterReferences.js'
import { normalFormOf } from './tokenization/normalForm.js'
import { LONGEST_WORD } from './tokenization/scanText.js'
import { createSurfaceTable } from './tokenization/surfaceTable.js'
import type { Tokens } from './tokenization/tokens.js'

/** What the term of a word depends on. */
export interface VocabularyOptions {
  /** Two-letter code, one of `languageCodes`. */
  readonly language: string
  readonly management?: TermManagementLike | undefined
  /** Knows the stems of words, in addition to our rules. `loadLanguage` has loaded it. */
  readonly dictionary?: Dictionary | undefined
  /** Known term ids of word forms, from an analyzer with the same options; undefined for other forms. */
  readonly known?: ((surface: string) => string | undefined) | undefined
}

/** The index of a word that is not an inner word. */
export const NOT_INNER = -1

/** Distinct surface forms in order of first appearance, each with its term. Its memory grows with them. */
export class SurfaceVocabulary {
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

  constructor(private readonly options: VocabularyOptions) {
    this.rules = rulesOf(options.language)
    this.indexes = new Map(this.rules.innerWords.map((word, index) => [word, index]))
    this.termOf = createTermFinder(this.rules, options)
    this.normalForm = normalFormOf(options.language)
  }

  /** The number of the surface form of a word; adds a new one. -1 for what is longer than any word. */
  surfaceOf({ text, hasFillers, starts, ends }: Tokens, token: number): number {
    const start = starts[token]!
    const end = ends[token]!
    if (!hasFillers) return this.find(text, start, end)
    const surface = withoutFillers(text.slice(start, end))
    return this.find(surface, 0, surface.length)
  }

  /** The term id of a surface form; undefined for a function word, or an ignored one, and for -1. */
  termIdOf(surface: number): string | undefined {
    return this.termIds[this.surfaceTerms[surface] ?? -1]
  }

  private find(text: string, start: number, end: number): number {
    if (end - start > LONGEST_WORD) return -1
    const surface = this.table.find(text, start, end)
    if (surface === this.surfaces.length) this.add(ownCopy(text.slice(start, end)))
    return surface
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
    this.surfaces.push(surface)
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
  { language, management = {}, dictionary }: VocabularyOptions,
): (word: string) => string | undefined {
  const changeOf = termChanges(management)
  const replace = termReplacer(changeOf)
  const lemmaOf = lemmatizer(language, dictionary)
  return (word) => {
    const own = lemmaOf(word)
    const negator = negators.get(word) ?? (attaches ? negators.get(own) : undefined)
    const id = `${negator ?? own}|${language}`
    if (negator === undefined && (functionWords.has(word) || (attaches && functionWords.has(own)))) {
      const isNoticed = changeOf(id)?.action === 'notice' || changeOf(`${word}|${language}`)?.action === 'notice'
      if (!isNoticed) return undefined
    }
    return replace(id)
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
