import { spellingsWithoutAccents } from './functionWords/accentlessSpellings.js'
import { ar, hi, id, ja, ko, ne, ta, zh } from './functionWords/asian.js'
import { en } from './functionWords/english.js'
import type { LanguageWords } from './functionWords/functionWords.js'
import { da, de, nl, no, sv } from './functionWords/germanic.js'
import { el, eu, fi, ga, hu, hy, lt, tr } from './functionWords/others.js'
import { ca, es, fr, it, pt, ro } from './functionWords/romance.js'
import { bg, cs, pl, ru, sl, sr, uk } from './functionWords/slavic.js'
import { memoizeByLanguage } from './memoizeByLanguage.js'
import { resegmentChinese } from './tokenization/chinese.js'
import { innerGap } from './tokenization/gaps.js'
import { resegmentJapanese } from './tokenization/japanese.js'
import { normalFormOf } from './tokenization/normalForm.js'
import { wordsIn } from './wordsIn.js'

/** The rules of a language that the analyzer and the phrase finder read. All words are normal forms: lower case, straight apostrophes. */
export interface LanguageRules {
  /** Two-letter code. */
  readonly code: string
  readonly name: string
  /** Words that count as positions but are not terms. */
  readonly functionWords: ReadonlySet<string>
  /** Written form -> base form of a negation, whose term is `base|code`. */
  readonly negators: ReadonlyMap<string, string>
  /** Function words that have gap codes of their own (gaps.ts), in the order of the codes. */
  readonly innerWords: readonly string[]
  /** Gap codes allowed inside a phrase in addition to white space, hyphen and nothing. */
  readonly phraseGaps: readonly number[]
  /** Gap codes allowed only where the second word follows the inner word nowhere else (`true to size`). */
  readonly conditionalGaps: readonly number[]
  /** Lower-case words that end at their apostrophe: `l` of `l'hôtel`. */
  readonly elisions: ReadonlySet<string> | undefined
  /** An ending after an apostrophe that is not part of the word (`staff's`). */
  readonly clitic: RegExp | undefined
  /** Endings behind a hyphen that are no part of the word. */
  readonly endings: ReadonlySet<string>
  /** Whether the stem, not the form, identifies function words and negators (Korean particles). */
  readonly attaches: boolean
  /** What is the end of a word behind a hyphen: function words (`check-in`), and `fi` of `Wi-Fi`. */
  readonly hyphened: ReadonlySet<string>
  /** Forms that are one word with the particle behind them. */
  readonly joined: { readonly forms: ReadonlySet<string>; readonly particle: string } | undefined
  /** Whether a single letter before a hyphen begins a word: `e-mail`, `T-shirt`. */
  readonly hasLetterWords: boolean
  /** Words that begin a name before a hyphen. */
  readonly nameBeginnings: ReadonlySet<string>
  /** Corrects the word boundaries of the segmenter. */
  readonly resegment: ((run: string, ends: readonly number[]) => number[]) | undefined
  /** The inner word that `&` stands for. */
  readonly and: string | undefined
}

/** Two-letter codes of the languages that texts can have. */
export type LanguageCode =
  | 'ar'
  | 'bg'
  | 'ca'
  | 'cs'
  | 'da'
  | 'de'
  | 'el'
  | 'en'
  | 'es'
  | 'eu'
  | 'fi'
  | 'fr'
  | 'ga'
  | 'hi'
  | 'hu'
  | 'hy'
  | 'id'
  | 'it'
  | 'ja'
  | 'ko'
  | 'lt'
  | 'ne'
  | 'nl'
  | 'no'
  | 'pl'
  | 'pt'
  | 'ro'
  | 'ru'
  | 'sl'
  | 'sr'
  | 'sv'
  | 'ta'
  | 'tr'
  | 'uk'
  | 'zh'

/** Language code -> name and function words. `stem.ts` has the stemmers. Norwegian covers both written forms. */
const table: Readonly<Record<LanguageCode, readonly [name: string, words: LanguageWords]>> = {
  ar: ['Arabic', ar],
  bg: ['Bulgarian', bg],
  ca: ['Catalan', ca],
  cs: ['Czech', cs],
  da: ['Danish', da],
  de: ['German', de],
  el: ['Greek', el],
  en: ['English', en],
  es: ['Spanish', es],
  eu: ['Basque', eu],
  fi: ['Finnish', fi],
  fr: ['French', fr],
  ga: ['Irish', ga],
  hi: ['Hindi', hi],
  hu: ['Hungarian', hu],
  hy: ['Armenian', hy],
  id: ['Indonesian', id],
  it: ['Italian', it],
  ja: ['Japanese', ja],
  ko: ['Korean', ko],
  lt: ['Lithuanian', lt],
  ne: ['Nepali', ne],
  nl: ['Dutch', nl],
  no: ['Norwegian', no],
  pl: ['Polish', pl],
  pt: ['Portuguese', pt],
  ro: ['Romanian', ro],
  ru: ['Russian', ru],
  sl: ['Slovenian', sl],
  sr: ['Serbian', sr],
  sv: ['Swedish', sv],
  ta: ['Tamil', ta],
  tr: ['Turkish', tr],
  uk: ['Ukrainian', uk],
  zh: ['Chinese', zh],
}

/** Two-letter codes of all languages. */
export const languageCodes = Object.keys(table) as readonly LanguageCode[]

/** Whether texts can have the language with this code. */
export const isLanguageCode = (code: string): code is LanguageCode => Object.hasOwn(table, code)

/** All languages with their English names. Spec v5 2.15 (`languages` of the system status). */
export const languages: readonly { readonly code: LanguageCode; readonly name: string }[] = languageCodes.map(
  (code) => ({
    code,
    name: table[code][0],
  }),
)

const resegmenters: Readonly<Record<string, LanguageRules['resegment']>> = {
  ja: resegmentJapanese,
  zh: resegmentChinese,
}

/** The rules of a language. Throws RangeError for a code that is not in `languageCodes`. */
export function rulesOf(code: string): LanguageRules {
  const rules = languageRules(code)
  if (rules === undefined) throw new RangeError(`Unknown language: ${code}`)
  return rules
}

/** The rules of a language, created on first use; undefined for a code that is not in `languageCodes`. */
export function languageRules(code: string): LanguageRules | undefined {
  return isLanguageCode(code) ? readRules(code) : undefined
}

const readRules = memoizeByLanguage((code: LanguageCode): LanguageRules => {
  const [name, words]: readonly [string, LanguageWords] = table[code]
  const normalForm = normalFormOf(code)
  const list = (text?: string): string[] => wordsIn(text).map(normalForm)
  const innerWords = list(words.inner)
  const elisions = list(words.elisions)
  const conditional = list(words.conditional)
  const pairedOnly = list(words.pairedOnly)
  const singles = innerWords.filter((word) => !conditional.includes(word) && !pairedOnly.includes(word))
  const pairs =
    words.innerPairs === undefined
      ? singles.flatMap((first) => singles.filter((second) => second !== first).map((second) => [first, second]))
      : words.innerPairs.split(',').map(list)
  const hasLetterWords = words.apartLetters !== true
  const gapOf = (...inner: string[]): number => {
    const [first, second] = inner.map((word) => innerWords.indexOf(word))
    return innerGap(innerWords.length, first!, second)
  }
  const negators = new Map<string, string>()
  for (const [base, forms] of Object.entries(words.negators)) {
    for (const form of list(forms)) {
      for (const prefix of ['', ...list(words.prefixes)]) negators.set(prefix + form, normalForm(base))
    }
  }
  const functionWords = new Set([...list(words.functionWords), ...innerWords, ...elisions.map((word) => `${word}'`)])
  for (const place of list(words.pronominal?.places))
    for (const preposition of list(words.pronominal?.prepositions)) functionWords.add(place + preposition)
  for (const prefix of list(words.prefixes)) for (const word of [...functionWords]) functionWords.add(prefix + word)
  for (const word of [...functionWords])
    for (const spelling of spellingsWithoutAccents(word, code)) if (!negators.has(spelling)) functionWords.add(spelling)
  for (const [form, base] of [...negators])
    for (const spelling of spellingsWithoutAccents(form, code)) {
      if (!negators.has(spelling) && !functionWords.has(spelling)) negators.set(spelling, base)
    }
  return {
    code,
    name,
    functionWords,
    negators,
    innerWords,
    phraseGaps: [
      ...singles.map((word) => gapOf(word)),
      ...pairs.filter((pair) => pair.length === 2).map((pair) => gapOf(...pair)),
    ],
    conditionalGaps: conditional.map((word) => gapOf(word)),
    elisions: elisions.length > 0 ? new Set(elisions) : undefined,
    clitic: words.clitic,
    endings: new Set(wordsIn(words.endings)),
    hyphened: new Set([...wordsIn(words.hyphened), ...wordsIn(words.endings), ...(hasLetterWords ? ['fi'] : [])]),
    joined: words.joined && { ...words.joined, forms: new Set(wordsIn(words.joined.forms)) },
    hasLetterWords,
    nameBeginnings: new Set(wordsIn(words.nameBeginnings)),
    attaches: words.attaches === true,
    resegment: resegmenters[code],
    and: words.and === undefined ? undefined : normalForm(words.and),
  }
})
