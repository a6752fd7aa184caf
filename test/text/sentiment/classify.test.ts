import { expect, test } from 'vitest'
import { classifyDocument, classifyTarget } from '../../../src/text/sentiment/classify.js'

/** A text whose words add up to `score`, and which leans by its letters. */
const text = (score: number, evidence: number, leaning = 0, reported = 0) => ({
  documentPolarity: () => ({ score, evidence, reported }),
  characterScore: () => leaning,
})

test('a text takes the side on which something is left over', () => {
  expect(classifyDocument(text(2, 2), 0).label).toBe(1)
  expect(classifyDocument(text(-2, 2), 0).label).toBe(-1)
  expect(classifyDocument(text(0.4, 0.4), 0).label).toBe(0)
})

test("the project's own words add up with those of the lexicon", () => {
  expect(classifyDocument(text(0.4, 0.4), 0.4)).toMatchObject({ label: 1, score: 0.8 })
  expect(classifyDocument(text(2, 2), -1.8).label).toBe(0)
})

test('a report of names, numbers and addresses needs more to take a side', () => {
  expect(classifyDocument(text(1.2, 1.2, 0, 0.2), 0).label).toBe(1)
  expect(classifyDocument(text(1.2, 1.2, 0, 0.4), 0).label).toBe(0)
  expect(classifyDocument(text(-3, 3, 0, 0.4), 0).label).toBe(-1)
})

test('letters decide only where words say nothing, and when they lean clearly', () => {
  expect(classifyDocument(text(0.2, 0.2, -1.5), 0)).toMatchObject({ label: -1, score: -1.5 })
  expect(classifyDocument(text(0.2, 0.2, -0.9), 0).label).toBe(0)
  expect(classifyDocument(text(2, 2, -5), 0).label).toBe(1)
})

test('more evidence means more confidence, half of it where 1.1 is left over, and never certainty', () => {
  expect(classifyDocument(text(1.1, 1.1), 0).confidence).toBeCloseTo(0.5, 12)
  expect(classifyDocument(text(-9.9, 9.9), 0).confidence).toBeCloseTo(0.9, 12)
  const confidences = [0.7, 1, 2, 5, 20, 500].map((score) => classifyDocument(text(score, score), 0).confidence)
  expect(confidences).toEqual([...confidences].sort((a, b) => a - b))
  expect(confidences.at(-1)).toBeLessThan(1)
})

test('praise that blame cancels is less surely neutral than silence', () => {
  expect(classifyDocument(text(0, 6), 0).confidence).toBeLessThan(classifyDocument(text(0, 0), 0).confidence)
})

test('a target takes a side beyond 0.05, with a confidence of 1 / (1 + exp(-(0.1 + 1.1 |s|)))', () => {
  expect([0.05, 0.051, -0.05, -0.051, 0].map((score) => classifyTarget(score, 1).label)).toEqual([0, 1, 0, -1, 0])
  for (const score of [2, -2]) {
    expect(classifyTarget(score, 3)).toMatchObject({ score, evidence: 3 })
    expect(classifyTarget(score, 3).confidence).toBeCloseTo(1 / (1 + Math.exp(-2.3)), 12)
  }
  expect([classifyTarget(0, 0.04).confidence, classifyTarget(0, 0.05).confidence]).toEqual([0.4, 0.3])
})

test('letters that lean by exactly one decide nothing, beyond it they do', () => {
  expect(classifyDocument(text(0, 0, 1), 0)).toMatchObject({ label: 0, confidence: 0.4 })
  expect(classifyDocument(text(0, 0, 1.01), 0)).toMatchObject({ label: 1, score: 1.01 })
  expect(classifyDocument(text(0, 0, -1.01), 0).label).toBe(-1)
})
