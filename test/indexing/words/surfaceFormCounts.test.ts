import { expect, it } from 'vitest'
import { packStrings, unpackStrings } from '../../../src/compute/shared.js'
import { mergeSurfaces, SurfaceFormCounter } from '../../../src/indexing/words/surfaceFormCounts.js'
import { GAP_BREAK, GAP_FIRST_INNER, GAP_HYPHEN, GAP_SPACE } from '../../../src/text/tokenization/gaps.js'

const OF = GAP_FIRST_INNER

it('counts words and phrases as they are written, and phrases behind another word of their clause', () => {
  const written = ['Cup', 'tea', 'green', 'Tea']
  // Cup of green tea, green-tea, green tea, Cup of green Tea, Cup of green
  const surfaces = Uint32Array.of(0, 2, 1, 2, 1, 2, 1, 0, 2, 3, 0, 2)
  const gaps = Uint8Array.of(
    ...[GAP_BREAK, OF, GAP_SPACE, GAP_BREAK, GAP_HYPHEN, GAP_BREAK, GAP_SPACE],
    ...[GAP_BREAK, OF, GAP_SPACE, GAP_BREAK, OF],
  )
  const tally = new SurfaceFormCounter({ surfaces, gaps, surfaceTexts: packStrings(written) })
  const [cup, tea, greenTea, cupOfGreenTea, cupOfGreen] = [10, 11, 12, 13, 14] as const
  tally.count(cupOfGreenTea, 0, 3, ['of'])
  tally.count(greenTea, 1, 3, ['of'])
  tally.count(cup, 0, 1, ['of'])
  tally.count(greenTea, 3, 5, ['of'])
  tally.count(greenTea, 5, 7, ['of'])
  tally.count(cupOfGreenTea, 7, 10, ['of'])
  tally.count(greenTea, 8, 10, ['of'])
  tally.count(tea, 9, 10, ['of'])
  tally.count(cupOfGreen, 10, 12, ['of'])
  tally.count(cup, 10, 11, ['of'])
  const { terms, texts, counts, insideCounts } = tally.finish()
  const counted = unpackStrings(texts).map((text, i) => [text, terms[i], counts[i], insideCounts[i]])
  expect(new Set(counted)).toEqual(
    new Set([
      ['Cup', cup, 2, 0],
      ['Tea', tea, 1, 0],
      ['Cup of green tea', cupOfGreenTea, 1, 0],
      ['Cup of green Tea', cupOfGreenTea, 1, 0],
      ['Cup of green', cupOfGreen, 1, 0],
      ['green tea', greenTea, 2, 1],
      ['green-tea', greenTea, 1, 0],
      ['green Tea', greenTea, 1, 1],
    ]),
  )
})

it('adds up the counts of shards, and keeps the order in which texts of terms are first met', async () => {
  const shard = (...surfaces: readonly (readonly [term: number, text: string, count: number, inside: number])[]) => ({
    terms: Uint32Array.from(surfaces, ([term]) => term),
    texts: packStrings(surfaces.map(([, text]) => text)),
    counts: Uint32Array.from(surfaces, ([, , count]) => count),
    insideCounts: Uint32Array.from(surfaces, ([, , , inside]) => inside),
  })
  // A text can be of two terms, and stand twice for one.
  const shards = [
    shard([5, 'tea', 2, 1], [9, 'Tea', 1, 0], [5, 'tea', 4, 2]),
    shard(),
    shard([9, 'tea', 7, 7], [5, 'tea', 1, 0], [0, 'über', 3, 2]),
  ]
  const { terms, texts, counts, insideCounts } = await mergeSurfaces.run({ shards })
  expect(unpackStrings(texts).map((text, i) => [terms[i], text, counts[i], insideCounts[i]])).toEqual([
    [5, 'tea', 7, 3],
    [9, 'Tea', 1, 0],
    [9, 'tea', 7, 7],
    [0, 'über', 3, 2],
  ])
  const none = await mergeSurfaces.run({ shards: [] })
  expect([none.terms.length, unpackStrings(none.texts), none.counts.length]).toEqual([0, [], 0])
})
