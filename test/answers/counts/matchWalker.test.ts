import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resolveConcept } from '../../../src/answers/concepts/resolveConcept.js'
import { documentsOf } from '../../../src/answers/context.js'
import { createWalker, exactDocuments, termListsOf } from '../../../src/answers/counts/matchWalker.js'
import { setOfMarks } from '../../../src/snapshot/documentSet.js'
import { allDocuments } from '../../../src/snapshot/filter.js'
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

test('a walk finds each document of the filter once, exact ones first, none with an excluded term', async () => {
  const walker = createWalker(snapshot, await city('Rome'))
  const related = { terms: Uint32Array.of(termNumber(snapshot.terms, 'bar|en')), similarities: Float32Array.of(0.5) }
  expect(walker.findConcept(concept('pool', 'lift'), related)).toBe(2)
  expect([...walker.found.subarray(0, walker.length())]).toEqual([0, 3, 1])
  expect(walker.findConcept(concept('bar', '-pool'), related)).toBe(1)
  expect([...walker.found.subarray(0, walker.length())]).toEqual([1])
  expect(
    [...exactDocuments(createWalker(snapshot, await city('Rome', 'Oslo')), concept('lift', 'bar'))].sort(),
  ).toEqual([0, 1, 2, 3])
})

test('walks one after another find what looking at every document finds', () => {
  const words = ['pool', 'bar', 'lift', 'spa', 'view', 'bed']
  const some = fc.subarray(words)
  const walk = fc.record({ exact: some, related: some, excluded: fc.oneof(fc.constant([]), some) })
  fc.assert(
    fc.property(
      fc.array(fc.tuple(some, fc.boolean()), { minLength: 1, maxLength: 80 }),
      fc.boolean(),
      fc.array(walk, { minLength: 1, maxLength: 6 }),
      (drawn, isFiltered, walks) => {
        // The last document has every word, so that every word is a term.
        const texts = [...drawn.map(([own]) => own), words]
        const { snapshot } = askSmall({ documents: texts.map((own) => ({ words: own.join(' ') })) })
        const members = Uint8Array.from(texts, (_, d) => (isFiltered ? Number(drawn[d]?.[1] ?? false) : 1))
        const walker = createWalker(snapshot, isFiltered ? setOfMarks(members) : allDocuments(snapshot))
        const terms = (names: readonly string[]) =>
          names.map((name) => ({ id: `${name}|en`, term: termNumber(snapshot.terms, `${name}|en`) }))
        const having = (d: number, names: readonly string[]) => names.some((name) => texts[d]!.includes(name))
        for (const { exact, related, excluded } of walks) {
          const concept = {
            texts: [],
            exactTerms: terms(exact),
            excludedTerms: terms(excluded),
            vector: undefined,
            relevance: 0,
          }
          const numbers = Uint32Array.from(terms(related), ({ term }) => term)
          const given = { terms: numbers, similarities: new Float32Array(numbers.length) }
          const exactEnd = walker.findConcept(concept, given)
          const wanted = [...members.keys()].filter((d) => members[d] === 1 && !having(d, excluded))
          const isExact = (d: number) => having(d, exact)
          const ascending = (numbers: Iterable<number>) => [...numbers].sort((a, b) => a - b)
          expect(ascending(walker.found.subarray(0, exactEnd))).toEqual(wanted.filter(isExact))
          const isRelated = (d: number) => !isExact(d) && having(d, related)
          expect(ascending(walker.found.subarray(exactEnd, walker.length()))).toEqual(wanted.filter(isRelated))
          const lists = termListsOf(concept, given)
          const [exactCount, all] = [
            wanted.filter(isExact).length,
            wanted.filter((d) => having(d, [...exact, ...related])).length,
          ]
          expect(walker.count(lists)).toEqual({ exact: exactCount, all })
          // By the remainder of three.
          const bucketOf = Uint8Array.from(texts, (_, d) => d % 3)
          const tally = { bucketOf, exact: new Uint32Array(3), all: new Uint32Array(3) }
          expect(walker.count(lists, tally)).toEqual({ exact: exactCount, all })
          const byBucket = (documents: readonly number[]) =>
            [0, 1, 2].map((b) => documents.filter((d) => d % 3 === b).length)
          expect([...tally.exact]).toEqual(byBucket(wanted.filter(isExact)))
          expect([...tally.all]).toEqual(byBucket(wanted.filter((d) => having(d, [...exact, ...related]))))
        }
      },
    ),
    { numRuns: 60 },
  )
})

test('of a large project only the few documents found before are forgotten, not their neighbours', () => {
  // 40 to 42 have their bits in one number; 300 documents are enough for single bits to be cleared.
  const words = (d: number): string => (d === 40 || d === 41 ? 'pool bed' : d === 42 ? 'bar bed' : 'bed')
  const { snapshot } = askSmall({ documents: Array.from({ length: 300 }, (_, d) => ({ words: words(d) })) })
  const walker = createWalker(snapshot, allDocuments(snapshot))
  const find = (name: string): number[] => {
    const term = { id: `${name}|en`, term: termNumber(snapshot.terms, `${name}|en`) }
    const none = { terms: new Uint32Array(0), similarities: new Float32Array(0) }
    walker.findConcept({ texts: [], exactTerms: [term], excludedTerms: [], vector: undefined, relevance: 0 }, none)
    return [...walker.found.subarray(0, walker.length())]
  }
  expect(find('pool')).toEqual([40, 41])
  expect(find('bar')).toEqual([42])
  expect(find('pool')).toEqual([40, 41])
  expect(find('bed')).toHaveLength(300)
  expect(find('bar')).toEqual([42])
})
