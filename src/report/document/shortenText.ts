import type { ReportEvidence, ReportMark, ReportText } from '../reportTexts.js'

/** Stands for what is left out. */
const GAP = ' … '

/** Characters kept on either side of a mark. */
const CONTEXT = 90

interface Span {
  start: number
  end: number
}

type MarkedText = Pick<ReportText, 'text' | 'marks' | 'evidence'>

/**
 * A text of at most about `longest` characters: whole if it is short enough, else the words around its marks, and its
 * beginning if there are none. Marks and evidence move along; those in what is left out are lost.
 */
export function shortenText(
  { text, marks, evidence }: MarkedText,
  longest: number,
): MarkedText & Pick<ReportText, 'is_shortened'> {
  if (text.length <= longest) return { text, is_shortened: false, marks, evidence }
  const spans = chooseSpans(text, marks, longest)
  const [marksIn, evidenceIn] = [bySpan(spans, marks), bySpan(spans, evidence)]
  let shortened = ''
  const moved: { marks: ReportMark[]; evidence: ReportEvidence[] } = { marks: [], evidence: [] }
  for (const [i, { start, end }] of spans.entries()) {
    if (start > 0) shortened += shortened === '' ? GAP.trimStart() : GAP
    const shift = shortened.length - start
    for (const [from, to, ...rest] of marksIn[i]!) moved.marks.push([from + shift, to + shift, ...rest])
    for (const [from, to, ...rest] of evidenceIn[i]!) moved.evidence.push([from + shift, to + shift, ...rest])
    shortened += text.slice(start, end)
  }
  if (spans.at(-1)!.end < text.length) shortened += GAP.trimEnd()
  return { text: shortened, is_shortened: true, ...moved }
}

/** Parts of the text in order, none touching another: around each concept's first mention, then its further ones. */
function chooseSpans(text: string, marks: readonly ReportMark[], longest: number): Span[] {
  const seen = new Set<number>()
  const first = marks.filter(([, , concept]) => !seen.has(concept) && seen.add(concept))
  const order = [...first, ...marks.filter((mark) => !first.includes(mark))]
  const spans: Span[] = []
  let length = 0
  for (const [from, to] of order) {
    const joined = joinInto(spans, { start: wordStart(text, from - CONTEXT), end: wordEnd(text, to + CONTEXT) })
    const longer = length - lengthOf(spans.slice(joined.at, joined.at + joined.replaces)) + lengthOf([joined.span])
    if (spans.length > 0 && longer > longest) break
    spans.splice(joined.at, joined.replaces, joined.span)
    length = longer
  }
  return spans.length === 0 ? [{ start: 0, end: wordEnd(text, longest) }] : spans
}

const lengthOf = (spans: readonly Span[]): number =>
  spans.reduce((sum, { start, end }) => sum + end - start + GAP.length, 0)

/** Joins a span with the spans that it touches. The joined span replaces `replaces` of them, from number `at` on. */
function joinInto(spans: readonly Span[], { start, end }: Span) {
  const at = firstNumber(spans.length, (i) => spans[i]!.end + GAP.length >= start)
  let next = at
  const span = { start, end }
  for (; next < spans.length && spans[next]!.start <= span.end + GAP.length; next++) {
    span.start = Math.min(span.start, spans[next]!.start)
    span.end = Math.max(span.end, spans[next]!.end)
  }
  return { at, replaces: next - at, span }
}

/** The places within each span, in their order. */
function bySpan<Place extends readonly [from: number, to: number, ...unknown[]]>(
  spans: readonly Span[],
  places: readonly Place[],
): readonly (readonly Place[])[] {
  const found: Place[][] = spans.map(() => [])
  for (const place of places) {
    const [from, to] = place
    const i = firstNumber(spans.length, (i) => spans[i]!.end >= to)
    if (i < spans.length && from >= spans[i]!.start) found[i]!.push(place)
  }
  return found
}

/**
 * The first number below `count` for which `isReached` is true, by bisection; `count` if there is none. `isReached` must be true
 * for all larger numbers.
 */
function firstNumber(count: number, isReached: (number: number) => boolean): number {
  let [low, high] = [0, count]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isReached(middle)) high = middle
    else low = middle + 1
  }
  return low
}

/** Furthest that a cut moves to the nearest space; scripts without spaces are cut where they are. */
const FURTHEST = 20

function wordStart(text: string, from: number): number {
  if (from <= 0) return 0
  const space = text.slice(from, from + FURTHEST).search(/\s/u)
  return onCharacter(text, space < 0 ? from : from + space + 1)
}

function wordEnd(text: string, to: number): number {
  if (to >= text.length) return text.length
  const space = text.slice(to - FURTHEST, to).search(/\s\S*$/u)
  return onCharacter(text, space < 0 ? to : to - FURTHEST + space)
}

/** Never between the two halves of a character. */
function onCharacter(text: string, at: number): number {
  const unit = text.charCodeAt(at)
  return unit >= 0xdc00 && unit <= 0xdfff ? at - 1 : at
}
