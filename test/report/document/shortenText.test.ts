import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { longestFitting } from '../../../src/report/document/askTexts.js'
import { shortenText } from '../../../src/report/document/shortenText.js'
import type { ReportMark } from '../../../src/report/reportTexts.js'

/** Parts in order, joined where at most three characters would be left out between them. */
function joined(parts: readonly [number, number][]): [number, number][] {
  const list: [number, number][] = []
  for (const [start, end] of parts.toSorted((a, b) => a[0] - b[0])) {
    const last = list.at(-1)
    if (last !== undefined && start <= last[1] + 3) last[1] = Math.max(last[1], end)
    else list.push([start, end])
  }
  return list
}

describe('shortenText', () => {
  test('a short text is whole', () => {
    const marks: ReportMark[] = [[0, 3, 0, 0, 0]]
    const whole = { text: 'The queue', marks, evidence: [] }
    expect(shortenText(whole, 9)).toEqual({ ...whole, is_shortened: false })
  })

  test('of a long text the words around its marks are left', () => {
    const text = `${'word '.repeat(100)}queue ${'more '.repeat(100)}`
    const shortened = shortenText({ text, marks: [[500, 505, 3, -1, 90]], evidence: [[495, 499, -1, 3]] }, 300)
    expect(shortened.is_shortened).toBe(true)
    expect(shortened.text).toMatch(/^… (?:word )+queue (?:more )+more …$/)
    const [start, end] = shortened.marks[0]!
    expect(shortened.text.slice(start, end)).toBe('queue')
    const [from, to] = shortened.evidence[0]!
    expect(shortened.text.slice(from, to)).toBe('word')
  })

  test('mentions near each other share a part, wherever it stands', () => {
    const filler = 'word '.repeat(100)
    const text = `${filler}first ${filler}second ${filler}third more fourth ${filler}`
    const marks = ['first', 'second', 'third', 'fourth'].map((word, concept): ReportMark => {
      const at = text.indexOf(word)
      return [at, at + word.length, concept, 0, 0]
    })
    const shortened = shortenText({ text, marks, evidence: [] }, 1_500)
    expect(shortened.text).toMatch(/^… [^…]*first[^…]* … [^…]*second[^…]* … [^…]*third more fourth[^…]* …$/)
    expect(shortened.marks.map(([from, to]) => shortened.text.slice(from, to))).toEqual([
      'first',
      'second',
      'third',
      'fourth',
    ])
  })

  test('a part begins and ends with a whole word, wherever the cut would fall', () => {
    for (let offset = 0; offset < 12; offset++) {
      const text = `${'a'.repeat(offset)} ${'words here '.repeat(40)}queue ${'more then '.repeat(40)}`
      const at = text.indexOf('queue')
      const { text: left } = shortenText({ text, marks: [[at, at + 5, 0, 0, 0]], evidence: [] }, 300)
      expect(left).toMatch(/^… (?:words |here )+queue (?:more |then )+…$/)
    }
  })

  test('the first mention is left, also where what is around it is longer than asked', () => {
    const text = `${'word '.repeat(100)}queue ${'more '.repeat(100)}`
    const shortened = shortenText({ text, marks: [[500, 505, 0, 0, 0]], evidence: [] }, 20)
    expect(shortened.text).toContain('queue')
    expect(shortened.marks.map(([from, to]) => shortened.text.slice(from, to))).toEqual(['queue'])
  })

  test('without marks its beginning is left', () => {
    expect(shortenText({ text: 'one two three four five six seven', marks: [], evidence: [] }, 20).text).toMatch(
      /^one two three ?…? ?(?:four)? …$/,
    )
  })

  test('the parts are those that are found by joining all of them again for each mention', () => {
    const place = fc.tuple(fc.integer({ min: 0, max: 4_000 }), fc.integer({ min: 0, max: 9 }))
    fc.assert(
      fc.property(fc.array(place, { maxLength: 40 }), fc.integer({ min: 50, max: 3_000 }), (places, longest) => {
        // Without spaces, parts begin and end exactly 90 characters from a mention.
        const text = 'x'.repeat(4_010)
        const marks = places.map(([at, concept]): ReportMark => [at, at + 10, concept, 0, 0])
        const evidence = places.map(([at, concept]) => [at + 3, at + 5, 1, concept] as const)
        const shortened = shortenText({ text, marks, evidence }, longest)
        const firstOf = new Map([...marks].reverse().map((mark) => [mark[2], mark]))
        const isFirst = (mark: ReportMark): boolean => firstOf.get(mark[2]) === mark
        let parts: [number, number][] = []
        for (const [from, to] of [...marks.filter(isFirst), ...marks.filter((mark) => !isFirst(mark))]) {
          const wider = joined([...parts, [Math.max(0, from - 90), Math.min(text.length, to + 90)]])
          if (parts.length > 0 && wider.reduce((sum, [start, end]) => sum + end - start + 3, 0) > longest) break
          parts = wider
        }
        if (parts.length === 0) parts = [[0, longest]]
        const left = shortened.text.split('…').map((part) => part.trim().length)
        expect(left.filter((length) => length > 0)).toEqual(parts.map(([start, end]) => end - start))
        const isLeft = ([from, to]: readonly [number, number, ...number[]]): boolean =>
          parts.some(([start, end]) => from >= start && to <= end)
        const inParts = (list: readonly (readonly [number, number, ...number[]])[]) =>
          parts.flatMap(([start, end]) => list.filter(([from, to]) => from >= start && to <= end))
        expect(shortened.marks.map((mark) => mark[2])).toEqual(inParts(marks.filter(isLeft)).map((mark) => mark[2]))
        expect(shortened.evidence.map((each) => each[3])).toEqual(inParts(evidence).map((each) => each[3]))
      }),
    )
  })

  test('a long text with very many mentions is shortened at once', { timeout: 20_000 }, () => {
    const text = 'word '.repeat(1_300_000)
    const marks = Array.from({ length: 20_000 }, (_, i): ReportMark => [i * 300, i * 300 + 4, i % 3, 0, 0])
    const shortened = shortenText({ text, marks, evidence: [] }, 6_400_000)
    expect(shortened.marks).toHaveLength(20_000)
  })

  test('marks that are left mark the same words, and no character is cut in half', () => {
    const texts = fc.array(fc.constantFrom('word', 'queue', '😀😀😀', 'longer', '\n', 'é'), {
      minLength: 50,
      maxLength: 400,
    })
    fc.assert(
      fc.property(texts, fc.integer({ min: 50, max: 600 }), (words, longest) => {
        const text = words.join(' ')
        const marks = [...text.matchAll(/queue/g)].map(({ index }, i): ReportMark => [index, index + 5, i % 3, 1, 50])
        const shortened = shortenText({ text, marks, evidence: [] }, longest)
        for (const [start, end] of shortened.marks) expect(shortened.text.slice(start, end)).toBe('queue')
        expect(shortened.text.isWellFormed()).toBe(true)
      }),
    )
  })
})

test('the longest text that fits: all of them where they are short, else an equal share for the long ones', () => {
  expect(longestFitting([10, 2_000, 300])).toBe(2_000)
  expect(longestFitting([100_000, 300_000, 300_000])).toBe(140_000)
  expect(longestFitting(new Array(10_000).fill(1_000))).toBe(240)
  expect(longestFitting([])).toBe(240)
})
