/** Kana with their mark apart (NFD), and kana of half width, whose marks are characters of their own. */
const APART = /[\u3041-\u30FE][\u3099\u309A]|[\uFF66-\uFF9D][\uFF9E\uFF9F]?/gu

/** A text as lists and the segmenter have it. */
interface ComposedText {
  readonly text: string
  /** The place in the text that was given, by the place in this one. */
  readonly places: readonly number[]
}

/**
 * A text in which each kana is one character of full width: `ガ` may be written as `カ` with a mark behind it, or as `ｶﾞ`. Undefined where
 * all are.
 */
export function composeKana(given: string): ComposedText | undefined {
  const places: number[] = []
  let text = ''
  let from = 0
  const copy = (to: number): void => {
    text += given.slice(from, to)
    for (; from < to; from++) places.push(from)
  }
  for (const { 0: written, index } of given.matchAll(APART)) {
    copy(index)
    const composed = written.normalize('NFKC')
    text += composed
    // Some have no character with their mark, and stay two.
    for (let unit = 0; unit < composed.length; unit++) places.push(index + unit)
    from = index + written.length
  }
  if (places.length === 0) return undefined
  copy(given.length)
  places.push(given.length)
  return { text, places }
}
