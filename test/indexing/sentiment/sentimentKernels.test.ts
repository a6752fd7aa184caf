import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { inlineCompute } from '../../../src/compute/pool.js'
import { GROUPED_SHARDS } from '../../../src/compute/shardGroups.js'
import { packStrings } from '../../../src/compute/shared.js'
import {
  aggregateShard,
  FULL_CONFIDENCE,
  learnShard,
  mergePolaritySums,
} from '../../../src/indexing/sentiment/sentimentKernels.js'
import { FULL_SENTIMENT, meanSentiment } from '../../../src/snapshot/postingSentiment.js'
import type { Occurrences } from '../../../src/snapshot/snapshot.js'
import { estimatePolarities } from '../../../src/text/sentiment/learnedPolarity.js'
import { rememberedScorers } from '../../../src/text/sentiment/rememberedScorers.js'
import { randomProject } from '../../answers/randomProject.js'
import { smallSnapshot } from '../../answers/smallSnapshot.js'

test('a posting has the mean of label x confidence of its occurrences, in 63rds, for the documents of the shard alone', async () => {
  const labels = fc.infiniteStream(fc.constantFrom(-1, 0, 1))
  const confidences = fc.infiniteStream(fc.nat(255))
  const chosen = fc.infiniteStream(fc.boolean())
  await fc.assert(
    fc.asyncProperty(randomProject, labels, confidences, chosen, async (project, label, confidence, isChosen) => {
      const { postings, occurrences: read, documents: table } = smallSnapshot(project)
      const occurrences = await read()
      const own = {
        labels: Int8Array.from(occurrences.terms, () => label.next().value as number),
        confidences: Uint8Array.from(occurrences.terms, () => confidence.next().value as number),
      }
      const documents = Uint32Array.from({ length: table.count }, (_, d) => d).filter(
        () => isChosen.next().value as boolean,
      )
      const sentiments = new Int8Array(postings.documents.length).fill(99)
      const written = await aggregateShard.run({ documents, occurrences, postings, ...own, sentiments })
      let expectedWritten = 0
      for (let term = 0; term + 1 < postings.offsets.length; term++) {
        for (let i = postings.offsets[term]!; i < postings.offsets[term + 1]!; i++) {
          const document = postings.documents[i]!
          if (!documents.includes(document)) {
            expect(sentiments[i]).toBe(99)
            continue
          }
          expectedWritten++
          const indexes = [...occurrences.terms.keys()]
            .slice(occurrences.offsets[document], occurrences.offsets[document + 1])
            .filter((at) => occurrences.terms[at] === term)
          const mean = indexes.reduce((sum, at) => sum + own.labels[at]! * own.confidences[at]!, 0) / indexes.length
          // Rounded as Math.round does: halves go up.
          expect(Math.abs(meanSentiment(sentiments[i]!) - (FULL_SENTIMENT * mean) / 255)).toBeLessThanOrEqual(
            0.5 + 1e-9,
          )
        }
      }
      expect(written).toBe(expectedWritten)
    }),
    { numRuns: 100 },
  )
  expect(FULL_CONFIDENCE).toBe(255)
})

test('what shards taught is added term by term, also beyond one group of them', async () => {
  const shard = (terms: number[], sums: number[], counts: number[]) => ({
    terms: Uint32Array.from(terms),
    sums: Float64Array.from(sums),
    counts: Uint32Array.from(counts),
  })
  const shards = [shard([0, 2], [3, -4], [4, 5]), shard([2, 3], [-2, 6], [5, 7])]
  const expected = estimatePolarities({ sums: Float64Array.of(3, 0, -6, 6, 0), counts: Uint32Array.of(4, 0, 10, 7, 0) })
  expect(await mergePolaritySums(shards, 5, { compute: inlineCompute })).toEqual(expected)
  const many = Array.from({ length: 2 * GROUPED_SHARDS + 1 }, () => shard([1], [0.5], [1]))
  const all = { sums: Float64Array.of(3, many.length / 2, -6, 6, 0), counts: Uint32Array.of(4, many.length, 10, 7, 0) }
  expect(await mergePolaritySums([...many, ...shards], 5, { compute: inlineCompute })).toEqual(estimatePolarities(all))
  expect(expected[2]).toBeLessThan(0)
  expect(expected[3]).toBeGreaterThan(0)
  expect(expected[1]).toBe(0)
})

/** Texts as one shard: terms are the words between spaces, in the order of their first appearance. */
function shardOf(texts: readonly string[], from: number, to: number) {
  const words = texts.map((text) => [...text.matchAll(/\w+/g)])
  const ids = [...new Set(words.flat().map((match) => match[0]))]
  const flat = words.flat()
  return {
    languages: ['en'],
    texts: packStrings(texts.slice(from, to)),
    documents: Uint32Array.from({ length: to - from }, (_, i) => from + i),
    wordCounts: new Uint8Array(ids.length).fill(1),
    occurrences: {
      offsets: Uint32Array.from({ length: texts.length + 1 }, (_, d) => words.slice(0, d).flat().length),
      terms: Uint32Array.from(flat, (match) => ids.indexOf(match[0])),
      starts: Uint32Array.from(flat, (match) => match.index),
      lengths: Uint16Array.from(flat, (match) => match[0].length),
      fragments: new Uint8Array(flat.length),
    },
    ids,
  }
}

const texts = ['the gasket is awful', 'a wonderful rotor', 'the stator stands here', 'gasket and rotor are excellent']

test('words near listed ones are learned, a shard as it would be in any other order, and each shard afresh', async () => {
  const learn = async (from: number, to: number) => {
    const shard = shardOf(texts, from, to)
    const { terms, sums, counts } = await learnShard.run(shard)
    expect([...terms]).toEqual([...terms].sort((a, b) => a - b))
    return new Map([...terms].map((term, i) => [shard.ids[term]!, [sums[i]!, counts[i]!] as const]))
  }
  const [whole, first, second] = [await learn(0, 4), await learn(0, 2), await learn(2, 4)]
  expect(first.get('gasket')![0]).toBeLessThan(0)
  expect(first.get('rotor')![0]).toBeGreaterThan(0)
  expect(first.has('stator')).toBe(false)
  expect(whole.get('gasket')![1]).toBe(2)
  for (const [word, [sum, count]] of whole) {
    expect(sum).toBeCloseTo((first.get(word)?.[0] ?? 0) + (second.get(word)?.[0] ?? 0), 12)
    expect(count).toBe((first.get(word)?.[1] ?? 0) + (second.get(word)?.[1] ?? 0))
  }
  // Words of phrases are not learned.
  const shard = shardOf(texts, 0, 2)
  const { terms } = await learnShard.run({ ...shard, wordCounts: shard.wordCounts.map(() => 2) })
  expect(terms).toHaveLength(0)
})

test('the first text of each of several languages is read in a turn of its own', async () => {
  const languages = ['fi', 'cs', 'hu']
  // Their word lists are loaded, and have read nothing yet.
  const scorers = await rememberedScorers(languages)
  const read: string[] = []
  const turn = { number: 0 }
  for (const [language, scorer] of scorers) {
    const { read: readText } = scorer
    vi.spyOn(scorer, 'read').mockImplementation((text) => {
      read.push(`${language} ${turn.number}`)
      return readText(text)
    })
  }
  let isOver = false
  const count = (): void => {
    if (!isOver) setImmediate(count)
    turn.number++
  }
  count()
  const occurrences = {
    ...{ offsets: new Uint32Array(4), terms: new Uint32Array(0) },
    ...{ starts: new Uint32Array(0), lengths: new Uint16Array(0) },
  }
  await learnShard.run({
    ...{ languages, languageIndexes: Uint8Array.of(0, 1, 2), documents: Uint32Array.of(0, 1, 2) },
    texts: packStrings(['Hyvä huone.', 'Dobrý pokoj.', 'Jó szoba.']),
    occurrences: occurrences as unknown as Occurrences,
    wordCounts: new Uint8Array(0),
  })
  isOver = true
  expect(read).toHaveLength(6)
  // Each language first in another turn, then all of them together.
  expect(new Set(read.slice(0, 3).map((entry) => entry.split(' ')[1])).size).toBe(3)
  expect(new Set(read.slice(3).map((entry) => entry.split(' ')[1])).size).toBe(1)
})
