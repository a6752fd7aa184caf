import { expect, test } from 'vitest'
import type { AnswerContext } from '../../../../src/answers/context.js'
import { codedCosineRows, documentCodes } from '../../../../src/answers/search/hybrid/documentCodes.js'
import { cosinesAt, cosinesOfDocuments } from '../../../../src/answers/search/hybrid/documentCosines.js'
import { openCompute } from '../../../../src/compute/pool.js'
import { forCodedProducts, tableOf } from '../../../../src/math/quantization/codedRows.js'
import { createRandom } from '../../../../src/math/random.js'
import { askSmall } from '../../smallSnapshot.js'
import { randomSpace, spaceOf } from './randomSpace.js'

const context: AnswerContext = askSmall({ documents: [{ words: 'bed' }] })
const space = spaceOf(Float32Array.of(1, 0, 0, 1), 2)

test('cosines are products with the unit rows of documents; without axes there are none', async () => {
  const cosines = await cosinesOfDocuments(context, space, Float64Array.of(0.6, 0.8))
  expect([...cosines.values]).toEqual([0.6, 0.8])
  expect(cosines.error).toBe(0)
  expect((await cosinesOfDocuments(context, { ...space, axes: 0 }, new Float64Array(0))).values.length).toBe(0)
})

test('cosines of vectors in bytes are near the exact ones, and the same without free memory for a pass', async () => {
  const [axes, count] = [11, 1_300]
  const { space, quantized } = await randomSpace({ axes, count, seed: 7 })
  const vector = new Float64Array(axes).fill(1 / Math.sqrt(axes))
  const { values, error, exact } = await cosinesOfDocuments(context, space, vector)
  const all = Uint32Array.from({ length: count }, (_, d) => d)
  const expected = [...(await cosinesOfDocuments(context, { ...space, quantized: undefined }, vector)).values]
  expect([...(await exact(all))]).toEqual(expected)
  expect(error).toBeGreaterThan(0)
  expect(expected.filter((cosine, d) => Math.abs(cosine - values[d]!) > error)).toEqual([])
  quantized.taken.fill(1)
  expect((await cosinesOfDocuments(context, space, vector)).values).toEqual(values)
})

test.each([1, 700, 1_300])(
  'cosines at %d documents, in any order, are those among the cosines of all',
  async (length) => {
    const [axes, count] = [11, 1_300]
    const { space, quantized } = await randomSpace({ axes, count, seed: 3 })
    const vector = new Float64Array(axes).fill(1 / Math.sqrt(axes))
    const all = await cosinesOfDocuments(context, space, vector)
    const random = createRandom(length)
    const documents = Uint32Array.from({ length }, () => random.int(count))
    const expected = [...documents].map((document) => all.values[document])
    for (const taken of [0, 1]) {
      quantized.taken.fill(taken)
      const { values, error, errorOf, exact } = await cosinesAt(context, space, vector, documents)
      expect([...values]).toEqual(expected)
      expect(error).toBe(all.error)
      expect(errorOf(5)).toBe(all.errorOf(5))
      expect(await exact(documents)).toEqual(await all.exact(documents))
    }
  },
)

test('codes made and multiplied in threads give the same cosines as in the thread of the caller', async () => {
  const { rows, space, quantized } = await randomSpace({ axes: 7, count: 3_000, seed: 5 })
  const vector = Float64Array.from(rows.subarray(0, 7))
  const coded = await documentCodes(context, quantized)
  const own = await cosinesOfDocuments(context, { ...space, coded }, vector)
  const pool = openCompute({ threads: 2 })
  try {
    const other = await documentCodes(
      { snapshot: askSmall({ documents: [{ words: 'bed' }] }).snapshot, compute: pool },
      quantized,
    )
    expect(other.rows.codes).toEqual(coded.rows.codes)
    const cosines = new Float32Array(new SharedArrayBuffer(4 * 3_000))
    const shards = [0, 1_024, 2_048].map((from) => ({ from, to: Math.min(3_000, from + 1_024) }))
    const given = { coded: forCodedProducts(other.rows), table: tableOf(other.rows, vector), cosines }
    await pool.map(
      codedCosineRows,
      shards.map((range) => ({ ...given, ...range })),
    )
    expect(cosines).toEqual(own.values)
  } finally {
    await pool.close()
  }
})
