import { packages } from '../../loadPackages.js'
import { memoizeByLanguage } from '../memoizeByLanguage.js'
import { stemJapanese } from '../tokenization/japanese.js'
import { normalFormOf } from '../tokenization/normalForm.js'
import { arabicVerbOf, arabicWordOf } from './arabicWords.js'
import { stemBulgarian } from './bulgarianStem.js'
import { stemCzech } from './czechStem.js'
import { stemEnglish } from './englishStem.js'
import { stemKorean } from './koreanStem.js'
import { stemPolish } from './polishStem.js'

/** A word -> the stem of its normal form. */
type Stemmer = (word: string) => string

/** Languages stemmed by snowball-stemmers, with its names for them. */
const snowball: Readonly<Record<string, string>> = {
  ca: 'catalan',
  da: 'danish',
  de: 'german',
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

/**
 * Languages stemmed by our own rules; Chinese words are not inflected. (The Bulgarian stemmer of @orama/stemmers throws on
 * words like хотели.)
 */
const own: Readonly<Record<string, Stemmer>> = {
  bg: stemBulgarian,
  cs: stemCzech,
  en: stemEnglish,
  ja: stemJapanese,
  ko: stemKorean,
  pl: stemPolish,
  zh: (word) => word,
}

/** The origin of the stemmer of a language; undefined for a language without inflection. */
export function stemsBy(code: string): 'conceptlite' | 'snowball-stemmers' | '@orama/stemmers' | undefined {
  if (code === 'zh') return undefined
  if (Object.hasOwn(own, code)) return 'conceptlite'
  return Object.hasOwn(snowball, code) ? 'snowball-stemmers' : '@orama/stemmers'
}

const orama: Readonly<Record<string, () => { readonly stemmer: Stemmer }>> = packages.orama

/**
 * The stemmer of a language. Packages are loaded when first needed. Words with digits or periods are returned unchanged. It
 * caches no stems; a caller that stems running text caches them by word form. RangeError for an unknown language.
 */
export const stemmer = memoizeByLanguage((code): Stemmer => {
  const plain = plainStemmer(code)
  const normalForm = normalFormOf(code)
  return (word) => {
    const normal = normalForm(word)
    // Korean particles follow digits too.
    return NO_WORD.test(normal) && code !== 'ko' ? normal : plain(normal) || normal
  }
})

function plainStemmer(code: string): Stemmer {
  if (Object.hasOwn(own, code)) return own[code]!
  if (Object.hasOwn(snowball, code)) {
    const { newStemmer } = packages.snowball()
    const algorithm = newStemmer(snowball[code]!)
    const correct = corrections[code]
    if (correct === undefined) return (word) => algorithm.stem(word)
    return (word) => correct(word, (form) => algorithm.stem(form))
  }
  if (!Object.hasOwn(orama, code)) throw new RangeError(`No stemmer for the language ${code}.`)
  return orama[code]!().stemmer
}

/** Numbers, initials, `h&m`: they have no other forms. */
export const NO_WORD = /[^\p{L}\p{M}'-]/u

/** Corrections of the stems of snowball-stemmers. */
const corrections: Readonly<Record<string, (word: string, stem: (form: string) => string) => string>> = {
  // Removes "and" or "then" before an article, or before a preposition with an article. The package leaves a part of the plural.
  ar: (word, stem) => {
    const known = arabicWordOf(word)
    if (known !== undefined) return known
    const short = stem(word.length > 5 ? word.replace(/^[وف](?=ال|بال|لل)/u, '') : word)
    return word.length > 5 && word.endsWith('ات')
      ? short.replace(/(?<=\p{L}{3})ا$/u, '')
      : (arabicVerbOf(short) ?? short)
  },
  // The package knows only the letters with cedilla, the spelling before 1993.
  ro: (word, stem) => stem(word.replaceAll('ș', 'ş').replaceAll('ț', 'ţ')).replaceAll('ş', 'ș').replaceAll('ţ', 'ț'),
  // The package does not remove endings of words of five letters.
  sl: (word, stem) => stem(word).replace(/(?<=\p{L}{3})[aeiou]+$/u, ''),
  // The package reads temiz as te + miz. Few stems have only a consonant and a vowel (su).
  tr: (word, stem) => {
    const short = stem(word)
    return short.length < 2 || (/^[^aeıioöuü][aeıioöuü]$/u.test(short) && short !== 'su') ? word : short
  },
}
