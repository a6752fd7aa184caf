import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type LabelPoint, placeLabels } from '../../../src/client/geometry/placeLabels.js'
import { boxesTouch, boxTouchesCircle, segmentsCross, segmentTouchesBox } from '../../../src/client/geometry/shapes.js'

const area = { x: 0, y: 0, width: 600, height: 400 }

const point = (x: number, y: number, more: Partial<LabelPoint> = {}): LabelPoint => ({
  x,
  y,
  r: 5,
  width: 60,
  height: 15,
  rank: 0,
  isImportant: false,
  ...more,
})

const points = fc.array(
  fc.record({
    x: fc.integer({ min: 10, max: 590 }),
    y: fc.integer({ min: 10, max: 390 }),
    r: fc.integer({ min: 2, max: 12 }),
    width: fc.integer({ min: 10, max: 140 }),
    height: fc.constant(15),
    rank: fc.integer({ min: 0, max: 3 }),
    isImportant: fc.boolean(),
  }),
  { maxLength: 40 },
)

describe('placeLabels', () => {
  test('a lone point has its label on the right, three pixels from the rim, without a leader', () => {
    const [label] = placeLabels([point(100, 100)], area)
    expect(label).toEqual({ x: 108, y: 92.5, width: 60, height: 15, leader: undefined })
  })

  test('at the right edge the label stands on the left', () => {
    const [label] = placeLabels([point(580, 100)], area)
    expect(label).toMatchObject({ x: 580 - 5 - 3 - 60, y: 92.5 })
  })

  test('of two points that want the same place the higher rank has it', () => {
    const crowd = [point(100, 100), point(100, 117.5, { rank: 1 })]
    const [, second] = placeLabels(crowd, area)
    expect(second).toMatchObject({ x: 108, leader: undefined })
  })

  test('a label stands beside a line, two pixels away, or is not there', () => {
    const line = { x1: 0, x2: 600, y1: 100, y2: 100 }
    const [beside] = placeLabels([point(100, 100)], area, { lines: [line] })
    expect(Math.min(Math.abs(beside!.y - 100), Math.abs(beside!.y + beside!.height - 100))).toBeGreaterThanOrEqual(2)
    expect(placeLabels([point(100, 100)], { x: 0, y: 92, width: 600, height: 17 }, { lines: [line] })).toEqual([
      undefined,
    ])
  })

  test('no line goes through a label, in a narrow chart either', () => {
    fc.assert(
      fc.property(
        points,
        fc.integer({ min: 320, max: 600 }),
        fc.integer({ min: 20, max: 380 }),
        fc.boolean(),
        (all, width, at, isLevel) => {
          const line = isLevel ? { x1: 0, x2: width, y1: at, y2: at } : { x1: at, x2: at, y1: 0, y2: 400 }
          for (const label of placeLabels(all, { ...area, width }, { lines: [line] })) {
            if (label === undefined) continue
            const { x, y } = label
            const [low, high] = isLevel ? [y, y + label.height] : [x, x + label.width]
            expect(high <= at - 2 || low >= at + 2).toBe(true)
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  test('where nothing is free there is no label', () => {
    expect(placeLabels([point(30, 10, { width: 80 })], { x: 0, y: 0, width: 60, height: 20 })).toEqual([undefined])
  })

  test('no label touches a point, a label, a block or the edge, and no leader crosses a leader or a label', () => {
    const block = { x: 4, y: 190, width: 120, height: 16 }
    fc.assert(
      fc.property(points, (all) => {
        const labels = placeLabels(all, area, { blocks: [block] })
        for (const [i, label] of labels.entries()) {
          if (label === undefined) continue
          expect(label.x >= 0 && label.y >= 0 && label.x + label.width <= 600 && label.y + label.height <= 400).toBe(
            true,
          )
          expect(boxesTouch(label, block)).toBe(false)
          for (const [j, other] of all.entries()) if (i !== j) expect(boxTouchesCircle(label, other)).toBe(false)
          for (const other of labels.slice(i + 1)) {
            if (other === undefined) continue
            expect(boxesTouch(label, other)).toBe(false)
            if (label.leader !== undefined) expect(segmentTouchesBox(label.leader, other)).toBe(false)
            if (label.leader !== undefined && other.leader !== undefined) {
              expect(segmentsCross(label.leader, other.leader)).toBe(false)
            }
          }
        }
      }),
      { numRuns: 60 },
    )
  })

  test('the same points give the same labels', () => {
    fc.assert(
      fc.property(points, (all) => {
        expect(placeLabels(all, area)).toEqual(placeLabels([...all], area))
      }),
      { numRuns: 10 },
    )
  })
})
