import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseCoarseAxes } from '../../../src/math/quantization/coarseRows.js'
import { type NearestBounds, type NearestRows, nearestRows } from '../../../src/math/quantization/nearestRows.js'
import {
  createQuantizedRows,
  onLane,
  productsOf,
  quantizeInto,
  quantizeVector,
  reserveForRounding,
} from '../../../src/math/quantization/quantizedRows.js'
import { createRandom } from '../../../src/math/random.js'
import { matrixTimesVector } from '../../../src/math/simd/matrixKernels.js'
import { fillNormal, normalizeRows } from '../matrices.js'

/** Unit rows that lie close together, some of them equal, some zero. */
function unitRows(count: number, axes: number, seed: number): Float32Array {
  const random = createRandom(seed)
  const rows = fillNormal(random, new Float32Array(count * axes))
  for (let row = 0; row < count; row++) {
    const target = rows.subarray(row * axes, (row + 1) * axes)
    if (row % 7 === 3) target.fill(0)
    else if (row % 5 === 4) target.set(rows.subarray(0, axes))
    else target[0]! += 3
  }
  normalizeRows(rows, axes)
  return rows
}

/** All rows by their exact products. */
function nearestOfAll(
  rows: Float32Array,
  axes: number,
  vector: Float32Array,
  { count, floor, limit }: NearestBounds,
  excluded: readonly number[],
): NearestRows {
  const products = new Float32Array(count)
  matrixTimesVector(rows, vector, products, axes, 0, count)
  const found = Array.from(products.keys())
    .filter((row) => products[row]! > floor && !excluded.includes(row))
    .sort((a, b) => products[b]! - products[a]! || a - b)
    .slice(0, limit)
  return { rows: Uint32Array.from(found), products: Float32Array.from(found, (row) => products[row]!) }
}

const shape = fc.record({
  count: fc.integer({ min: 1, max: 1_200 }),
  axes: fc.integer({ min: 1, max: 40 }),
  seed: fc.nat(1_000),
  floor: fc.constantFrom(-2, 0, 0.7, 0.95),
  limit: fc.constantFrom(0, 1, 5, 20, 5_000),
})

test('the nearest rows are those of exact products, whether rounded rows are passed over first or not', () => {
  fc.assert(
    fc.property(shape, ({ count, axes, seed, floor, limit }) => {
      const rows = unitRows(count, axes, seed)
      const bounds = { count: Math.ceil(count * 0.9), floor, limit }
      const rounded = createQuantizedRows(count, axes, {
        lanes: 1,
        coarse: seed % 4 > 0 ? chooseCoarseAxes(rows, axes) : undefined,
        exact: seed % 3 > 0,
      })
      rounded.exact?.set(rows)
      quantizeInto(rounded, rounded.exact ?? rows, 0, count)
      const searches = [0, Math.floor(count / 2)].map((row) => ({
        vector: rows.slice(row * axes, (row + 1) * axes),
        excluded: [row, 5],
      }))
      const expected = searches.map(({ vector, excluded }) => nearestOfAll(rows, axes, vector, bounds, excluded))
      expect(nearestRows({ rows, axes, rounded: undefined }, searches, bounds)).toEqual(expected)
      expect(nearestRows({ rows, axes, rounded }, searches, bounds)).toEqual(expected)
      const here = reserveForRounding(count, axes, 1)
      here.set(rows)
      for (const [i, search] of searches.entries()) {
        const some = here.subarray(0, bounds.count * axes)
        expect(nearestRows({ rows: some, axes, rounded: undefined }, [search], bounds)).toEqual([expected[i]])
      }
      expect(nearestRows({ rows: here, axes, rounded: undefined }, searches, bounds)).toEqual(expected)
    }),
    { numRuns: 60 },
  )
})

test('a rounded product is off by no more than is told', () => {
  const [count, axes] = [300, 150]
  const rows = unitRows(count, axes, 1)
  const rounded = createQuantizedRows(count, axes, { lanes: 1 })
  quantizeInto(rounded, rows, 0, count)
  const vector = fillNormal(createRandom(2), new Float32Array(axes))
  const probe = quantizeVector(vector, rounded)
  const products = onLane(rounded, (lane) => productsOf(rounded, lane, probe, { from: 0, to: count }).slice(0, count))!
  const exact = new Float32Array(count)
  matrixTimesVector(rows, vector, exact, axes, 0, count)
  for (let row = 0; row < count; row++) {
    const error = probe.share * rounded.quantizationErrors[row]! + probe.base
    expect(Math.abs(products[row]! - exact[row]!)).toBeLessThanOrEqual(error)
    // Of use only if it is little beside the products themselves, which have the length of the vector.
    expect(error).toBeLessThan(0.05 * Math.hypot(...vector))
  }
})

test('when every lane is taken the rows themselves are passed over', () => {
  const [count, axes] = [600, 10]
  const rows = unitRows(count, axes, 3)
  const rounded = createQuantizedRows(count, axes, { lanes: 2, coarse: chooseCoarseAxes(rows, axes) })
  quantizeInto(rounded, rows, 0, count)
  const search = () => nearestRows({ rows, axes, rounded }, [{ vector: rows.slice(0, axes), excluded: [] }], bounds)
  const bounds = { count, floor: 0, limit: 10 }
  const free = search()
  const taken = onLane(rounded, () => onLane(rounded, () => ({ lane: onLane(rounded, () => true), found: search() })))
  expect(taken).toEqual({ lane: undefined, found: free })
  expect(search()).toEqual(free)
})
