import { expect, test } from 'vitest'
import { allocateOccurrences, allocatePostings } from '../../../src/indexing/postings/sharedTables.js'

test('postings have one entry for each document of each term', () => {
  const { offsets, documents, frequencies, distinct } = allocatePostings(Uint32Array.of(3, 0, 2))
  expect([...offsets]).toEqual([0, 3, 3, 5])
  expect([documents.length, frequencies.length, distinct.length]).toEqual([5, 5, 5])
  expect([...allocatePostings(new Uint32Array(0)).offsets]).toEqual([0])
})

test('occurrences have as many entries as their offsets say', () => {
  const { terms, starts, lengths, fragments } = allocateOccurrences(Uint32Array.of(0, 2, 2, 7))
  expect([terms.length, starts.length, lengths.length, fragments.length]).toEqual([7, 7, 7, 7])
})
