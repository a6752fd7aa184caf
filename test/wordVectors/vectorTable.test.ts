import { expect, test } from 'vitest'
import { createRandom } from '../../src/math/random.js'
import {
  addTableRow,
  allocateTable,
  findRow,
  insertRow,
  keyOf,
  quantizeRow,
  slotCount,
} from '../../src/wordVectors/vectorTable.js'

test('every key is found at its row, and no other is found', () => {
  const ids = Array.from({ length: 1_000 }, (_, i) => (i % 3 === 0 ? `wörter${i}|de zwei|de` : `word${i}|en`))
  const table = allocateTable(2, ids)
  for (const row of ids.keys()) insertRow(table, row)
  expect(ids.map((id) => findRow(table, id))).toEqual([...ids.keys()])
  expect(ids.map((_, row) => keyOf(table, row))).toEqual(ids)
  for (const id of ['word0|en', 'word1', 'word1|en ', '']) expect(findRow(table, id), id).toBe(-1)
})

test('a row that was not inserted is not found', () => {
  const table = allocateTable(1, ['a|en', 'b|en'])
  insertRow(table, 1)
  expect([findRow(table, 'a|en'), findRow(table, 'b|en')]).toEqual([-1, 1])
})

test('the hash table is a power of two and at most half full', () => {
  expect([0, 1, 2, 3, 4, 5, 1_000].map(slotCount)).toEqual([2, 2, 4, 8, 8, 16, 2_048])
})

test('quantized rows differ from their vectors by at most half a step', () => {
  const random = createRandom(7)
  const axes = 20
  const rows = new Int8Array(3 * axes)
  for (let row = 0; row < 3; row++) {
    const vector = Float64Array.from({ length: axes }, () => random.normal() * 10 ** row)
    const scale = quantizeRow(rows, axes, row, vector)
    expect(scale).toBeCloseTo(Math.max(...vector.map(Math.abs)) / 127, 12)
    for (const [axis, value] of vector.entries()) {
      expect(Math.abs(rows[row * axes + axis]! * scale - value)).toBeLessThanOrEqual(scale / 2 + 1e-12)
    }
  }
  expect(quantizeRow(rows, axes, 0, new Float64Array(axes))).toBe(0)
  expect(rows.subarray(0, axes).every((step) => step === 0)).toBe(true)
})

test('a row is added with its scale and weight', () => {
  const table = allocateTable(3, ['a|en'])
  table.rows.set([127, -64, 0])
  table.scales[0] = 0.5
  const sum = Float64Array.of(1, 1, 1)
  addTableRow(table, 0, 2, sum)
  expect([...sum]).toEqual([128, -63, 1])
})
