import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Engine, openEngine, type Project } from '../../../src/engine.js'

let engine: Engine
let project: Project
let token: string

beforeAll(async () => {
  engine = await openEngine({ threads: 0 })
  ;({ token } = await engine.tokens.create())
  project = await engine.projects.create({ name: 'Dates', language: 'en' })
})
afterAll(() => engine.close())

const field = (value: string | number | Date) => ({ name: 'day', type: 'date' as const, value })

test('a function takes a Date, a day, a time in UTC and seconds for a date', async () => {
  // 86,400 seconds after the beginning of 1970.
  const values = [new Date(Date.UTC(1970, 0, 2)), '1970-01-02', '1970-01-02T00:00:00Z', 86_400]
  await project.upload({ docs: values.map((value) => ({ text: 'The room was clean.', metadata: [field(value)] })) })
  await project.build({ skip_sentiment: true })
  await project.waitForBuild()
  const { result } = await project.docs.search()
  expect(result.map(({ metadata }) => metadata)).toEqual(
    values.map(() => [{ name: 'day', type: 'date', value: '1970-01-02T00:00:00Z' }]),
  )
})

test('a language that is not supported is told with its place, and nothing is stored', async () => {
  const other = await engine.projects.create({ name: 'Languages', language: 'en' })
  const docs = [
    { text: 'a' },
    { text: 'b', language: 'en' },
    { text: 'c', language: 'xx' },
    { text: 'd', language: 'yy' },
  ]
  await expect(other.upload({ docs: docs as never })).rejects.toMatchObject({
    code: 'INVALID_PARAMS',
    details: { parameters: ['docs'] },
    message: expect.stringMatching(/`docs\[2\]\.language`: the language "xx" is/),
  })
  expect((await other.get()).document_count).toBe(0)
})

test('milliseconds of a Date are kept', async () => {
  const other = await engine.projects.create({ name: 'Milliseconds', language: 'en' })
  await other.upload({ docs: [{ text: 'The room was clean.', metadata: [field(new Date(1_500))] }] })
  await other.build({ skip_sentiment: true })
  await other.waitForBuild()
  const { result } = await other.docs.search()
  expect(result[0]?.metadata).toEqual([{ name: 'day', type: 'date', value: '1970-01-01T00:00:01.500000Z' }])
})

test.each([[new Date(Number.NaN)], ['2024-02-30'], ['2024-01-02T00:00:00'], ['tomorrow'], [new Date(8.64e15)]])(
  '%s is no date',
  async (value) => {
    await expect(project.upload({ docs: [{ text: 'a', metadata: [field(value)] }] })).rejects.toMatchObject({
      code: 'INVALID_PARAMS',
      details: { parameters: ['docs'] },
    })
  },
)

test('over HTTP only the two forms of the specification are dates', async () => {
  const path = `/api/v5/projects/${project.project_id}/upload/`
  const send = async (value: string | number): Promise<number> => {
    const body = JSON.stringify({ docs: [{ text: 'a', metadata: [field(value)] }] })
    const headers = { authorization: `Token ${token}`, 'content-type': 'application/json' }
    return (await engine.fetch(new Request(`http://localhost${path}`, { method: 'POST', headers, body }))).status
  }
  expect(await send('2024-01-02')).toBe(400)
  expect(await send('2024-01-02T00:00:00Z')).toBe(200)
  expect(await send(0)).toBe(200)
  await expect(
    engine.request('POST', path, { docs: [{ text: 'a', metadata: [field('2024-01-02')] }] }),
  ).rejects.toThrow('expected a date')
})
