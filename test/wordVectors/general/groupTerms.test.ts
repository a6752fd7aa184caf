import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quantizeGroups, withLanguage } from '../../../src/wordVectors/general/groupTable.js'
import { GroupTerms } from '../../../src/wordVectors/general/groupTerms.js'

const AXES = 2
const open = (vectors: readonly number[], lines: readonly (readonly string[])[], language = 'en'): GroupTerms =>
  new GroupTerms(
    quantizeGroups(Float64Array.from(vectors), AXES),
    Buffer.from(lines.map((words) => words.join('\t')).join('\n')),
    language,
  )

const vectorOf = (terms: GroupTerms, id: string): number[] | undefined => {
  const row = terms.find(id)
  const sum = new Float64Array(AXES)
  if (row >= 0) terms.add(row, 2, sum)
  return row < 0 ? undefined : [...sum]
}

test('a term has the normalized sum of its groups, times a weight', () => {
  const terms = open(
    [1, 0, 0, 1],
    [
      ['pay', 'bill'],
      ['bird', 'bill'],
    ],
  )
  expect(vectorOf(terms, 'pay|en')).toEqual([expect.closeTo(2, 6), 0])
  expect(vectorOf(terms, 'bill|en')).toEqual([expect.closeTo(Math.SQRT2, 2), expect.closeTo(Math.SQRT2, 2)])
})

test('terms of another language, parts of terms and terms whose groups cancel out are not found', () => {
  const terms = open(
    [1, 0, -1, 0],
    [
      ['hot', 'ice cream'],
      ['hot', 'cream'],
    ],
  )
  expect(vectorOf(terms, 'ice|en cream|en')).toEqual([expect.closeTo(2, 6), 0])
  const unknown = ['hot|en', 'ice|en', 'cream|de', 'ice|en cream|de', 'crea|en', 'ice cream|en', 'cream', '']
  expect(unknown.map((id) => terms.find(id))).toEqual(unknown.map(() => -1))
})

test('rows are in the order of the first mentions, and a row that cancels out is zero', () => {
  const terms = open([1, 0, -1, 0, 0, 1], [['hot', 'warm'], [], ['cold', 'hot', 'warm']])
  expect([0, 1, 2].map((row) => terms.termIdOf(row))).toEqual(['hot|en', 'warm|en', 'cold|en'])
  expect(terms.count).toBe(3)
  expect([...open([1, 0, -1, 0], [['hot'], ['hot', 'cold']]).rowsOf(0, 2)]).toEqual([0, 0, -127, 0])
})

test('every term of any lists is found in its row, in any order of look-ups', () => {
  const word = fc.stringMatching(/^[a-cü]{1,4}( [a-c]{1,2})?$/u)
  fc.assert(
    fc.property(fc.array(fc.uniqueArray(word, { maxLength: 5 }), { minLength: 1, maxLength: 6 }), (lines) => {
      const terms = open(
        lines.flatMap(() => [1, 1]),
        lines,
      )
      const distinct = [...new Set(lines.flat())]
      expect(terms.count).toBe(distinct.length)
      for (const [row, words] of [...distinct.entries()].reverse()) {
        expect(terms.find(withLanguage(words, 'en'))).toBe(row)
        expect(terms.termIdOf(row)).toBe(withLanguage(words, 'en'))
      }
    }),
  )
})
