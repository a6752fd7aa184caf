import { adverbsOf } from '../syntax/adverbs.js'
import { normalFormOf, withFinalSigma } from '../tokenization/normalForm.js'
import type { Dictionary } from './dictionaries/dictionary.js'
import { withLetterWords } from './letterWords.js'
import { loanLemmas } from './loanWords.js'
import { withRepeatedLetters } from './repeatedLetters.js'
import { loadAccents, restoresLemmas } from './restoreAccents.js'
import { NO_WORD, stemmer } from './stem.js'

/** The normal form of a word -> its lemma. */
type Lemmatizer = (word: string) => string

/**
 * Languages with inflection rules of our own, one module in `lemmas/` each. All inflected forms of a word have one
 * lemma (take, took, taken); derived words have another (help, helpful). All other languages use their stemmer.
 * A module is loaded when its language is first needed.
 */
const own: Readonly<Record<string, () => Promise<Lemmatizer>>> = {
  bg: async () => (await import('./lemmas/bulgarian.js')).lemmatizeBulgarian,
  ca: async () => (await import('./lemmas/catalan.js')).lemmatizeCatalan,
  cs: async () => (await import('./lemmas/czech.js')).lemmatizeCzech,
  da: async () => (await import('./lemmas/danish.js')).lemmatizeDanish,
  de: async () => (await import('./lemmas/german.js')).lemmatizeGerman,
  el: async () => (await import('./lemmas/greek.js')).lemmatizeGreek,
  en: async () => (await import('./lemmas/english.js')).lemmatizeEnglish,
  es: async () => (await import('./lemmas/spanish.js')).lemmatizeSpanish,
  eu: async () => (await import('./lemmas/basque.js')).lemmatizeBasque,
  fi: async () => (await import('./lemmas/finnish.js')).lemmatizeFinnish,
  fr: async () => (await import('./lemmas/french.js')).lemmatizeFrench,
  ga: async () => (await import('./lemmas/irish.js')).lemmatizeIrish,
  hi: async () => (await import('./lemmas/hindi.js')).lemmatizeHindi,
  hu: async () => (await import('./lemmas/hungarian.js')).lemmatizeHungarian,
  hy: async () => (await import('./lemmas/armenian.js')).lemmatizeArmenian,
  it: async () => (await import('./lemmas/italian.js')).lemmatizeItalian,
  ja: async () => (await import('./lemmas/japanese.js')).lemmatizeJapanese,
  ko: async () => (await import('./lemmas/korean.js')).lemmatizeKorean,
  lt: async () => (await import('./lemmas/lithuanian.js')).lemmatizeLithuanian,
  nl: async () => (await import('./lemmas/dutch.js')).lemmatizeDutch,
  no: async () => (await import('./lemmas/norwegian.js')).lemmatizeNorwegian,
  pl: async () => (await import('./lemmas/polish.js')).lemmatizePolish,
  pt: async () => (await import('./lemmas/portuguese.js')).lemmatizePortuguese,
  ro: async () => (await import('./lemmas/romanian.js')).lemmatizeRomanian,
  ru: async () => (await import('./lemmas/russian.js')).lemmatizeRussian,
  sl: async () => (await import('./lemmas/slovenian.js')).lemmatizeSlovenian,
  sr: async () => (await import('./lemmas/serbian.js')).lemmatizeSerbian,
  sv: async () => (await import('./lemmas/swedish.js')).lemmatizeSwedish,
  tr: async () => (await import('./lemmas/turkish.js')).lemmatizeTurkish,
  uk: async () => (await import('./lemmas/ukrainian.js')).lemmatizeUkrainian,
}

/** Whether our own rules, not a stemmer, give the lemmas of a language. */
export const hasOwnLemmas = (code: string): boolean => Object.hasOwn(own, code)

const made = new Map<string, Lemmatizer>()

const keyOf = (code: string, dictionary: Dictionary | undefined): string =>
  dictionary === undefined ? code : `${code} ${dictionary.fingerprint}`

/**
 * Loads the lemmatizer of a language, by our rules and the dictionary, if one is given. Its lemmas name terms. Words with digits or
 * periods are returned unchanged. It caches no lemmas; a caller that reads running text caches them by word form. RangeError for an
 * unknown language.
 */
export async function loadLemmatizer(code: string, dictionary?: Dictionary): Promise<Lemmatizer> {
  const key = keyOf(code, dictionary)
  let lemmatize = made.get(key)
  if (lemmatize === undefined) {
    const ofWords =
      dictionary === undefined ? await byRules(code) : await ofNormalForms(code, await withDictionary(code, dictionary))
    lemmatize = withRepeatedLetters(withLetterWords(ofWords))
    made.set(key, lemmatize)
  }
  return lemmatize
}

const byRules = async (code: string): Promise<Lemmatizer> =>
  hasOwnLemmas(code) ? await ofNormalForms(code, await own[code]!()) : stemmer(code)

async function withDictionary(code: string, dictionary: Dictionary): Promise<Lemmatizer> {
  const { createDictionaryLemmatizer } = await import('./dictionaries/dictionaryLemmatizer.js')
  return createDictionaryLemmatizer(code, dictionary, await loadLemmatizer(code))
}

/**
 * Adverbs have no inflected forms, though many end like one (`misschien`, `parfois`). Words that were typed without accents are
 * those with accents.
 */
async function ofNormalForms(code: string, lemmaOf: Lemmatizer): Promise<Lemmatizer> {
  const normalForm = normalFormOf(code)
  const restoreAccents = await loadAccents(code)
  const accentLemma = restoresLemmas(code) ? restoreAccents : undefined
  const adverbs = adverbsOf(code)
  const loanLemma = loanLemmas(code)
  const spelled = code === 'el' ? withFinalSigma : (lemma: string) => lemma
  return (word) => {
    const written = normalForm(word)
    const normal = restoreAccents?.(written) ?? written
    // Korean particles follow digits too.
    if (adverbs.has(normal) || (NO_WORD.test(normal) && code !== 'ko')) return spelled(normal)
    const loan = loanLemma?.(normal)
    if (loan !== undefined) return loan
    const lemma = spelled(lemmaOf(normal) || normal)
    return accentLemma?.(lemma) ?? lemma
  }
}

/** The lemmatizer of a language that `loadLemmatizer` has loaded; RangeError for another. */
export function lemmatizer(code: string, dictionary?: Dictionary): Lemmatizer {
  const lemmatize = made.get(keyOf(code, dictionary))
  if (lemmatize === undefined) throw new RangeError(`The lemmatizer of "${code}" has not been loaded.`)
  return lemmatize
}
