import { expect, test } from 'vitest'
import { openEngine } from '../../../src/engine.js'

const refusal = (parameter: string, message: RegExp) =>
  expect.objectContaining({
    ...{ code: 'INVALID_PARAMS', message: expect.stringMatching(message) },
    details: expect.objectContaining({ parameters: [parameter] }),
  })

test('projects of all workspaces are listed from the oldest', async () => {
  let time = 1_000
  await using engine = await openEngine({ threads: 0, now: () => time })
  const { organization_id, default_workspace } = await engine.profile.get()
  const { workspace_id } = await engine.workspaces.create({ organization_id: organization_id!, name: 'Second' })
  const targets = [workspace_id, default_workspace!, workspace_id, default_workspace!]
  for (const [i, workspace] of targets.entries()) {
    // The last one was made by a clock that has been put back.
    time = i === 3 ? 500 : 1_000 + i
    await engine.projects.create({ name: `P${i}`, language: 'en', workspace_id: workspace })
  }
  const names = async (question: { workspace_id?: string } = {}) =>
    (await engine.projects.list(question)).map(({ name }) => name)
  expect(await names()).toEqual(['P3', 'P0', 'P1', 'P2'])
  expect([await names({ workspace_id }), await names({ workspace_id: default_workspace! })]).toEqual([
    ['P0', 'P2'],
    ['P3', 'P1'],
  ])
  await expect(engine.projects.list({ workspace_id: 'unknown1' })).rejects.toMatchObject({
    code: 'INADEQUATE_PERMISSION',
  })
  expect(await engine.projects.list({ fields: ['name'], workspace_id })).toEqual([{ name: 'P0' }, { name: 'P2' }])
})

test('an upload names the first document whose language is not supported, and stores none', async () => {
  await using engine = await openEngine({ threads: 0 })
  const project = await engine.projects.create({ name: 'Reviews', language: 'en' })
  const docs = [
    { text: 'a' },
    { text: 'b', language: 'de' },
    { text: 'c', language: 'xx' },
    { text: 'd', language: 'yy' },
  ]
  await expect(project.upload({ docs })).rejects.toEqual(refusal('docs', /docs\[2\]\.language.*"xx"/))
  expect((await project.get()).document_count).toBe(0)
  await project.upload({ docs: docs.slice(0, 2) })
  expect((await project.get()).document_count).toBe(2)
})

test('a copy by a search has the documents in the order of their upload', async () => {
  await using engine = await openEngine({ threads: 0 })
  const project = await engine.projects.create({ name: 'Reviews', language: 'en' })
  // The best match comes last.
  const texts = ['A room.', 'A cold soup.', 'The room and a bed.', 'Some wine.', 'A room, a room, a quiet room.']
  await project.upload({ docs: texts.map((text) => ({ text })) })
  await project.build({ skip_sentiment: true })
  await project.waitForBuild()
  const { project_id } = await project.copy({ search: { texts: ['room'] }, match_type: 'exact', name: 'Rooms' })
  const copy = engine.project(project_id)
  await copy.build({ skip_sentiment: true })
  await copy.waitForBuild()
  const { result } = await copy.docs.search({ fields: ['text'] })
  expect(result.map(({ text }) => text)).toEqual([texts[0], texts[2], texts[4]])
})

test('a build that runs has no end, and tells the progress of its sentiment only once the core build is over', async () => {
  await using own = await openEngine({ threads: 0 })
  const project = await own.projects.create({ name: 'Running', language: 'en' })
  const texts = ['A good and quiet room.', 'A noisy street, bad sleep.', 'The staff was friendly.']
  await project.upload({ docs: Array.from({ length: 3_000 }, (_, i) => ({ text: `${texts[i % 3]} Visit ${i}.` })) })
  await project.build()
  let asked: ReturnType<typeof project.get> | undefined
  await project.waitForBuild({
    onProgress: () => {
      asked ??= project.get()
    },
  })
  const { last_build_info: running } = await asked!
  expect(running).toMatchObject({ number: 1, stop_time: null, sentiment: { stop_time: null, skip_sentiment: false } })
  expect(running!.sentiment).not.toHaveProperty('progress')
  let later: ReturnType<typeof project.get> | undefined
  await project.waitForSentimentBuild({
    onProgress: () => {
      later ??= project.get()
    },
  })
  const { sentiment } = (await later!).last_build_info as { sentiment: { progress?: number } }
  expect(sentiment.progress).toBeGreaterThanOrEqual(0)
})

test('a progress listener that throws ends its own wait; the build and other waits go on', async () => {
  await using engine = await openEngine({ threads: 0 })
  const project = await engine.projects.create({ name: 'Reviews', language: 'en' })
  await project.upload({ docs: Array.from({ length: 300 }, (_, i) => ({ text: `A good and quiet room ${i}.` })) })
  await project.build()
  const bug = new TypeError('listener bug')
  const onProgress = (): never => {
    throw bug
  }
  for (const wait of [project.waitForBuild, project.waitForSentimentBuild]) {
    const [failed, fine] = await Promise.allSettled([wait({ onProgress }), wait()])
    expect(failed).toEqual({ status: 'rejected', reason: bug })
    expect(fine.status).toBe('fulfilled')
  }
  expect((await project.get()).last_build_info).toMatchObject({ success: true, sentiment: { success: true } })
})

test('metadata has the range of numbers and dates, and the values of fields with few of them', async () => {
  await using engine = await openEngine({ threads: 0 })
  const project = await engine.projects.create({ name: 'Reviews', language: 'en' })
  const days = ['2024-03-01', '2023-12-24', '2024-05-06']
  await project.upload({
    docs: days.map((value, i) => ({
      text: `A room, number ${i}.`,
      metadata: [
        { name: 'day', type: 'date', value },
        { name: 'stars', type: 'score', value: 5 - i },
        { name: 'city', type: 'string', value: i === 2 ? 'Oslo' : 'Rome' },
      ],
    })),
  })
  await project.build({ skip_sentiment: true })
  await project.waitForBuild()
  const [city, day, stars] = (await project.metadata({ max_values: 2 })).result
  expect(city).toEqual({
    name: 'city',
    type: 'string',
    values: [
      { value: 'Oslo', count: 1 },
      { value: 'Rome', count: 2 },
    ],
  })
  expect(day).toEqual({
    name: 'day',
    type: 'date',
    minimum: '2023-12-24T00:00:00Z',
    maximum: '2024-05-06T00:00:00Z',
  })
  expect(stars).toEqual({ name: 'stars', type: 'score', minimum: 3, maximum: 5 })
})
