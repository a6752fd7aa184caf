import { expect, test } from 'vitest'
import { topTerms } from '../../../src/answers/terms/topTerms.js'
import { setOfMarks } from '../../../src/snapshot/documentSet.js'
import { askSmall } from '../smallSnapshot.js'

// Relevance is the number of documents: bed and pool 2, bar 1. Numbers: bed 0, pool 1, bar 2.
const context = askSmall({ documents: [{ words: 'bed bar' }, { words: 'bed pool' }, { words: 'pool' }] })
const all = setOfMarks(Uint8Array.of(1, 1, 1))

test('terms come by relevance, up to the limit', async () => {
  expect(await topTerms(context, all, 10)).toEqual([0, 1, 2])
  expect(await topTerms(context, all, 2)).toEqual([0, 1])
  expect(await topTerms(context, all, 0)).toEqual([])
})

test('a term that no document of the set has is left out', async () => {
  expect(await topTerms(context, setOfMarks(Uint8Array.of(0, 0, 1)), 10)).toEqual([1])
  expect(await topTerms(context, setOfMarks(new Uint8Array(3)), 10)).toEqual([])
})
