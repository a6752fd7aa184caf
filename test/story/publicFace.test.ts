import { openEngine } from 'conceptlite'
import { expect, test } from 'vitest'

/** Fifty comments of guests, with a rating that follows what they say. */
const sentences = [
  ['The battery life is great and the battery lasts for days.', 5],
  ['Battery life is poor, it dies after two hours.', 1],
  ['Lovely screen, bright and sharp colours.', 5],
  ['The screen cracked after a week, terrible quality.', 1],
  ['Delivery was quick and the support team friendly.', 4],
] as const
const docs = Array.from({ length: 50 }, (_, i) => {
  const [text, rating] = sentences[i % sentences.length]!
  return { text, title: `Comment ${i}`, metadata: [{ name: 'rating', type: 'score' as const, value: rating }] }
})

test('an application creates a project, uploads, builds, and asks', async () => {
  await using engine = await openEngine()
  const project = await engine.projects.create({ name: 'Reviews', language: 'en' })
  expect(project).toMatchObject({ name: 'Reviews', language: 'en', document_count: 0, last_build_info: {} })
  expect(await project.upload({ docs })).toBeNull()
  expect(await project.build()).toBeNull()
  const fractions: number[] = []
  const built = await project.waitForBuild({ onProgress: ({ fraction }) => fractions.push(fraction) })
  expect(built).toMatchObject({ document_count: 50, last_build_info: { number: 1, success: true } })
  expect(fractions).toEqual([...fractions].sort((a, b) => a - b))
  const record = await project.waitForSentimentBuild()
  expect(record.last_build_info).toMatchObject({ sentiment: { success: true } })

  const { result, total_count, search } = await project.docs.search({ search: { texts: ['battery life'] }, limit: 10 })
  expect(total_count).toBe(50)
  expect(result).toHaveLength(10)
  expect(result[0]!.text).toMatch(/battery life/i)
  expect(search!.exact_match_count).toBe(20)
  const { term_id, start, end } = result[0]!.terms[0]!
  expect(term_id).toMatch(/\|en$/)
  expect(result[0]!.text.slice(start, end)).not.toBe('')

  const drivers = await project.concepts.scoreDrivers({ score_field: 'rating' })
  expect(drivers.length).toBeGreaterThan(0)
  for (const { average_score, baseline, impact } of drivers) expect(average_score! - baseline!).toBeCloseTo(impact, 9)

  const polarities = await project.concepts.sentiment({
    concept_selector: { type: 'specified', concepts: [{ texts: ['screen'] }] },
  })
  expect(polarities.match_counts[0]!.sentiment_counts.total).toBe(20)
  expect(await engine.projects.list({ fields: ['name'] })).toEqual([{ name: 'Reviews' }])
})

test('the handle of an existing project, requests by path, and deletion', async () => {
  await using engine = await openEngine({ threads: 0 })
  const { project_id } = await engine.projects.create({ name: 'Reviews', language: 'en' })
  const project = engine.project(project_id)
  await project.upload({ docs: docs.slice(0, 10) })
  await project.build({ skip_sentiment: true })
  await project.waitForBuild()
  const counts = await project.concepts.matchCounts({ breakdowns: [{ name: 'rating', interval: 1 }] })
  const path = `/api/v5/projects/${project_id}/concepts/match_counts`
  expect(await engine.request('POST', path, { breakdowns: [{ name: 'rating', interval: 1 }] })).toEqual(counts)
  const legacyDocs = `/v4/projects/${(await engine.profile.get()).default_workspace}/${project_id}/docs/`
  expect(await engine.request('POST', legacyDocs, [{ _id: 'listed', text: 'Warm bread.' }])).toEqual([
    { success: true, _id: 'listed' },
  ])
  await expect(engine.request('POST', path, [])).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
  await expect(project.concepts.sentiment()).rejects.toMatchObject({ code: 'SENTIMENT_NOT_BUILT', status: 400 })
  await project.delete()
  await expect(project.get()).rejects.toMatchObject({ code: 'INADEQUATE_PERMISSION' })
  await expect(engine.request('GET', '/api/v5/nothing/')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(engine.request('PATCH', path)).rejects.toMatchObject({ code: 'METHOD_NOT_ALLOWED' })
  await expect(engine.as({ token: 'x' }).projects.list()).rejects.toMatchObject({ code: 'INVALID_TOKEN' })
})
