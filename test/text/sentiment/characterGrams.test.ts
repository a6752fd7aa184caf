import { expect, test } from 'vitest'
import { koreanGrams } from '../../../src/text/lexicons/koGrams.js'
import { listPhrases } from '../../../src/text/lexicons/lexicon.js'
import { createCharacterScorer, gramsOf } from '../../../src/text/sentiment/characterGrams.js'

test('grams are the runs of up to four letters inside words, each once a word', () => {
  expect([...gramsOf('Abc, bb!')]).toEqual(['a', 'ab', 'abc', 'b', 'bc', 'c', 'b', 'bb'])
  expect([...gramsOf('abcde')]).not.toContain('abcde')
})

test('a text leans by the sum of its weights, and no further for being long', () => {
  const leaning = createCharacterScorer('1: a\n -0.5: ab')
  expect(leaning('ab')).toBeCloseTo(0.5, 12)
  expect(leaning('x')).toBe(0)
  expect(leaning('')).toBe(0)
  // One gram a word: from the fortieth word on the mean of forty counts.
  expect(leaning('a '.repeat(40))).toBeCloseTo(40, 9)
  expect(leaning('a '.repeat(4_000))).toBeCloseTo(40, 9)
})

test('the Korean weights are a few thousand, of both signs', () => {
  const weights = new Map(listPhrases(koreanGrams))
  expect(weights.size).toBeGreaterThan(3_000)
  expect(weights.size).toBeLessThanOrEqual(4_000)
  expect(weights.get('최고')).toBeGreaterThan(0)
  expect(weights.get('지루')).toBeLessThan(0)
})
