import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inlineCompute } from '../../../src/compute/pool.js'
import { removeCommonDirection } from '../../../src/indexing/vectors/commonDirection.js'
import { copyRange } from '../../../src/indexing/vectors/copyNumbers.js'
import { allocateVectors, sumDocuments } from '../../../src/indexing/vectors/documentVectors.js'
import { weighDocuments } from '../../../src/indexing/vectors/weighDocuments.js'
import { createRandom } from '../../../src/math/random.js'
import type { EncodedRows } from '../../../src/snapshot/documentVectors.js'
import { encodeVectors } from '../../../src/snapshot/quantizeVectors.js'
import { fillNormal } from '../../math/matrices.js'

const TERMS = 6
/** Documents by their terms, ascending, with frequencies. */
const documents = fc.array(
  fc
    .uniqueArray(fc.record({ term: fc.nat(TERMS - 1), frequency: fc.constantFrom(1, 2, 3, 254, 255) }), {
      selector: ({ term }) => term,
      maxLength: TERMS,
    })
    .map((terms) => terms.sort((a, b) => a.term - b.term)),
  { maxLength: 8 },
)
type Documents = readonly (readonly { readonly term: number; readonly frequency: number }[])[]

const shardOf = (own: Documents) => ({
  documentOffsets: Uint32Array.from({ length: own.length + 1 }, (_, d) => own.slice(0, d).flat().length),
  documentTerms: Uint32Array.from(own.flat(), ({ term }) => term),
  frequencies: Uint8Array.from(own.flat(), ({ frequency }) => frequency),
})
const unit = (vector: readonly number[]) => {
  const length = Math.hypot(...vector)
  return vector.map((x) => (length === 0 ? 0 : x / length))
}
/** (1 + ln f) x weight of the terms that have one, of unit length, by term. */
const naiveWeights = (own: Documents[number], weights: readonly number[]) =>
  unit(
    weights.map((weight, term) => {
      const frequency = own.find((entry) => entry.term === term)?.frequency
      return frequency === undefined ? 0 : (1 + Math.log(frequency)) * weight
    }),
  )

// One weight fewer than there are terms: the last has no vector. The third is of no weight.
const weights = [0.5, 1, 0, 2, 3]

test('documents are rows of (1 + ln f) x weight, of unit length, without terms of no weight', () => {
  fc.assert(
    fc.property(documents, (own) => {
      const input = { shard: shardOf(own), termWeights: Float32Array.from(weights) }
      const { rowOffsets, columns, values } = weighDocuments.run(input) as Exclude<
        ReturnType<typeof weighDocuments.run>,
        Promise<unknown>
      >
      expect(rowOffsets).toHaveLength(own.length + 1)
      for (const [d, document] of own.entries()) {
        const row = new Array<number>(weights.length).fill(0)
        for (let i = rowOffsets[d]!; i < rowOffsets[d + 1]!; i++) {
          expect(values[i]).not.toBe(0)
          row[columns[i]!] = values[i]!
        }
        for (const [term, weight] of naiveWeights(document, weights).entries()) expect(row[term]).toBeCloseTo(weight, 5)
      }
    }),
  )
})

test('vectors of documents are the unit sums of their terms', async () => {
  const entry = fc.integer({ min: -4, max: 4 })
  const sample = fc.record({
    shards: fc.array(documents, { maxLength: 3 }),
    axes: fc.integer({ min: 1, max: 5 }),
    entries: fc.array(entry, { minLength: weights.length * 5, maxLength: weights.length * 5 }),
  })
  await fc.assert(
    fc.asyncProperty(sample, async ({ shards, axes, entries }) => {
      const termVectors = Float32Array.from(entries.slice(0, weights.length * axes))
      const all = shards.flat()
      const out = new Float32Array(all.length * axes)
      const total = await sumDocuments({
        shards: shards.map(shardOf),
        termVectors,
        termWeights: Float32Array.from(weights),
        axes,
        out,
        compute: inlineCompute,
      })
      const sums = new Array<number>(axes).fill(0)
      for (const [d, document] of all.entries()) {
        const weighed = naiveWeights(document, weights)
        const sum = Array.from({ length: axes }, (_, axis) =>
          weighed.reduce((total, weight, term) => total + weight * termVectors[term * axes + axis]!, 0),
        )
        // Sums that cancel out leave what rounding left.
        fc.pre(Math.hypot(...sum) === 0 || Math.hypot(...sum) > 1e-4)
        for (const [axis, x] of unit(sum).entries()) {
          expect(out[d * axes + axis]).toBeCloseTo(x, 2)
          sums[axis]! += out[d * axes + axis]!
        }
      }
      for (const [axis, sum] of sums.entries()) expect(total[axis]).toBeCloseTo(sum, 4)
    }),
  )
})

test('documents of more than one part have the vectors that they would have alone', async () => {
  // A part has 65,536 documents; each shard has half of that, so three shards are two parts.
  const half = 1 << 15
  const shard = (term: number) => ({
    documentOffsets: Uint32Array.from({ length: half + 1 }, (_, d) => d),
    documentTerms: new Uint32Array(half).fill(term),
    frequencies: new Uint8Array(half).fill(1),
  })
  const out = new Float32Array(3 * half * 2)
  const total = await sumDocuments({
    shards: [shard(0), shard(1), shard(2)],
    termVectors: Float32Array.of(1, 0, 0, 2, 3, 4),
    termWeights: Float32Array.of(1, 1, 1),
    axes: 2,
    out,
    compute: inlineCompute,
  })
  const at = (document: number) => [...out.subarray(document * 2, document * 2 + 2)].map((x) => Number(x.toFixed(6)))
  expect([0, half - 1, half, 2 * half - 1, 2 * half, 3 * half - 1].map(at)).toEqual([
    [1, 0],
    [1, 0],
    [0, 1],
    [0, 1],
    [0.6, 0.8],
    [0.6, 0.8],
  ])
  expect([...total].map((sum) => sum / half)).toEqual([expect.closeTo(1.6, 5), expect.closeTo(1.8, 5)])
})

const bytesOf = ({ buffer, byteOffset, byteLength }: NodeJS.ArrayBufferView) =>
  Buffer.from(buffer, byteOffset, byteLength)

test('vectors in digits are those of the exact ones, without the common direction, however many are summed at once', async () => {
  const random = createRandom(11)
  const [axes, terms] = [5, 40]
  // Two parts: a part has 65,536 documents. With more entries than term vectors, so that these are copied to the kernels.
  const shard = (count: number) => ({
    documentOffsets: Uint32Array.from({ length: count + 1 }, (_, d) => 2 * d),
    documentTerms: Uint32Array.from({ length: 2 * count }, (_, i) => (i % 2) * 20 + random.int(20)),
    frequencies: Uint8Array.from({ length: 2 * count }, () => 1 + random.int(3)),
  })
  const shards = [shard(40_000), shard(30_000)]
  const termVectors = fillNormal(random, new Float32Array(terms * axes))
  const termWeights = new Float32Array(terms).fill(1)
  const direction = Float32Array.of(0.6, 0, 0.8, 0, 0)
  const given = { shards, termVectors, termWeights, axes, compute: inlineCompute }
  const exact = new Float32Array(70_000 * axes)
  const total = await sumDocuments({ ...given, out: exact })
  expect(await sumDocuments({ ...given, out: undefined })).toEqual(total)
  await removeCommonDirection.run({ vectors: exact, direction })
  const upright = new Float32Array(exact.length)
  expect(await sumDocuments({ ...given, out: upright, direction })).toEqual(total)
  expect(Buffer.compare(bytesOf(upright), bytesOf(exact))).toBe(0)
  const encoded = allocateVectors({ record: 'space', count: 70_000, axes, fewBytes: 0 }) as EncodedRows
  expect(await sumDocuments({ ...given, out: encoded, direction })).toEqual(total)
  for (const [name, array] of Object.entries(await encodeVectors(exact, axes, inlineCompute))) {
    expect(Buffer.compare(bytesOf(encoded[name as keyof typeof encoded]), bytesOf(array))).toBe(0)
  }
})

test('without axes or shards nothing is summed', async () => {
  const options = { termVectors: new Float32Array(0), termWeights: new Float32Array(0), compute: inlineCompute }
  const out = new Float32Array(0)
  expect(await sumDocuments({ ...options, shards: [shardOf([[]])], axes: 0, out })).toEqual(new Float64Array(0))
  expect(await sumDocuments({ ...options, shards: [], axes: 2, out })).toEqual(new Float64Array(2))
})

test('without their common direction documents stand upright on it, at unit length; what lies along it is nothing', async () => {
  const vectors = Float32Array.of(0.6, 0.8, 0, 1, 0, 0, 0, 0, 0, 0.36, 0.48, 0.8)
  await removeCommonDirection.run({ vectors, direction: Float32Array.of(1, 0, 0) })
  const [first, second, third, last] = [0, 3, 6, 9].map((at) => [...vectors.subarray(at, at + 3)])
  expect(first).toEqual([0, 1, 0])
  expect([second, third]).toEqual([
    [0, 0, 0],
    [0, 0, 0],
  ])
  const length = Math.hypot(0.48, 0.8)
  expect(last![1]).toBeCloseTo(0.48 / length, 6)
  expect(last![2]).toBeCloseTo(0.8 / length, 6)
})

test('a range of numbers is copied to its place', async () => {
  const target = new Float32Array(6)
  await copyRange.run({ source: Float32Array.of(1, 2, 3, 4), target, from: 1, to: 3, at: 2 })
  expect([...target]).toEqual([0, 0, 2, 3, 0, 0])
})
