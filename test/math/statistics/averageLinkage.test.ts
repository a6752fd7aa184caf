import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRandom } from '../../../src/math/random.js'
import { averageLinkage, type Dendrogram } from '../../../src/math/statistics/averageLinkage.js'
import { fillNormal, normalizeRows } from '../matrices.js'

function unitRows(count: number, k: number, seed: number): Float32Array {
  const rows = fillNormal(createRandom(seed), new Float32Array(count * k))
  normalizeRows(rows, k)
  return rows
}

const membersOf = (tree: Dendrogram, node: number): number[] =>
  [...tree.order.subarray(tree.starts[node]!, tree.starts[node]! + tree.sizes[node]!)].sort((a, b) => a - b)

interface Merge {
  readonly members: number[]
  readonly height: number
  /** How far the next best pair was from this one: within rounding either may come first. */
  readonly lead: number
}

/** Merges by looking at all pairs of clusters each time, with the mean of all their pairs of rows. */
function naive(rows: Float32Array, count: number, k: number): Merge[] {
  const distance = (i: number, j: number): number => {
    let dot = 0
    for (let axis = 0; axis < k; axis++) dot += rows[i * k + axis]! * rows[j * k + axis]!
    return 1 - dot
  }
  const between = (a: number[], b: number[]): number =>
    a.reduce((sum, i) => sum + b.reduce((inner, j) => inner + distance(i, j), 0), 0) / (a.length * b.length)
  let clusters = Array.from({ length: count }, (_, row) => [row])
  const merges: Merge[] = []
  while (clusters.length > 1) {
    const pairs = clusters.flatMap((a, i) => clusters.slice(i + 1).map((b) => ({ a, b, height: between(a, b) })))
    pairs.sort((x, y) => x.height - y.height)
    const best = pairs[0]!
    const lead = (pairs[1]?.height ?? Number.POSITIVE_INFINITY) - best.height
    const members = [...best.a, ...best.b].sort((x, y) => x - y)
    clusters = [...clusters.filter((cluster) => cluster !== best.a && cluster !== best.b), members]
    merges.push({ members, height: best.height, lead })
  }
  return merges
}

test('merges the clusters that looking at all pairs merges, at their heights', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 40 }), fc.integer({ min: 2, max: 12 }), fc.nat(), (count, k, seed) => {
      const rows = unitRows(count, k, seed)
      const tree = averageLinkage(rows, count, k)
      const known = naive(rows, count, k)
      fc.pre(known.every(({ lead }) => lead > 1e-5))
      for (const [i, { members, height }] of known.entries()) {
        // Cosines are f32: 1e-5 is some hundred roundings.
        expect(Math.abs(tree.heights[i]! - height)).toBeLessThan(1e-5)
        expect(membersOf(tree, count + i)).toEqual(members)
      }
    }),
    { numRuns: 60 },
  )
})

test('a node is its two sides together, the smaller row on the left, heights never fall', () => {
  const count = 200
  const tree = averageLinkage(unitRows(count, 20, 5), count, 20)
  for (let i = 0; i < count - 1; i++) {
    const [left, right] = [membersOf(tree, tree.left[i]!), membersOf(tree, tree.right[i]!)]
    expect([...left, ...right].sort((a, b) => a - b)).toEqual(membersOf(tree, count + i))
    expect(left[0]!).toBeLessThan(right[0]!)
    if (i > 0) expect(tree.heights[i]!).toBeGreaterThanOrEqual(tree.heights[i - 1]!)
  }
  expect([...tree.order].sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, row) => row))
})

test('equal and zero rows make a tree too, the same each time', () => {
  const rows = new Float32Array(12 * 3)
  for (let row = 0; row < 9; row++) rows[row * 3 + (row % 2)] = 1
  const tree = averageLinkage(rows, 12, 3)
  expect(tree).toEqual(averageLinkage(rows, 12, 3))
  // Nine rows of two directions: seven merges at height 0 (the cosine of equal rows is 1), the others at 1.
  expect([...tree.heights]).toEqual([...Array.from({ length: 7 }, () => 0), ...Array.from({ length: 4 }, () => 1)])
})

test('one row has no merges, no rows no order', () => {
  expect([...averageLinkage(Float32Array.of(1, 0), 1, 2).order]).toEqual([0])
  expect(averageLinkage(new Float32Array(0), 0, 2).order.length).toBe(0)
})
