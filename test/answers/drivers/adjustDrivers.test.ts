import { expect, test } from 'vitest'
import { adjustDrivers, startAdjusting } from '../../../src/answers/drivers/adjustDrivers.js'
import { createIntervals } from '../../../src/answers/drivers/impactIntervals.js'
import type { Compute } from '../../../src/compute/compute.js'
import { inlineCompute } from '../../../src/compute/pool.js'
import { createRandom } from '../../../src/math/random.js'
import { forwardSelection } from '../../../src/math/statistics/forwardSelection.js'
import { createMeanTail } from '../../../src/math/statistics/meanTail.js'
import { optimalScores } from '../../../src/math/statistics/optimalScaling.js'
import { falseDiscoveryRates, normalScores, normalTail } from '../../../src/math/statistics/tests.js'
import { scoredColumns } from './scoredColumns.js'

const rows = (...numbers: number[]) => Uint32Array.from(numbers)

test('a concept keeps its effect, and its companion has none beside it', async () => {
  // 20 documents: the first ten score 1 above the mean, the others 1 below, with an alternating 0.1 that cancels out.
  const deviations = Float64Array.from({ length: 20 }, (_, i) => (i < 10 ? 1 : -1) + (i % 2 === 0 ? 0.1 : -0.1))
  const driver = rows(0, 1, 2, 3, 4, 5, 6, 7, 8, 9)
  const companion = rows(0, 1, 2, 3, 4, 5, 6, 7, 8, 10)
  const { impacts, qs } = await adjustDrivers(
    inlineCompute,
    scoredColumns({ columns: [driver, companion], deviations }),
  )
  // Effect 1 - (-1) = 2 on documents with against without, times the half without: 1.
  expect(impacts[0]).toBeCloseTo(1, 1)
  expect(qs[0]).toBeLessThan(0.01)
  expect(Math.abs(impacts[1]!)).toBeLessThan(0.1)
  expect(qs[1]).toBeGreaterThan(0.05)
})

test('three scores are enough for an effect', async () => {
  const { impacts, qs } = await adjustDrivers(
    inlineCompute,
    scoredColumns({
      columns: [rows(0)],
      deviations: Float64Array.of(2, -1, -1),
    }),
  )
  // The one with it is three above the two without: 3 x 2/3.
  expect(impacts[0]).toBeCloseTo(2, 9)
  expect(qs).toHaveLength(1)
})

test('a thread is started for many documents if none runs', async () => {
  const sent: string[] = []
  const run: Compute['run'] = (kernel, input, options) => {
    sent.push(kernel.name)
    return inlineCompute.run(kernel, input, options)
  }
  const compute = { ...inlineCompute, run, isRunning: () => false }
  expect(startAdjusting(inlineCompute, 1e6)).toBeUndefined()
  expect(startAdjusting({ ...compute, isRunning: () => true }, 1e6)).toBeUndefined()
  expect(startAdjusting(compute, 50_000)).toBeUndefined()
  expect(sent).toEqual([])
  await startAdjusting(compute, 50_001)
  expect(sent).toEqual(['answers.adjustDrivers'])
  await startAdjusting({ ...compute, run: () => Promise.reject(new Error('no thread')) }, 1e6)
})

test('impacts of many concepts are worked out in a thread, with the same result', async () => {
  const sent: string[] = []
  const run: Compute['run'] = (kernel, input, options) => {
    sent.push(kernel.name)
    return inlineCompute.run(kernel, input, options)
  }
  const compute = { ...inlineCompute, run }
  const deviations = Float64Array.from({ length: 40 }, (_, i) => (i % 5) - 2)
  const columns = Array.from({ length: 151 }, (_, j) => rows(j % 40, ...(j % 40 === 39 ? [] : [39])))
  const many = await adjustDrivers(compute, scoredColumns({ columns, deviations }))
  expect(sent).toEqual(['answers.adjustDrivers'])
  const few = await adjustDrivers(compute, scoredColumns({ columns: columns.slice(0, 150), deviations }))
  expect(sent).toHaveLength(1)
  expect([many.impacts.length, few.impacts.length]).toEqual([151, 150])
  expect(many.impacts[150]).toBeCloseTo(many.impacts[30]!, 9)
})

test('the effects of frequent and rare concepts that share documents are exact over many blocks of documents', async () => {
  // 40,000 documents with some of 560 concepts; scores are the sums of the effects of four of them, in no order of frequency.
  const random = createRandom('blocks')
  const effects = new Map([
    [7, 2],
    [311, -1],
    [420, 3],
    [555, -2],
  ])
  const columns: number[][] = Array.from({ length: 560 }, () => [])
  const scores = new Float64Array(40_000)
  for (let row = 0; row < scores.length; row++) {
    for (const [j, column] of columns.entries()) {
      const isFrequent = (j * 37) % 560 < 12
      const follows = effects.has(j) && columns[(j + 100) % 560]!.at(-1) === row
      if (random.next() >= (follows ? 0.5 : isFrequent ? 0.2 : 0.01)) continue
      column.push(row)
      scores[row]! += effects.get(j) ?? 0
    }
  }
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
  const { impacts, qs } = await adjustDrivers(
    inlineCompute,
    scoredColumns({
      columns: columns.map((column) => Uint32Array.from(column)),
      deviations: scores.map((score) => score - mean),
    }),
  )
  for (const [j, column] of columns.entries()) {
    const effect = effects.get(j)
    // Effects are compared with the documents without the concept.
    if (effect !== undefined) {
      expect(impacts[j]).toBeCloseTo(effect * (1 - column.length / scores.length), 6)
      expect(qs[j]).toBeLessThan(1e-6)
    } else expect(Math.abs(impacts[j]!)).toBeLessThan(1e-6)
  }
}, 60_000)

test('with less than three scores nothing has an effect', async () => {
  const { impacts, qs } = await adjustDrivers(
    inlineCompute,
    scoredColumns({ columns: [rows(0)], deviations: Float64Array.of(1, -1) }),
  )
  expect([...impacts]).toEqual([0])
  expect([...qs]).toEqual([1])
})

test('a concept in three documents is not called because two of them have a rare score', async () => {
  // One score of twenty is low. A concept in three documents has two low ones by chance in one of 138 cases; Student's t is 4.9.
  const count = 1_000
  const low = (row: number) => row < 50
  const deviations = Float64Array.from({ length: count }, (_, row) => (low(row) ? -0.95 : 0.05))
  // Ten concepts stand in three documents each, the first of them in two low ones.
  const columns = Array.from({ length: 10 }, (_, j) => (j === 0 ? rows(7, 8, 500) : rows(100 + j, 300 + j, 500 + j)))
  const complaint = Uint32Array.from({ length: 60 }, (_, i) => (i < 25 ? 20 + i : 600 + i))
  const { qs } = await adjustDrivers(inlineCompute, scoredColumns({ columns: [complaint, ...columns], deviations }))
  expect(qs[0]).toBeLessThan(0.001)
  expect(Math.min(...qs.subarray(1))).toBeGreaterThan(0.05)
})

/** Documents by concepts as 0 and 1: each document has few of them, and every fourth concept mostly comes with its neighbour. */
function randomPresence(count: number, concepts: number, seed: number): number[][] {
  const random = createRandom(seed)
  return Array.from({ length: count }, () => {
    const row: number[] = []
    for (let j = 0; j < concepts; j++) {
      const share = j % 4 === 3 && row[j - 1] === 1 ? 0.7 : 0.02 + (0.3 * j) / concepts
      row.push(random.next() < share ? 1 : 0)
    }
    return row
  })
}

const sum = (values: ArrayLike<number>): number => Array.from(values).reduce((total, value) => total + value, 0)

/** The adjustment by its description, on the whole table of documents by concepts. */
function naiveAdjusted(presence: readonly number[][], deviations: Float64Array) {
  const count = presence.length
  const columns = presence[0]!.map((_, j) => presence.map((row) => row[j]!))
  const sizes = columns.map(sum)
  const covariance = (i: number, j: number) =>
    sum(columns[i]!.map((x, row) => x * columns[j]![row]!)) - (sizes[i]! * sizes[j]!) / count
  const variances = Float64Array.from(columns, (_, j) => covariance(j, j))
  const scoreProducts = (y: Float64Array) => columns.map((column) => sum(column.map((x, row) => x * y[row]!)))
  // Power to see half a standard deviation at 3.5 standard errors, at least 0.02; 1 on average.
  const powers = [...variances].map((variance) => Math.max(0.02, normalTail(3.5 - 0.5 * Math.sqrt(variance))))
  const weights = powers.map((power) => (power * powers.length) / sum(powers))
  const select = (y: Float64Array, options: object) =>
    forwardSelection(
      {
        variances,
        productsWith: (i) => Float64Array.from(columns, (_, j) => covariance(i, j)),
        products: scoreProducts(y),
        count,
        total: sum(y.map((each) => each * each)),
      },
      { weights, overlapExponent: 8, pOf: createMeanTail(y), ...options },
    )
  const fitted = (effects: ArrayLike<number>, selected: Uint32Array) =>
    Float64Array.from(presence, (row) => sum(Array.from(selected, (j) => row[j]! * effects[j]!)))
  const normal = normalScores(deviations)
  const telling = select(normal, { mostSelected: 50 })
  const y = optimalScores(normal, fitted(telling.effects, telling.selected))
  const found = select(y, { measured: scoreProducts(deviations) })
  const tail = createMeanTail(y)
  const variance = found.residualSquares / found.freedom
  const onY = found.ts.map((t, j) => (found.variances[j]! > 0 ? t * Math.sqrt(variance / found.variances[j]!) : 0))
  const explained = fitted(onY, found.selected)
  const mean = sum(explained) / count
  const chances = columns.map((column, j) => {
    // A chosen concept's own effect, less its mean over the documents, belongs to what is left without it.
    const own = found.selected.includes(j) ? onY[j]! * (1 - sizes[j]! / count) : 0
    const squares = sum(column.map((x, row) => x * (y[row]! - explained[row]! + mean + own) ** 2))
    const spread = Math.sqrt(Math.max(1, (10 * variance + squares) / (variance * (10 + sizes[j]!))))
    if (found.leads[j]! < 8) return Number.POSITIVE_INFINITY
    return tail(found.ts[j]! / spread, found.variances[j]!, found.freedom) / found.weights[j]!
  })
  const impacts = columns.map((_, j) => found.effects[j]! * (1 - sizes[j]! / count))
  const spreadOf = (column: number[], left: (row: number) => number, usual: number) =>
    Math.sqrt(
      Math.max(1, (10 * usual + sum(column.map((x, row) => x * left(row) ** 2))) / (usual * (10 + sum(column)))),
    )
  const squaresOf = (values: Float64Array) => sum(values.map((each) => each * each))
  /** `left` is the sum of squares of the scores beside what the concept is tested with. */
  const intervalOf = (
    j: number,
    test: { impact: number; t: number; size: number; spread: number; left: number; freedom: number },
  ) => {
    const { impact, t, size, spread, left, freedom } = test
    const bounds = { least: Math.min(...deviations), most: Math.max(...deviations) }
    // By the formula for one column: deviation of the scores / root of the column's sum of squares, times 1 - n / N.
    const usualError = Math.sqrt(left / freedom / size) * (1 - sizes[j]! / count) * spread
    return createIntervals({ tail, freedom, ...bounds })({ impact, t: t / spread, size, usualError })
  }
  const measuredFit = fitted(found.effects, found.selected)
  const measuredMean = sum(measuredFit) / count
  const adjusted = columns.map((column, j) => {
    const own = found.selected.includes(j) ? onY[j]! * (1 - sizes[j]! / count) : 0
    const spread = spreadOf(column, (row) => y[row]! - explained[row]! + mean + own, variance)
    const left = squaresOf(deviations.map((deviation, row) => deviation - measuredFit[row]! + measuredMean))
    const { freedom, ts, variances: beside } = found
    return intervalOf(j, { impact: impacts[j]!, t: ts[j]!, size: beside[j]!, spread, left, freedom })
  })
  // Each concept by itself: least squares on one column, and the mean score of its documents.
  const plain = columns.map((column, j) => {
    const size = variances[j]!
    const product = scoreProducts(y)[j]!
    const rest = squaresOf(y) - product ** 2 / size
    const t = (product / size) * Math.sqrt(size / (rest / (count - 2)))
    const spread = spreadOf(column, (row) => y[row]!, squaresOf(y) / (count - 2))
    const measured = scoreProducts(deviations)[j]!
    const left = squaresOf(deviations) - measured ** 2 / size
    return intervalOf(j, { impact: measured / sizes[j]!, t, size, spread, left, freedom: count - 2 })
  })
  return { impacts, qs: falseDiscoveryRates(chances), leads: found.leads, adjusted, plain }
}

test.each([
  ['a scale of five values', (score: number) => Math.max(1, Math.min(5, Math.round(score + 3.5)))],
  ['a measurement', (score: number) => Math.exp(score)],
])('impacts and q are those of the description, worked out on the whole table: %s', async (_, scoreOf) => {
  const [count, concepts] = [300, 24]
  const leads: number[] = []
  let called = 0
  for (let seed = 0; seed < 8; seed++) {
    const presence = randomPresence(count, concepts, seed)
    const random = createRandom(`scores ${seed}`)
    const scores = presence.map((row) => {
      const effect = row[6]! * 0.8 - row[10]! * 0.6 + row[15]! * 0.5 - row[18]! * 0.4
      return scoreOf(effect + random.normal() * (row[4] === 1 ? 1.6 : 0.8))
    })
    const mean = sum(scores) / count
    const deviations = Float64Array.from(scores, (score) => score - mean)
    const columns = presence[0]!.map((__, j) =>
      Uint32Array.from(presence.flatMap((row, i) => (row[j] === 1 ? [i] : []))),
    )
    const known = naiveAdjusted(presence, deviations)
    const found = await adjustDrivers(inlineCompute, scoredColumns({ columns, deviations }))
    for (let j = 0; j < concepts; j++) {
      expect(found.impacts[j]).toBeCloseTo(known.impacts[j]!, 8)
      expect(Math.abs(found.qs[j]! - known.qs[j]!)).toBeLessThan(1e-6 * known.qs[j]!)
      for (const kind of ['adjusted', 'plain'] as const) {
        const { p, low, high } = known[kind][j]!
        expect(Math.abs(found[kind].ps[j]! - p)).toBeLessThan(1e-6 * p)
        expect(found[kind].lows[j]).toBeCloseTo(low, 6)
        expect(found[kind].highs[j]).toBeCloseTo(high, 6)
      }
    }
    leads.push(...known.leads)
    called += found.qs.filter((q) => q < 0.05).length
  }
  // Some are called, and some lead their rivals by little.
  expect(called).toBeGreaterThan(10)
  expect(leads.some((lead) => lead < 8)).toBe(true)
  expect(leads.some((lead) => lead > 8 && lead < 100)).toBe(true)
})

test('many entries of few concepts go to a thread, from 50,001 on', async () => {
  const sent: string[] = []
  const run: Compute['run'] = (kernel, input, options) => {
    sent.push(kernel.name)
    return inlineCompute.run(kernel, input, options)
  }
  const count = 40_000
  const deviations = Float64Array.from({ length: count }, (_, i) => (i % 2 === 0 ? 1 : -1))
  const column = (size: number) => Uint32Array.from({ length: size }, (_, i) => i)
  await adjustDrivers(
    { ...inlineCompute, run },
    scoredColumns({ columns: [column(30_000), column(20_000)], deviations }),
  )
  expect(sent).toEqual([])
  await adjustDrivers(
    { ...inlineCompute, run },
    scoredColumns({ columns: [column(30_000), column(20_001)], deviations }),
  )
  expect(sent).toEqual(['answers.adjustDrivers'])
})

test('what explains all scores leaves nothing to spread, and is certain', async () => {
  const deviations = Float64Array.from({ length: 40 }, (_, i) => (i < 20 ? 1 : -1))
  const { impacts, qs } = await adjustDrivers(
    inlineCompute,
    scoredColumns({
      columns: [Uint32Array.from({ length: 20 }, (_, i) => i), rows(3, 25)],
      deviations,
    }),
  )
  expect(impacts[0]).toBeCloseTo(1, 12)
  // Ten independent draws, which 20 of 40 documents tell, all from the same half: 2 / 2^10, of two concepts.
  expect(qs[0]).toBeLessThan(0.006)
  expect(qs[1]).toBeGreaterThan(0.05)
})

test('two values apart on ranks, and spread on the scores: intervals are those of the scores', async () => {
  // 4 and 5 in turn with the concept, 1 and 2 without: optimal scores are explained completely, the scores are not.
  const scores = Array.from({ length: 200 }, (_, i) => (i < 100 ? 4 : 1) + (i % 2))
  const deviations = Float64Array.from(scores, (score) => score - 3)
  const columns = [Uint32Array.from({ length: 100 }, (_, i) => i)]
  const { plain, adjusted } = await adjustDrivers(inlineCompute, scoredColumns({ columns, deviations }))
  // Means of 100 with a standard deviation of .5 differ by 3 -+ 1.96 x .5 x sqrt(2 / 100); the impact is half of it.
  const reach = 0.5 * 1.96 * 0.5 * Math.sqrt(2 / 100)
  for (const { lows, highs } of [plain, adjusted]) {
    expect(lows[0]! / (1.5 - reach)).toBeCloseTo(1, 2)
    expect(highs[0]! / (1.5 + reach)).toBeCloseTo(1, 2)
  }
})

test('what explains all scores has a p and an interval by itself, whatever rounding leaves of the rest', async () => {
  for (let count = 30; count <= 60; count++) {
    for (const size of [8, 11, 13, 17]) {
      const [high, low] = [(count - size) / count, -size / count]
      const deviations = Float64Array.from({ length: count }, (_, row) => (row < size ? high : low))
      const columns = [Uint32Array.from({ length: size }, (_, row) => row), rows(3, 25)]
      const { plain } = await adjustDrivers(inlineCompute, scoredColumns({ columns, deviations }))
      expect(plain.ps[0]).toBeLessThan(0.05)
      expect(plain.lows[0]).toBeGreaterThan(0)
      expect(plain.lows[0]).toBeLessThanOrEqual(high)
      expect(plain.highs[0]).toBeCloseTo(high, 12)
    }
  }
})
