import { expect, test } from 'vitest'
import {
  allConcepts,
  covariances,
  forEachRange,
  inBlocks,
  powerSumsOf,
  sumsOf,
} from '../../../src/answers/drivers/blockedIncidence.js'
import { createRandom } from '../../../src/math/random.js'

/** Concepts with random rows, some of which have none; the first has all. More documents than two blocks have. */
function randomIncidence({ concepts, documents, perConcept }: Record<'concepts' | 'documents' | 'perConcept', number>) {
  const random = createRandom(concepts)
  const columns = Array.from({ length: concepts }, (_, j) => {
    if (j === 0) return Array.from({ length: documents }, (_, row) => row)
    const rows = new Set<number>()
    for (let i = random.int(perConcept); i > 0; i--) rows.add(random.int(documents))
    return [...rows].sort((a, b) => a - b)
  })
  const sizes = Uint32Array.from(columns, ({ length }) => length)
  const starts = sizes.map((_, j) => sizes.subarray(0, j).reduce((sum, size) => sum + size, 0))
  const deviations = Float64Array.from({ length: documents }, () => random.int(1_000) - 500)
  return { columns, input: inBlocks({ starts, sizes, rows: Uint32Array.from(columns.flat()), deviations }) }
}

test('each row of each concept is visited once, block by block', () => {
  const { columns, input } = randomIncidence({ concepts: 12, documents: 40_000, perConcept: 3_000 })
  const visited: number[][] = columns.map(() => [])
  let block = -1
  forEachRange(input, allConcepts(input), (concept, from, to) => {
    if (concept === 0) block++
    for (let i = from; i < to; i++) {
      expect(input.rows[i]! >>> 14).toBe(block)
      visited[concept]!.push(input.rows[i]!)
    }
  })
  expect(visited).toEqual(columns)
  expect(block).toBe(2)
})

test('sums of whole numbers and of their squares are those of a loop over the documents', () => {
  const { columns, input } = randomIncidence({ concepts: 30, documents: 40_000, perConcept: 2_000 })
  const naive = (of: (value: number) => number) =>
    columns.map((rows) => rows.reduce((sum, row) => sum + of(input.deviations[row]!), 0))
  const { sums, squares } = powerSumsOf(input, input.deviations)
  expect([...sums]).toEqual(naive((value) => value))
  expect(sumsOf(input, input.deviations)).toEqual(sums)
  expect([...squares]).toEqual(naive((value) => value * value))
  expect(powerSumsOf(input, input.deviations, 5)).toEqual({ sums, squares: squares.map((square) => square + 5) })
})

test('covariances are those of counting the documents that two concepts share', () => {
  const documents = 33_000
  const { columns, input } = randomIncidence({ concepts: 600, documents, perConcept: 120 })
  const sets = columns.map((rows) => new Set(rows))
  const wrong: [number, number][] = []
  const { variances, productsWith } = covariances(input)
  for (const [i, one] of columns.entries()) {
    const found = productsWith(i)
    if (variances[i] !== found[i]) wrong.push([i, i])
    for (let j = 0; j < columns.length; j++) {
      const both = j === 0 ? one.length : i === 0 ? columns[j]!.length : one.filter((row) => sets[j]!.has(row)).length
      if (found[j] !== both - (one.length * columns[j]!.length) / documents) wrong.push([i, j])
    }
  }
  expect(wrong).toEqual([])
})

test('pairs of concepts in more documents than 16 bits count are counted, too', () => {
  const documents = 140_000
  const apart = [1, 2, 3, 30, 7_000, 140_000]
  const columns = apart.map((step) => Array.from({ length: documents / step }, (_, i) => i * step))
  const sizes = Uint32Array.from(columns, ({ length }) => length)
  const starts = sizes.map((_, j) => sizes.subarray(0, j).reduce((sum, size) => sum + size, 0))
  const rows = Uint32Array.from(columns.flat())
  const { productsWith } = covariances(inBlocks({ starts, sizes, rows, deviations: new Float64Array(documents) }))
  for (const i of apart.keys()) {
    const expected = columns.map((one, j) => {
      const both = one.filter((row) => row % apart[i]! === 0 && row / apart[i]! < sizes[i]!).length
      return both - (sizes[i]! * sizes[j]!) / documents
    })
    expect([...productsWith(i)]).toEqual(expected)
  }
})
