/** A form and how often it occurs. */
type CountedForm = readonly [text: string, count: number]

/**
 * So much of the count of a capitalized form is enough for the lower-case one to be shown: at the beginning of a sentence
 * everything is capitalized, while few write a name in lower case.
 */
const LEAST_LOWER_SHARE = 0.4
/** Shorter words in capitals alone are abbreviations. */
const LEAST_SHOUTED = 4

/** Languages that capitalize nouns inside of sentences. */
const CAPITALIZES_NOUNS: ReadonlySet<string> = new Set(['de'])

/**
 * Place of the form to show among the forms of a term, most frequent first: as people write it in the middle of sentences
 * (`staff`, although more sentences begin with `Staff`; `Wi-Fi` and `BA` stay).
 */
export function displayIndex(forms: readonly CountedForm[], language: string): number {
  const [text, count] = forms[0]!
  const lower = text.toLowerCase()
  if (lower === text || CAPITALIZES_NOUNS.has(language) || !isCapitalized(text)) return 0
  const index = forms.findIndex(([form]) => form === lower)
  return index > 0 && forms[index]![1] >= LEAST_LOWER_SHARE * count ? index : 0
}

/** Capitals only where words begin, or nothing but capitals in words longer than abbreviations. */
function isCapitalized(text: string): boolean {
  const shouted = text === text.toUpperCase()
  return text
    .split(/\s+/u)
    .every((word) => (shouted ? word.length >= LEAST_SHOUTED : word.slice(1) === word.slice(1).toLowerCase()))
}
