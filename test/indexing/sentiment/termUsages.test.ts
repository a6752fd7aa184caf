import { expect, test } from 'vitest'
import { inlineCompute } from '../../../src/compute/pool.js'
import { COUNTERS, mergeUsages, type ShardUsages, UsageCounter } from '../../../src/indexing/sentiment/termUsages.js'
import { loadPolarityScorer } from '../../../src/text/sentiment/loadPolarityScorer.js'
import { PROFILE_NAMES } from '../../../src/text/sentiment/mentions/termProfile.js'
import { AS_NOUN, AS_VERB, USAGES } from '../../../src/text/sentiment/usage.js'

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

const counter = new UsageCounter(words.length)

async function usagesOf(texts: readonly string[]) {
  const scorer = await loadPolarityScorer('en')
  for (const text of texts) counter.count(scorer.read(text), placesIn(text))
  return counter.finish()
}

/** Only the counts of uses. */
const usesOf = ({ counts }: ShardUsages) => [...counts].filter((_, i) => i % COUNTERS < USAGES)
const merge = (shards: readonly ShardUsages[]) => mergeUsages(shards, words.length, { compute: inlineCompute })

test('a shard counts uses by term, and the next one begins at nothing', async () => {
  const first = await usagesOf(['the gasket was here and we wait.', 'a gasket.'])
  expect([...first.terms]).toEqual([0, 1])
  expect(usesOf(first)).toEqual([2, 0, 0, 0, 0, 1])
  const second = await usagesOf(['they wait for a gasket'])
  expect([...second.terms]).toEqual([0, 1])
  expect(usesOf(second)).toEqual([1, 0, 0, 0, 0, 1])
  expect([...(await merge([first, second])).usages]).toEqual([AS_NOUN, AS_VERB, 0])
})

test('terms are ascending, whatever the order of the texts, and counters above a byte are kept', async () => {
  const { terms, counts } = await usagesOf(['we wait. the gasket was here.', ...Array(300).fill('a gasket.')])
  expect([...terms]).toEqual([0, 1])
  expect(usesOf({ terms, counts })).toEqual([301, 0, 0, 0, 0, 1])
  expect(counts).toBeInstanceOf(Uint32Array)
  expect((await usagesOf(['a gasket.'])).counts).toBeInstanceOf(Uint8Array)
  const many = Array.from({ length: 300 }, (_, i) => (7 * i) % 300)
  const wide = new UsageCounter(300)
  const scorer = await loadPolarityScorer('en')
  for (const term of many)
    wide.count(scorer.read('a gasket.'), { ...placesIn('a gasket.'), terms: Uint32Array.of(term) })
  const found = wide.finish()
  expect([...found.terms]).toEqual(many.toSorted((a, b) => a - b))
  expect(usesOf(found)).toEqual(many.flatMap(() => [1, 0, 0]))
})

test('a profile has the shares of the circumstances in which texts mention a term, whose own value counts', async () => {
  const shards = [
    await usagesOf(['the gasket was awful.', 'a gasket is here, and great.']),
    await usagesOf(['we wait. he sent gasket the bill, so good, so bad!']),
  ]
  const { profiles } = await merge(shards)
  const share = (count: number, mentions: number) => Math.round((255 * count) / mentions)
  const profileOf = (term: number) =>
    Object.fromEntries(PROFILE_NAMES.map((name, i) => [name.slice(5), profiles[term * PROFILE_NAMES.length + i]]))
  expect(profileOf(0)).toEqual({
    inPraise: share(2, 3),
    inBlame: share(2, 3),
    beforeCopula: share(2, 3),
    beforeDeterminer: share(1, 3),
    afterDeterminer: share(2, 3),
    afterPronoun: 0,
    afterPreposition: 0,
    afterDegree: 0,
    mentions: 32,
  })
  expect(profileOf(1)).toMatchObject({ inBlame: share(1, 1), afterPronoun: share(1, 1), mentions: 16 })
  expect(Object.values(profileOf(2)).every((byte) => byte === 0)).toBe(true)
})
