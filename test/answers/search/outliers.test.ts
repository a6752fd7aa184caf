import fc from 'fast-check'
import { expect, test } from 'vitest'
import { relateConcepts } from '../../../src/answers/concepts/relatedTerms.js'
import { resolveConcept } from '../../../src/answers/concepts/resolveConcept.js'
import { documentsOf } from '../../../src/answers/context.js'
import { findMatches } from '../../../src/answers/search/findMatches.js'
import { findOutliers } from '../../../src/answers/search/outliers.js'
import { marksOf, setOfMarks } from '../../../src/snapshot/documentSet.js'
import { randomProject, WORDS } from '../randomProject.js'
import { askSmall } from '../smallSnapshot.js'

test('outliers are the documents that no concept matches, each looked at by itself', async () => {
  await fc.assert(
    fc.asyncProperty(
      randomProject,
      fc.array(fc.uniqueArray(fc.constantFrom(...WORDS, '-bed'), { minLength: 1, maxLength: 2 }), { maxLength: 3 }),
      fc.constantFrom('exact', 'conceptual', 'both'),
      async (project, texts, matchType) => {
        const context = askSmall(project)
        const concepts = texts.map((own) => ({ texts: own }))
        const outliers = await findOutliers(context, { concepts, matchType })
        const resolved = concepts.map((concept) => resolveConcept(context, concept))
        const related = await relateConcepts(context, resolved)
        const filter = await documentsOf(context, [])
        const matches = await Promise.all(
          resolved.map((concept, i) =>
            findMatches(context.snapshot, {
              concept,
              related: related[i]!,
              filter,
              matchType,
              requested: filter.count,
            }),
          ),
        )
        const expected = project.documents.map((_, document) =>
          Number(!matches.some(({ documents }) => documents.includes(document))),
        )
        expect([...marksOf(outliers, expected.length)]).toEqual(expected)
        expect(await findOutliers(context, { concepts, matchType })).toBe(outliers)
      },
    ),
    { numRuns: 80 },
  )
})

test('documents given beforehand meet other constraints in a filter, and are told apart by their key', async () => {
  const context = askSmall({
    documents: [
      { words: 'bed', metadata: { city: 'Rome' } },
      { words: 'bar', metadata: { city: 'Rome' } },
      { words: 'pool', metadata: { city: 'Oslo' } },
    ],
  })
  const given = (key: string, ...members: number[]) => ({ key, documents: setOfMarks(Uint8Array.from(members)) })
  const rome = { name: 'city', values: ['Rome'] }
  expect([...marksOf(await documentsOf(context, [given('a', 0, 1, 1), rome]), 3)]).toEqual([0, 1, 0])
  expect([...marksOf(await documentsOf(context, [given('b', 1, 0, 1), rome]), 3)]).toEqual([1, 0, 0])
  expect([...marksOf(await documentsOf(context, [given('a', 0, 1, 1), rome]), 3)]).toEqual([0, 1, 0])
})
