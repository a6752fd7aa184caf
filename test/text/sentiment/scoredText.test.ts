import { expect, test } from 'vitest'
import { loadPolarityScorer } from '../../../src/text/sentiment/loadPolarityScorer.js'

const scorer = await loadPolarityScorer('en')

test('places that ascend are found as by binary search, from the token before', () => {
  const words = ['great', ',', 'the room', "wasn't", 'clean', '...', 'hip-hop', '😀', 'not at all', '.', '\n']
  let seed = 7
  const next = (below: number): number => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
    return (seed >>> 8) % below
  }
  for (let round = 0; round < 200; round++) {
    const text = Array.from({ length: next(12) }, () => words[next(words.length)]!).join(' ')
    const reading = scorer.read(text)
    let token = 0
    for (let start = 0; start <= text.length; start += next(4)) {
      token = reading.firstTokenFrom(token, start)
      expect(token).toBe(reading.firstToken(start))
      const end = start + 1 + next(9)
      expect(reading.lastTokenFrom(token, end)).toBe(Math.max(token - 1, reading.lastToken(end)))
    }
  }
})

test('a phrase of the lexicon is one token, at the end of a text as well', () => {
  const forms = (text: string): number => scorer.read(text).tokens.count
  expect(forms('a mixed bag')).toBe(2)
  expect(forms('mixed bag, mixed')).toBe(3)
})
