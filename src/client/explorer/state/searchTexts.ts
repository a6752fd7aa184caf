/**
 * What is typed into a search box, as texts of a concept: words are one text, a phrase in double quotes is a text of its own,
 * and `-word` or `-"a phrase"` excludes documents. `breakfast "friendly staff" -noise` -> `['breakfast', 'friendly staff', '-noise']`.
 */
export function searchTexts(typed: string): string[] {
  const words: string[] = []
  const others: string[] = []
  for (const [, minus = '', phrase, word = ''] of typed.matchAll(/(-?)(?:"([^"]*)"?|([^\s"]+))/g)) {
    const text = (phrase ?? word).trim()
    if (text === '') continue
    if (minus === '' && phrase === undefined) words.push(text)
    else others.push(minus + text)
  }
  return words.length === 0 ? others : [words.join(' '), ...others]
}

/** Adds a text to what is typed, in quotes where it is a phrase. */
export const addText = (typed: string, text: string): string =>
  `${typed.trim()} ${/\s/.test(text) ? `"${text}"` : text}`.trim()

/**
 * Texts of a concept as they are typed: `['noise', 'front desk', '-quiet']` -> `"noise" "front desk" -"quiet"`. Each is a text of its own.
 * A quotation mark in one is typed as a blank, which divides words as it does.
 */
export const typedTexts = (texts: readonly string[]): string =>
  texts.length === 1 && !/^-|["\s]/.test(texts[0]!)
    ? texts[0]!
    : texts
        .map((text) => text.replaceAll('"', ' '))
        .map((text) => (text.startsWith('-') ? `-"${text.slice(1)}"` : `"${text}"`))
        .join(' ')
