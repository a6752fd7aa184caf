/** A form and how often it occurs. */
type CountedForm = readonly [text: string, count: number]

/**
 * The lower-case form is shown if its count is at least this share of that of the capitalized form: every word is
 * capitalized at the start of a sentence, but few people write a name in lower case.
 */
const LEAST_LOWER_SHARE = 0.4
/** Shorter words in capitals alone are abbreviations. */
const LEAST_SHOUTED = 4

/** Languages that capitalize nouns inside of sentences. */
const CAPITALIZES_NOUNS: ReadonlySet<string> = new Set(['de'])

/**
 * Index of the form to show among the forms of a term, most frequent first: the form in the middle of sentences
 * (`staff`, although more sentences begin with `Staff`; `Wi-Fi` and `BA` remain).
 */
export function displayIndex(forms: readonly CountedForm[], language: string): number {
  const [text, count] = forms[0]!
  const lower = text.toLowerCase()
  if (lower === text || CAPITALIZES_NOUNS.has(language) || !isCapitalized(text)) return 0
  const index = forms.findIndex(([form]) => form === lower)
  return index > 0 && forms[index]![1] >= LEAST_LOWER_SHARE * count ? index : 0
}

/** Capitals only at the start of words, or only capitals in words that are longer than abbreviations. */
function isCapitalized(text: string): boolean {
  const shouted = text === text.toUpperCase()
  return text
    .split(/\s+/u)
    .every((word) => (shouted ? word.length >= LEAST_SHOUTED : word.slice(1) === word.slice(1).toLowerCase()))
}
