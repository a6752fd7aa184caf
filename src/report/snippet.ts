import type { ReportMatch } from './reportTexts.js'
import { type Paint, textWidth } from './terminal.js'

/** Columns of text before the first match, so that it stands in its sentence. */
const LEAD = 60

/**
 * Some lines of a text around its first exact match (or its first related one), matching words marked: exact ones bold,
 * related ones underlined; in brackets where there are no colours.
 */
export function snippet(
  text: string,
  matches: readonly ReportMatch[],
  size: { readonly width: number; readonly lines: number },
  paint: Paint,
): string[] {
  const spans = withoutOverlaps(text, matches)
  const anchor = spans.find((span) => span.exact) ?? spans[0]
  const start = anchor === undefined ? 0 : beginning(text, anchor.start)
  const lines: string[] = []
  let line = new Line(paint)
  if (start > 0) line.add([{ text: '…', match: undefined }])
  // Whether a space stands before the next word: behind the dots, and where there was one in the text.
  let last = start > 0 ? start - 1 : start
  for (const [from, to] of words(text, start)) {
    const span = spans.find((candidate) => candidate.start < to && candidate.end > from)
    const parts = markWord(text, from, to, span)
    if (line.width > 0 && from > last)
      parts.unshift({ text: ' ', match: span !== undefined && span.start < last ? span : undefined })
    if (line.width > 0 && line.widthWith(parts) > size.width) {
      if (lines.length === size.lines - 1) {
        line.add([{ text: ' …', match: undefined }])
        lines.push(line.text)
        return lines
      }
      lines.push(line.text)
      line = new Line(paint)
      if (parts[0]?.text === ' ') parts.shift()
    }
    line.add(parts)
    last = to
  }
  if (line.width > 0) lines.push(line.text)
  return lines
}

/** Matches by start. Of those that overlap an exact one is left, and of two of one kind the longer one. */
function withoutOverlaps(text: string, matches: readonly ReportMatch[]): ReportMatch[] {
  const lengthOf = ({ start, end }: ReportMatch): number => end - start
  const best = [...matches].sort((a, b) => Number(b.exact) - Number(a.exact) || lengthOf(b) - lengthOf(a))
  const left: ReportMatch[] = []
  const isTaken = new Uint8Array(text.length)
  for (const match of best) {
    if (isTaken.subarray(match.start, match.end).includes(1)) continue
    isTaken.fill(1, match.start, match.end)
    left.push(match)
  }
  return left.sort((a, b) => a.start - b.start)
}

interface Part {
  readonly text: string
  readonly match: ReportMatch | undefined
}

/** A line under construction: its parts, neighbours of one match as one, and its width with the marks. */
class Line {
  width = 0
  readonly #parts: { text: string; match: ReportMatch | undefined }[] = []
  readonly #paint: Paint

  constructor(paint: Paint) {
    this.#paint = paint
  }

  widthWith(parts: readonly Part[]): number {
    let width = this.width
    let last = this.#parts.at(-1)?.match
    for (const { text, match } of parts) {
      width += textWidth(text)
      if (match !== undefined && match !== last && !this.#paint.on) width += BRACKETS
      last = match
    }
    return width
  }

  add(parts: readonly Part[]): void {
    this.width = this.widthWith(parts)
    for (const { text, match } of parts) {
      const last = this.#parts.at(-1)
      if (last !== undefined && last.match === match) last.text += text
      else this.#parts.push({ text, match })
    }
  }

  get text(): string {
    const { on, bold, yellow, underline } = this.#paint
    const mark = (text: string, { exact }: ReportMatch): string => {
      if (!on) return `[${text}]`
      return exact ? bold(yellow(text)) : underline(text)
    }
    return this.#parts.map(({ text, match }) => (match === undefined ? text : mark(text, match))).join('')
  }
}

/** Columns of the brackets around a match where there are no colours. */
const BRACKETS = 2

/** A word cut where a match begins and ends within it, so that punctuation stays unmarked. */
function markWord(text: string, from: number, to: number, span: ReportMatch | undefined): Part[] {
  const start = span === undefined ? to : Math.max(from, span.start)
  const end = span === undefined ? to : Math.min(to, span.end)
  return [
    { text: text.slice(from, start), match: undefined },
    { text: text.slice(start, end), match: span },
    { text: text.slice(end, to), match: undefined },
  ].filter((part) => part.text !== '')
}

/** Where to begin so that the match is seen: at the start of its sentence, or of a word not too far before it. */
function beginning(text: string, match: number): number {
  if (match <= LEAD) return 0
  const before = text.slice(match - LEAD, match)
  const sentence = /[.!?…。！？]["'”’)]*\s*(?=[^.!?…。！？]*$)/u.exec(before)
  if (sentence !== null) {
    const start = sentence.index + sentence[0].length
    // A full stop right before the match, without a space, may stand within a name: `example.com`.
    if (start < before.length || /[\s。！？]$/u.test(sentence[0])) return match - LEAD + start
  }
  const space = before.search(/\s/u)
  return space === -1 ? match : match - LEAD + space + 1
}

/** Start and end of what a line may be broken between: words with their punctuation, single letters of scripts without spaces. */
function* words(text: string, start: number): Generator<[number, number]> {
  const pattern =
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]\p{Po}*|[^\s\p{Cc}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu
  pattern.lastIndex = start
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    yield [match.index, match.index + match[0].length]
  }
}
