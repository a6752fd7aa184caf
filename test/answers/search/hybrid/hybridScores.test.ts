import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DocumentCosines } from '../../../../src/answers/search/hybrid/documentCosines.js'
import { bestAmong, candidatesOf, highestOf, refinable } from '../../../../src/answers/search/hybrid/hybridScores.js'
import { fuseScores } from '../../../../src/answers/search/hybrid/scoreFusion.js'
import { createRandom } from '../../../../src/math/random.js'

/** Cosines whose differences to exact ones of f32 are up to a bound of each document; `read` collects whose exact cosines were asked for. */
function roundedCosines(count: number, seed: number, read: Set<number>): DocumentCosines {
  const random = createRandom(seed)
  const exact = Float32Array.from({ length: count }, () => random.next() - 0.5)
  const errors = Float64Array.from(exact, () => random.next() * 0.05)
  const values = exact.map((cosine, d) => cosine + (2 * random.next() - 1) * errors[d]! * 0.99)
  return {
    values,
    error: 0.05,
    errorOf: (document) => errors[document]!,
    async exact(documents) {
      for (const document of documents) read.add(document)
      return Float64Array.from(documents, (document) => exact[document]!)
    },
  }
}

/** Scores of documents, of which some have term scores. */
async function roundedScores(count: number, seed: number) {
  const random = createRandom(seed + 1)
  const read = new Set<number>()
  const terms = Float64Array.from({ length: count }, () => Math.max(0, random.next() - 0.8))
  const cosines = [roundedCosines(count, seed + 2, read), roundedCosines(count, seed + 3, read)]
  const marks = { found: new Uint8Array(count), of: 'terms' } as const
  const lists = cosines.map(({ values }) => values)
  return { scores: refinable(await fuseScores(terms, lists, { weight: 0.5, marks }), cosines), read }
}

test('the best documents, ordered or not, are those of exact scores, also after something was added to some', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(1_000),
      fc.integer({ min: 0, max: 330 }),
      fc.boolean(),
      async (seed, requested, isAdded) => {
        const all = Uint32Array.from({ length: 300 }, (_, d) => d)
        const { scores: exact } = await roundedScores(all.length, seed)
        const { scores } = await roundedScores(all.length, seed)
        await exact.refine(all)
        const order = () => [...all].sort((a, b) => exact.scoreOf(b) - exact.scoreOf(a) || a - b).slice(0, requested)
        const candidates = await candidatesOf(scores, requested, undefined)
        const chosen = new Set(candidates)
        expect(order().filter((document) => !chosen.has(document))).toEqual([])
        if (isAdded) {
          const added = { documents: [3, 50, 299], scores: Float64Array.of(4, 2, 0.1) }
          for (const own of [exact, scores]) own.add(added, 0.5)
        }
        const best = await bestAmong(scores, all, requested)
        expect([...best.documents]).toEqual(order())
        expect([...best.scores]).toEqual(order().map(exact.scoreOf))
      },
    ),
    { numRuns: 100 },
  )
})

test('exact cosines are read only of documents that may be among the best', async () => {
  const { scores, read } = await roundedScores(2_000, 5)
  const candidates = await candidatesOf(scores, 200, undefined)
  const sorted = [...candidates].sort((a, b) => scores.scoreOf(b) - scores.scoreOf(a))
  expect([...highestOf(scores, candidates, 200)]).toEqual(sorted.slice(0, 200))
  expect(read.size).toBe(0)
  await bestAmong(scores, candidates, 10)
  expect(read.size).toBeGreaterThanOrEqual(10)
  expect(read.size).toBeLessThan(candidates.length / 2)
  expect(read.has(sorted.at(-1)!)).toBe(false)
  for (const document of read) expect(scores.errorOf(document)).toBe(0)
})
