import type { ReportText } from '../../report/reportTexts.js'

type Excerpt = Pick<ReportText, 'text' | 'marks' | 'evidence'>

/** A text up to this length is quoted whole. */
const SHORT = 200
/** A sentence shorter than this takes the next one along. */
const LEAST = 70

/** The sentence of a text that mentions a concept, with this sentiment if one does. */
export function excerpt({ text, marks, evidence }: Excerpt, concept: number, sign: number): Excerpt {
  const own = marks.filter((mark) => mark[2] === concept)
  const mark = own.find((one) => one[3] === sign) ?? own[0]
  if (text.length <= SHORT || mark === undefined) return { text, marks, evidence }
  const start = sentenceStart(text, mark[0])
  let end = sentenceEnd(text, mark[1])
  if (end - start < LEAST && end < text.length) end = sentenceEnd(text, end + 1)
  const before = start === 0 ? '' : '… '
  const move = <Mark extends readonly [number, number, ...unknown[]]>(list: readonly Mark[]): Mark[] =>
    list
      .filter(([from, to]) => from >= start && to <= end)
      .map(
        ([from, to, ...rest]) => [from - start + before.length, to - start + before.length, ...rest] as unknown as Mark,
      )
  return {
    text: before + text.slice(start, end) + (end < text.length ? ' …' : ''),
    marks: move(marks),
    evidence: move(evidence),
  }
}

const ENDS = /[.!?。！？…]["')\]»”’]*\s|\n/gu

function sentenceStart(text: string, at: number): number {
  let start = 0
  for (const { index, 0: end } of text.slice(0, at).matchAll(ENDS)) start = index + end.length
  return start
}

function sentenceEnd(text: string, at: number): number {
  ENDS.lastIndex = 0
  const found = ENDS.exec(text.slice(at))
  ENDS.lastIndex = 0
  return found === null ? text.length : at + found.index + found[0].trimEnd().length
}
