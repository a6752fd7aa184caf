import { expect, test } from 'vitest'
import { inlineCompute } from '../../../src/compute/pool.js'
import { buildSnapshot } from '../../../src/indexing/pipeline.js'
import { documentTermWeights, scaleTerms, sliceByShard } from '../../../src/indexing/vectors/termVectors.js'
import { createRandom } from '../../../src/math/random.js'
import type { BackgroundSpace } from '../../../src/wordVectors/wordVectors.js'
import { sourceOf } from '../../answers/realProject.js'
import { exactRows } from '../../openBuilt.js'

/** Two terms on two axes with the eigenvalues 4 and 1. */
const scaled = (documentCount: number) =>
  scaleTerms.run({
    vectors: Float32Array.of(0.6, 0.8, 1, 0),
    values: Float64Array.of(4, 1),
    termCount: 2,
    documentCount,
  }) as ReturnType<typeof scaleTerms.run> & { vectors: Float32Array; lengths: Float32Array }

test('axes weigh the root of what their eigenvalue has above the noise of few documents', () => {
  // Half of the last eigenvalue is noise in 10,000 documents: roots of 3.5 and 0.5.
  const { vectors, lengths } = scaled(10_000)
  const length = Math.sqrt(0.36 * 3.5 + 0.64 * 0.5)
  expect(lengths[0]).toBeCloseTo(length, 6)
  expect(vectors[0]).toBeCloseTo((0.6 * Math.sqrt(3.5)) / length, 6)
  expect(vectors[1]).toBeCloseTo((0.8 * Math.sqrt(0.5)) / length, 6)
  expect([...vectors.subarray(2)]).toEqual([1, 0])
  expect(lengths[1]).toBeCloseTo(Math.sqrt(3.5), 6)
})

test('the last axis says less the fewer the documents, and never nothing', () => {
  const last = [1, 1_000, 100_000].map((documents) => scaled(documents).vectors[1]!)
  expect(last[0]).toBeGreaterThan(0)
  expect(last).toEqual([...last].sort((a, b) => a - b))
})

test('a space without axes has no vectors', () => {
  const none = scaleTerms.run({
    vectors: new Float32Array(),
    values: new Float64Array(),
    termCount: 2,
    documentCount: 3,
  })
  expect(none).toMatchObject({ axes: 0, lengths: new Float32Array(2) })
})

test('a term whose row no axis reaches has no vector', () => {
  const { vectors, lengths } = scaleTerms.run({
    vectors: Float32Array.of(9e-7, 0, 0, 2e-6, 0.5, 0.5),
    values: Float64Array.of(1, 1),
    termCount: 3,
    documentCount: 1e12,
  }) as Exclude<ReturnType<typeof scaleTerms.run>, Promise<unknown>>
  expect([...vectors.subarray(0, 4)]).toEqual([0, 0, 0, 1])
  expect(lengths[0]).toBe(0)
  expect(lengths[1]! / 2e-6).toBeCloseTo(1, 5)
  expect(lengths[2]).toBeCloseTo(Math.SQRT1_2, 6)
})

test('a term weighs its idf times its natural length in a document, a phrase three tenths of it', () => {
  const terms = { totalDocCounts: Uint32Array.of(4, 4, 1), wordCounts: Uint8Array.of(1, 2, 1) }
  // ln(10 / 4.5); the third term has no vector.
  const weights = documentTermWeights(terms, Float32Array.of(2, 3), 9)
  expect(weights).toHaveLength(2)
  expect(weights[0]).toBeCloseTo(2 * Math.log(10 / 4.5), 6)
  expect(weights[1]).toBeCloseTo(0.9 * Math.log(10 / 4.5), 6)
})

test('the rows of shards follow each other', () => {
  const shard = (documents: number) => ({
    documentOffsets: new Uint32Array(documents + 1),
    documentTerms: new Uint32Array(0),
    frequencies: new Uint8Array(0),
  })
  const vectors = Float32Array.of(1, 2, 3, 4, 5, 6)
  expect(sliceByShard([shard(1), shard(0), shard(2)], vectors, 2).map((rows) => [...rows])).toEqual([
    [1, 2],
    [],
    [3, 4, 5, 6],
  ])
})

/** Documents of eight made-up words out of some many, neighbours in the list more often together. */
async function spaceOf(documents: number, words: number, background?: BackgroundSpace) {
  const random = createRandom(`${documents} ${words}`)
  const word = (n: number) =>
    `zo${'bdfgklmnprtv'[n % 12]}a${'bdfgklmnprtv'[Math.floor(n / 12) % 12]}uk${'aeiou'[Math.floor(n / 144)]}m`
  const texts = Array.from({ length: documents }, (_, document) => {
    const from = (document * 7) % words
    return Array.from({ length: 8 }, (__, i) =>
      word((from + i + (random.next() < 0.3 ? random.int(words) : 0)) % words),
    ).join(' ')
  })
  const { space, terms, builtVectors } = await buildSnapshot({
    source: sourceOf(texts.map((text) => ({ title: '', text, metadata: [] }))),
    compute: inlineCompute,
    ...{ number: 1, scienceVersion: 'test', language: 'en', management: {}, background },
  })
  return { space, terms, builtVectors }
}

test('the floor of relatedness is where one of 200 pairs of terms lies above', async () => {
  const { space, terms } = await spaceOf(400, 300)
  const { axes, termVectors, termLengths, relatedFloor } = space
  const rows = [...terms.byRelevance]
    .filter((term) => termLengths[term]! > 0)
    .map((term) => termVectors.subarray(term * axes, (term + 1) * axes))
  expect(rows.length).toBeGreaterThan(260)
  expect(rows.length).toBeLessThanOrEqual(2_000)
  const cosines = rows.flatMap((a, i) =>
    rows.slice(i + 1).map((b) => a.reduce((sum, x, axis) => sum + x * b[axis]!, 0)),
  )
  cosines.sort((a, b) => b - a)
  const quantile = cosines[Math.ceil(cosines.length * 0.005) - 1]!
  // The lower end of a bin of a thousandth.
  expect(quantile - relatedFloor).toBeGreaterThan(-1e-5)
  expect(quantile - relatedFloor).toBeLessThan(0.001 + 1e-5)
})

test('the floor is at most 0.4 with general word vectors that yield, however near they bring all terms', async () => {
  const alike: BackgroundSpace = { fingerprint: 'test', axes: 1, vector: () => Float32Array.of(1) }
  const { relatedFloor: usual, diffuseFloor: none } = (await spaceOf(400, 300, alike)).space
  expect(usual).toBeGreaterThan(0.5)
  expect(none).toBeUndefined()
  const yielding = { ...alike, documents: 25, yields: true }
  const { relatedFloor, diffuseFloor } = (await spaceOf(400, 300, yielding)).space
  expect(relatedFloor).toBe(0.4)
  // Concepts of several meanings have a floor of their own, which is measured.
  expect(diffuseFloor).toBeGreaterThan(0.5)
})

test('fewer than 200 terms have the usual floor', async () => {
  // The words that are frequent enough, and some phrases: 199 terms of 204 words, and 200 of 205.
  const floors = await Promise.all(
    [204, 205].map(async (words) => {
      const { termLengths, relatedFloor } = (await spaceOf(60, words)).space
      return [termLengths.filter((length) => length > 0).length, relatedFloor === 0.36]
    }),
  )
  expect(floors).toEqual([
    [199, true],
    [200, false],
  ])
})

test('documents have a common direction from 50 on, their mean', async () => {
  const few = (await spaceOf(49, 40)).space
  expect(few.commonLength).toBe(0)
  expect(few.commonDirection.every((x) => x === 0)).toBe(true)
  const { space, builtVectors } = await spaceOf(50, 40)
  expect(Math.hypot(...space.commonDirection)).toBeCloseTo(1, 5)
  expect(space.commonLength).toBeGreaterThan(0)
  expect(space.commonLength).toBeLessThan(1)
  const { axes, commonDirection } = space
  for (let document = 0; document < 50; document++) {
    const own = exactRows(builtVectors).subarray(document * axes, (document + 1) * axes)
    expect(own.reduce((sum, x, axis) => sum + x * commonDirection[axis]!, 0)).toBeCloseTo(0, 5)
    expect(Math.hypot(...own)).toBeCloseTo(1, 5)
  }
})
