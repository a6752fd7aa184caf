import { expect, test } from 'vitest'
import { featuresOf, similarityOf } from '../../../src/wordVectors/general/groupSimilarity.js'
import { parseWordGroups } from '../../../src/wordVectors/general/wordGroups.js'
import { exampleGroups } from './exampleGroups.js'

function similarities(text: string): number[][] {
  const { rowOffsets, columns, values } = similarityOf(featuresOf(parseWordGroups([{ name: 'words.txt', text }])))
  const count = rowOffsets.length - 1
  return Array.from({ length: count }, (_, row) => {
    const dense = new Array<number>(count).fill(0)
    for (let at = rowOffsets[row]!; at < rowOffsets[row + 1]!; at++) dense[columns[at]!] = values[at]!
    return dense
  })
}

test('two groups of one subject share it and the theme, two of one theme only that', () => {
  const [a, b] = similarities('# t\n## s\na\nb\n## r\nc')
  // Features 1, 0.5 for the subject, 0.3 for the theme: squared length 1.34.
  expect(a![0]).toBeCloseTo(1, 6)
  expect(a![1]).toBeCloseTo((0.25 + 0.09) / 1.34, 6)
  expect(a![2]).toBeCloseTo(0.09 / 1.34, 6)
  expect(b![0]).toBe(a![1])
})

test('groups of a broad theme share less by subject and theme', () => {
  const [broad] = similarities('# t (broad)\n## s\na\nb\n# t\n## s\nc')
  // Features 1, 0.12 for the subject, 0.08 for the theme.
  const squared = 1 + 0.0144 + 0.0064
  expect(broad![1]).toBeCloseTo((0.0144 + 0.0064) / squared, 6)
  expect(broad![2]).toBeCloseTo((0.12 * 0.5 + 0.08 * 0.3) / Math.sqrt(squared * 1.34), 6)
})

test('a related group is nearer, whichever of both names the other', () => {
  const related = (0.25 + 0.09 + 2 * 0.5) / (1.34 + 0.25)
  expect(similarities('# t\n## s\na ~ b\nb')[0]![1]).toBeCloseTo(related, 6)
  expect(similarities('# t\n## s\na\nb ~ a')[0]![1]).toBeCloseTo(related, 6)
})

test('opposites are related, less than what is related, and differ along an axis of their own', () => {
  const opposite = (0.25 + 0.09 + 2 * 0.35 - 0.45 ** 2) / (1.34 + 0.35 ** 2 + 0.45 ** 2)
  expect(similarities('# t\n## s\na ! b\nb')[0]![1]).toBeCloseTo(opposite, 6)
  const unrelated = similarities('# t\n## s\na\nb')[0]![1]!
  const related = similarities('# t\n## s\na ~ b\nb')[0]![1]!
  expect(opposite).toBeGreaterThan(unrelated)
  expect(opposite).toBeLessThan(related)
})

test('the similarity is symmetric with ones in the diagonal', () => {
  const rows = similarities(exampleGroups)
  for (const [i, row] of rows.entries()) {
    expect(row[i]).toBeCloseTo(1, 6)
    for (const [j, value] of row.entries()) expect(rows[j]![i]).toBe(value)
  }
})
