import { expect, test } from 'vitest'
import { inlineCompute } from '../../../src/compute/pool.js'
import type { SourceDocument } from '../../../src/indexing/documentSource.js'
import { openExtension } from '../../../src/indexing/incremental/changes.js'
import { smallSnapshot } from '../../answers/smallSnapshot.js'

const threads = { ...inlineCompute, threads: 2 }
const request = { compute: threads, number: 2, scienceVersion: 'test', language: 'en', management: {} }

/** Documents of some characters in all. */
function sourceOf(characters: number, keys: readonly number[] = []) {
  return {
    count: keys.length,
    characters,
    async *pages(): AsyncGenerator<SourceDocument[]> {
      yield keys.map((key) => ({ key, title: '', text: '', metadata: [] }))
    },
  }
}

/** An extension by so many characters, of a snapshot of so many occurrences. */
async function opened(added: number, removedCharacters: number, occurrenceCount: number) {
  const snapshot = smallSnapshot({ documents: [{ words: 'bed' }, { words: 'bar' }] })
  const occurrences = { ...(await snapshot.occurrences()), terms: new Uint32Array(occurrenceCount) }
  const calls: number[][] = []
  const changes = {
    added: sourceOf(added),
    removed: Uint32Array.of(1),
    ofSnapshot: (numbers: Uint32Array) => {
      calls.push([...numbers])
      return sourceOf(removedCharacters, [...numbers])
    },
  }
  const previous = { ...snapshot, occurrences: async () => occurrences }
  return { calls, extension: await openExtension(previous, changes, request) }
}

test('an extension has the occurrences of its snapshot, the documents that go and the rules of its language', async () => {
  const { calls, extension } = await opened(10, 10, 3)
  expect(calls).toEqual([[1]])
  expect(extension.occurrences.terms).toHaveLength(3)
  expect(extension.removedSource.count).toBe(1)
  expect(extension.rules.innerWords).toContain('of')
})

test('threads are used where texts that come and go, and occurrences of four units each, are many together', async () => {
  const threadsFor = async (...sizes: [number, number, number]) => (await opened(...sizes)).extension.compute.threads
  expect(await threadsFor(0, 0, 0)).toBe(0)
  // The limit is 200,000 code units.
  expect(await threadsFor(100_000, 99_999, 0)).toBe(0)
  expect(await threadsFor(100_001, 100_000, 0)).toBe(1)
  expect(await threadsFor(0, 0, 49_999)).toBe(0)
  expect(await threadsFor(0, 1, 50_000)).toBe(1)
  // One thread up to a million code units and 7.5 million occurrences.
  expect(await threadsFor(500_000, 499_999, 7_499_999)).toBe(1)
  expect(await threadsFor(500_000, 500_000, 0)).toBe(2)
  expect(await threadsFor(0, 0, 7_500_000)).toBe(2)
})
