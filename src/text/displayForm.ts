import { koreanNoun } from './morphology/koreanStem.js'

/** A form and how often it occurs. */
type CountedForm = readonly [text: string, count: number]

/**
 * The lower-case form is shown if its count is at least this share of that of the capitalized form: every word is
 * capitalized at the start of a sentence, but few people write a name in lower case.
 */
const LEAST_LOWER_SHARE = 0.4
/** Shorter words in capitals alone are abbreviations. */
const LEAST_SHOUTED = 4

/**
 * In Korean a noun is shown without particles, `평점` although most write `평점이` or `평점을`, if it is written so at least this
 * often, as a share of the most frequent form.
 */
const LEAST_NOUN_SHARE = 0.05

/** Languages that capitalize nouns inside of sentences. */
const CAPITALIZES_NOUNS: ReadonlySet<string> = new Set(['de'])

/**
 * Index of the form to show among the forms of a term, most frequent first: the form in the middle of sentences
 * (`staff`, although more sentences begin with `Staff`; `Wi-Fi` and `BA` remain), in Korean a noun without particles.
 */
export function displayIndex(forms: readonly CountedForm[], language: string): number {
  if (language === 'ko') return nounIndex(forms)
  const [text, count] = forms[0]!
  const lower = text.toLowerCase()
  if (lower === text || CAPITALIZES_NOUNS.has(language) || !isCapitalized(text)) return 0
  const index = forms.findIndex(([form]) => form === lower)
  return index > 0 && forms[index]![1] >= LEAST_LOWER_SHARE * count ? index : 0
}

/** Index of the most frequent form without the particles of its last word, if that is frequent enough. */
function nounIndex(forms: readonly CountedForm[]): number {
  const [text, count] = forms[0]!
  const last = text.lastIndexOf(' ') + 1
  const noun = text.slice(0, last) + koreanNoun(text.slice(last))
  const index = forms.findIndex(([form]) => form === noun)
  return index > 0 && forms[index]![1] >= LEAST_NOUN_SHARE * count ? index : 0
}

/** Capitals only at the start of words, or only capitals in words that are longer than abbreviations. */
function isCapitalized(text: string): boolean {
  const shouted = text === text.toUpperCase()
  return text
    .split(/\s+/u)
    .every((word) => (shouted ? word.length >= LEAST_SHOUTED : word.slice(1) === word.slice(1).toLowerCase()))
}
