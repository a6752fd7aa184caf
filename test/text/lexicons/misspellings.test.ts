import { expect, test } from 'vitest'
import { loadPolarityScorer } from '../../../src/text/sentiment/loadPolarityScorer.js'

test.each([
  ['en', 'The porter was freindly.', 1],
  ['en', 'A breakfast of exelent rolls.', 1],
  ['en', 'The beds are realy comfertable.', 1],
  ['en', 'Wonderfull, we reccomend it.', 1],
  ['en', 'The porter was unfreindly.', -1],
  ['en', 'An expencive and horrable lunch.', -1],
  ['en', 'The lift is anoying.', -1],
  ['en', 'Not a delicius meal.', -1],
  ['de', 'Das Frühstück war hervoragend.', 1],
  ['de', 'Wir waren entäuscht.', -1],
  ['es', 'El trato fue exelente.', 1],
  ['fr', 'Le patron est très acceuillant.', 1],
  ['it', 'La colazione era eccezzionale.', 1],
  ['nl', 'De bediening was vriendlijk.', 1],
  ['pt', 'O atendimento foi horivel.', -1],
])('common misspellings count as the words that are meant, %s: %s', async (language, text, sign) => {
  const scorer = await loadPolarityScorer(language)
  expect(Math.sign(scorer.read(text).documentPolarity().score)).toBe(sign)
})
