/**
 * What may stand between two neighbouring content words, as one byte. A phrase remembers the gap before each of its
 * words, so its surface can be written again without the text: word, joiner, word.
 *
 * 0 white space; 1 a hyphen; 2 nothing (languages written without spaces); 3 and above: one or two inner function words
 * of the language (`of`, `for`, `of the`); GAP_WORDS: other function words; GAP_BREAK: punctuation or the start of a text.
 */
export const GAP_SPACE = 0
export const GAP_HYPHEN = 1
export const GAP_NONE = 2
export const GAP_FIRST_INNER = 3
/** Function words that no phrase may hold: neighbours, but never a phrase. */
export const GAP_WORDS = 254
/** Sentence or clause punctuation, or the first word of a text. */
export const GAP_BREAK = 255

/** The code of one inner word, or of two, given their places in the language's list of inner words. */
export function innerGap(innerCount: number, first: number, second = -1): number {
  return second < 0 ? GAP_FIRST_INNER + first : GAP_FIRST_INNER + innerCount + first * innerCount + second
}

/**
 * The text to write between two words of a phrase for a gap code. `inner` is the language's list of inner words. A word
 * that ends in an apostrophe leans on the next one (`manque d'hygiène`); scripts without spaces get none (`部屋の広さ`).
 */
export function gapText(gap: number, inner: readonly string[]): string {
  if (gap === GAP_SPACE) return ' '
  if (gap === GAP_HYPHEN) return '-'
  if (gap === GAP_NONE || gap >= GAP_WORDS) return ''
  const code = gap - GAP_FIRST_INNER
  if (code < inner.length) return innerText(inner[code]!, true)
  const pair = code - inner.length
  return innerText(inner[Math.floor(pair / inner.length)]!, true) + innerText(inner[pair % inner.length]!, false)
}

function innerText(word: string, spaceBefore: boolean): string {
  const isUnspaced = /[\p{Script=Han}\p{Script=Hiragana}]/u.test(word)
  if (isUnspaced) return word
  return (spaceBefore ? ' ' : '') + (word.endsWith("'") ? word : `${word} `)
}
