import { expect, test } from 'vitest'
import { loadPolarityScorer } from '../../../src/text/sentiment/loadPolarityScorer.js'

test.each([
  ['The porter was freindly.', 1],
  ['A breakfast of exelent rolls.', 1],
  ['The beds are realy comfertable.', 1],
  ['Wonderfull, we reccomend it.', 1],
  ['The porter was unfreindly.', -1],
  ['An expencive and horrable lunch.', -1],
  ['The lift is anoying.', -1],
  ['Not a delicius meal.', -1],
])('common misspellings count as the words that are meant: %s', async (text, sign) => {
  const scorer = await loadPolarityScorer('en')
  expect(Math.sign(scorer.read(text).documentPolarity().score)).toBe(sign)
})
