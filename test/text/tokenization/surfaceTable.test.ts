import { expect, test } from 'vitest'
import { createRandom } from '../../../src/math/random.js'
import { createSurfaceTable } from '../../../src/text/tokenization/surfaceTable.js'

test('forms are numbered in order of first appearance, wherever they are in a text', () => {
  const table = createSurfaceTable()
  const find = (text: string, start = 0, end = text.length) => table.find(text, start, end)
  expect([find('hotel'), find('a hotel', 2), find('hotels', 0, 5), find('hotels'), find('')]).toEqual([0, 0, 0, 1, 2])
  expect(table.count).toBe(3)
})

test('numbers are those of a Map, with more forms than the table first has room for', () => {
  const random = createRandom(3)
  const table = createSurfaceTable()
  const known = new Map<string, number>()
  for (let i = 0; i < 20_000; i++) {
    const word = Array.from({ length: 1 + random.int(5) }, () => 'abcäжた'[random.int(6)]).join('')
    const expected = known.get(word) ?? known.size
    known.set(word, expected)
    expect(table.find(`x${word}y`, 1, word.length + 1)).toBe(expected)
  }
  expect(table.count).toBe(known.size)
  expect(known.size).toBeGreaterThan(4_096)
})
