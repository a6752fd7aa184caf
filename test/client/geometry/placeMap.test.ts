import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { groupConcepts } from '../../../src/client/geometry/groupConcepts.js'
import { type MapLayout, placeMap } from '../../../src/client/geometry/placeMap.js'

/** Associations as a symmetric matrix with 1 on its diagonal, of one value for each pair. */
function symmetric(size: number, weightOf: (i: number, j: number) => number): number[][] {
  return Array.from({ length: size }, (_, i) =>
    Array.from({ length: size }, (_, j) => (i === j ? 1 : weightOf(Math.min(i, j), Math.max(i, j)))),
  )
}

/** Bubbles with their names below as boxes. */
const boxesOf = ({ nodes }: MapLayout) =>
  nodes.map(({ x, y, r, halfWidth }) => ({ left: x - halfWidth, right: x + halfWidth, top: y - r, bottom: y + r + 18 }))

const projects = fc
  .array(fc.record({ count: fc.integer({ min: 1, max: 500 }), nameWidth: fc.integer({ min: 10, max: 130 }) }), {
    minLength: 1,
    maxLength: 40,
  })
  .chain((concepts) =>
    fc.record({
      concepts: fc.constant(concepts),
      values: fc.array(fc.integer({ min: -20, max: 100 }), { minLength: 40, maxLength: 40 }),
      width: fc.constantFrom(380, 760, 1_150),
    }),
  )

describe('groupConcepts', () => {
  test('two pairs that are used alike are two groups, what is used with nothing stays alone', () => {
    const together = new Set(['0,1', '2,3'])
    const associations = symmetric(5, (i, j) => (together.has(`${i},${j}`) ? 0.8 : 0.05))
    expect(groupConcepts([10, 10, 10, 10, 10], associations)).toEqual([[0, 1], [2, 3], [4]])
  })

  test('no group has more than nine', () => {
    const groups = groupConcepts(
      new Array(30).fill(5),
      symmetric(30, () => 0.9),
    )
    expect(Math.max(...groups.map((group) => group.length))).toBeLessThanOrEqual(9)
    expect(groups.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, i) => i))
  })
})

describe('placeMap', () => {
  test('nothing without concepts', () => {
    const layout = placeMap({ concepts: [], associations: [], width: 800, titleOf: () => ({ title: '', width: 0 }) })
    expect(layout).toEqual({ nodes: [], groups: [], height: 0 })
  })

  test('a group that has no room beside grows down: no bubble or name crosses the edge of a phone', () => {
    const concepts = Array.from({ length: 9 }, (_, i) => ({ count: 100 - i, nameWidth: 60 + 5 * i }))
    const associations = symmetric(concepts.length, () => 0.9)
    const layout = placeMap({ concepts, associations, width: 300, titleOf: () => ({ title: '', width: 0 }) })
    expect(layout.groups).toHaveLength(1)
    for (const { left, right } of boxesOf(layout)) {
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(300)
    }
  })

  test('no bubble or name touches another, and all of it is within the height', () => {
    fc.assert(
      fc.property(projects, ({ concepts, values, width }) => {
        const associations = symmetric(concepts.length, (i, j) => values[(i * 7 + j * 3) % 40]! / 100)
        const layout = placeMap({ concepts, associations, width, titleOf: () => ({ title: 'two words', width: 90 }) })
        const boxes = boxesOf(layout)
        for (const [i, a] of boxes.entries()) {
          expect(a.top).toBeGreaterThanOrEqual(0)
          expect(a.bottom).toBeLessThanOrEqual(layout.height)
          for (const b of boxes.slice(i + 1)) {
            const touch = a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
            expect(touch).toBe(false)
          }
        }
        expect(layout.groups.flatMap(({ members }) => members).toSorted((a, b) => a - b)).toEqual(
          boxes.map((_, i) => i),
        )
      }),
      { numRuns: 40 },
    )
  })

  test('a larger count has a larger bubble', () => {
    const concepts = [
      { count: 100, nameWidth: 20 },
      { count: 25, nameWidth: 20 },
    ]
    const associations = symmetric(2, () => 0)
    const { nodes } = placeMap({ concepts, associations, width: 800, titleOf: () => ({ title: '', width: 0 }) })
    expect(nodes.map(({ r }) => r)).toEqual([50, 25])
  })
})
