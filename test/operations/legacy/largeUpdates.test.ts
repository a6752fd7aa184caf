import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Engine, openEngine } from '../../../src/engine.js'

let engine: Engine
let project_id: string
let account: string

beforeAll(async () => {
  engine = await openEngine({ threads: 0 })
  const created = await engine.projects.create({ name: 'Guests', language: 'en' })
  project_id = created.project_id
  account = created.workspace_id
})
afterAll(() => engine.close())

const list = <T>(size: number, item: (i: number) => T): T[] => Array.from({ length: size }, (_, i) => item(i))

/** Milliseconds of the processor that some work takes. */
async function processorTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

test('a change of many documents does not read all fields of the project for each of them', async () => {
  const metadata = (d: number) => list(1_000, (i) => ({ name: `field ${d} ${i}`, type: 'number' as const, value: i }))
  await engine.project(project_id).upload({ docs: list(20, (d) => ({ text: 'room', metadata: metadata(d) })) })
  const at = { account, project_id }
  await engine.legacy.docs.add({ ...at, docs: list(2_000, (i) => ({ _id: `guest ${i}`, text: `Guest ${i} slept.` })) })
  const docs = list(2_000, (i) => ({ _id: `guest ${i}`, title: `Title ${i}` }))
  // It takes about half a second; with 20,000 fields read 2,000 times it took half a minute.
  expect(await processorTime(() => engine.legacy.docs.update({ ...at, docs }))).toBeLessThan(8_000)
  const got = await engine.legacy.docs.get({ ...at, id: 'guest 1999', uncommitted: true })
  expect(got).toMatchObject({ title: 'Title 1999', text: 'Guest 1999 slept.' })
})

test('a change has at most 25,000 documents and 20,000,000 characters', async () => {
  const at = { account, project_id }
  const refused = expect.objectContaining({
    code: 'INVALID_PARAMS',
    details: expect.objectContaining({ parameters: ['docs'] }),
  })
  const more = list(23_001, (i) => ({ _id: `guest ${2_000 + i}`, text: 'A guest slept.' }))
  await engine.legacy.docs.add({ ...at, docs: more })
  const many = list(25_001, (i) => ({ _id: `guest ${i}`, title: `Guest ${i}` }))
  await expect(engine.legacy.docs.update({ ...at, docs: many })).rejects.toEqual(refused)
  const text = 'a'.repeat(500_000)
  const long = list(41, (i) => ({ _id: `guest ${i}`, text }))
  await expect(engine.legacy.docs.update({ ...at, docs: long })).rejects.toEqual(refused)
  const titled = long.slice(0, 40).map((doc, i) => (i === 39 ? { ...doc, title: 'a' } : doc))
  await expect(engine.legacy.docs.update({ ...at, docs: titled })).rejects.toEqual(refused)
  expect(await engine.legacy.docs.update({ ...at, docs: long.slice(0, 2) })).toBe('OK')
})
