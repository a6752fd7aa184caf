import { afterAll, expect, test } from 'vitest'
import { inlineCompute, openCompute } from '../../../src/compute/pool.js'
import { codeCosines, codeShard, placeCosines } from '../../../src/indexing/vectors/codeCosines.js'
import { divideByLength } from '../../../src/math/linearAlgebra/normalize.js'
import { createExactRows } from '../../../src/math/quantization/exactRows.js'
import { LANE_ROWS } from '../../../src/math/quantization/quantizedRows.js'
import { createRandom } from '../../../src/math/random.js'
import { LARGEST_COSINES, LEAST_COSINES, UNKNOWN_COSINE } from '../../../src/snapshot/postingCosines.js'
import { encodeVectors } from '../../../src/snapshot/quantizeVectors.js'

const AXES = 24
const random = createRandom(7)
const threads = openCompute({ threads: 2 })
afterAll(() => threads.close())

/** Unit rows, of which one in fifty is zero. */
function unitRows(count: number): Float32Array {
  const rows = new Float32Array(count * AXES)
  for (let row = 0; row < count; row++) {
    if (random.next() < 0.02) continue
    const values = Float64Array.from({ length: AXES }, () => random.normal())
    divideByLength(values)
    rows.set(values, row * AXES)
  }
  return rows
}

/** Shards of documents that have each term with its share. */
function drawShards(sizes: readonly number[], shares: readonly number[]) {
  const documents = sizes.map((size) =>
    Array.from({ length: size }, () => shares.flatMap((share, term) => (random.next() < share ? [term] : []))),
  )
  const shards = documents.map((own) => ({
    documentOffsets: Uint32Array.from({ length: own.length + 1 }, (_, d) => own.slice(0, d).flat().length),
    documentTerms: Uint32Array.from(own.flat()),
  }))
  const postings = shares.map((_, term) => documents.flat().flatMap((terms, d) => (terms.includes(term) ? [d] : [])))
  const offsets = Uint32Array.from([0, ...postings.map((_, i) => postings.slice(0, i + 1).flat().length)])
  return { shards, postings, offsets }
}

const cosineOf = (a: Float32Array, row: number, b: Float32Array, other: number): number =>
  a.subarray(row * AXES, (row + 1) * AXES).reduce((sum, value, axis) => sum + value * b[other * AXES + axis]!, 0)

test('each posting of a frequent term has the code of its cosine, for any form of vectors and number of threads', async () => {
  const { shards, postings, offsets } = drawShards([700, 1, 0, 600, 350], [1, 0.9, 0.7, 0.3])
  const rows = unitRows(1_651)
  const termVectors = unitRows(4)
  const common = { shards, termVectors, axes: AXES, compute: inlineCompute }
  const codes = (await codeCosines({ offsets }, { ...common, rows }))!
  // The last term is in too few documents.
  expect(codes.length).toBe(offsets[3])
  for (let term = 0; term < 3; term++) {
    for (const [i, document] of postings[term]!.entries()) {
      const code = codes[offsets[term]! + i]!
      const cosine = cosineOf(termVectors, term, rows, document)
      expect(code === UNKNOWN_COSINE).toBe(cosine > 0.99)
      expect([LEAST_COSINES[code]! < cosine, LARGEST_COSINES[code]! > cosine]).toEqual([true, true])
    }
  }
  const encoded = await encodeVectors(rows, AXES, inlineCompute)
  const coded = (await codeCosines({ offsets }, { ...common, rows: encoded }))!
  // A digit more or less changes a code only where a cosine is near its border, and then by one.
  expect(codes.every((code, i) => Math.abs(code - coded[i]!) <= 1)).toBe(true)
  expect(codes.reduce((sum, code, i) => sum + Number(code !== coded[i]), 0)).toBeLessThan(codes.length / 50)
  expect(await codeCosines({ offsets }, { ...common, rows, compute: threads })).toEqual(codes)
  expect(await codeCosines({ offsets: Uint32Array.of(0, 5) }, { ...common, rows })).toBeUndefined()
})

test('a document with more terms than one pass has room for has a code for each', async () => {
  const terms = 1_100
  const termVectors = unitRows(terms)
  const rows = unitRows(2)
  const shard = {
    documentOffsets: Uint32Array.of(0, terms, terms + 1),
    documentTerms: Uint32Array.from([...Array(terms).keys(), 3]),
  }
  const next = new Uint32Array(terms).map((_, term) => term + Number(term > 3))
  const codes = new Uint8Array(terms + 1)
  await placeCosines(codes, next, { shards: [shard], rows, termVectors, axes: AXES, compute: inlineCompute })
  const cosines = [...Array(4).keys(), 3, ...Array(terms - 4).keys()].map((_, place) =>
    place === 4 ? cosineOf(termVectors, 3, rows, 1) : cosineOf(termVectors, place > 4 ? place - 1 : place, rows, 0),
  )
  for (const [place, cosine] of cosines.entries())
    expect(LARGEST_COSINES[codes[place]!]! - cosine).toSatisfy(
      (more: number) => more > 0 && (more < 0.006 || cosine < 0),
    )
  // A thread that finds all lanes in use finds the same.
  const exactRows = createExactRows(terms, AXES, { lanes: 1, passRows: LANE_ROWS })
  exactRows.exact.set(termVectors)
  const input = { ...shard, ...exactRows, rows }
  const coded = await codeShard.run(input)
  exactRows.taken.fill(1)
  expect(await codeShard.run(input)).toEqual(coded)
})
