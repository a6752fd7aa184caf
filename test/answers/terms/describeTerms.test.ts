import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentsOf } from '../../../src/answers/context.js'
import { describeTerms } from '../../../src/answers/terms/describeTerms.js'
import { isMember } from '../../../src/snapshot/documentSet.js'
import { termId } from '../../../src/snapshot/termTable.js'
import { randomFilter, randomProject } from '../randomProject.js'
import { askSmall } from '../smallSnapshot.js'

test('a term counts the documents of the filter with and without its places inside phrases', async () => {
  await fc.assert(
    fc.asyncProperty(randomProject, randomFilter, async (project, filter) => {
      const context = askSmall(project)
      const { snapshot } = context
      const set = await documentsOf(context, filter)
      const ids = Array.from({ length: snapshot.terms.count }, (_, term) => termId(snapshot.terms, term))
      const { offsets, terms, fragments } = await snapshot.occurrences()
      for (const [term, row] of (await describeTerms(context, ids, set)).entries()) {
        const documentsWith = (standing: boolean) =>
          Array.from({ length: snapshot.documents.count }, (_, document) => document).filter((document) => {
            const indexes = [...terms.keys()].slice(offsets[document], offsets[document + 1])
            return (
              isMember(set, document) && indexes.some((i) => terms[i] === term && !(standing && fragments[i] === 1))
            )
          }).length
        expect(row).toMatchObject({ totalDocCount: documentsWith(false), distinctDocCount: documentsWith(true) })
      }
    }),
  )
})

test('rows keep the order of the ids, with zeros for a term that the project does not have', async () => {
  const hotel = askSmall({ documents: [{ words: 'room view' }, { words: 'room' }], phrases: ['room view'] })
  const rows = await describeTerms(hotel, ['lift|en', 'room|en view|en', 'room|en'], await documentsOf(hotel, []))
  expect(
    rows.map(({ termId, totalDocCount, distinctDocCount, displayText }) => [
      termId,
      totalDocCount,
      distinctDocCount,
      displayText,
    ]),
  ).toEqual([
    ['lift|en', 0, 0, ''],
    ['room|en view|en', 1, 1, 'room view'],
    ['room|en', 2, 1, 'room'],
  ])
  expect(rows[0]).toMatchObject({ relevance: 0, backgroundFrequency: 0, allTexts: [], vector: undefined })
})

test('relevance within a filter is that of its documents, their words and the share of the term in general text', async () => {
  await fc.assert(
    fc.asyncProperty(randomProject, randomFilter, fc.constantFrom(1e-5, 0.01, 0.1), async (project, filter, share) => {
      const small = askSmall(project)
      const table = small.snapshot.terms
      const backgroundFrequencies = Float32Array.from(table.backgroundFrequencies, (_, term) => share * (term + 1))
      const terms = { ...table, backgroundFrequencies }
      const context = { ...small, snapshot: { ...small.snapshot, terms } }
      const set = await documentsOf(context, filter)
      const ids = Array.from({ length: terms.count }, (_, term) => termId(terms, term))
      const members = project.documents.filter((_, d) => isMember(set, d))
      const words = members.map((document) => document.words.split(' ').filter(Boolean).length)
      const meanWords = words.reduce((sum, count) => sum + count, 0) / Math.max(1, members.length)
      for (const [term, row] of (await describeTerms(context, ids, set)).entries()) {
        const expected = members.length * (1 - Math.exp(-backgroundFrequencies[term]! * meanWords))
        const found = row.distinctDocCount
        const lift = expected === 0 ? 8 : found / expected
        const naive = found === 0 ? 0 : found * Math.min(1, Math.max(0, Math.log2(lift) / 3))
        // That of all documents was worked out by the build.
        expect(row.relevance).toBeCloseTo(set.all ? terms.relevances[term]! : naive, 6)
        expect(row.backgroundFrequency).toBe(backgroundFrequencies[term])
      }
    }),
    { numRuns: 200 },
  )
})

test('a term comes with its surface texts, most frequent first, and with its vector', async () => {
  const hotel = askSmall({ documents: [{ words: 'room view' }, { words: 'room room' }] })
  const [room] = await describeTerms(hotel, ['room|en'], await documentsOf(hotel, []))
  expect(room!.allTexts).toEqual([['room', 3]])
  expect([...room!.vector!]).toEqual([Math.SQRT1_2, Math.SQRT1_2].map(Math.fround))
})
