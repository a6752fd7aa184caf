import { expect, test } from 'vitest'
import { countUsages, finishUsages, mergeUsages, startUsages } from '../../../src/indexing/sentiment/termUsages.js'
import { loadPolarityScorer } from '../../../src/text/sentiment/loadPolarityScorer.js'
import { AS_NOUN, AS_VERB } from '../../../src/text/sentiment/usage.js'

/** Terms 0 gasket, 1 wait, 2 rotor, at their places in a text. */
const words = ['gasket', 'wait', 'rotor']
function placesIn(text: string) {
  const found = [...text.matchAll(/gasket|wait|rotor/g)]
  return {
    terms: Uint32Array.from(found, ([word]) => words.indexOf(word)),
    starts: Uint32Array.from(found, ({ index }) => index),
    lengths: Uint16Array.from(found, ([word]) => word.length),
    from: 0,
    to: found.length,
  }
}

async function usagesOf(texts: readonly string[]) {
  const scorer = await loadPolarityScorer('en')
  const open = startUsages(words.length)
  for (const text of texts) countUsages(open, scorer.read(text), placesIn(text))
  return finishUsages(open)
}

test('a shard counts uses by term, and the next one begins at nothing', async () => {
  const first = await usagesOf(['the gasket was here and we wait.', 'a gasket.'])
  expect([...first.terms]).toEqual([0, 1])
  expect([...first.counts]).toEqual([2, 0, 0, 0, 0, 1])
  const second = await usagesOf(['they wait for a gasket'])
  expect([...second.terms]).toEqual([0, 1])
  expect([...second.counts]).toEqual([1, 0, 0, 0, 0, 1])
  expect([...(await mergeUsages.run({ shards: [first, second], termCount: 3 }))]).toEqual([AS_NOUN, AS_VERB, 0])
})

test('a count ends at 255', async () => {
  const { counts } = await usagesOf([Array.from({ length: 300 }, () => 'the gasket.').join(' ')])
  expect([...counts]).toEqual([255, 0, 0])
})
