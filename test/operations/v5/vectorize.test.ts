import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Engine, openEngine, type Project } from '../../../src/engine.js'
import { documentsOf, failure, openReviews, reviews } from './reviews.js'

let engine: Engine
let project: Project
beforeAll(async () => {
  engine = await openEngine({ threads: 0 })
})
beforeEach(async () => {
  project = await openReviews(engine)
})
afterAll(async () => await engine.close())

describe('a text to vectorize', () => {
  test('is what it would be as a document, and nothing of it stays', async () => {
    const [document] = await documentsOf(project)
    const text = '😀 xylophone'
    const [own, odd, nothing] = await project.vectorize({ texts: [reviews[0]!.text, text, ''] })
    expect(own).toMatchObject({ text: document!.text, terms: document!.terms, fragments: document!.fragments })
    expect(own!.vector.slice(0, 4)).toBe(document!.vector.slice(0, 4))
    expect(odd).toEqual({
      text,
      vector: '',
      terms: [{ term_id: 'xylophone|en', start: 3, end: 12 }],
      fragments: [],
    })
    expect(nothing).toEqual({ text: '', vector: '', terms: [], fragments: [] })
    expect(await project.vectorize({ texts: [] })).toEqual([])
    expect((await project.get()).document_count).toBe(60)
  })

  test('must be shorter than 500,000 characters, each counting once', async () => {
    const fits = '😀'.repeat(499_999)
    expect(await project.vectorize({ texts: [fits] })).toHaveLength(1)
    await expect(project.vectorize({ texts: ['x'.repeat(500_000)] })).rejects.toEqual(
      failure('INVALID_PARAMS', 'texts'),
    )
  })
})
