import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clearestFirst, compareFilters, difference } from '../../../src/answers/comparison/compareFilters.js'
import { resolveConcept } from '../../../src/answers/concepts/resolveConcept.js'
import { documentsOf } from '../../../src/answers/context.js'
import { createRandom } from '../../../src/math/random.js'
import { documentSet } from '../../../src/snapshot/filter.js'
import { randomFilter, randomProject, WORDS } from '../randomProject.js'
import { askSmall, type SmallDocument, textOf } from '../smallSnapshot.js'

/** n over k, by Pascal's triangle. */
function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0
  let result = 1
  for (let i = 0; i < k; i++) result = (result * (n - i)) / (i + 1)
  return result
}

/** At least `hits` marked ones among `drawn` of `total`, by adding up. */
function naiveTail(hits: number, drawn: number, marked: number, total: number): number {
  let sum = 0
  for (let x = hits; x <= Math.min(drawn, marked); x++) {
    sum += (choose(marked, x) * choose(total - marked, drawn - x)) / choose(total, drawn)
  }
  return sum
}

test('a difference is what adding up the chances gives, in its own direction', () => {
  // 8 of 20 against 2 of 30, reckoned as 3 of 30.
  const more = difference(8, 20, 2, 30)
  expect(more.p).toBeCloseTo(naiveTail(8, 20, 11, 50), 12)
  expect(more).toMatchObject({ share: 0.4, otherShare: 2 / 30 })
  expect(more.distinctive).toBeCloseTo(8 * Math.log(8.5 / 21 / (2.5 / 31)), 12)
  const less = difference(2, 30, 8, 20)
  expect(less.p).toBe(more.p)
  expect(less.distinctive).toBeCloseTo(-more.distinctive, 12)
  expect(difference(5, 10, 5, 10)).toMatchObject({ p: 1, distinctive: 0 })
  expect(difference(5, 10, 0, 0)).toMatchObject({ p: 1, otherShare: 0 })
})

test('given concepts are counted on both sides, documents on both left out', async () => {
  await fc.assert(
    fc.asyncProperty(randomProject, randomFilter, randomFilter, async (project, left, right) => {
      const context = askSmall(project)
      const [first, other] = [documentsOf(context, left), documentsOf(context, right)]
      const concepts = WORDS.map((word) => resolveConcept(context, { texts: [word] }))
      const found = await compareFilters(context, first, other, { concepts, limit: 1_000 })
      const has = (d: number, word: string) => textOf(project.documents[d]!).split(' ').includes(word)
      const only = (a: typeof first, b: typeof first) =>
        [...project.documents.keys()].filter((d) => a.members[d] === 1 && b.members[d] === 0)
      const [a, b] = [only(first, other), only(other, first)]
      expect([found.count, found.otherCount]).toEqual([a.length, b.length])
      expect(found.overlap).toBe(first.count - a.length)
      for (const { concept, count, otherCount, p, q } of [...found.more, ...found.less]) {
        const word = concept.texts[0]!
        expect(count).toBe(a.filter((d) => has(d, word)).length)
        expect(otherCount).toBe(b.filter((d) => has(d, word)).length)
        expect(q).toBeGreaterThanOrEqual(p)
      }
      const mirrored = await compareFilters(context, other, first, { concepts, limit: 1_000 })
      const names = (list: typeof found.more) => list.map(({ concept }) => concept.texts[0])
      expect([names(mirrored.more), names(mirrored.less)]).toEqual([names(found.less), names(found.more)])
    }),
    { numRuns: 60 },
  )
})

test('q is that of Benjamini and Hochberg over all concepts tested', async () => {
  const documents: SmallDocument[] = Array.from({ length: 40 }, (_, i) => ({
    words: [i < 20 || i > 37 ? 'sauna' : '', i < 12 || i > 29 ? 'pool' : '', i % 2 === 0 ? 'bed' : ''].join(' '),
  }))
  const context = askSmall({ documents })
  const half = documentSet(Uint8Array.from(documents, (_, i) => Number(i < 20)))
  const rest = documentSet(Uint8Array.from(documents, (_, i) => Number(i >= 20)))
  const { more, less } = await compareFilters(context, half, rest, { limit: 10 })
  const all = [...more, ...less].sort((a, b) => a.p - b.p)
  // Everyone has beds alike, so that difference is none.
  expect(all.map(({ concept }) => concept.texts[0])).toEqual(['sauna', 'pool'])
  expect(all[0]!.q).toBeCloseTo(3 * all[0]!.p, 12)
  expect(all[1]!.q).toBeCloseTo((3 / 2) * all[1]!.p, 12)
  expect(more[0]!.concept.texts).toEqual(['sauna'])
})

test('a phrase does not bring its words along', async () => {
  const documents = Array.from({ length: 40 }, (_, i) => ({ words: i < 20 ? 'pool bar' : 'bed' }))
  const context = askSmall({ documents, phrases: ['pool bar'] })
  const side = (from: number) => documentSet(Uint8Array.from(documents, (_, i) => Number(i >= from && i < from + 20)))
  const { more } = await compareFilters(context, side(0), side(20), { limit: 10 })
  expect(more.map(({ concept }) => concept.texts[0])).toEqual(['pool bar'])
})

test('random halves of a project differ in next to nothing', async () => {
  const random = createRandom(7).next
  const words = Array.from({ length: 60 }, (_, i) => `word${i}`)
  const documents = Array.from({ length: 300 }, () => ({
    words: words.filter((_, i) => random() < 1 / (2 + i / 3)).join(' '),
  }))
  const context = askSmall({ documents })
  let clear = 0
  for (let trial = 0; trial < 20; trial++) {
    const members = Uint8Array.from(documents, () => Number(random() < 0.5))
    const other = members.map((member) => 1 - member)
    const { more, less } = await compareFilters(context, documentSet(members), documentSet(other), { limit: 60 })
    clear += [...more, ...less].filter(({ q }) => q < 0.05).length
  }
  // One in twenty trials would be within what q promises; Fisher with one more outside is stricter still.
  expect(clear).toBeLessThanOrEqual(1)
})

test('clear differences come before unclear ones, each by how distinctive they are', () => {
  const list = [
    { q: 0.5, distinctive: 9 },
    { q: 0.01, distinctive: -3 },
    { q: 0.04, distinctive: 5 },
    { q: 0.2, distinctive: -10 },
  ]
  expect(clearestFirst(list, 3)).toEqual([list[2], list[1], list[3]])
})
