import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nearestRows } from '../../../src/math/quantization/nearestRows.js'
import {
  createJoin,
  isJoinable,
  type JoinPlan,
  joinRange,
  joinRanges,
  listPairs,
  nearestJoined,
  planJoin,
  setVector,
} from '../../../src/math/quantization/similarityJoin.js'
import { createRandom } from '../../../src/math/random.js'
import { fillNormal, normalizeRows } from '../matrices.js'

/** The result of a generator. */
function endOf<Result>(steps: Iterator<unknown, Result>): Result {
  let step = steps.next()
  while (step.done !== true) step = steps.next()
  return step.value
}

/** Unit rows of which some are close together, some equal, some zero. */
function unitRows(count: number, axes: number, seed: number): Float32Array {
  const random = createRandom(seed)
  const rows = fillNormal(random, new Float32Array(count * axes))
  for (let row = 0; row < count; row++) {
    const target = rows.subarray(row * axes, (row + 1) * axes)
    if (row % 11 === 3) target.fill(0)
    else if (row % 5 === 4) target.set(rows.subarray(0, axes))
    else if (row % 3 === 0) target[0]! += 4
  }
  normalizeRows(rows, axes)
  return rows
}

const shape = fc.record({
  count: fc.integer({ min: 1, max: 200 }),
  others: fc.integer({ min: 0, max: 9 }),
  axes: fc.integer({ min: 1, max: 40 }),
  chosen: fc.option(fc.integer({ min: 1, max: 39 })),
  seed: fc.nat(1_000),
  floor: fc.constantFrom(0.1, 0.6, 0.95),
  limit: fc.constantFrom(1, 20, 5_000),
})

test('the nearest rows of a join are those that a pass for each vector finds, on any axes and in any order of rows', () => {
  fc.assert(
    fc.property(shape, ({ count, others, axes, chosen, seed, floor, limit }) => {
      const vectors = unitRows(count + others, axes, seed)
      const rows = vectors.subarray(0, count * axes)
      const firstQuery = seed % count
      // Row r is vector number (r + seed) % count.
      const order = Uint32Array.from({ length: count }, (_, number) => (number + count - (seed % count)) % count)
      const planned: JoinPlan = endOf(planJoin(rows, axes, floor))
      const plan = chosen === null ? planned : { ...planned, chosen: planned.chosen.slice(0, chosen) }
      const total = count + others
      const join = createJoin(plan, { count, firstQuery, vectors: total, axes, floor, lanes: seed % 2 })
      const vectorOf = (number: number) => {
        const at = number < count ? order[number]! : number
        return vectors.subarray(at * axes, (at + 1) * axes)
      }
      for (let number = 0; number < total; number++) setVector(join, number, vectorOf(number))
      const found = joinRanges(join).map((range) => joinRange(join, range))
      const lists = endOf(listPairs(join, found))
      for (let query = firstQuery; query < total; query++) {
        const excluded = [query < count ? order[query]! : -1, 2]
        const [expected] = nearestRows({ rows, axes, rounded: undefined }, [{ vector: vectorOf(query), excluded }], {
          count,
          floor,
          limit,
        })
        expect(nearestJoined(join, lists, query, { rows: order, excluded, limit })).toEqual(expected)
      }
    }),
    { numRuns: 40 },
  )
}, 30_000)

describe('the plan of a join', () => {
  test('takes the axes with most squares, and few of them where they exclude most pairs', () => {
    // Axis 20 has nearly all of each row, by turns in both directions.
    const [count, axes] = [600, 30]
    const random = createRandom('plan')
    const rows = fillNormal(random, new Float32Array(count * axes))
    for (let row = 0; row < count; row++) rows[row * axes + 20] = row % 2 === 0 ? 100 : -100
    normalizeRows(rows, axes)
    const { chosen, share } = endOf(planJoin(rows, axes, 0.999))
    expect(chosen[0]).toBe(20)
    expect(share).toBeLessThan(0.51)
    const orthogonal = Float32Array.from(rows, (_, i) => (i % axes === Math.floor(i / axes) % 7 ? 1 : 0))
    const few = endOf(planJoin(orthogonal, axes, 0.5))
    expect([...few.chosen].sort()).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(few.share).toBeCloseTo(1 / 7, 1)
  })

  test('covers every pair of a query and an earlier row once', () => {
    const plan = { chosen: Uint32Array.of(0), cost: 1, share: 0 }
    const join = createJoin(plan, { count: 20_000, firstQuery: 19_000, vectors: 20_700, axes: 1, floor: 0.5, lanes: 0 })
    const ranges = joinRanges(join)
    let pairs = 0
    for (const { rowFrom, rowTo, queryFrom, queryTo } of ranges) {
      for (let query = queryFrom; query < queryTo; query++) {
        pairs += Math.max(0, Math.min(rowTo, query, 20_000) - rowFrom)
      }
    }
    // Queries 19,000 to 19,999 have as many rows before them; 700 other vectors have all.
    expect(pairs).toBe((1_000 * (19_000 + 19_999)) / 2 + 700 * 20_000)
  })

  test('joins vectors that are not longer than one', () => {
    expect(isJoinable(Float32Array.of(0.6, 0.8))).toBe(true)
    expect(isJoinable(Float32Array.of(0.8, 0.8))).toBe(false)
  })
})
