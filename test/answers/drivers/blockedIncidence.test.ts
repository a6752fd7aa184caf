import { expect, test } from 'vitest'
import { allOf, covariances, forEachRange, inBlocks, sumsOf } from '../../../src/answers/drivers/blockedIncidence.js'
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
  const offsets = Uint32Array.of(
    0,
    ...columns.map((_, j) => columns.slice(0, j + 1).reduce((sum, own) => sum + own.length, 0)),
  )
  const deviations = Float64Array.from({ length: documents }, () => random.int(1_000) - 500)
  return { columns, input: inBlocks({ offsets, rows: Uint32Array.from(columns.flat()), deviations }) }
}

test('each row of each concept is visited once, block by block', () => {
  const { columns, input } = randomIncidence({ concepts: 12, documents: 40_000, perConcept: 3_000 })
  const visited: number[][] = columns.map(() => [])
  let block = -1
  forEachRange(input, allOf(input), (concept, from, to) => {
    if (concept === 0) block++
    for (let i = from; i < to; i++) {
      expect(input.rows[i]! >>> 14).toBe(block)
      visited[concept]!.push(input.rows[i]!)
    }
  })
  expect(visited).toEqual(columns)
  expect(block).toBe(2)
})

test('sums of whole numbers are those of a loop over the documents', () => {
  const { columns, input } = randomIncidence({ concepts: 30, documents: 40_000, perConcept: 2_000 })
  const naive = columns.map((rows) => rows.reduce((sum, row) => sum + input.deviations[row]!, 0))
  expect([...sumsOf(input, input.deviations)]).toEqual(naive)
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
