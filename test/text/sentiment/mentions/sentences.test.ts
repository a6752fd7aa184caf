import { expect, test } from 'vitest'
import { loadPolarityScorer } from '../../../../src/text/sentiment/loadPolarityScorer.js'
import { COORDINATE, END, PRAISE } from '../../../../src/text/sentiment/mentions/contextBits.js'
import { createSentences, cutSentences, massAround } from '../../../../src/text/sentiment/mentions/sentences.js'

const scorer = await loadPolarityScorer('en')

test('a sentence ends at its mark, and has the values and the bits of its words', () => {
  const sentences = createSentences(1)
  cutSentences(sentences, scorer.read('Good food and drink. Is it there? Then'))
  expect([...sentences.of.subarray(0, 10)]).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 2])
  expect(sentences.count).toBe(3)
  expect(sentences.sums[0]).toBe(2)
  expect(sentences.masses[1]).toBe(0)
  expect([0, 4, 5, 9].map((token) => massAround(sentences, token))).toEqual([2, 2, 0, 0])
  expect([...sentences.lengths.subarray(0, 2)]).toEqual([5, 4])
  expect([...sentences.asked.subarray(0, 3)]).toEqual([0, 1, 0])
  expect(sentences.unions[0]! & (COORDINATE | PRAISE | END)).toBe(COORDINATE | PRAISE | END)
  expect(sentences.bits[0]! & PRAISE).toBe(PRAISE)
  expect(sentences.bits[4]! & END).toBe(END)
})
