import { expect, test } from 'vitest'
import { numberTerms, postingBlocks } from '../../../src/answers/counts/postingBlocks.js'

test('a block has the postings of each term that is asked for, once, and of no other', () => {
  // Terms 0, 1 and 2 have the documents 0 to 69, 3 and 65, and 40.
  const offsets = Uint32Array.of(0, 70, 72, 73)
  const documents = Uint32Array.of(...Array.from({ length: 70 }, (_, i) => i), 3, 65, 40)
  const { terms, numbers } = numberTerms(Uint32Array.of(2, 1, 2))
  expect([[...terms], [...numbers]]).toEqual([
    [1, 2],
    [1, 0, 1],
  ])
  const found = []
  const sizes = { documentCount: 70, blockDocuments: 32 }
  for (const { starts, ends, ...range } of postingBlocks({ offsets, documents }, terms, sizes)) {
    expect([starts.length, ends.length]).toEqual([2, 2])
    found.push({ ...range, documents: [...starts].map((from, i) => [...documents.subarray(from, ends[i])]) })
  }
  expect(found).toEqual([
    { first: 0, end: 32, documents: [[3], []] },
    { first: 32, end: 64, documents: [[], [40]] },
    { first: 64, end: 70, documents: [[65], []] },
  ])
})
