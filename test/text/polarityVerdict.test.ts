import { expect, test } from 'vitest'
import { judgeWhole } from '../../src/text/polarityVerdict.js'

test('a text takes the side on which something is left over', () => {
  expect(judgeWhole(2, 2, 0).label).toBe(1)
  expect(judgeWhole(-2, 2, 0).label).toBe(-1)
  expect(judgeWhole(0.4, 0.4, 0).label).toBe(0)
})

test("the project's own words add up with those of the lexicon", () => {
  expect(judgeWhole(0.4, 0.4, 0.4)).toMatchObject({ label: 1, score: 0.8 })
  expect(judgeWhole(2, 2, -1.8).label).toBe(0)
})

test('more evidence means more confidence, half of it where 1.1 is left over, and never certainty', () => {
  expect(judgeWhole(1.1, 1.1, 0).confidence).toBeCloseTo(0.5, 12)
  expect(judgeWhole(-9.9, 9.9, 0).confidence).toBeCloseTo(0.9, 12)
  const confidences = [0.7, 1, 2, 5, 20, 500].map((score) => judgeWhole(score, score, 0).confidence)
  expect(confidences).toEqual([...confidences].sort((a, b) => a - b))
  expect(confidences.at(-1)).toBeLessThan(1)
})

test('praise that blame cancels is less surely neutral than silence', () => {
  expect(judgeWhole(0, 6, 0).confidence).toBeLessThan(judgeWhole(0, 0, 0).confidence)
})
