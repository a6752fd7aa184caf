import { createRequire } from 'node:module'
import { stemJapanese } from './japanese.js'
import { stemKorean } from './koreanStem.js'
import { stemPolish } from './polishStem.js'

/** A lower-case word -> its stem. */
export type Stemmer = (lowerCaseWord: string) => string

/** Languages stemmed by snowball-stemmers, with its names for them. */
const snowball: Readonly<Record<string, string>> = {
  ca: 'catalan',
  cs: 'czech',
  da: 'danish',
  de: 'german',
  en: 'english',
  es: 'spanish',
  eu: 'basque',
  fi: 'finnish',
  fr: 'french',
  ga: 'irish',
  hu: 'hungarian',
  hy: 'armenian',
  it: 'italian',
  nl: 'dutch',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sl: 'slovene',
  sv: 'swedish',
  ta: 'tamil',
  tr: 'turkish',
  ar: 'arabic',
}

/** Languages that only @orama/stemmers has, with its names for them. */
const orama: Readonly<Record<string, string>> = {
  bg: 'bulgarian',
  el: 'greek',
  hi: 'indian',
  id: 'indonesian',
  lt: 'lithuanian',
  ne: 'nepali',
  sa: 'sanskrit',
  sr: 'serbian',
  uk: 'ukrainian',
}

/** Languages stemmed by rules of our own; Chinese words do not change. */
const own: Readonly<Record<string, Stemmer>> = {
  ja: stemJapanese,
  ko: stemKorean,
  pl: stemPolish,
  zh: (word) => word,
}

const load = createRequire(import.meta.url)
const made = new Map<string, Stemmer>()

/**
 * The stemmer of a language; the packages load when first needed. Words with digits or periods stay as they are. It
 * remembers nothing: whoever stems running text keeps the results by word form. Throws RangeError for an unknown language.
 */
export function stemmer(code: string): Stemmer {
  let stem = made.get(code)
  if (stem === undefined) {
    const plain = plainStemmer(code)
    // Korean particles follow digits and Latin letters too.
    stem = code === 'ko' ? plain : (word) => (NO_WORD.test(word) ? word : plain(word) || word)
    made.set(code, stem)
  }
  return stem
}

function plainStemmer(code: string): Stemmer {
  if (Object.hasOwn(own, code)) return own[code]!
  if (Object.hasOwn(snowball, code)) {
    const { newStemmer } = load('snowball-stemmers') as typeof import('snowball-stemmers')
    const algorithm = newStemmer(snowball[code]!)
    // Its Romanian knows the letters with cedilla only, as they were written before 1993.
    if (code === 'ro') return (word) => toComma(algorithm.stem(toCedilla(word)))
    if (code === 'ar') return (word) => algorithm.stem(word.length > 5 ? word.replace(ARABIC_AND, '') : word)
    return (word) => algorithm.stem(word)
  }
  if (!Object.hasOwn(orama, code)) throw new RangeError(`No stemmer for the language ${code}.`)
  return (load(`@orama/stemmers/${orama[code]}`) as { stemmer: Stemmer }).stemmer
}

/** Numbers, initials, `h&m`. */
const NO_WORD = /[^\p{L}\p{M}'-]/u

const toCedilla = (word: string): string => word.replaceAll('ș', 'ş').replaceAll('ț', 'ţ')
const toComma = (word: string): string => word.replaceAll('ş', 'ș').replaceAll('ţ', 'ț')

/** `and`, `then` before an article or a preposition with one. */
const ARABIC_AND = /^[وف](?=ال|بال|لل)/u
