import { expect, test } from 'vitest'
import { openEngine } from '../../../src/engine.js'
import { failure } from './reviews.js'

test('a filter may name the fields of documents to be built, which no built document satisfies, and no others', async () => {
  const engine = await openEngine({ threads: 0 })
  const { project_id } = await engine.projects.create({ name: 'Fields', language: 'en' })
  const project = engine.project(project_id)
  const text = 'The tea was warm.'
  await project.upload({ docs: [{ text, metadata: [{ name: 'cup', type: 'number', value: 1 }] }] })
  const colour = [{ name: 'colour', values: ['red'] }]
  // Before the build is started, while its keyword expansion could still be corrected.
  await expect(project.build({ keyword_expansion: { filter: colour } })).rejects.toEqual(
    failure('INVALID_PARAMS', 'keyword_expansion'),
  )
  await project.build({ skip_sentiment: true })
  await project.waitForBuild()
  await expect(project.docs.search({ filter: colour })).rejects.toEqual(failure('INVALID_PARAMS', 'filter'))
  await project.upload({ docs: [{ text, metadata: [{ name: 'colour', type: 'string', value: 'red' }] }] })
  expect(await project.docs.search({ filter: colour })).toMatchObject({ total_count: 1, filter_count: 0, result: [] })
  // Of its type nothing is known before the build: a range is one of numbers, or of dates where its ends are texts.
  const within = async (bounds: object) =>
    (await project.docs.search({ filter: [{ name: 'colour', ...bounds }] })).filter_count
  expect(await within({ minimum: 1, maximum: 2.5 })).toBe(0)
  expect(await within({ minimum: '2024-01-01T00:00:00Z', maximum: '2024-02-01T12:00:00Z' })).toBe(0)
  await expect(within({ maximum: 'red' })).rejects.toEqual(failure('INVALID_PARAMS', 'filter'))
  await project.build({ skip_sentiment: true, keyword_expansion: { filter: colour } })
  await project.waitForBuild()
  await expect(within({ minimum: 1 })).rejects.toEqual(failure('INVALID_PARAMS', 'filter'))
  const { result } = await project.docs.search({ filter: colour })
  expect(result).toHaveLength(1)
  expect(result[0]).toHaveProperty('weighted_keyword_expansion')
  // A build takes the only red document away, whose field its keyword expansion names.
  await project.docs.delete({ doc_ids: [result[0]!.doc_id] })
  await project.build({ skip_sentiment: true, keyword_expansion: { filter: colour } })
  await project.waitForBuild()
  expect((await project.docs.search()).result).toHaveLength(1)
  await engine.close()
})
