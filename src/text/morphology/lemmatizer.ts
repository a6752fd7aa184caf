import { normalFormOf } from '../tokenization/normalForm.js'
import { lemmatizeCatalan } from './lemmas/catalan.js'
import { lemmatizeCzech } from './lemmas/czech.js'
import { lemmatizeDanish } from './lemmas/danish.js'
import { lemmatizeDutch } from './lemmas/dutch.js'
import { lemmatizeEnglish } from './lemmas/english.js'
import { lemmatizeFinnish } from './lemmas/finnish.js'
import { lemmatizeFrench } from './lemmas/french.js'
import { lemmatizeGerman } from './lemmas/german.js'
import { lemmatizeHungarian } from './lemmas/hungarian.js'
import { lemmatizeItalian } from './lemmas/italian.js'
import { lemmatizeNorwegian } from './lemmas/norwegian.js'
import { lemmatizePolish } from './lemmas/polish.js'
import { lemmatizePortuguese } from './lemmas/portuguese.js'
import { lemmatizeRomanian } from './lemmas/romanian.js'
import { lemmatizeRussian } from './lemmas/russian.js'
import { lemmatizeSpanish } from './lemmas/spanish.js'
import { lemmatizeSwedish } from './lemmas/swedish.js'
import { lemmatizeTurkish } from './lemmas/turkish.js'
import { lemmatizeUkrainian } from './lemmas/ukrainian.js'
import { stemmer } from './stem.js'

/** The normal form of a word -> its lemma. */
type Lemmatizer = (word: string) => string

/**
 * Languages with inflection rules of our own, one module in `lemmas/` each. All inflected forms of a word have one
 * lemma (take, took, taken); derived words have another (help, helpful). All other languages use their stemmer.
 */
const own: Readonly<Record<string, Lemmatizer>> = {
  ca: lemmatizeCatalan,
  cs: lemmatizeCzech,
  da: lemmatizeDanish,
  de: lemmatizeGerman,
  en: lemmatizeEnglish,
  es: lemmatizeSpanish,
  fi: lemmatizeFinnish,
  fr: lemmatizeFrench,
  hu: lemmatizeHungarian,
  it: lemmatizeItalian,
  nl: lemmatizeDutch,
  no: lemmatizeNorwegian,
  pl: lemmatizePolish,
  pt: lemmatizePortuguese,
  ro: lemmatizeRomanian,
  ru: lemmatizeRussian,
  sv: lemmatizeSwedish,
  tr: lemmatizeTurkish,
  uk: lemmatizeUkrainian,
}

/** Whether our own rules, not a stemmer, give the lemmas of a language. */
export const hasOwnLemmas = (code: string): boolean => Object.hasOwn(own, code)

/** Numbers, initials, `h&m`. */
const NO_WORD = /[^\p{L}\p{M}'-]/u

const made = new Map<string, Lemmatizer>()

/**
 * The lemmatizer of a language, whose lemmas name terms. Words with digits or periods are returned unchanged. It caches no
 * lemmas; a caller that reads running text caches them by word form. RangeError for an unknown language.
 */
export function lemmatizer(code: string): Lemmatizer {
  let lemmatize = made.get(code)
  if (lemmatize === undefined) {
    lemmatize = createLemmatizer(code)
    made.set(code, lemmatize)
  }
  return lemmatize
}

function createLemmatizer(code: string): Lemmatizer {
  if (!hasOwnLemmas(code)) return stemmer(code)
  const lemmaOf = own[code]!
  const normalForm = normalFormOf(code)
  return (word) => {
    const normal = normalForm(word)
    return NO_WORD.test(normal) ? normal : lemmaOf(normal) || normal
  }
}
