import type { FoundMatch } from './report.js'
import { type Paint, textWidth } from './terminal.js'

/** Columns of text before the first match, so that it stands in its sentence. */
const LEAD = 60

/**
 * Some lines of a text around its first exact match (or its first related one), matching words marked: exact ones bold,
 * related ones underlined; in brackets where there are no colours.
 */
export function snippet(
  text: string,
  matches: readonly FoundMatch[],
  size: { readonly width: number; readonly lines: number },
  paint: Paint,
): string[] {
  const spans = [...matches].sort((a, b) => a.start - b.start || Number(b.exact) - Number(a.exact))
  const anchor = spans.find((span) => span.exact) ?? spans[0]
  const start = anchor === undefined ? 0 : beginning(text, anchor.start)
  const lines: string[] = []
  let line = new Line(paint)
  if (start > 0) line.add('…', undefined)
  // Whether a space stands before the next word: behind the dots, and where there was one in the text.
  let last = start > 0 ? start - 1 : start
  for (const [from, to] of words(text, start)) {
    const span = spans.find((candidate) => candidate.start < to && candidate.end > from)
    const marked = markWord(text, from, to, span, paint)
    const gap = line.width > 0 && from > last ? 1 : 0
    if (line.width + gap + marked.width > size.width && line.width > 0) {
      if (lines.length === size.lines - 1) {
        line.add(' …', undefined)
        lines.push(line.text)
        return lines
      }
      lines.push(line.text)
      line = new Line(paint)
    } else if (gap > 0) line.add(' ', undefined)
    for (const part of marked.parts) line.add(part.text, part.match)
    last = to
  }
  if (line.width > 0) lines.push(line.text)
  return lines
}

/** A line under construction: its text with marks, and its width without. */
class Line {
  text = ''
  width = 0
  readonly #paint: Paint

  constructor(paint: Paint) {
    this.#paint = paint
  }

  add(text: string, match: FoundMatch | undefined): void {
    this.width += textWidth(text)
    if (match === undefined) this.text += text
    else this.text += match.exact ? this.#paint.bold(this.#paint.yellow(text)) : this.#paint.underline(text)
  }
}

interface Part {
  readonly text: string
  readonly match: FoundMatch | undefined
}

/** A word cut where a match begins and ends within it, so that punctuation stays unmarked. */
function markWord(
  text: string,
  from: number,
  to: number,
  span: FoundMatch | undefined,
  paint: Paint,
): { parts: Part[]; width: number } {
  const start = span === undefined ? to : Math.max(from, span.start)
  const end = span === undefined ? to : Math.min(to, span.end)
  const inside = text.slice(start, end)
  const parts: Part[] = [
    { text: text.slice(from, start), match: undefined },
    { text: paint.on || inside === '' ? inside : `[${inside}]`, match: span },
    { text: text.slice(end, to), match: undefined },
  ].filter((part) => part.text !== '')
  return { parts, width: parts.reduce((sum, part) => sum + textWidth(part.text), 0) }
}

/** Where to begin so that the match is seen: at the start of its sentence, or of a word not too far before it. */
function beginning(text: string, match: number): number {
  if (match <= LEAD) return 0
  const before = text.slice(match - LEAD, match)
  const sentence = /[.!?…。！？]["'”’)]*\s*(?=[^.!?…。！？]*$)/u.exec(before)
  if (sentence !== null && sentence.index + sentence[0].length < before.length) {
    return match - LEAD + sentence.index + sentence[0].length
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
