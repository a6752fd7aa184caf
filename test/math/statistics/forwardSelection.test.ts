import fc from 'fast-check'
import { Matrix, solve } from 'ml-matrix'
import { expect, test } from 'vitest'
import { createRandom } from '../../../src/math/random.js'
import { type ColumnSums, forwardSelection } from '../../../src/math/statistics/forwardSelection.js'
import { studentTwoSided } from '../../../src/math/statistics/tests.js'

interface Cases {
  /** cases x columns */
  readonly x: number[][]
  readonly y: number[]
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** Sums of products about the means: what forwardSelection asks for. */
function covariances({ x, y }: Cases): Omit<ColumnSums, 'count'> {
  const columns = x[0]!.map((_, j) => {
    const column = x.map((row) => row[j]!)
    return column.map((value) => value - mean(column))
  })
  const centred = y.map((value) => value - mean(y))
  const dot = (a: number[], b: number[]): number => a.reduce((sum, value, i) => sum + value * b[i]!, 0)
  return {
    variances: Float64Array.from(columns, (a) => dot(a, a)),
    productsWith: (column) => Float64Array.from(columns, (b) => dot(columns[column]!, b)),
    products: columns.map((a) => dot(a, centred)),
    total: dot(centred, centred),
  }
}

/** Ordinary least squares of y on a constant and some columns: effects, t values and the residual sum of squares, by normal equations. */
function leastSquares(
  { x, y }: Cases,
  columns: readonly number[],
): { effects: number[]; ts: number[]; residualSquares: number } {
  const design = new Matrix(x.map((row) => [1, ...columns.map((j) => row[j]!)]))
  const square = design.transpose().mmul(design)
  const inverse = solve(square, Matrix.eye(square.rows))
  const weights = inverse.mmul(design.transpose()).mmul(Matrix.columnVector(y)).to1DArray()
  const residualSquares = y.reduce(
    (sum, value, i) => sum + (value - design.getRow(i).reduce((s, v, j) => s + v * weights[j]!, 0)) ** 2,
    0,
  )
  const variance = residualSquares / (y.length - columns.length - 1)
  return {
    effects: weights.slice(1),
    ts: weights.slice(1).map((weight, j) => weight / Math.sqrt(variance * inverse.get(j + 1, j + 1))),
    residualSquares,
  }
}

/** Columns of zeros and ones, some copies of one another with errors; y depends on a few. */
function randomCases(columns: number, seed: number): Cases {
  const random = createRandom(seed)
  const x = Array.from({ length: 80 }, () => {
    const row: number[] = []
    for (let j = 0; j < columns; j++) {
      const copied = j > 0 && random.next() < 0.3
      row.push(copied ? row[j - 1]! : random.next() < 0.4 ? 1 : 0)
    }
    return row
  })
  const weights = Array.from({ length: columns }, () => (random.next() < 0.4 ? random.normal() * 2 : 0))
  return { x, y: x.map((row) => row.reduce((sum, value, j) => sum + value * weights[j]!, random.normal())) }
}

test('effects and t values are those of least squares with the chosen columns held fixed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 }), fc.nat(), (columns, seed) => {
      const cases = randomCases(columns, seed)
      const sums = covariances(cases)
      const found = forwardSelection({ ...sums, count: 80 })
      const chosen = [...found.selected]
      const known = leastSquares(cases, chosen)
      expect(found.residualSquares).toBeCloseTo(known.residualSquares, 8)
      for (const [index, j] of chosen.entries()) {
        expect(found.effects[j]).toBeCloseTo(known.effects[index]!, 8)
        expect(found.ts[j]).toBeCloseTo(known.ts[index]!, 6)
      }
      for (let j = 0; j < columns; j++) {
        if (chosen.includes(j) || found.effects[j] === 0) continue
        // Beside the chosen ones; its t uses the noise without it, so only the effect is that of least squares.
        expect(found.effects[j]).toBeCloseTo(leastSquares(cases, [...chosen, j]).effects.at(-1)!, 8)
      }
    }),
    { numRuns: 60 },
  )
})

/** p of a column beside others, by least squares. */
const pBeside = (cases: Cases, others: readonly number[], j: number): number =>
  studentTwoSided(leastSquares(cases, [...others, j]).ts.at(-1)!, cases.y.length - others.length - 2)

/** Share of a column's variance that others leave, by least squares of the column on them. */
function shareLeft({ x }: Cases, others: readonly number[], j: number): number {
  const y = x.map((row) => row[j]!)
  return leastSquares({ x, y }, others).residualSquares / leastSquares({ x, y }, []).residualSquares
}

test('effects can be those on another y than the one that chooses', () => {
  const cases = randomCases(8, 17)
  const other = { x: cases.x, y: cases.y.map((value) => Math.exp(value / 2)) }
  const sums = covariances(cases)
  const measured = covariances(other).products
  const plain = forwardSelection({ ...sums, count: 80 })
  const found = forwardSelection({ ...sums, count: 80 }, { measured })
  expect([found.selected, found.ts]).toEqual([plain.selected, plain.ts])
  const chosen = [...found.selected]
  const known = leastSquares(other, chosen).effects
  for (const [index, j] of chosen.entries()) expect(found.effects[j]).toBeCloseTo(known[index]!, 8)
  for (let j = 0; j < 8; j++) {
    if (chosen.includes(j) || found.effects[j] === 0) continue
    expect(found.effects[j]).toBeCloseTo(leastSquares(other, [...chosen, j]).effects.at(-1)!, 8)
  }
})

test('a lead is what y would lose with the best rival in the place of a chosen column', () => {
  let rivals = 0
  for (let seed = 0; seed < 20; seed++) {
    const cases = randomCases(8, seed)
    const sums = covariances(cases)
    const { selected, leads, freedom, residualSquares, weights } = forwardSelection(
      { ...sums, count: 80 },
      { overlapExponent: 2 },
    )
    const chosen = [...selected]
    for (let j = 0; j < 8; j++) {
      const others = chosen.filter((each) => each !== j)
      expect(weights[j]! - shareLeft(cases, others, j) ** 2).toBeCloseTo(0, 6)
      let least = Number.POSITIVE_INFINITY
      for (let rival = 0; rival < 8 && chosen.includes(j); rival++) {
        if (chosen.includes(rival) || shareLeft(cases, chosen, rival) < 0.05) continue
        const common = 1 - shareLeft(cases, [...others, rival], j) / shareLeft(cases, others, j)
        if (common < 0.1 || common > 0.5) continue
        const loss = leastSquares(cases, [...others, rival]).residualSquares - residualSquares
        least = Math.min(least, loss / (residualSquares / freedom))
        rivals++
      }
      if (least === Number.POSITIVE_INFINITY) expect(leads[j]).toBe(least)
      else expect(leads[j]).toBeCloseTo(least, 6)
    }
  }
  expect(rivals).toBeGreaterThan(5)
})

test('each step chooses the most significant column, and the selection stops at the limit of Benjamini and Hochberg', () => {
  for (const [weights, overlapExponent] of [
    [undefined, 0],
    [[0.2, 1, 1, 3, 0.8, 1, 0.5, 0.5], 0],
    [[0.2, 1, 1, 3, 0.8, 1, 0.5, 0.5], 3],
  ] as const) {
    const cases = randomCases(8, 17)
    const sums = covariances(cases)
    const chosen = [...forwardSelection({ ...sums, count: 80 }, { weights, overlapExponent, level: 0.01 }).selected]
    expect(chosen.length).toBeGreaterThan(1)
    const weighted = (taken: number[], j: number) =>
      pBeside(cases, taken, j) / ((weights?.[j] ?? 1) * shareLeft(cases, taken, j) ** overlapExponent)
    const clearest = (taken: number[]) =>
      Math.min(...[0, 1, 2, 3, 4, 5, 6, 7].filter((j) => !taken.includes(j)).map((j) => weighted(taken, j)))
    for (const [step, j] of chosen.entries()) {
      const taken = chosen.slice(0, step)
      expect(weighted(taken, j) / clearest(taken)).toBeCloseTo(1, 3)
      expect(weighted(taken, j)).toBeLessThan((0.01 * (step + 1)) / 8)
    }
    expect(clearest(chosen)).toBeGreaterThan((0.01 * (chosen.length + 1)) / 8)
  }
})

test('a column that follows a chosen one exactly has no effect of its own', () => {
  const random = createRandom(3)
  const x = Array.from({ length: 50 }, () => {
    const value = random.int(2)
    return [value, value, random.int(2), 1]
  })
  const sums = covariances({ x, y: x.map((row) => 5 * row[0]! + random.normal()) })
  const { selected, effects, ts } = forwardSelection({ ...sums, count: 50 })
  expect([...selected]).toEqual([0])
  expect(effects[0]).toBeGreaterThan(3)
  // The twin, and the column that never varies.
  expect([effects[1], ts[1], effects[3], ts[3]]).toEqual([0, 0, 0, 0])
})

test('nothing to explain or no cases: nothing is chosen, no t is NaN', () => {
  const zeros = (length: number) => new Float64Array(length)
  const moments = { variances: zeros(2), productsWith: () => zeros(2) }
  const none = forwardSelection({ ...moments, products: [0, 0], count: 10, total: 0 })
  expect([...none.selected, ...none.effects, ...none.ts]).toEqual([0, 0, 0, 0])
  const empty = { variances: zeros(0), productsWith: () => zeros(0) }
  expect(forwardSelection({ ...empty, products: [], count: 0, total: 0 }).selected.length).toBe(0)
  const single = { variances: Float64Array.of(0.5), productsWith: () => Float64Array.of(0.5) }
  expect([...forwardSelection({ ...single, products: [0.5], count: 2, total: 0.5 }).ts].some(Number.isNaN)).toBe(false)
})

test('no more columns are chosen than asked for, and none once all is explained', () => {
  const cases = randomCases(8, 17)
  const sums = { ...covariances(cases), count: 80 }
  const all = [...forwardSelection(sums).selected]
  expect(all.length).toBeGreaterThan(2)
  for (const most of [0, 1, 2])
    expect([...forwardSelection(sums, { mostSelected: most }).selected]).toEqual(all.slice(0, most))
  // y is twice the first column.
  const plain = { x: cases.x, y: cases.x.map((row) => 2 * row[0]!) }
  const exact = covariances(plain)
  const found = forwardSelection({ ...exact, count: 80 })
  expect([...found.selected]).toEqual([0])
  expect(found.effects[0]).toBeCloseTo(2, 12)
})

test('too few cases for a residual variance choose nothing', () => {
  // Three cases leave one degree of freedom beside a mean and a column, two leave none.
  const chosen = (x: number[][], y: number[]) => [
    ...forwardSelection({ ...covariances({ x, y }), count: y.length }, { level: 1 }).selected,
  ]
  expect(chosen([[1], [0], [0]], [2, 0, 0.1])).toEqual([0])
  expect(chosen([[1], [0]], [2, 0])).toEqual([])
})
