import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { checkPages } from '../../src/storage/checkPages.js'
import { checkCatalog, checkProjectFile } from '../../src/storage/fileFaults.js'
import { openCatalog } from '../../src/storage/sqlite/catalog/catalog.js'
import { projectPath } from '../../src/storage/sqlite/project/projectFile.js'
import { build, comments, newProject, openTestProjects } from '../projects/testProjects.js'
import { emptyFolder } from './folder.js'

async function makeProject(): Promise<Buffer> {
  const directory = emptyFolder()
  const projects = await openTestProjects({ directory })
  const project = await newProject(projects)
  await project.upload(comments(600))
  await build(project, { stages: 'core' })
  await projects.close()
  return readFileSync(projectPath(directory, project.projectId))
}

let made: Promise<Buffer> | undefined
/** The file of a built project, made once, after some statements. */
async function projectFile(sql = ''): Promise<string> {
  made ??= makeProject()
  const path = join(emptyFolder(), 'file.db')
  writeFileSync(path, await made)
  change(path, sql)
  return path
}

function change(path: string, sql: string): void {
  const database = new Database(path)
  database.pragma('foreign_keys = OFF')
  database.exec(sql)
  database.close()
}

test('a sound file has no faults, and all documents and chunks of its snapshot are compared', async () => {
  const sound = await projectFile()
  const checked = await checkProjectFile(sound)
  expect(checked).toMatchObject({ faults: [], documents: 600, label: { name: 'Reviews', language: 'en' } })
  const database = new Database(sound, { readonly: true })
  expect(checked.chunks).toBe(database.prepare('SELECT count(*) FROM part_chunks').pluck().get())
  database.close()
})

/** Makes the file so large that its pages are checked by a thread. */
const LARGE = 'INSERT INTO chunks (data) VALUES (zeroblob(20000000))'

test('a large file is checked beside the event loop, and its faults are found', async () => {
  const path = await projectFile(LARGE)
  const database = new Database(path)
  let isOver = false
  const checking = checkPages(database).finally(() => {
    isOver = true
  })
  await nextTurn()
  expect(isOver).toBe(false)
  expect(await checking).toEqual({ messages: ['ok'], references: [] })
  database.close()
  expect((await checkProjectFile(path)).faults).toEqual([])
  const bytes = readFileSync(path)
  // A page in the middle of the file, which has the large value.
  bytes.fill(255, bytes.length >> 1, (bytes.length >> 1) + 16_384)
  writeFileSync(path, bytes)
  const { faults } = await checkProjectFile(path)
  expect(new Set(faults.map(({ kind }) => kind))).toEqual(new Set(['damaged_file']))
})

const PART = "(SELECT part FROM parts WHERE name = 'postings.documents')"
test.each([
  ["UPDATE documents SET text = 'x' WHERE key IN (2, 599)", ['The text of document', 'The text of document']],
  ["UPDATE documents SET metadata = '{' WHERE key = 3", ['The metadata of document']],
  [
    `UPDATE chunks SET data = zeroblob(length(data)) WHERE chunk = (SELECT chunk FROM part_chunks WHERE part = ${PART} AND place = 0)`,
    ['Chunk 0 of part postings.documents is not what was written.'],
  ],
  [`DELETE FROM part_chunks WHERE part = ${PART}`, ['Chunk 0 of part postings.documents is missing.']],
  [
    `UPDATE parts SET bytes = bytes - 1 WHERE part = ${PART}`,
    ['Part postings.documents has another length than was written.'],
  ],
  // What a damaged record names is not looked for.
  [
    "UPDATE parts SET bytes = bytes - 1 WHERE name = 'terms'; DELETE FROM parts WHERE name LIKE 'terms.%'",
    ['Part terms has another length than was written.'],
  ],
  // A chunk of nothing has the checksum 0.
  [
    `UPDATE chunks SET data = zeroblob(0), crc = 0, unpacked = NULL WHERE chunk = (SELECT chunk FROM part_chunks WHERE part = ${PART} AND place = 0)`,
    ['Part postings.documents has another length than was written.'],
  ],
  ["DELETE FROM parts WHERE name = 'postings.documents'", ['Part postings.documents is missing.']],
  ["DELETE FROM parts WHERE name = 'ranking'", ['Part ranking is missing.']],
  ["INSERT INTO migrations VALUES ('99-later', 0)", ['It has the schema step "99-later".']],
])('after %j it is told: %j', async (sql, details) => {
  const { faults } = await checkProjectFile(await projectFile(sql))
  expect(faults.map(({ detail }) => detail)).toEqual(details.map((detail) => expect.stringContaining(detail)))
})

test('faults of documents name them, in the order of their keys', async () => {
  const { faults } = await checkProjectFile(await projectFile("UPDATE documents SET text = 'x' WHERE key IN (7, 550)"))
  const database = new Database(await projectFile(), { readonly: true })
  const ids = database.prepare('SELECT doc_id FROM documents WHERE key IN (7, 550) ORDER BY key').pluck().all()
  database.close()
  expect(faults.map(({ kind, docId }) => [kind, docId])).toEqual(ids.map((id) => ['damaged_document', id]))
})

test('without a current snapshot there is none to compare', async () => {
  expect(await checkProjectFile(await projectFile('DELETE FROM current_snapshot'))).toMatchObject({
    faults: [],
    chunks: 0,
  })
})

test('a file of nothing, or of another program, is unreadable', async () => {
  const path = join(emptyFolder(), 'file.db')
  expect((await checkProjectFile(path)).faults).toMatchObject([{ kind: 'unreadable' }])
  writeFileSync(path, '')
  expect((await checkProjectFile(path)).faults).toMatchObject([{ kind: 'unreadable' }])
  writeFileSync(path, 'Comment,Stars\n'.repeat(100))
  expect(await checkProjectFile(path)).toMatchObject({
    faults: [{ kind: 'damaged_file' }],
    documents: 0,
    label: undefined,
  })
})

test('references of the catalog that lead nowhere are told, with their table and the one that they refer to', async () => {
  const directory = emptyFolder()
  await openCatalog(directory).close()
  const path = join(directory, 'catalog.db')
  expect(await checkCatalog(path)).toMatchObject({ faults: [], projects: [], removals: [] })
  const roles =
    "INSERT INTO workspace_roles (user_id, workspace_id, role) VALUES (901, 'w1', 'viewer'), (902, 'w1', 'viewer')"
  change(path, roles)
  const { faults } = await checkCatalog(path)
  expect(faults.map(({ kind }) => kind)).toEqual(Array(4).fill('broken_reference'))
  const told = (parent: string) => `A row of workspace_roles refers to nothing in ${parent}.`
  const details = faults.map(({ detail }) => detail).sort()
  expect(details).toEqual(['users', 'users', 'workspaces', 'workspaces'].map(told))
})
