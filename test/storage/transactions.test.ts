import type Sqlite from 'better-sqlite3'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Database } from '../../src/storage/database.js'
import type { Topic } from '../../src/storage/port/project/topics.js'
import { openCatalog } from '../../src/storage/sqlite/catalog/catalog.js'
import { openArrivalStore } from '../../src/storage/sqlite/project/arrivals.js'
import { openBuildStore } from '../../src/storage/sqlite/project/builds.js'
import { openDocumentStore } from '../../src/storage/sqlite/project/documents.js'
import { openFieldStore } from '../../src/storage/sqlite/project/fields.js'
import { openFlagStore } from '../../src/storage/sqlite/project/flags.js'
import { openJobStore } from '../../src/storage/sqlite/project/jobs.js'
import { openLease } from '../../src/storage/sqlite/project/lease.js'
import { openManagementStore } from '../../src/storage/sqlite/project/management.js'
import { projectMigrations } from '../../src/storage/sqlite/project/schema.js'
import { openSettingsStore } from '../../src/storage/sqlite/project/settings.js'
import { openTopicStore } from '../../src/storage/sqlite/project/topics.js'
import { openVersionStore } from '../../src/storage/sqlite/project/versions.js'
import { openDatabase } from '../../src/storage/sqlite.js'

/** Whether each write of an act to a table happened in a transaction that the act had begun. */
async function watch(database: Database, write: string, act: () => unknown): Promise<boolean[]> {
  const seen: boolean[] = []
  const sqlite = database as Sqlite.Database
  sqlite.function('note_write', () => {
    seen.push(database.inTransaction)
    return null
  })
  database.exec(`CREATE TEMP TRIGGER noted BEFORE ${write} BEGIN SELECT note_write(); END`)
  await act()
  database.exec('DROP TRIGGER noted')
  return seen
}

/** The stores of one project in memory, with two documents that a build has read and one that waits. */
function openProject() {
  const database = openDatabase(undefined, projectMigrations)
  onTestFinished(() => void database.close())
  const [fields, flags] = [openFieldStore(database), openFlagStore(database)]
  const arrivals = openArrivalStore(database, fields)
  const documents = openDocumentStore(database, fields, flags)
  const store = (...docIds: string[]): void => {
    const arrival = arrivals.begin()
    const metadata = [{ name: 'stars', type: 'score' as const, value: 3 }]
    documents.insert(
      arrival,
      docIds.map((docId) => ({ docId, title: '', text: 'x', metadata })),
    )
    const { length } = docIds
    arrivals.end(arrival, {
      documents: length,
      characters: length,
      fields: new Map([['stars', { type: 'score', entries: length }]]),
    })
  }
  store('a', 'b')
  documents.beginLeaving()
  documents.finishLeaving(2, new Map())
  store('a')
  const builds = openBuildStore(database)
  builds.start({ scienceVersion: '1', language: 'en', startTime: 1, skipSentiment: false })
  return {
    ...{ database, flags, arrivals, documents, builds },
    ...{ versions: openVersionStore(database, fields, flags), topics: openTopicStore(database) },
    ...{ settings: openSettingsStore(database), management: openManagementStore(database) },
    ...{ jobs: openJobStore(database), lease: openLease(database) },
  }
}
type OpenProject = ReturnType<typeof openProject>

const entry = { projectId: 'p', workspaceId: 'w', name: 'P', description: '', language: 'en', nextBuildLanguage: 'en' }

async function openList() {
  const catalog = openCatalog(undefined)
  onTestFinished(() => catalog.close())
  await catalog.accounts.ensureOwner({ username: 'owner@localhost', organizationId: 'o', workspaceId: 'w', now: 1 })
  await catalog.projects.insert({ ...entry, creator: 'x', creationDate: 1, lastUpdate: 1 })
  return { catalog, owner: (await catalog.users.owner()).userId }
}
type OpenList = Awaited<ReturnType<typeof openList>>

/** What is read first may change before it is written, and of several writes some may happen, without a transaction. */
describe('what reads before it writes, or writes more than once, does so in one transaction', () => {
  test.each<[string, string, (stores: OpenProject) => unknown]>([
    ['a change of a build', 'UPDATE ON builds', ({ builds }) => builds.change(1, { stopTime: 9 })],
    ['the start of a job', 'INSERT ON jobs', ({ jobs }) => jobs.start('train', 1)],
    ['the begin of a training', 'INSERT ON questions', ({ settings }) => settings.beginTraining(1)],
    ['a new topic', 'INSERT ON topics', ({ topics }) => topics.insert({ topicId: 't' } as Topic, 0)],
    ['the order of topics', 'INSERT ON topics', ({ topics }) => topics.write([{ topicId: 't' } as Topic])],
    [
      'term management',
      'INSERT ON term_management',
      ({ management }) => management.change({ 'a|en': { action: 'ignore' } }, false),
    ],
    ['the taking of a lease', 'INSERT ON lease', ({ lease }) => lease.take()],
    ['the renewal of a lease', 'UPDATE ON lease', ({ lease }) => lease.renew(lease.take()!)],
    ['the begin of an upload', 'INSERT ON arrivals', ({ arrivals }) => arrivals.begin()],
    [
      'the end of an upload',
      'UPDATE ON totals',
      ({ arrivals }) => arrivals.end(arrivals.begin(), { documents: 0, characters: 0, fields: new Map() }),
    ],
    [
      'the end of one without documents',
      'DELETE ON arrivals',
      ({ arrivals }) => arrivals.dropSome(arrivals.begin(), 5),
    ],
    ['a change of marks', 'UPDATE OF marked ON documents', ({ flags }) => flags.change([1], 'mark')],
    [
      'changes of marks that wait',
      'INSERT ON flag_changes',
      ({ flags }) =>
        flags.change(
          Array.from({ length: 6_000 }, (_, i) => i),
          'mark',
        ),
    ],
    [
      'what leaves with a build',
      'UPDATE ON documents',
      ({ flags, documents }) => [flags.change([1], 'mark'), documents.beginLeaving()],
    ],
    ['what has left', 'UPDATE ON fields', ({ documents }) => documents.finishLeaving(2, new Map([['stars', 1]]))],
    ['a replacement', 'UPDATE OF superseded_by ON documents', ({ versions }) => versions.replaceOlder(['a'])],
    [
      'a change of what waits',
      'UPDATE OF text ON documents',
      ({ versions }) => versions.overwrite(new Map([[3, { docId: 'a', title: '', text: 'yy', metadata: [] }]])),
    ],
    ['a revert', 'DELETE ON documents', ({ versions }) => versions.discardSome(3, 9)],
    [
      'the removal of marks',
      'UPDATE OF marked ON documents',
      ({ flags, versions }) => [flags.change([1], 'mark'), versions.unmarkAll()],
    ],
    ['a clearing', 'UPDATE ON totals', ({ versions }) => versions.clear()],
    ['the forgetting of builds', 'UPDATE OF built_key ON totals', ({ versions }) => versions.forgetBuilds()],
    ['an erasure', 'DELETE ON documents', ({ versions, documents }) => [versions.clear(), documents.eraseGone(9)]],
  ])('%s', async (_, write, act) => {
    const stores = openProject()
    const seen = await watch(stores.database, write, () => act(stores))
    expect(seen.length).toBeGreaterThan(0)
    expect(seen).not.toContain(false)
  })

  test.each<[string, string, (list: OpenList) => unknown]>([
    ['a change of a project', 'UPDATE ON projects', ({ catalog }) => catalog.projects.update('p', { name: 'Q' })],
    ['the removal of a project', 'INSERT ON removals', ({ catalog }) => catalog.projects.remove('p')],
    ['a change of a workspace', 'UPDATE ON workspaces', ({ catalog }) => catalog.workspaces.update('w', { name: 'W' })],
    [
      'the removal of a workspace',
      'DELETE ON workspaces',
      async ({ catalog }) => {
        await catalog.workspaces.insert({ ...(await catalog.workspaces.find('w'))!, workspaceId: 'v' })
        expect(await catalog.workspaces.remove('v')).toBe('removed')
      },
    ],
    ['a change of a user', 'UPDATE ON users', ({ catalog, owner }) => catalog.users.update(owner, { fullName: 'A' })],
    [
      'a first long-lived token',
      'INSERT ON tokens',
      ({ catalog, owner }) =>
        catalog.tokens.addOnlyLongLived('t', { userId: owner, kind: 'long_lived', creationDate: 1 }),
    ],
    [
      'calls',
      'INSERT ON used_days',
      ({ catalog }) => catalog.usage.countCalls({ workspaceId: 'w', day: 1, kind: 'docs', calls: 1 }),
    ],
    ['space', 'INSERT ON space', ({ catalog }) => catalog.usage.noteSpace('w', 'p', 10, 1)],
  ])('%s', async (_, write, act) => {
    const list = await openList()
    const seen = await watch(list.catalog.database, write, () => act(list))
    expect(seen.length).toBeGreaterThan(0)
    expect(seen).not.toContain(false)
  })

  test('the deletion of users: all or none', async () => {
    const { catalog } = await openList()
    const person = { fullName: '', password: null, isConfirmed: true, organizationId: 'o', ownerWorkspaceId: 'w' }
    const insert = async (username: string): Promise<number> =>
      (await catalog.users.insert({ ...person, username, defaultWorkspaceId: 'w', creationDate: 1 }))!.userId
    const ids = [await insert('ann'), await insert('bob')]
    catalog.database.exec(`CREATE TEMP TRIGGER refused BEFORE DELETE ON users WHEN old.username = 'bob'
      BEGIN SELECT RAISE(ABORT, 'refused'); END`)
    await expect(catalog.users.remove(ids)).rejects.toThrow('refused')
    expect((await catalog.users.find('ann'))?.userId).toBe(ids[0])
  })
})
