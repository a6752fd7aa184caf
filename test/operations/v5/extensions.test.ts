import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Engine, openEngine, type Project } from '../../../src/engine.js'
import type { DocumentRecord, ExplanationRecord } from '../../../src/operations/v5/renderDocuments.js'
import { failure, openReviews } from './reviews.js'

/** What the specification does not have: hybrid ranking, explanations, an order by a field. */
let engine: Engine
let project: Project
beforeAll(async () => {
  engine = await openEngine({ threads: 0 })
  project = await openReviews(engine)
})
afterAll(async () => await engine.close())

const south = [{ name: 'region', values: ['south'] }]

describe('documents of a search', () => {
  const total = ({ value, details }: ExplanationRecord): number =>
    details.length === 0 ? value : details.reduce((sum, detail) => sum + total(detail), 0)

  test.each(['match_score', 'hybrid'] as const)('ranked by %s can be explained', async (ranking) => {
    const question = { search: { texts: ['battery life'] }, ranking, limit: 5 }
    const explained = await project.docs.search({ ...question, explain: true })
    for (const { explanation, match_score } of explained.result) {
      expect(total(explanation!)).toBeCloseTo(match_score!, 6)
    }
    const { result } = await project.docs.search(question)
    expect(result).toEqual(explained.result.map(({ explanation: _, ...document }) => document))
    const only = await project.docs.search({ ...question, explain: true, fields: ['doc_id'] })
    expect(Object.keys(only.result[0]!)).toEqual(['doc_id'])
  })

  test('ranked as hybrid come best first; without a search nothing changes', async () => {
    const { result, result_count, search } = await project.docs.search({
      search: { texts: ['cracked screen', '-battery'] },
      ranking: 'hybrid',
      feedback: false,
      filter: south,
    })
    expect(result[0]!.text).toMatch(/screen cracked/i)
    const scores = result.map(({ match_score }) => match_score!)
    expect(scores).toEqual([...scores].sort((a, b) => b - a))
    for (const { text } of result as DocumentRecord[]) expect(text).not.toMatch(/battery/i)
    expect(result_count).toBe(result.length)
    expect(search!.exact_match_count).toBe(12)
    const plain = await project.docs.search({ limit: 5 })
    expect(await project.docs.search({ limit: 5, ranking: 'hybrid', explain: true })).toEqual(plain)
  })
})

describe('documents of a filter', () => {
  const ratings = async (question: object): Promise<unknown[]> => {
    const { result } = await project.docs.search({ ...question, fields: ['metadata'] })
    return result.map(({ metadata }) => metadata.find(({ name }) => name === 'rating')!.value)
  }

  test('are ordered by a field, in pages that fit together', async () => {
    const sort = { name: 'rating', order: 'descending' } as const
    // Twelve each of 5, 1, 5, 1, 4 stars, of which the south has those with 1.
    expect(await ratings({ sort })).toEqual([...Array(24).fill(5), ...Array(12).fill(4), ...Array(24).fill(1)])
    expect(await ratings({ sort, offset: 22, limit: 4 })).toEqual([5, 5, 4, 4])
    expect(await ratings({ sort: { name: 'day' }, limit: 3, filter: south })).toEqual([1, 1, 1])
  })

  test('are not ordered by a field that no document has, nor beside a search', async () => {
    await expect(project.docs.search({ sort: { name: 'price' } })).rejects.toEqual(failure('INVALID_PARAMS', 'sort'))
    await expect(
      project.docs.search({ sort: { name: 'rating' }, search: { texts: ['battery'] } }),
    ).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
  })
})
