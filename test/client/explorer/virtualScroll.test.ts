import { expect, test } from 'vitest'
import {
  rowsInView,
  scrolled,
  scrolledHeight,
  settledBar,
  type VirtualScroll,
} from '../../../src/client/explorer/parts/virtualScroll.js'

const TOP: VirtualScroll = { height: 0, top: 0, barTop: 0 }
const short = { rows: 100, rowHeight: 50, viewHeight: 500 }
const long = { rows: 1_000_000, rowHeight: 50, viewHeight: 500 }

test('a list that fits into a page is scrolled pixel by pixel', () => {
  expect(scrolledHeight(short)).toBe(5_000)
  expect(scrolled(TOP, 1_234, short).top).toBe(1_234)
  expect(rowsInView({ top: 0 }, short, 0)).toEqual({ first: 0, end: 10 })
  expect(rowsInView({ top: 75 }, short, 0)).toEqual({ first: 1, end: 12 })
  expect(rowsInView({ top: 4_500 }, short, 5)).toEqual({ first: 85, end: 100 })
})

test('of a longer list small movements are pixels, large ones shares of the whole, and both ends are reached', () => {
  const half = scrolledHeight(long) / 2 - 250
  const middle = scrolled(TOP, half, long)
  expect(middle.top / 50).toBeCloseTo(500_000 - 5, 3)
  const next = scrolled(middle, half + 100, long)
  expect(next.top).toBe(middle.top + 100)
  // The bar goes to where the list is.
  expect(settledBar(next, long)).toBeCloseTo(half + 24, 1)
  expect(rowsInView(scrolled(next, scrolledHeight(long), long), long, 0).end).toBe(1_000_000)
  expect(scrolled(next, 0, long).top).toBe(0)
})
