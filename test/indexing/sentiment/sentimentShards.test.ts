import { expect, test } from 'vitest'
import { unpackStrings } from '../../../src/compute/shared.js'
import {
  numberDocuments,
  pageShards,
  shareOccurrences,
  sharePostings,
} from '../../../src/indexing/sentiment/sentimentShards.js'
import { smallSnapshot } from '../../answers/smallSnapshot.js'

const documentOf = (key: number, language?: string) => ({ key, title: '', text: `text ${key}`, metadata: [], language })

test('documents of a page that are in the snapshot have their numbers there', () => {
  const keys = Float64Array.of(2, 4, 6, 8, 2 ** 40)
  const numbers = (...page: number[]) =>
    [
      ...numberDocuments(
        page.map((key) => documentOf(key)),
        keys,
      ),
    ].map(([number, { key }]) => [number, key])
  expect(numbers(1, 2, 3, 4, 8, 9)).toEqual([
    [0, 2],
    [1, 4],
    [3, 8],
  ])
  expect(numbers(2 ** 40)).toEqual([[4, 2 ** 40]])
  expect(numbers(2 ** 40 + 1)).toEqual([])
  expect(numbers()).toEqual([])
})

test('each page is a shard of the texts that the snapshot has, and a page without any is none', async () => {
  const small = smallSnapshot({ documents: [{ words: 'a' }, { words: 'b' }, { words: 'c' }] })
  const occurrences = await small.occurrences()
  const snapshot = { ...small, info: { ...small.info, otherLanguages: ['es'] } }
  const source = {
    count: 4,
    characters: 0,
    async *pages() {
      yield [documentOf(1), documentOf(2, 'es')]
      yield [documentOf(77)]
      yield [documentOf(3), documentOf(99)]
    },
  }
  const shards = []
  for await (const shard of pageShards(snapshot, source, occurrences)) shards.push(shard)
  expect(shards.map(({ texts }) => unpackStrings(texts))).toEqual([['text 1', 'text 2'], ['text 3']])
  expect(shards.map(({ documents }) => [...documents])).toEqual([[0, 1], [2]])
  expect(shards.map(({ languageIndexes }) => languageIndexes && [...languageIndexes])).toEqual([[0, 1], undefined])
  expect(shards[0]!.languages).toEqual(['en', 'es'])
})

test('arrays in plain memory are copied to shared memory, others are not', async () => {
  const { postings, occurrences } = smallSnapshot({ documents: [{ words: 'room view' }, { words: 'room' }] })
  const plain = await occurrences()
  const shared = shareOccurrences(plain)
  expect(shared).toEqual(plain)
  for (const array of Object.values<ArrayBufferView>({ ...shared }))
    expect(array.buffer).toBeInstanceOf(SharedArrayBuffer)
  expect(shareOccurrences(shared).terms).toBe(shared.terms)
  const sharedPostings = sharePostings(postings)
  expect(sharedPostings).toEqual(postings)
  for (const array of Object.values<ArrayBufferView>({ ...sharedPostings }))
    expect(array.buffer).toBeInstanceOf(SharedArrayBuffer)
})
