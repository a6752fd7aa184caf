import { expect, test } from 'vitest'
import { pearson, ranks, spearman } from '../../bench/quality/measures.js'

test('correlations: lines, ranks with ties, and nothing where nothing varies', () => {
  expect(pearson([1, 2, 3], [2, 4, 6])).toBeCloseTo(1, 14)
  expect(pearson([1, 2, 3], [1, 1, 1])).toBe(0)
  // Deviations -1 0 1 and -1/3 -1/3 2/3: 1 / sqrt(2 * 2/3).
  expect(pearson([1, 2, 3], [0, 0, 1])).toBeCloseTo(Math.sqrt(3) / 2, 14)
  expect(spearman([1, 2, 3, 4], [1, 10, 100, 1000])).toBeCloseTo(1, 14)
  expect([...ranks([5, 1, 5, 0])]).toEqual([3.5, 2, 3.5, 1])
  // Ranks 3.5 2 3.5 1 against 4 2 3 1: deviations 1 -0.5 1 -1.5 and 1.5 -0.5 0.5 -1.5.
  expect(spearman([5, 1, 5, 0], [9, 2, 3, 1])).toBeCloseTo(4.5 / Math.sqrt(4.5 * 5), 14)
})
