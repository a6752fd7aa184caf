import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Engine, openEngine, type Project } from '../../../src/engine.js'
import type { DocumentRecord, ExplanationRecord } from '../../../src/operations/v5/renderDocuments.js'
import { openReviews } from './reviews.js'

/** What the specification does not have: hybrid ranking, explanations. */
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
