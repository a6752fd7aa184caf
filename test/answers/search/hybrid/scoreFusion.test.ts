import { expect, test } from 'vitest'
import {
  addScores,
  contributionOf,
  fuseScores,
  markPositive,
} from '../../../../src/answers/search/hybrid/scoreFusion.js'

// Mean 2, standard deviation 1; mean 0, standard deviation 0.5; nothing varies.
const terms = Float64Array.of(1, 3, 1, 3)
const cosines = [Float64Array.of(0.5, 0.5, -0.5, -0.5), new Float64Array(4).fill(0.3)]

test('fused scores are weighted sums of z-scores; what does not vary adds nothing', async () => {
  const { scores, parts } = await fuseScores(terms, cosines, { weight: 0.5 })
  expect([...scores]).toEqual([-1 + 0.5, 1 + 0.5, -1 - 0.5, 1 - 0.5])
  expect(parts.map((part) => contributionOf(part, 1))).toEqual([1, 0.5, 0])
  expect(parts.map(({ deviation }) => deviation)).toEqual([1, 0.5, 0])
})

test('the parts of a fused score have names, with the weight of the cosines where it is not 1', async () => {
  const namesOf = async (weight: number) => (await fuseScores(terms, cosines, { weight })).parts.map(({ name }) => name)
  const [first, ...others] = await namesOf(1)
  expect(first).toBe('term statistics (BM25) and words near each other')
  expect(others).toEqual(['cosine in the concept space', 'cosine on the latent axes'])
  expect(await namesOf(2 / 3)).toEqual([first, ...others.map((name) => `0.667 x ${name}`)])
})

test.each([1e-8, 1e8])('scores that are all %s times as large have the same z-scores', async (factor) => {
  const { scores, parts } = await fuseScores(
    terms.map((value) => value * factor),
    cosines.map((values) => values.map((value) => value * factor)),
    { weight: 0.5 },
  )
  for (const [i, expected] of [-0.5, 1.5, -1.5, 0.5].entries()) expect(scores[i]).toBeCloseTo(expected, 9)
  expect(parts.map(({ deviation }) => deviation > 0)).toEqual([true, true, false])
})

test('documents are found by any positive score', async () => {
  const found = new Uint8Array(4)
  await markPositive([cosines[0]!, new Float64Array()], found, undefined)
  expect([...found]).toEqual([1, 1, 0, 0])
  const [second, third] = [Float64Array.of(0, 0, 2, 0), Float32Array.of(-1, 0, 0, 0.5)]
  await markPositive([Float64Array.of(-1, -1, 0, 0), second], found, undefined)
  expect([...found]).toEqual([1, 1, 1, 0])
  await markPositive([cosines[0]!, second, third], found, undefined)
  expect([...found]).toEqual([1, 1, 1, 1])
})

test('scores of some documents are added to those of all', () => {
  const all = Float64Array.of(1, 1, 1)
  addScores(all, { documents: [2, 0], scores: Float64Array.of(10, 20) }, 0.5)
  expect([...all]).toEqual([11, 1, 6])
})
