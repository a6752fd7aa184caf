import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { existingProject } from '../../src/cli/existingProject.js'
import { fieldsOf, findProject, withEngineOf } from '../../src/cli/storedProjects.js'
import { type Engine, openEngine } from '../../src/engine.js'
import { InputError, UsageError } from '../../src/reading/inputError.js'
import { emptyFolder } from '../storage/folder.js'

async function openWith(...names: string[]) {
  const engine = await openEngine({ threads: 0 })
  const ids: string[] = []
  for (const name of names) ids.push((await engine.projects.create({ name, language: 'en' })).project_id)
  return { engine, ids }
}

test('a project is found by its identifier before its name, and alone by nothing', async () => {
  const { engine, ids } = await openWith('Hotel', 'Inn')
  const [hotel, inn] = ids as [string, string]
  const find = async (requested?: string) => (await findProject(engine, requested)).project_id
  expect([await find('Inn'), await find(hotel)]).toEqual([inn, hotel])
  await engine.project(inn).update({ name: hotel })
  expect(await find(hotel)).toBe(hotel)
  await expect(find()).rejects.toThrow(/^The folder has several projects; name one of them: .*"Hotel", /)
  await expect(find('Camp')).rejects.toThrow(/^There is no project "Camp"; there is: /)
  await engine.project(inn).delete()
  expect(await find()).toBe(hotel)
  await engine.project(hotel).delete()
  await expect(find()).rejects.toThrow('The folder has no projects.')
  await expect(find('Inn')).rejects.toThrow(InputError)
  await engine.close()
})

test('names that several workspaces use are told apart by identifier', async () => {
  const { engine } = await openWith('Hotel')
  const { organization_id } = await engine.profile.get()
  const { workspace_id } = await engine.workspaces.create({ organization_id: organization_id!, name: 'Other' })
  await engine.projects.create({ name: 'Hotel', language: 'en', workspace_id })
  await expect(findProject(engine, 'Hotel')).rejects.toThrow(/^There are several projects "Hotel"; say an identifier: /)
  await engine.close()
})

test('twenty projects are listed, and how many more there are', async () => {
  const names = Array.from({ length: 22 }, (_, i) => `Stay ${i}`)
  const { engine } = await openWith(...names)
  const message = await findProject(engine, 'none').then(
    () => '',
    (error: Error) => error.message,
  )
  expect(message.match(/"Stay \d+"/g)).toHaveLength(20)
  expect(message).toMatch(/ and 2 more\.$/)
  await engine.close()
})

test('a folder without a catalog is no folder of projects', async () => {
  await expect(withEngineOf({ directory: emptyFolder() }, async () => 1)).rejects.toThrow(InputError)
})

test('a folder that the system does not let be read is not said to have no projects', async () => {
  const directory = emptyFolder()
  // A link to itself stands for what also the administrator cannot look at.
  symlinkSync('catalog.db', join(directory, 'catalog.db'))
  const opened = withEngineOf({ directory }, async () => 1)
  await expect(opened).rejects.toMatchObject({ code: 'ERROR', message: expect.stringContaining('cannot be read') })
})

test('fields are those of the last build, with the values of texts', async () => {
  const { engine, ids } = await openWith('Hotel')
  const project = engine.project(ids[0]!)
  const metadata = [
    { name: 'city', type: 'string' as const, value: 'Rome' },
    { name: 'stars', type: 'score' as const, value: 4 },
  ]
  await project.upload({ docs: [{ text: 'A room.', metadata }, { text: 'A bed.' }] })
  await project.build({ skip_sentiment: true })
  await project.waitForBuild()
  const { fields, strings } = await fieldsOf(project)
  expect([...fields].sort()).toEqual([
    ['city', 'string'],
    ['stars', 'score'],
  ])
  expect([...strings]).toEqual([['city', new Set(['Rome'])]])
  await engine.close()
})

test('a file is added to the project of its name, or to the only one; without a word of that it needs a new name', async () => {
  const { engine, ids } = await openWith('Hotel')
  const find = async (
    existing: 'append' | 'replace' | undefined,
    name: string,
    options: { directory?: string; name?: string; engine?: Engine } = {},
  ) => {
    const asked = { directory: 'folder', name: undefined, existing, ...options }
    return (await existingProject(options.engine ?? engine, asked, name))?.project_id
  }
  expect(await find(undefined, 'Inn')).toBeUndefined()
  await expect(find(undefined, 'Hotel')).rejects.toThrow(UsageError)
  expect(
    await existingProject(engine, { directory: undefined, existing: 'append', name: undefined }, 'Hotel'),
  ).toBeUndefined()
  expect(await find('append', 'Hotel')).toBe(ids[0])
  expect(await find('replace', 'Hotel')).toBe(ids[0])
  expect(await find('append', 'file')).toBe(ids[0])
  await expect(find('append', 'Inn', { name: 'Inn' })).rejects.toThrow(/no project "Inn" to add to\. .*"Hotel"/)
  await expect(find('replace', 'file')).rejects.toThrow(/no project "file" to replace\. /)
  await engine.projects.create({ name: 'Inn', language: 'en' })
  await expect(find('append', 'file')).rejects.toThrow(UsageError)
  const empty = await openEngine({ threads: 0 })
  for (const existing of ['append', 'replace'] as const)
    expect(await find(existing, 'Hotel', { engine: empty })).toBeUndefined()
  await empty.close()
  await engine.close()
})
