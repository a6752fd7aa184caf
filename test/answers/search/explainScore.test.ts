import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { AnswerContext } from '../../../src/answers/context.js'
import type { Explanation } from '../../../src/answers/search/explainScore.js'
import { searchDocuments } from '../../../src/answers/search/searchDocuments.js'
import { askReal, buildProject, sampleDocuments, sourceOf } from '../realProject.js'
import { askSmall } from '../smallSnapshot.js'

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

test('related terms are leaves that name them, the nearest first, with the square of their similarity', async () => {
  const texts = ['bed sheet pillow', 'bed sheet', 'bed', 'bed pillow sheet', 'pillow sheet', 'bed sheet pillow']
  const small = askSmall({ documents: texts.map((words) => ({ words })), relatedFloor: 0.1 })
  const explain = async (matchType: 'exact' | 'conceptual' | 'both') => {
    const question = { filter: [], search: { texts: ['bed'] }, matchType, limit: 10, offset: 0 } as const
    return (await searchDocuments(small, { ...question, explain: true })).explanations!
  }
  const groups = async (matchType: 'exact' | 'conceptual' | 'both') =>
    (await explain(matchType))[0]!.details.map(({ description }) =>
      description.split(',')[0]!.split(' ').slice(0, 2).join(' '),
    )
  expect(await groups('exact')).toEqual(['exact terms', '0.1 x'])
  expect(await groups('conceptual')).toEqual(['related terms', '0.1 x'])
  expect(await groups('both')).toEqual(['exact terms', 'related terms', '0.1 x'])
  let most = 0
  for (const explanation of await explain('both')) {
    const related = explanation.details[1]!.details.map(({ value, description }) => {
      const [, name, similarity] = /^related term (\S.*), its similarity (\d\.\d{3}) squared$/.exec(description)!
      expect(value).toBeCloseTo(Number(similarity) ** 2, 2)
      return { name, value }
    })
    expect(new Set(related.map(({ name }) => name)).size).toBe(related.length)
    expect(related).toEqual([...related].sort((a, b) => b.value - a.value))
    most = Math.max(most, related.length)
  }
  expect(most).toBeGreaterThan(1)
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
