import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { openCatalog } from '../../src/storage/sqlite/catalog/catalog.js'
import { openProjectFile, type ProjectFile } from '../../src/storage/sqlite/project/projectFile.js'
import { dump, refuse } from './databases.js'
import { emptyFolder } from './folder.js'

const document = (docId: string) => ({
  docId,
  title: '',
  text: `About ${docId}.`,
  metadata: [{ name: 'rating', type: 'score' as const, value: 3 }],
})
const summary = { documents: 1, characters: 8, fields: new Map([['rating', { type: 'score' as const, entries: 1 }]]) }

async function store(file: ProjectFile, docId: string): Promise<void> {
  const arrival = await file.arrivals.begin()
  await file.documents.insert(arrival, [document(docId)])
  await file.arrivals.end(arrival, summary)
}

/** The build has read a and b; a has been replaced since, b is to be, and c is on its way. */
async function openBetween(path: string) {
  const file = openProjectFile(path)
  for (const docId of ['a', 'b']) await store(file, docId)
  await file.documents.beginLeaving()
  await file.documents.finishLeaving(await file.documents.lastKey(), new Map())
  for (const docId of ['a', 'b']) await store(file, docId)
  await file.versions.replaceOlder(['a'])
  const arrival = await file.arrivals.begin()
  await file.documents.insert(arrival, [document('c')])
  await file.management.change({ 'room|en': { action: 'ignore' } }, false)
  return { file, arrival }
}

type Between = Awaited<ReturnType<typeof openBetween>>

test.each<[string, string, (between: Between) => Promise<unknown>]>([
  ['the end of an upload', 'UPDATE ON totals', ({ file, arrival }) => file.arrivals.end(arrival, summary)],
  ['a replacement', 'UPDATE OF documents ON totals', ({ file }) => file.versions.replaceOlder(['b'])],
  [
    'a change of an unbuilt document',
    'UPDATE ON documents',
    ({ file }) => file.versions.overwrite(new Map([[4, document('longer')]])),
  ],
  ['a revert', 'UPDATE OF documents ON totals', ({ file }) => file.versions.discardSome(4, 9)],
  ['the forgetting of builds', 'UPDATE OF built_key ON totals', ({ file }) => file.versions.forgetBuilds()],
  ['a clearing', 'DELETE ON fields', ({ file }) => file.versions.clear()],
  ['the begin of a build', 'UPDATE ON documents', ({ file }) => file.documents.beginLeaving()],
  [
    'new term management',
    'INSERT ON term_management',
    ({ file }) => file.management.change({ 'bed|en': { action: 'ignore' } }, true),
  ],
])('%s that fails in its middle changes nothing', async (_, write, change) => {
  const path = join(emptyFolder(), 'bcdfg.db')
  const between = await openBetween(path)
  refuse(path, write)
  const before = dump(path)
  await expect(change(between)).rejects.toThrow('refused')
  expect(dump(path)).toEqual(before)
  await between.file.close()
})

test('a local owner without a role is not made, and a removed project without its note stays', async () => {
  const directory = emptyFolder()
  const path = join(directory, 'catalog.db')
  const catalog = openCatalog(directory)
  const owner = { username: 'owner@localhost', organizationId: 'o', workspaceId: 'w', now: 1 }
  const empty = dump(path)
  const database = new Database(path)
  const refused = "BEGIN SELECT RAISE(ABORT, 'refused'); END"
  database.exec(`CREATE TRIGGER refused BEFORE INSERT ON workspace_roles ${refused}`)
  await expect(catalog.accounts.ensureOwner(owner)).rejects.toThrow('refused')
  expect(dump(path)).toEqual(empty)
  database.exec(`DROP TRIGGER refused; CREATE TRIGGER refused BEFORE INSERT ON removals ${refused}`)
  database.close()
  await catalog.accounts.ensureOwner(owner)
  const entry = { projectId: 'bcdfg', workspaceId: 'w', name: 'Reviews', description: '', language: 'en' }
  await catalog.projects.insert({
    ...entry,
    nextBuildLanguage: 'en',
    creator: 'owner@localhost',
    creationDate: 1,
    lastUpdate: 1,
  })
  await expect(catalog.projects.remove('bcdfg')).rejects.toThrow('refused')
  expect((await catalog.projects.get('bcdfg'))?.name).toBe('Reviews')
  await catalog.close()
})
