import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Engine, openEngine, type Project } from '../../../src/engine.js'
import type { MetadataFieldInput } from '../../../src/index.js'
import { countExact, documentsOf, failure, openReviews, rebuild } from './reviews.js'

/** Marks on documents, and documents that wait for the next build. Spec v5 2.6, 3. */
let engine: Engine
let project: Project
beforeAll(async () => {
  engine = await openEngine({ threads: 0 })
})
beforeEach(async () => {
  project = await openReviews(engine)
})
afterAll(async () => await engine.close())

describe('documents', () => {
  test('marked for deletion are gone after the next build, unless unmarked; unknown ids are ignored', async () => {
    const [first, second, third] = (await documentsOf(project)).map(({ doc_id }) => doc_id)
    expect(await project.docs.delete({ doc_ids: [first!, second!, 'uuid-nothing'] })).toBeNull()
    expect(await project.docs.unmarkDelete({ doc_ids: [second!, third!, 'uuid-nothing'] })).toBeNull()
    expect((await documentsOf(project)).map(({ doc_id }) => doc_id)).toContain(first)
    expect((await project.get()).last_build_info).toMatchObject({ number: 1 })
    await rebuild(project)
    const left = (await documentsOf(project)).map(({ doc_id }) => doc_id)
    expect(left).not.toContain(first)
    expect(left.slice(0, 2)).toEqual([second, third])
    expect((await project.get()).document_count).toBe(59)
  })

  test('free the names of their fields for another type once a build has removed them', async () => {
    const fields = async () => (await project.metadata()).result.map(({ name }) => name)
    const name = 'rating of beds'
    const upload = (field: MetadataFieldInput) =>
      project.upload({ docs: [{ text: 'The bed was soft.', metadata: [field] }] })
    await upload({ name, type: 'string', value: '4' })
    await rebuild(project)
    expect(await fields()).toContain(name)
    const filter = [{ name, values: ['4'] }]
    await project.docs.delete({ doc_ids: (await documentsOf(project, { filter })).map(({ doc_id }) => doc_id) })
    await expect(upload({ name, type: 'score', value: 4 })).rejects.toEqual(failure('INVALID_PARAMS', 'docs'))
    await rebuild(project)
    expect(await fields()).not.toContain(name)
    await expect(project.docs.search({ filter })).rejects.toEqual(failure('INVALID_PARAMS', 'filter'))
    await upload({ name, type: 'score', value: 4 })
    await rebuild(project)
    expect((await project.docs.search({ filter: [{ name, minimum: 4 }] })).result_count).toBe(1)
  })

  test('are favorites or not, which changes nothing else', async () => {
    const [first] = await documentsOf(project)
    const doc_ids = [first!.doc_id, 'uuid-nothing']
    expect(await project.docs.setFavorites({ doc_ids })).toBeNull()
    expect(await project.docs.clearFavorites({ doc_ids })).toBeNull()
    expect((await documentsOf(project))[0]).toEqual(first)
    await expect(project.docs.setFavorites({} as never)).rejects.toEqual(failure('INVALID_PARAMS', 'doc_ids'))
  })

  test('say their marks where `fields` names them', async () => {
    const marks = async () =>
      (await project.docs.search({ fields: ['marks'], limit: 3 })).result.map((record) => record.marks)
    const [first, second] = (await documentsOf(project)).map(({ doc_id }) => doc_id) as [string, string]
    await project.docs.setFavorites({ doc_ids: [first] })
    await project.docs.delete({ doc_ids: [first, second] })
    await project.docs.unmarkDelete({ doc_ids: [first] })
    expect(await marks()).toEqual([
      { favorite: true, deleted: false },
      { favorite: false, deleted: true },
      { favorite: false, deleted: false },
    ])
    await project.docs.clearFavorites({ doc_ids: [first] })
    expect((await marks())[0]).toEqual({ favorite: false, deleted: false })
  })

  test('uploaded after a build wait for the next one', async () => {
    await project.upload({ docs: [{ text: 'A xylophone came with it.' }] })
    expect([await countExact(project, 'xylophone'), (await project.get()).document_count]).toEqual([0, 61])
    await rebuild(project)
    expect(await countExact(project, 'xylophone')).toBe(1)
  })
})
