import { expect, onTestFinished, test } from 'vitest'
import { openEntry } from '../../src/projects/projectEntry.js'
import type { ProjectHost } from '../../src/projects/projectHost.js'
import { openCatalog } from '../../src/storage/sqlite/catalog/catalog.js'
import { openProjectFile } from '../../src/storage/sqlite/project/projectFile.js'

/** 1 February 2024, the month 649 since January 1970. */
const TIME = Date.UTC(2024, 1, 1) / 1000
const MONTH = 54 * 12 + 1

/** The entry `p` in workspace `w`, whose file takes `space.bytes`. */
async function openRecord() {
  const catalog = openCatalog(undefined)
  const file = openProjectFile(undefined)
  onTestFinished(async () => {
    await file.close()
    await catalog.close()
  })
  await catalog.accounts.ensureOwner({ username: 'owner@localhost', organizationId: 'o', workspaceId: 'w', now: 1 })
  const record = { description: 'of guests', language: 'en', nextBuildLanguage: 'de', creator: 'ann' }
  const insert = (projectId: string, name: string, workspaceId = 'w'): Promise<void> =>
    catalog.projects.insert({ ...record, projectId, workspaceId, name, creationDate: 7, lastUpdate: 7 })
  await insert('p', 'Reviews')
  const space = { bytes: 100 }
  const clock = { time: TIME }
  const host = { catalog, now: () => clock.time } as unknown as ProjectHost
  const entry = openEntry(host, 'p', async () => space.bytes)
  const refuse = (what: string): (() => void) => {
    catalog.database.exec(`CREATE TEMP TRIGGER refused BEFORE ${what} BEGIN SELECT RAISE(ABORT, 'refused'); END`)
    return () => catalog.database.exec('DROP TRIGGER refused')
  }
  return { catalog, file, entry, insert, space, clock, refuse, used: () => catalog.usage.spaceOf('w', MONTH) }
}
const gone = expect.objectContaining({ code: 'INADEQUATE_PERMISSION' })

test('the entry of a deleted project is none, and nothing is written for it', async () => {
  const { catalog, file, entry, used } = await openRecord()
  expect(await entry.get()).toMatchObject({ projectId: 'p', name: 'Reviews', lastUpdate: 7 })
  await catalog.projects.remove('p')
  await expect(entry.get()).rejects.toThrow(gone)
  await expect(entry.change(file, { name: 'New' })).rejects.toThrow(gone)
  await expect(entry.writeLabel(file)).rejects.toThrow(gone)
  await expect(entry.countUpload(3)).rejects.toThrow(gone)
  await entry.noteSpace()
  expect([await file.label.read(), (await used()).total, await catalog.usage.ofWorkspace('w')]).toEqual([
    undefined,
    0,
    [],
  ])
})

test('a touch records the time and the space that the project takes', async () => {
  const { entry, used } = await openRecord()
  await entry.touch()
  expect((await entry.get()).lastUpdate).toBe(TIME)
  expect(await used()).toEqual({
    total: 100,
    most: 100,
    time: TIME,
    projects: [{ projectId: 'p', bytes: 100, time: TIME }],
  })
})

test('space is recorded as it is, or as it is said to be', async () => {
  const { entry, space, clock, used } = await openRecord()
  await entry.noteSpace()
  space.bytes = 40
  clock.time++
  await entry.noteSpace()
  expect(await used()).toMatchObject({ total: 40, most: 100, time: TIME + 1 })
  await entry.noteSpace(0)
  expect(await used()).toMatchObject({ total: 0, projects: [] })
  expect((await entry.get()).lastUpdate).toBe(7)
})

test('space that cannot be measured or recorded stops nothing', async () => {
  const { catalog, entry, used } = await openRecord()
  const unmeasured = openEntry({ catalog, now: () => TIME } as unknown as ProjectHost, 'p', async () => {
    throw new Error('The file is locked.')
  })
  await unmeasured.noteSpace()
  await unmeasured.touch()
  expect([(await entry.get()).lastUpdate, (await used()).total]).toEqual([TIME, 0])
})

test('a change that is stored is acknowledged where its time cannot be recorded', async () => {
  const { entry, refuse } = await openRecord()
  const allow = refuse('UPDATE ON projects')
  await entry.touch()
  expect((await entry.get()).lastUpdate).toBe(7)
  allow()
  await entry.touch()
  expect((await entry.get()).lastUpdate).toBe(TIME)
})

test('each change is made alone, with its time and the label; a name may stay, and one in use gets a number', async () => {
  const { catalog, file, entry, insert } = await openRecord()
  const workspace = { organizationId: 'o', name: 'Elsewhere', email: '', defaultLanguage: 'en', creationDate: 1 }
  await catalog.workspaces.insert({ ...workspace, workspaceId: 'elsewhere' })
  await insert('q', 'Rooms')
  await insert('r', 'Meals', 'elsewhere')
  const label = { name: 'Reviews', description: 'of guests', language: 'en', nextBuildLanguage: 'de', creator: 'ann' }
  const changed = async (changes: Parameters<typeof entry.change>[1]) => {
    await entry.change(file, changes)
    const { name, description, language, nextBuildLanguage, creator, creationDate } = await entry.get()
    expect(await file.label.read()).toEqual({ name, description, language, nextBuildLanguage, creator, creationDate })
    expect([creationDate, (await entry.get()).lastUpdate]).toEqual([7, TIME])
    return file.label.read()
  }
  expect(await changed({ name: 'Reviews' })).toEqual({ ...label, creationDate: 7 })
  expect(await changed({ name: 'Meals' })).toMatchObject({ ...label, name: 'Meals' })
  expect(await changed({ name: 'Rooms' })).toMatchObject({ ...label, name: 'Rooms - 1' })
  expect(await changed({ description: '' })).toMatchObject({ ...label, name: 'Rooms - 1', description: '' })
  expect(await changed({ nextBuildLanguage: 'fr' })).toMatchObject({ description: '', nextBuildLanguage: 'fr' })
})

test('a build records its language and the time, in catalog and label', async () => {
  const { file, entry } = await openRecord()
  await entry.recordBuild(file, 'fr')
  expect(await entry.get()).toMatchObject({ language: 'fr', nextBuildLanguage: 'de', lastUpdate: TIME })
  expect(await file.label.read()).toMatchObject({ language: 'fr', nextBuildLanguage: 'de' })
})

test('an upload is counted for the workspace with time and space, all or nothing', async () => {
  const { catalog, entry, refuse, used } = await openRecord()
  const allow = refuse('UPDATE ON projects')
  await entry.countUpload(3)
  expect([await catalog.usage.ofWorkspace('w'), (await used()).total]).toEqual([[], 0])
  allow()
  await entry.countUpload(3)
  expect(await catalog.usage.ofWorkspace('w')).toEqual([{ workspaceId: 'w', day: TIME / 86_400, documents: 3 }])
  expect([(await entry.get()).lastUpdate, (await used()).total]).toEqual([TIME, 100])
})

test('a change is made where only the label in the file cannot be written, and the next build writes it', async () => {
  const { file, entry } = await openRecord()
  const locked = { ...file, label: { ...file.label, write: () => Promise.reject(new Error('The file is locked.')) } }
  await entry.change(locked, { name: 'Renamed', description: 'of rooms' })
  expect(await entry.get()).toMatchObject({ name: 'Renamed', description: 'of rooms' })
  expect(await file.label.read()).toBeUndefined()
  await entry.recordBuild(file, 'de')
  expect(await file.label.read()).toMatchObject({ name: 'Renamed', description: 'of rooms', language: 'de' })
})
