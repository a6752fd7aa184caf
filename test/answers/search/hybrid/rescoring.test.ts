import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cosinesOfDocuments } from '../../../../src/answers/search/hybrid/documentCosines.js'
import { bestFound } from '../../../../src/answers/search/hybrid/hybridScores.js'
import { rescore } from '../../../../src/answers/search/hybrid/rescoring.js'
import { createScratch, fuseScores } from '../../../../src/answers/search/hybrid/scoreFusion.js'
import { createRandom } from '../../../../src/math/random.js'
import { askSmall } from '../../smallSnapshot.js'
import { randomSpace, spaceOf } from './randomSpace.js'

const context = askSmall({ documents: [{ words: 'bed' }] })

/** Random documents in two spaces that are compared with a vector in each, and vectors to which these move. */
async function compared(count: number, seed: number) {
  const random = createRandom(seed)
  const terms = Float64Array.from({ length: count }, () => Math.max(0, random.next() - 0.7))
  const moved = []
  for (const axes of [5, 9]) {
    const { rows, space } = await randomSpace({ axes, count, seed: seed + axes })
    const before = await cosinesOfDocuments(context, space, Float64Array.from(rows.subarray(0, axes)))
    moved.push({ space, vector: Float64Array.from(rows.subarray(axes, 2 * axes)), before })
  }
  const lists = moved.map(({ before }) => before.values)
  const found = new Uint8Array(count)
  const fused = await fuseScores(terms, lists, { weight: 0.5, marks: { found, of: 'cosines' } })
  return { fused, moved, terms, lists: lists.map((list) => list.slice()) }
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

test('the nearest documents have cosines of the moved vectors, the others those of before', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(1_000), fc.constantFrom(20, 60, 400, 700), async (seed, least) => {
      const count = 600
      const { fused, moved, terms, lists } = await compared(count, seed)
      const all = Array.from({ length: count }, (_, d) => d)
      const scores = all.map((d) => fused.scoreOf(d))
      const [found, isMember, isChosen] = [2, 3, 5].map((n) => Uint8Array.from(all, (d) => (d * 7 + seed) % n && 1))
      const common = all.filter((d) => found![d]! & isMember![d]! & isChosen![d]!)
      const among = [found!, isMember!, isChosen!] as const
      const rescored = await rescore(context, fused, moved, { among, scratch: createScratch(), least })

      const best = [...common].sort((a, b) => scores[b]! - scores[a]!)
      const nearest = new Set(common.length <= 2 * least ? best : best.slice(0, least))
      const again = await Promise.all(moved.map(({ space, vector }) => cosinesOfDocuments(context, space, vector)))
      const expected = lists.map((list, i) => all.map((d) => (nearest.has(d) ? again[i]!.values : list)[d]!))
      expect(rescored.parts.slice(1).map(({ values }) => [...values])).toEqual(expected)

      // z-scores are those of all documents with the moved vectors.
      const z = again.map(({ values }) => {
        const mean = meanOf([...values])
        const deviation = Math.sqrt(meanOf([...values].map((value) => (value - mean) ** 2)))
        return (value: number) => (value - mean) / deviation
      })
      const mean = meanOf([...terms])
      const deviation = Math.sqrt(meanOf([...terms].map((value) => (value - mean) ** 2)))
      const sums = (cosines: readonly (readonly number[])[]) =>
        all.map((d) => (terms[d]! - mean) / deviation + 0.5 * (z[0]!(cosines[0]![d]!) + z[1]!(cosines[1]![d]!)))
      const near = (wanted: readonly number[]) =>
        all.filter((d) => !(Math.abs(rescored.scoreOf(d) - wanted[d]!) < 1e-5 * (1 + Math.abs(wanted[d]!))))
      expect(near(sums(expected))).toEqual([])

      const exact = await Promise.all(
        moved.map(async ({ before }, i) => {
          const [own, others] = [
            await again[i]!.exact(Uint32Array.from(all)),
            await before.exact(Uint32Array.from(all)),
          ]
          return all.map((d) => (nearest.has(d) ? own : others)[d]!)
        }),
      )
      expect(exact.flat().filter((cosine, i) => Math.abs(cosine - expected.flat()[i]!) > 0.05)).toEqual([])
      for (const d of all) expect(rescored.errorOf(d)).toBeLessThanOrEqual(rescored.error)
      const bounds = all.map((d) => rescored.errorOf(d))
      expect(sums(exact).filter((score, d) => !(Math.abs(score - rescored.scoreOf(d)) < bounds[d]! + 1e-5))).toEqual([])
      await rescored.refine(Uint32Array.from(all).reverse())
      expect(near(sums(exact))).toEqual([])
    }),
    { numRuns: 20 },
  )
})

test('of documents with equal scores the first are the nearest, up to four times as many as wanted', async () => {
  const count = 300
  const terms = new Float64Array(count)
  const axes = 3
  const { rows, space } = await randomSpace({ axes, count, seed: 4 })
  const before = {
    ...(await cosinesOfDocuments(context, space, new Float64Array(axes))),
    values: new Float32Array(count),
  }
  const found = new Uint8Array(count).fill(1)
  const fused = await fuseScores(terms, [before.values], { weight: 1, marks: { found, of: 'terms' } })
  const moved = [{ space, vector: Float64Array.from(rows.subarray(0, axes)), before }]
  found.fill(1)
  const among = [found, found, found] as const
  const { parts } = await rescore(context, fused, moved, { among, scratch: createScratch(), least: 30 })
  const isChanged = [...parts[1]!.values].map((value) => value !== 0)
  expect(isChanged.indexOf(false)).toBe(120)
  expect(isChanged.lastIndexOf(true)).toBe(119)
})

test('a space without axes has no cosines, and adds nothing', async () => {
  const { fused, moved } = await compared(50, 2)
  const space = { ...spaceOf(new Float32Array(0), 0), count: 50, axes: 0 }
  const before = await cosinesOfDocuments(context, space, new Float64Array(0))
  const found = new Uint8Array(50).fill(1)
  const terms = Float64Array.from(fused.parts[0].values)
  const marks = { found: found.slice(), of: 'terms' } as const
  const one = await fuseScores(terms, [moved[0]!.before.values, before.values], { weight: 0.5, marks })
  const targets = [moved[0]!, { space, vector: new Float64Array(0), before }]
  const rescored = await rescore(context, one, targets, { among: [found, found, found], scratch: createScratch() })
  expect(rescored.parts.map(({ deviation }) => deviation > 0)).toEqual([true, true, false])
  const { values } = await cosinesOfDocuments(context, moved[0]!.space, moved[0]!.vector)
  expect([...rescored.parts[1]!.values]).toEqual([...values])
})

test('the best documents are the same, whether they are looked for among the nearest first or among all', async () => {
  let ofNearest = 0
  await fc.assert(
    fc.asyncProperty(
      fc.nat(1_000),
      fc.constantFrom(20, 60),
      fc.integer({ min: 1, max: 80 }),
      async (seed, least, wanted) => {
        const count = 600
        const all = Array.from({ length: count }, (_, d) => d)
        const found = Uint8Array.from(all, (d) => (d * 7 + seed) % 3 && 1)
        const isMember = Uint8Array.from(all, (d) => (d * 5 + seed) % 4 && 1)
        const among = [found, isMember, found] as const
        const open = async () => {
          const { fused, moved } = await compared(count, seed)
          const rescored = await rescore(context, fused, moved, { among, scratch: createScratch(), least })
          return { ...rescored, found, release() {} }
        }
        const [hybrid, plain, exact] = [await open(), await open(), await open()]
        const best = await bestFound(hybrid, [isMember, found], wanted)
        const { nearest: _, ...without } = plain
        expect(await bestFound(without, [isMember, found], wanted)).toEqual(best)
        await exact.refine(Uint32Array.from(all))
        const common = all.filter((d) => found[d]! & isMember[d]!)
        const order = common.sort((a, b) => exact.scoreOf(b) - exact.scoreOf(a) || a - b).slice(0, wanted)
        expect([...best.documents]).toEqual(order)
        expect(best.found).toBe(common.length)
        if (best.scores.at(-1)! > hybrid.nearest.othersAtMost) ofNearest++
      },
    ),
    { numRuns: 40 },
  )
  // Both ways were taken.
  expect(ofNearest).toBeGreaterThan(3)
  expect(ofNearest).toBeLessThan(40)
})
