import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quantizeGroups, withLanguage } from '../../../src/wordVectors/general/groupTable.js'
import { GroupTerms } from '../../../src/wordVectors/general/groupTerms.js'
import { SearchedTerms } from '../../../src/wordVectors/general/searchedTerms.js'
import type { TermRows } from '../../../src/wordVectors/vectorTable.js'

const AXES = 3

/** The terms of these lines, each with a vector of its own, by both ways. */
function open(lines: readonly (readonly string[])[]): readonly [GroupTerms, SearchedTerms] {
  const vectors = Float64Array.from({ length: lines.length * AXES }, (_, i) => Math.cos(i * i + 1))
  const groups = quantizeGroups(vectors, AXES)
  const text = Buffer.from(lines.map((words) => words.join('\t')).join('\n'))
  return [new GroupTerms(groups, text, 'en'), new SearchedTerms(groups, text, 'en')]
}

const vectorOf = (terms: TermRows, id: string): number[] | undefined => {
  const row = terms.find(id)
  const sum = new Float64Array(AXES)
  if (row >= 0) terms.add(row, 0.7, sum)
  return row < 0 ? undefined : [...sum]
}

test('terms have the bits of the vectors in the table of all, and unknown ones have none', () => {
  const word = fc.stringMatching(/^[a-cü]{1,4}( [a-c]{1,2})?$/u)
  const lists = fc.array(fc.array(word, { maxLength: 5 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(lists, fc.array(word, { maxLength: 5 }), (lines, others) => {
      const [table, searched] = open(lines)
      const asked = [...others, ...lines.flat(), ...others].map((words) => withLanguage(words, 'en'))
      for (const id of [...asked, '', 'a', '|en', 'a|de', 'a b|en'])
        expect(vectorOf(searched, id)).toEqual(vectorOf(table, id))
      expect(searched.count).toBe(table.count)
      for (const id of asked) expect(searched.find(id)).toBe(table.find(id))
    }),
  )
})

test('a row stays that of its term once there is a table', () => {
  const words = Array.from({ length: 300 }, (_, i) => `w${i}`)
  const [table, searched] = open(words.map((each, i) => [each, words[(i * 7) % 300]!]))
  const rows = words.map((each) => searched.find(`${each}|en`))
  for (const [i, row] of rows.entries()) {
    const [sum, expected] = [new Float64Array(AXES), new Float64Array(AXES)]
    searched.add(row, 1, sum)
    table.add(table.find(`w${i}|en`), 1, expected)
    expect([...sum]).toEqual([...expected])
  }
  expect(rows[299]).toBe(table.find('w299|en'))
})
