import {
  copyFileSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { fileOfProject } from '../../../src/projects/project.js'
import type { Projects } from '../../../src/projects/projects.js'
import { openProjectFile } from '../../../src/storage/sqlite/project/projectFile.js'
import { emptyFolder } from '../../storage/folder.js'
import { build, comments, newProject, openTestProjects } from '../testProjects.js'

const invalid = expect.objectContaining({ code: 'INVALID_PARAMS' })
const importInto = (projects: Projects, path: string, name?: string): Promise<string> =>
  projects.importFrom({ path, workspaceId: projects.owner.workspaceId, creator: 'someone@example.org', name })

/** Terms and vectors of the snapshot that answers. */
async function builtParts(projects: Projects, projectId: string): Promise<unknown[]> {
  const snapshot = await (await projects.open(projectId))!.openSnapshot()
  if (typeof snapshot === 'string') throw new Error(snapshot)
  return [snapshot.terms.ids, snapshot.terms.relevances, snapshot.space.termVectors]
}

test('a project passes to another folder as one file, with its documents and its build', async () => {
  const [here, there] = [
    await openTestProjects({ directory: emptyFolder() }),
    await openTestProjects({ directory: emptyFolder() }),
  ]
  const source = await newProject(here)
  await source.upload(comments(30))
  await build(source)
  const folder = emptyFolder()
  const path = join(folder, 'reviews')
  await here.exportTo(source, path)
  // One file alone, for the user of this process.
  expect(readdirSync(folder)).toEqual(['reviews'])
  if (process.platform !== 'win32') expect(statSync(path).mode & 0o777).toBe(0o600)

  const id = await importInto(there, path)
  expect(await (await there.open(id))!.info()).toMatchObject({
    name: 'Reviews',
    documentCount: 30,
    creator: 'someone@example.org',
  })
  expect((await (await there.open(id))!.info()).lastBuild).toEqual((await source.info()).lastBuild)
  expect(await builtParts(there, id)).toEqual(await builtParts(here, source.projectId))
  // Twice is two projects, the second under a name of its own.
  const second = await importInto(there, path)
  expect([second === id, (await (await there.open(second))!.info()).name]).toEqual([false, 'Reviews - 1'])
})

test('nothing is exported during a build, and nothing that exists is harmed', async () => {
  const here = await openTestProjects({ directory: emptyFolder() })
  const source = await newProject(here)
  await source.upload(comments(30))
  await source.startBuild({ stages: 'core' })
  const folder = emptyFolder()
  const path = join(folder, 'reviews')
  writeFileSync(path, 'older')
  await expect(here.exportTo(source, path)).rejects.toMatchObject({
    code: 'PROJECT_LOCKED',
    message: expect.stringMatching(/is being built/),
  })
  await source.waitFor('build')
  await expect(here.exportTo(source, join(folder, 'none', 'reviews'))).rejects.toThrow()
  expect([readdirSync(folder), readFileSync(path, 'utf8')]).toEqual([['reviews'], 'older'])
})

test('a file that is damaged, of another program or missing is refused, and leaves nothing', async () => {
  const directory = emptyFolder()
  const [here, there] = [await openTestProjects({ directory: emptyFolder() }), await openTestProjects({ directory })]
  const source = await newProject(here)
  await source.upload(comments(30))
  await build(source)
  const folder = emptyFolder()
  const path = join(folder, 'reviews')
  await here.exportTo(source, path)
  const bytes = readFileSync(path)
  const damaged = join(folder, 'damaged')
  // Every page but the first is overwritten.
  writeFileSync(damaged, Buffer.concat([bytes.subarray(0, 16_384), Buffer.alloc(bytes.length - 16_384, 0x5a)]))
  const text = join(folder, 'text')
  writeFileSync(text, 'Comment,Stars\n')
  const inUse = join(folder, 'used')
  copyFileSync(path, inUse)
  writeFileSync(`${inUse}-wal`, 'changes')
  const cut = join(folder, 'cut')
  writeFileSync(cut, bytes.subarray(0, 20_000))
  for (const wrong of [damaged, cut, text, inUse, folder, join(folder, 'none')]) {
    await expect(importInto(there, wrong)).rejects.toEqual(invalid)
  }
  await expect(importInto(there, cut)).rejects.toThrow('cut is damaged, or a part of it is missing.')
  expect([await there.list(), readdirSync(join(directory, 'projects'))]).toEqual([[], []])
})

test('projects in memory have no file', async () => {
  const projects = await openTestProjects()
  await expect(projects.exportTo(await newProject(projects), join(emptyFolder(), 'reviews'))).rejects.toEqual(invalid)
  const folder = emptyFolder()
  const path = join(folder, 'reviews')
  const elsewhere = await openTestProjects({ directory: folder })
  await elsewhere.exportTo(await newProject(elsewhere), path)
  await expect(importInto(projects, path)).rejects.toThrow('Projects in memory have no file.')
  expect(await projects.list()).toHaveLength(1)
})

test('an exported file is that of nobody, and a project of it may have another name', async () => {
  const [here, there] = [
    await openTestProjects({ directory: emptyFolder() }),
    await openTestProjects({ directory: emptyFolder() }),
  ]
  const source = await newProject(here)
  await source.upload(comments(3))
  await source.update({ description: 'From the shop' })
  const own = fileOfProject(source).records
  await own.documents.insert(await own.arrivals.begin(), [
    { docId: 'arriving', title: '', text: 'On its way.', metadata: [] },
  ])
  const path = join(emptyFolder(), 'reviews')
  await here.exportTo(source, path)
  const file = openProjectFile(path, { mustExist: true })
  expect([await file.arrivals.any(), await file.lease.holder(), await file.documents.lastKey()]).toEqual([
    false,
    undefined,
    3,
  ])
  expect(await file.label.read()).toMatchObject({ name: 'Reviews', description: 'From the shop', language: 'en' })
  await file.close()
  const id = await importInto(there, path, 'Other')
  expect(await (await there.open(id))!.info()).toMatchObject({
    name: 'Other',
    description: 'From the shop',
    documentCount: 3,
  })
})

test('no project takes the place of a folder or a device', async () => {
  const here = await openTestProjects({ directory: emptyFolder() })
  const outer = emptyFolder()
  const folder = join(outer, 'taken')
  mkdirSync(folder)
  await expect(here.exportTo(await newProject(here), folder)).rejects.toEqual(invalid)
  expect(readdirSync(folder)).toEqual([])
  expect(readdirSync(outer)).toEqual(['taken'])
  const device = join(outer, 'device')
  symlinkSync(process.platform === 'win32' ? '//./nul' : '/dev/null', device)
  await expect(here.exportTo(await newProject(here), device)).rejects.toEqual(invalid)
})

test('an export tells how far it is; one that a signal ends leaves the older file as it was', async () => {
  const here = await openTestProjects({ directory: emptyFolder() })
  const source = await newProject(here)
  await source.upload(comments(30))
  const folder = emptyFolder()
  const path = join(folder, 'reviews')
  const seen: number[] = []
  await here.exportTo(source, path, { onProgress: ({ fraction }) => void seen.push(fraction) })
  expect(seen.length).toBeGreaterThan(0)
  expect(seen).toEqual([...seen].sort((a, b) => a - b))
  expect(seen.every((fraction) => fraction >= 0 && fraction <= 1)).toBe(true)
  const older = readFileSync(path)
  await source.upload(comments(3))
  const why = new Error('Enough.')
  const stop = new AbortController()
  const onProgress = () => stop.abort(why)
  await expect(here.exportTo(source, path, { signal: stop.signal, onProgress })).rejects.toBe(why)
  await expect(here.exportTo(source, path, { signal: AbortSignal.abort(why) })).rejects.toBe(why)
  expect([readdirSync(folder), readFileSync(path).equals(older)]).toEqual([['reviews'], true])
})

test('a project is not written where there is no folder', async () => {
  const here = await openTestProjects({ directory: emptyFolder() })
  const outer = emptyFolder()
  writeFileSync(join(outer, 'file'), '')
  for (const folder of ['none', 'file']) {
    await expect(here.exportTo(await newProject(here), join(outer, folder, 'reviews'))).rejects.toThrow(
      expect.objectContaining({
        code: 'INVALID_PARAMS',
        message: 'reviews cannot be written: its folder does not exist.',
      }),
    )
  }
  expect(readdirSync(outer)).toEqual(['file'])
})

test('no project is written over a file of the projects themselves, however its path is written', async () => {
  const directory = emptyFolder()
  const here = await openTestProjects({ directory })
  const project = await newProject(here)
  const own = join(directory, 'projects', `${project.projectId}.db`)
  const link = join(emptyFolder(), 'link')
  symlinkSync(directory, link)
  const linked = join(link, 'projects', `${project.projectId}.db`)
  for (const path of [own, linked, join(directory, 'projects', 'new.db'), join(directory, 'catalog.db')]) {
    await expect(here.exportTo(project, path)).rejects.toEqual(invalid)
  }
  await here.exportTo(project, join(directory, 'export.db'))
  expect(readdirSync(join(directory, 'projects')).filter((name) => name.includes('.part'))).toEqual([])
})

test('through a link the file that it leads to is replaced', async () => {
  const here = await openTestProjects({ directory: emptyFolder() })
  const folder = emptyFolder()
  const [file, link] = [join(folder, 'file'), join(folder, 'link')]
  writeFileSync(file, 'before')
  symlinkSync(file, link)
  await here.exportTo(await newProject(here), link)
  expect([lstatSync(link).isSymbolicLink(), readFileSync(file).subarray(0, 6).toString()]).toEqual([true, 'SQLite'])
  expect(readdirSync(folder).toSorted()).toEqual(['file', 'link'])
})

test('a table is called no file of a project, instead of a damaged one', async () => {
  const here = await openTestProjects({ directory: emptyFolder() })
  const path = join(emptyFolder(), 'survey.csv')
  for (const content of ['text,rating\nA lovely room.,5\n', '']) {
    writeFileSync(path, content)
    await expect(importInto(here, path)).rejects.toThrow(/^survey\.csv is no file of a project/)
  }
})

test.each([
  ["INSERT INTO migrations VALUES ('99-later', 0)", /newer version/],
  ["UPDATE documents SET text = 'Changed.' WHERE key = 2", /is damaged: The text of document/],
  ['DELETE FROM label', /is no file of a project/],
  // Statements of whoever made the file.
  ['CREATE TRIGGER added AFTER DELETE ON documents BEGIN DELETE FROM jobs; END', /is damaged, or no file of a project/],
  ['CREATE VIEW added AS SELECT * FROM documents', /is damaged, or no file of a project/],
  ['CREATE VIRTUAL TABLE added USING fts5(text)', /is damaged, or no file of a project/],
])('after %j a file is refused with the reason, and leaves nothing', async (sql, reason) => {
  const directory = emptyFolder()
  const [here, there] = [await openTestProjects({ directory: emptyFolder() }), await openTestProjects({ directory })]
  const source = await newProject(here)
  await source.upload(comments(3))
  const path = join(emptyFolder(), 'reviews')
  await here.exportTo(source, path)
  const database = new Database(path)
  database.exec(sql)
  database.pragma('wal_checkpoint(TRUNCATE)')
  database.close()
  await expect(importInto(there, path)).rejects.toMatchObject({
    code: 'INVALID_PARAMS',
    message: expect.stringMatching(reason),
    details: { parameters: ['path'] },
  })
  expect([await there.list(), readdirSync(join(directory, 'projects'))]).toEqual([[], []])
})
