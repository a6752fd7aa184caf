import { Matrix, solve } from 'ml-matrix'
import { expect, test } from 'vitest'
import type { Compute } from '../../../src/compute/compute.js'
import { inlineCompute } from '../../../src/compute/pool.js'
import { packStrings } from '../../../src/compute/shared.js'
import type { PredictionTarget } from '../../../src/indexing/prediction/predictorTargets.js'
import {
  casesOf,
  fitPredictor,
  readWords,
  selectVocabulary,
  trainPredictors,
} from '../../../src/indexing/prediction/trainPredictors.js'
import { createRandom } from '../../../src/math/random.js'
import { signalShares } from '../../../src/math/statistics/regression.js'
import type { PredictorModel } from '../../../src/snapshot/predictor.js'
import { createMarkedReader } from '../../../src/text/negationMarks.js'
import { sparseFromTriples } from '../../math/matrices.js'
import { vectorsInMemory } from '../../openBuilt.js'

const now = <T>(result: T | Promise<T>): T => result as T

/** Words of documents by bucket, one a document. */
const wordsOf = (documents: readonly (readonly number[])[]) => ({
  offsets: Uint32Array.from({ length: documents.length + 1 }, (_, d) => documents.slice(0, d).flat().length),
  buckets: Uint32Array.from(documents.flat()),
  counts: new Uint32Array(documents.flat().length).fill(1),
})

test('words in three documents or more are looked at, and weigh ln((n + 1) / documents) to the power of 3/4', () => {
  const shards = [
    wordsOf([[4, 9], [4], [4, 9]]),
    wordsOf([
      [9, 5],
      [5, 70_000],
    ]),
  ]
  const { vocabulary, rows } = now(selectVocabulary.run({ words: shards }))
  expect([...vocabulary.buckets]).toEqual([4, 9])
  for (const weight of vocabulary.weights) expect(weight).toBeCloseTo(Math.log(6 / 3) ** 0.75, 6)
  expect([...rows.rowOffsets]).toEqual([0, 2, 3, 5, 6, 6])
})

test('of more than 20,000 words the most common ones are looked at, the first of equal ones', () => {
  const many = Array.from({ length: 20_002 }, (_, i) => i + 10)
  const last = 20_011
  const { vocabulary } = now(selectVocabulary.run({ words: [wordsOf([many, many, many, [last]])] }))
  expect(vocabulary.buckets).toHaveLength(20_000)
  expect(vocabulary.buckets.at(-1)).toBe(last)
  expect(vocabulary.buckets.at(-2)).toBe(10 + 19_998)
})

test('texts are read each in its language, a title as a title', async () => {
  const languages = [{ language: 'en' }, { language: 'de' }]
  const read = async (languageIndexes: Uint8Array | undefined, title = '') =>
    await readWords.run({
      languages,
      languageIndexes,
      titles: packStrings([title]),
      texts: packStrings(['die Betten']),
    })
  const bucketsOf = (language: string, text: string) => {
    const found: number[] = []
    createMarkedReader(language).read(text, (bucket) => found.push(bucket))
    return found.sort((a, b) => a - b)
  }
  expect([...(await read(undefined)).buckets]).toEqual(bucketsOf('en', 'die Betten'))
  expect([...(await read(Uint8Array.of(1))).buckets]).toEqual(bucketsOf('de', 'die Betten'))
  expect(bucketsOf('de', 'die Betten')).not.toEqual(bucketsOf('en', 'die Betten'))
  expect((await read(undefined, 'Betten')).buckets.length).toBeGreaterThan(bucketsOf('en', 'die Betten').length)
})

test('the cases of a model are made when they are asked for: those of all classes together would take memory for each of them', () => {
  let made = 0
  const values = new Proxy(Uint32Array.of(0, 1, 2, 1), {
    get: (array, key) => {
      if (key === '0') made++
      return Reflect.get(array, key)
    },
  })
  const target: PredictionTarget = {
    ...{ kind: 'text', name: 'city', classes: ['a', 'b', 'c'], values },
    ...{ documents: Uint32Array.of(3, 5, 8, 9), weights: Float64Array.of(1, 2, 3, 4) },
  }
  // Document 8 does not take part.
  const rowOf = new Map([3, 5, 9].map((document, row) => [document, row]))
  const cases = casesOf(target, rowOf, 3)
  expect([made, cases.next().value, made]).toEqual([
    0,
    { values: Float64Array.of(1, 0, 0), weights: Float64Array.of(1, 2, 4) },
    1,
  ])
  expect([...cases].map(({ values }) => [...values])).toEqual([
    [0, 1, 1],
    [0, 0, 0],
  ])
})

/** Weights and intercept of least weighted squared error + 0.7 x squared weights, from the normal equations. */
function naiveRidge(
  x: Matrix,
  y: readonly number[],
  caseWeights: readonly number[],
): { weights: number[]; intercept: number } {
  const design = x.clone().addColumn(x.columns, new Array<number>(x.rows).fill(1))
  const weighted = design.clone().mulColumnVector([...caseWeights])
  const square = design.transpose().mmul(weighted)
  for (let j = 0; j < x.columns; j++) square.set(j, j, square.get(j, j) + 0.7)
  const known = solve(square, weighted.transpose().mmul(Matrix.columnVector([...y]))).to1DArray()
  return { weights: known.slice(0, -1), intercept: known.at(-1)! }
}

test('a model is a ridge on columns times the roots of their shares of signal, and on the axes as they are', () => {
  const random = createRandom(6)
  const [count, columns, axes] = [80, 5, 2]
  const dense = Float32Array.from({ length: count * axes }, () => random.next() - 0.5)
  const cells = Array.from({ length: count * columns }, (_, i) => i).filter(() => random.next() < 0.5)
  const rows = sparseFromTriples(count, {
    rows: cells.map((i) => Math.floor(i / columns)),
    columns: cells.map((i) => i % columns),
    values: cells.map(() => Math.fround(random.next())),
  })
  const has = (row: number, column: number) => {
    const from = rows.rowOffsets[row]!
    const at = rows.columns.subarray(from, rows.rowOffsets[row + 1]!).indexOf(column)
    return at < 0 ? 0 : rows.values[from + at]!
  }
  const values = Float64Array.from(
    { length: count },
    (_, row) => 3 * has(row, 0) - has(row, 1) + 2 * dense[row * axes]! + random.next(),
  )
  const weights = Float64Array.from({ length: count }, (_, row) => (row % 7 === 0 ? 0 : 1 + (row % 3)))
  const model = now(fitPredictor.run({ rows, columns, dense, axes, values, weights })) as PredictorModel
  const factors = signalShares(rows, columns, values, weights).map(Math.sqrt)
  const x = Matrix.zeros(count, columns + axes)
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < columns; column++) x.set(row, column, has(row, column) * factors[column]!)
    for (let axis = 0; axis < axes; axis++) x.set(row, columns + axis, dense[row * axes + axis]!)
  }
  const expected = naiveRidge(x, [...values], [...weights])
  // Conjugate gradients stop at a thousandth.
  for (const [j, weight] of model.weights.entries()) {
    expect(weight).toBeCloseTo(expected.weights[j]! * (j < columns ? factors[j]! : 1), 1)
  }
  expect(model.weights[0]).toBeCloseTo(expected.weights[0]! * factors[0]!, 2)
  expect(model.intercept).toBeCloseTo(expected.intercept, 2)
})

const targetsOf = (count: number): PredictionTarget[] => [
  {
    name: 'stars',
    kind: 'number',
    documents: Uint32Array.from({ length: count }, (_, d) => d),
    values: Float64Array.from({ length: count }, (_, d) => (d % 2 === 0 ? 5 : 1)),
    weights: new Float64Array(count).fill(1),
  },
  {
    name: 'city',
    kind: 'text',
    classes: ['Rome', 'Oslo'],
    documents: Uint32Array.from({ length: count }, (_, d) => d),
    values: Uint32Array.from({ length: count }, (_, d) => d % 2),
    weights: new Float64Array(count).fill(1),
  },
]

/** Trains on documents that say `good` or `bad` in turn; tells which texts were read, and what went to threads. */
async function trained(count: number) {
  const read: number[][] = []
  const sent: string[] = []
  const map: Compute['map'] = (kernel, inputs, options) => {
    sent.push(kernel.name)
    return inlineCompute.map(kernel, inputs, options)
  }
  const set = await trainPredictors({
    language: 'en',
    targets: targetsOf(count),
    readTexts: async (wanted) => {
      read.push([...wanted])
      return wanted.map((d) => ({ title: '', text: d % 2 === 0 ? 'good' : 'bad' }))
    },
    documentVectors: vectorsInMemory(new Float32Array(count * 2).fill(1), 2),
    axes: 2,
    compute: { ...inlineCompute, map },
  })
  return { set, read, sent }
}

test('each target has a model, for texts one a class, and numbers stay within what was seen', async () => {
  const { set } = await trained(40)
  expect(set.axes).toBe(2)
  expect(Object.keys(set.predictors)).toEqual(['stars', 'city'])
  expect(set.predictors.stars).toMatchObject({ kind: 'number', range: [1, 5] })
  expect(set.predictors.city).toMatchObject({ kind: 'text', classes: ['Rome', 'Oslo'] })
  const [stars, city] = [set.predictors.stars!.models, set.predictors.city!.models]
  expect([stars.length, city.length]).toEqual([1, 2])
  // Both words have one column; what is good is Rome and five stars.
  const good = stars[0]!.weights.indexOf(Math.max(...stars[0]!.weights.subarray(0, 2)))
  expect(city[0]!.weights[good]).toBeGreaterThan(0)
  expect(city[1]!.weights[good]).toBeLessThan(0)
})

test('texts are read 512 at a time, in threads from 500 documents on', async () => {
  const few = await trained(499)
  expect(few.read.map(({ length }) => length)).toEqual([499])
  expect(few.sent).toEqual([])
  expect((await trained(500)).sent).toContain('build.readMarkedWords')
  expect((await trained(513)).read.map(({ length }) => length)).toEqual([512, 1])
})

test('of more than 50,000 documents as many are read, evenly spread', async () => {
  const { read } = await trained(60_000)
  const all = read.flat()
  expect(all).toHaveLength(50_000)
  expect(all.slice(0, 7)).toEqual([0, 1, 2, 3, 4, 6, 7])
  expect(all.at(-1)).toBe(59_998)
})
