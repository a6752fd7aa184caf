import { en } from './functionWords/english.js'
import type { LanguageWords } from './functionWords/functionWords.js'
import { innerGap } from './gaps.js'

/** A language as an analyzer and a phrase finder see it. All words are normal forms: lower case, straight apostrophes. */
export interface LanguageRules {
  /** Two-letter code. */
  readonly code: string
  readonly name: string
  /** Words that are counted as positions but are no terms. */
  readonly functionWords: ReadonlySet<string>
  /** Written form -> base form of a negation, whose term is `base|code`. */
  readonly negators: ReadonlyMap<string, string>
  /** Function words that have gap codes of their own (gaps.ts), in the order of the codes. */
  readonly innerWords: readonly string[]
  /** Gap codes that may stand inside a phrase besides white space, hyphen and nothing. */
  readonly phraseGaps: readonly number[]
  /** Gap codes allowed only where the second word follows the inner word nowhere else (`true to size`). */
  readonly conditionalGaps: readonly number[]
  /** Lower-case words that end at their apostrophe: `l` of `l'hôtel`. */
  readonly elisions: ReadonlySet<string> | undefined
  /** What may follow a word behind an apostrophe and is no part of it (`staff's`). */
  readonly clitic: RegExp | undefined
  /** The inner word that `&` stands for. */
  readonly and: string | undefined
}

/** Every language: code -> name and small words. Its stemmer stands in `stem.ts`. */
const table: Readonly<Record<string, readonly [name: string, words: LanguageWords]>> = {
  en: ['English', en],
}

/** Two-letter codes of all languages. */
export const languageCodes: readonly string[] = Object.keys(table)

/** All languages with their English names. Spec v5 2.16 (`languages` of the status report). */
export const languages: readonly { readonly code: string; readonly name: string }[] = languageCodes.map((code) => ({
  code,
  name: table[code]![0],
}))

/** Bytes have room for this many inner words and all their pairs beside the other gap codes. */
export const MOST_INNER_WORDS = 14

const made = new Map<string, LanguageRules>()

/** The rules of a language, made when first asked for; undefined for a code that is not in `languageCodes`. */
export function languageRules(code: string): LanguageRules | undefined {
  if (!Object.hasOwn(table, code)) return undefined
  let rules = made.get(code)
  if (rules === undefined) {
    rules = readRules(code, ...table[code]!)
    made.set(code, rules)
  }
  return rules
}

function readRules(code: string, name: string, words: LanguageWords): LanguageRules {
  const innerWords = list(words.inner)
  const elisions = list(words.elisions)
  const conditional = list(words.conditional)
  const place = (word: string): number => innerWords.indexOf(word)
  const leaning = list(words.leaning)
  const singles = innerWords.filter((word) => !conditional.includes(word) && !leaning.includes(word))
  const pairs =
    words.innerPairs === undefined
      ? singles.flatMap((first) => singles.filter((second) => second !== first).map((second) => [first, second]))
      : words.innerPairs.split(',').map(list)
  const negators = new Map<string, string>()
  for (const [base, forms] of Object.entries(words.negators)) {
    negators.set(base, base)
    for (const form of list(forms)) negators.set(form, base)
  }
  return {
    code,
    name,
    functionWords: new Set([...list(words.functionWords), ...innerWords, ...elisions.map((word) => `${word}'`)]),
    negators,
    innerWords,
    phraseGaps: [
      ...singles.map((word) => innerGap(innerWords.length, place(word))),
      ...pairs.map(([first, second]) => innerGap(innerWords.length, place(first!), place(second!))),
    ],
    conditionalGaps: conditional.map((word) => innerGap(innerWords.length, place(word))),
    elisions: words.elisions === undefined ? undefined : new Set(elisions),
    clitic: words.clitic,
    and: words.and,
  }
}

function list(words: string | undefined): string[] {
  return words === undefined ? [] : words.split(/\s+/u).filter((word) => word !== '')
}
