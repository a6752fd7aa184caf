import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { AnswerContext } from '../../../src/answers/context.js'
import type { Explanation } from '../../../src/answers/search/explainScore.js'
import { searchDocuments } from '../../../src/answers/search/searchDocuments.js'
import { askReal, buildProject, sampleDocuments, sourceOf } from '../realProject.js'

let context: AnswerContext
beforeAll(async () => {
  context = await askReal(await buildProject(sourceOf(sampleDocuments)))
})

const leaves = (node: Explanation): number[] =>
  node.details.length === 0 ? [node.value] : node.details.flatMap(leaves)
/** A node without details is a leaf; an empty group of terms is one with the value 0. */
const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

const words = ['breakfast', 'room', 'clean room', 'staff', 'friendly', 'bed', 'xylophone', '-noise', '-staff', 'wifi']

test('the leaves of every explanation sum to the score, whatever is searched for and however it is ranked', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }),
      fc.constantFrom('exact', 'conceptual', 'both'),
      fc.constantFrom('match_score', 'hybrid'),
      fc.boolean(),
      fc.constantFrom(0, 1, 7),
      async (texts, matchType, ranking, feedback, offset) => {
        const question = { filter: [], search: { texts }, matchType, ranking, feedback, limit: 20, offset } as const
        const found = await searchDocuments(context, { ...question, explain: true })
        const plain = await searchDocuments(context, question)
        expect(found.documents).toEqual(plain.documents)
        expect(plain.explanations).toBeUndefined()
        expect(found.explanations).toHaveLength(found.documents.length)
        for (const [i, explanation] of found.explanations!.entries()) {
          expect(explanation.value).toBeCloseTo(found.scores![i]!, 6)
          expect(total(leaves(explanation))).toBeCloseTo(found.scores![i]!, 6)
        }
      },
    ),
    { numRuns: 60 },
  )
})

test('each exact term is a leaf of 1 that names it', async () => {
  const search = { texts: ['breakfast', 'staff'] }
  const { explanations } = await searchDocuments(context, {
    filter: [],
    search,
    matchType: 'exact',
    limit: 1,
    offset: 0,
    explain: true,
  })
  const [exact, cosine] = explanations![0]!.details
  expect(exact!.details).toEqual([
    { value: 1, description: 'exact term breakfast|en', details: [] },
    { value: 1, description: 'exact term staff|en', details: [] },
  ])
  expect(cosine!.description).toMatch(/^0\.1 x cosine/)
})
