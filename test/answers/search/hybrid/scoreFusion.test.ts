import { expect, test } from 'vitest'
import { contributionOf, fuseScores } from '../../../../src/answers/search/hybrid/scoreFusion.js'

// Mean 2, standard deviation 1; mean 0, standard deviation 0.5; nothing varies.
const terms = Float64Array.of(1, 3, 1, 3)
const cosines = [Float64Array.of(0.5, 0.5, -0.5, -0.5), new Float64Array(4).fill(0.3)]
const marks = (count = 4) => ({ found: new Uint8Array(count), of: 'cosines' }) as const

test('fused scores are weighted sums of z-scores; what does not vary adds nothing', async () => {
  const { block, scoreOf, count, parts } = await fuseScores(terms, cosines, { weight: 0.5, marks: marks() })
  const expected = [-1 + 0.5, 1 + 0.5, -1 - 0.5, 1 - 0.5]
  expect(count).toBe(4)
  expect([...block(0, 4).subarray(0, 4)]).toEqual(expected)
  expect([...block(1, 3).subarray(0, 2)]).toEqual(expected.slice(1, 3))
  expect([0, 1, 2, 3].map(scoreOf)).toEqual(expected)
  expect(parts.map((part) => contributionOf(part, 1))).toEqual([1, 0.5, 0])
  expect(parts.map(({ deviation }) => deviation)).toEqual([1, 0.5, 0])
})

test('the parts of a fused score have names, with the weight of the cosines where it is not 1', async () => {
  const namesOf = async (weight: number) =>
    (await fuseScores(terms, cosines, { weight, marks: marks() })).parts.map(({ name }) => name)
  const [first, ...others] = await namesOf(1)
  expect(first).toBe('term statistics (BM25) and words near each other')
  expect(others).toEqual(['cosine in the concept space', 'cosine on the latent axes'])
  expect(await namesOf(2 / 3)).toEqual([first, ...others.map((name) => `0.667 x ${name}`)])
})

test.each([1e-8, 1e8])('scores that are all %s times as large have the same z-scores', async (factor) => {
  const { scoreOf, parts } = await fuseScores(
    terms.map((value) => value * factor),
    cosines.map((values) => values.map((value) => value * factor)),
    { weight: 0.5, marks: marks() },
  )
  for (const [i, expected] of [-0.5, 1.5, -1.5, 0.5].entries()) expect(scoreOf(i)).toBeCloseTo(expected, 9)
  expect(parts.map(({ deviation }) => deviation > 0)).toEqual([true, true, false])
})

test.each([
  ['two spaces', [Float64Array.of(-1, -1, 0, 0), Float32Array.of(-1, 0, 0, 0.5)], [0, 0, 0, 1]],
  ['a space without axes', [new Float64Array(), Float32Array.of(-1, 0.1, 0, 0.5)], [0, 1, 0, 1]],
])('documents are found by any positive term score or cosine, with %s', async (_, cosines, byCosines) => {
  const found = new Uint8Array(4)
  await fuseScores(Float64Array.of(0, 3, 2, 0), cosines, { weight: 1, marks: { found, of: 'cosines' } })
  expect([...found]).toEqual(byCosines)
  await fuseScores(Float64Array.of(0, 0, 2, 0), cosines, { weight: 1, marks: { found, of: 'terms' } })
  expect([...found]).toEqual(byCosines.map((byCosine, d) => byCosine | Number(d === 2)))
})
