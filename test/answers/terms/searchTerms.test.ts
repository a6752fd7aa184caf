import { expect, test } from 'vitest'
import { resolveConcept } from '../../../src/answers/concepts/resolveConcept.js'
import { searchTerms } from '../../../src/answers/terms/searchTerms.js'
import { setOfMarks } from '../../../src/snapshot/documentSet.js'
import { askSmall } from '../smallSnapshot.js'

// Axes are documents: bed (1 1 0), pool (0 1 1), bar (1 0 0), before they are unit. Numbers: bed 0, pool 1, bar 2.
const context = askSmall({ documents: [{ words: 'bed bar' }, { words: 'bed pool' }, { words: 'pool' }] })
const bed = resolveConcept(context, { texts: ['bed'] })
const all = setOfMarks(Uint8Array.of(1, 1, 1))

test('terms come by their cosine, those of the concept among them', async () => {
  const { terms, similarities } = await searchTerms(context, bed, { set: all, limit: 10, minDocCount: 1 })
  expect([...terms]).toEqual([0, 2, 1])
  for (const [i, cosine] of [1, Math.SQRT1_2, 0.5].entries()) expect(similarities[i]).toBeCloseTo(cosine, 6)
})

test('the set, the number of documents and the limit leave terms out', async () => {
  const set = setOfMarks(Uint8Array.of(0, 1, 0))
  expect([...(await searchTerms(context, bed, { set, limit: 10, minDocCount: 1 })).terms]).toEqual([0, 1])
  expect([...(await searchTerms(context, bed, { set: all, limit: 10, minDocCount: 2 })).terms]).toEqual([0, 1])
  expect([...(await searchTerms(context, bed, { set: all, limit: 2, minDocCount: 1 })).terms]).toEqual([0, 2])
})
