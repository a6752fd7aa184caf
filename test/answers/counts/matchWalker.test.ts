import { expect, test } from 'vitest'
import { resolveConcept } from '../../../src/answers/concepts/resolveConcept.js'
import { documentsOf } from '../../../src/answers/context.js'
import { createWalker, exactDocuments, occurs } from '../../../src/answers/counts/matchWalker.js'
import { termNumber } from '../../../src/snapshot/termTable.js'
import { askSmall } from '../smallSnapshot.js'

const context = askSmall({
  documents: [
    { words: 'pool bar', metadata: { city: 'Rome' } },
    { words: 'bar', metadata: { city: 'Rome' } },
    { words: 'lift', metadata: { city: 'Oslo' } },
    { words: 'pool lift', metadata: { city: 'Rome' } },
    { words: 'pool', metadata: { city: 'Oslo' } },
  ],
})
const { snapshot } = context
const concept = (...texts: string[]) => resolveConcept(context, { texts })
const city = (...values: string[]) => documentsOf(context, [{ name: 'city', values }])

test('a concept occurs where any of its exact terms does, in a document of the filter', () => {
  expect(occurs(snapshot, concept('bar', 'sauna'), city('Rome'))).toBe(true)
  expect(occurs(snapshot, concept('sauna', 'bar', 'lift'), city('Rome'))).toBe(true)
  expect(occurs(snapshot, concept('bar', 'sauna'), city('Oslo'))).toBe(false)
  expect(occurs(snapshot, concept('sauna'), city('Rome'))).toBe(false)
})

test('a walk finds each document of the filter once, exact ones first, none with an excluded term', () => {
  const walker = createWalker(snapshot, city('Rome'))
  const related = { terms: Uint32Array.of(termNumber(snapshot.terms, 'bar|en')), similarities: Float32Array.of(0.5) }
  expect(walker.start(concept('pool', 'lift'), related)).toBe(2)
  expect([...walker.found.subarray(0, walker.length())]).toEqual([0, 3, 1])
  expect(walker.start(concept('bar', '-pool'), related)).toBe(1)
  expect([...walker.found.subarray(0, walker.length())]).toEqual([1])
  expect([...exactDocuments(createWalker(snapshot, city('Rome', 'Oslo')), concept('lift', 'bar'))].sort()).toEqual([
    0, 1, 2, 3,
  ])
})
