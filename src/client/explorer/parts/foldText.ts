import type { TextPart } from './markTerms.js'

/** Characters up to which a text is shown as a whole. */
const MOST_CHARACTERS = 3_000
/** Characters of a longer one that are shown at first, and those of them before its first mark. */
const SHOWN_CHARACTERS = 1_500
const BEFORE_MARK = 300

export interface FoldedText {
  /** What is shown, with an ellipsis where something is left out. */
  readonly parts: readonly TextPart[]
  readonly isFolded: boolean
}

/** The place of some characters in a whole text. */
interface Span {
  readonly from: number
  readonly to: number
}

/** Of a long text the beginning, or what is around its first mark if there is one; a shorter text as it is. */
export function foldText(parts: readonly TextPart[]): FoldedText {
  const length = parts.reduce((sum, { text }) => sum + text.length, 0)
  if (length <= MOST_CHARACTERS) return { parts, isFolded: false }
  const from = Math.max(0, Math.min(firstMark(parts) - BEFORE_MARK, length - SHOWN_CHARACTERS))
  const span = { from, to: from + SHOWN_CHARACTERS }
  return {
    parts: [
      ...(span.from > 0 ? [{ text: '… ' }] : []),
      ...partsWithin(parts, span),
      ...(span.to < length ? [{ text: ' …' }] : []),
    ],
    isFolded: true,
  }
}

/** Where the first mark starts; 0 without one. */
function firstMark(parts: readonly TextPart[]): number {
  const place = parts.findIndex(({ match }) => match !== undefined)
  return parts.slice(0, Math.max(0, place)).reduce((sum, { text }) => sum + text.length, 0)
}

/** The parts of a span. At its ends, words that would be cut are left out; a mark stays whole. */
function partsWithin(parts: readonly TextPart[], { from, to }: Span): TextPart[] {
  const shown: TextPart[] = []
  let start = 0
  for (const part of parts) {
    const end = start + part.text.length
    if (start < to && end > from) {
      const text = part.match === undefined ? wordsWithin(part.text, { from: from - start, to: to - start }) : part.text
      if (text !== '') shown.push({ ...part, text })
    }
    start = end
  }
  return shown
}

/** Characters within which a word ends, in languages that have spaces. */
const LONGEST_WORD = 40

function wordsWithin(text: string, { from, to }: Span): string {
  let [start, end] = [Math.max(0, from), Math.min(text.length, to)]
  if (start > 0) {
    const space = text.slice(start, start + LONGEST_WORD).search(/\s/)
    start = space < 0 ? wholeCharacter(text, start) : start + space + 1
  }
  if (end < text.length) {
    const space = text.slice(Math.max(start, end - LONGEST_WORD), end).search(/\s\S*$/)
    end = space < 0 ? wholeCharacter(text, end) : Math.max(start, end - LONGEST_WORD) + space
  }
  return text.slice(start, Math.max(start, end))
}

/** The place, or the one after it where it would divide a character of two units. */
const wholeCharacter = (text: string, place: number): number =>
  /[\uDC00-\uDFFF]/.test(text[place] ?? '') ? place + 1 : place
