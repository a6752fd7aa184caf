import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inlineCompute } from '../../../src/compute/pool.js'
import { unpackStrings } from '../../../src/compute/shared.js'
import type { SourceDocument } from '../../../src/indexing/documentSource.js'
import { extendSnapshot } from '../../../src/indexing/incremental/extendSnapshot.js'
import { buildSnapshot } from '../../../src/indexing/pipeline.js'
import type { BuiltSnapshot, EarlyParts } from '../../../src/snapshot/codec.js'
import { openBuilt } from '../../openBuilt.js'

const request = { compute: inlineCompute, number: 1, scienceVersion: 'test', language: 'en', management: {} }

function sourceOf(documents: readonly SourceDocument[]) {
  return {
    count: documents.length,
    characters: documents.reduce((sum, { text }) => sum + text.length, 0),
    async *pages() {
      // Pages of three, so that there are several.
      for (let at = 0; at < documents.length; at += 3) yield documents.slice(at, at + 3)
    },
  }
}

// Each is its own stem, in no list of common words, and two of them stand together often enough to be a phrase.
const WORDS = ['gasket', 'rotor', 'stator', 'piston', 'bolt', 'crank', 'brimol', 'zorbl', 'quiblon']

const text = fc
  .array(fc.oneof(fc.constantFrom(...WORDS), fc.constant('brimol zorbl'), fc.constant('the')), { maxLength: 9 })
  .map((words) => words.join(' '))
const added = fc.array(fc.tuple(text, fc.option(fc.integer({ min: 1, max: 5 }))), { maxLength: 6 })
/** What happens one after the other: documents that come, and shares of those there that go. */
const steps = fc.array(fc.record({ added, removed: fc.array(fc.nat(30), { maxLength: 4 }) }), {
  minLength: 1,
  maxLength: 3,
})

/** Everything a snapshot says of words, by document key. */
async function saidOf(built: BuiltSnapshot) {
  const { keys } = built.documents
  const ids = unpackStrings(built.terms.ids)
  const { offsets, terms, starts, lengths } = built.builtOccurrences
  const occurrences: string[] = []
  const counts = new Map<string, number[][]>()
  for (const [d, key] of keys.entries()) {
    for (let i = offsets[d]!; i < offsets[d + 1]!; i++) {
      const id = ids[terms[i]!]!
      if (!id.includes(' ')) occurrences.push(`${key} ${id} ${starts[i]} ${lengths[i]}`)
    }
  }
  const { postings } = built
  for (const [term, id] of ids.entries()) {
    if (id.includes(' ')) continue
    const postingsOf = Array.from(
      { length: postings.offsets[term + 1]! - postings.offsets[term]! },
      (_, i) => postings.offsets[term]! + i,
    )
    counts.set(
      id,
      postingsOf.map((i) => [keys[postings.documents[i]!]!, postings.frequencies[i]!]),
    )
  }
  const fields = built.columns.fields.map((column) => [column.name, [...column.offsets!], [...column.values]])
  return { occurrences, counts, fields, wordCounts: [...built.documents.wordCounts], keys: [...keys] }
}

/** The same, read off the texts. */
function naive(documents: readonly SourceDocument[]) {
  const occurrences: string[] = []
  const counts = new Map<string, number[][]>()
  for (const { key, text: own } of documents) {
    const found = new Map<string, number>()
    for (const match of own.matchAll(/\w+/g)) {
      if (match[0] === 'the') continue
      const id = `${match[0]}|en`
      occurrences.push(`${key} ${id} ${match.index} ${match[0].length}`)
      found.set(id, (found.get(id) ?? 0) + 1)
    }
    for (const [id, count] of found) counts.set(id, [...(counts.get(id) ?? []), [key, count]])
  }
  const stars = documents.map(({ metadata }) => metadata.map(({ value }) => value))
  const offsets = [0, ...stars.map((_, d) => stars.slice(0, d + 1).flat().length)]
  return {
    occurrences,
    counts,
    fields: stars.flat().length === 0 ? [] : [['stars', offsets, stars.flat()]],
    wordCounts: documents.map(({ text: own }) => own.split(' ').filter(Boolean).length),
    keys: documents.map(({ key }) => key),
  }
}

test('whatever comes and goes, words, places, counts and fields are those of the documents that are left', async () => {
  await fc.assert(
    fc.asyncProperty(added, steps, async (first, changes) => {
      let next = 1
      const documentOf = ([own, stars]: readonly [string, number | null]): SourceDocument => ({
        key: next++,
        title: '',
        text: own,
        metadata: stars === null ? [] : [{ name: 'stars', type: 'score', value: stars }],
      })
      // Enough documents of two words that a phrase comes into being.
      const common = Array.from({ length: 90 }, (_, i) =>
        documentOf([i % 9 === 0 ? 'brimol zorbl' : `bolt ${WORDS[i % 6]}`, null]),
      )
      let documents = [...common, ...first.map(documentOf)]
      let built = await buildSnapshot({ ...request, source: sourceOf(documents) })
      expect(await saidOf(built)).toEqual(naive(documents))
      if (first.length === 0) expect(unpackStrings(built.terms.ids)).toContain('brimol|en zorbl|en')
      for (const change of changes) {
        const before = documents
        const removed = [...new Set(change.removed.map((number) => number % before.length))].sort((a, b) => a - b)
        const coming = change.added.map(documentOf)
        documents = [...before.filter((_, d) => !removed.includes(d)), ...coming]
        const early: EarlyParts[] = []
        const extended = await extendSnapshot(
          openBuilt(built),
          {
            added: sourceOf(coming),
            removed: Uint32Array.from(removed),
            ofSnapshot: (numbers) => sourceOf(Array.from(numbers, (number) => before[number]!)),
          },
          { ...request, onReady: (part) => early.push(part) },
        )
        built = extended.built
        expect(await saidOf(built)).toEqual(naive(documents))
        // What is reported early is what is in the snapshot.
        for (const part of early) expect(built).toMatchObject(part)
        expect(early.flatMap((part) => Object.keys(part))).toEqual(
          expect.arrayContaining(['terms', 'postings', 'builtOccurrences']),
        )
      }
    }),
    { numRuns: 12 },
  )
})
