import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { longestFitting } from '../../../src/report/document/askTexts.js'
import { shortenText } from '../../../src/report/document/shortenText.js'
import type { ReportMark } from '../../../src/report/reportDocument.js'

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
