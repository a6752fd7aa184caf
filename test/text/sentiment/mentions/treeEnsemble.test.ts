import { expect, test } from 'vitest'
import { readTrees, sumTrees } from '../../../../src/text/sentiment/mentions/treeEnsemble.js'

test('a row falls to one leaf of each tree, to the right where its feature is greater than the threshold', () => {
  // The first test asks for feature 0, the tests below it for 1 and 2, and those at the bottom for 3.
  const trees = readTrees(`
    0.5
    0>0 1>0 2>0 3>0 3>0 3>0 3>0 1 2 3 4 5 6 7 8
    0>5 0>5 0>5 0>5 0>5 0>5 0>5 10 0 0 0 0 0 0 80
  `)
  const leaf = (...row: number[]) => sumTrees(trees, Float64Array.from(row)) - 10.5
  expect(leaf(0, 0, 0, 0)).toBe(1)
  expect(leaf(0, 0, 9, 1)).toBe(2)
  expect(leaf(0, 1, 0, 0)).toBe(3)
  expect(leaf(1, 0, 0, 0)).toBe(5)
  expect(leaf(1, 0, 1, 1)).toBe(8)
  expect(sumTrees(trees, Float64Array.of(6, 0, 0, 0))).toBe(0.5 + 5 + 80)
  expect(sumTrees(readTrees('-1'), Float64Array.of(1))).toBe(-1)
})
