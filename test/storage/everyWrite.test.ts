import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { CatalogRecords } from '../../src/storage/port/catalog/catalog.js'
import type { Dashboard } from '../../src/storage/port/project/dashboards.js'
import type { ProjectRecords } from '../../src/storage/port/project/projectRecords.js'
import { openPostgres, type PostgresDatabase } from '../../src/storage/postgres/database.js'
import { applyMigrations } from '../../src/storage/postgres/migrations.js'
import { openPostgresProject } from '../../src/storage/postgres/project/projectStorage.js'
import { projectSteps } from '../../src/storage/postgres/project/schema.js'
import { openProjectFile } from '../../src/storage/sqlite/project/projectFile.js'
import { type Breakable, breakAtEachWrite, breakableFile, breakablePostgres } from './breaks.js'
import { catalogKinds, openEmptyCatalog, openStores, owner } from './catalog/stores.js'
import { emptyFolder } from './folder.js'
import { postgresUrl } from './postgres/freshSchema.js'
import type { OpenedStorage } from './project/everyStorage.js'

/** Every method of every store, so that a new one is missing here: what it does where it writes, or why it stands apart. */
type Change<World> = (world: World) => Promise<unknown>
type Apart =
  /** Writes nothing. */
  | 'reads'
  /** Writes in the transaction of its caller, as the port says. */
  | 'inside'
type Changes<Records, World> = {
  readonly [Store in keyof Records]: {
    readonly [Method in keyof Records[Store]]:
      | Apart
      | readonly [writes: number, change: Change<World>, arrange?: Change<World>]
  }
}

const document = (docId: string) => ({
  docId,
  title: '',
  text: `About ${docId}.`,
  metadata: ['rating', 'price'].map((name) => ({ name, type: 'score' as const, value: 3 })),
})
const fieldsOf = (entries: number) =>
  new Map(['rating', 'price'].map((name) => [name, { type: 'score' as const, entries }]))
const summaryOf = (documents: number) => ({ documents, characters: 8 * documents, fields: fieldsOf(documents) })

async function store({ arrivals, documents }: ProjectRecords, ...docIds: string[]): Promise<void> {
  const arrival = await arrivals.begin()
  await documents.insert(arrival, docIds.map(document))
  await arrivals.end(arrival, summaryOf(docIds.length))
}

const label = {
  ...{ name: 'Reviews', description: '', language: 'en', nextBuildLanguage: 'en' },
  ...{ creator: 'owner', creationDate: 1 },
}
const newBuild = { scienceVersion: '1', language: 'en', startTime: 1, skipSentiment: false }
const topic = (topicId: string) => ({ topicId, name: topicId, color: '#000000', text: 'bed' })
const list = { listId: 'list', name: 'Rooms', concepts: [] }
const board = {
  ...{ name: 'Board', author: 'owner', description: '', charts: [], topFilters: [], topConcepts: [], selections: null },
  activeConceptList: '',
}

/**
 * A build has read a and b; a has been replaced since, another version of b is there, b is marked, a page of marks waits,
 * c and d are on their way, and a build runs.
 */
async function openWorld(project: OpenedStorage) {
  await project.label.write(label)
  await store(project, 'a', 'b')
  await project.documents.beginLeaving()
  await project.documents.finishLeaving(2, new Map())
  await store(project, 'a')
  await project.versions.replaceOlder(['a'])
  await store(project, 'b')
  await project.flags.change([2, 3], 'mark')
  await project.flags.change(
    Array.from({ length: 2_000 }, (_, i) => 4 + i),
    'favor',
  )
  const { number: build } = await project.builds.start(newBuild)
  const job = await project.jobs.start('train', 1)
  const holder = (await project.lease.take())!
  await project.management.change({ 'room|en': { action: 'ignore' }, 'bed|en': { action: 'ignore' } }, false)
  await project.topics.write([topic('one'), topic('two')])
  await project.conceptLists.insert(list)
  await project.snapshots.sink({ number: 1, layer: 0 }).write('info', 'old')
  await project.snapshots.sink({ number: 2, layer: 0 }).write('info', 'new')
  await project.snapshots.publish({ number: 2, layer: 0 })
  const arrival = await project.arrivals.begin()
  await project.documents.insert(arrival, [document('c'), document('d')])
  return { ...project, arrival, build, job, holder }
}
type World = Awaited<ReturnType<typeof openWorld>>

/** The least number of writes, which is two or more where a transaction has a middle. */
const changesOfProject: Changes<ProjectRecords, World> = {
  label: { read: 'reads', write: [1, ({ label: labels }) => labels.write({ ...label, name: 'Renamed' })] },
  documents: {
    ...{ totals: 'reads', pending: 'reads', languages: 'reads', lastKey: 'reads', page: 'reads', keys: 'reads' },
    ...{
      leavingKeys: 'reads',
      read: 'reads',
      texts: 'reads',
      descriptions: 'reads',
      docIds: 'reads',
      idsInRanges: 'reads',
      leaving: 'reads',
      insert: 'inside',
    },
    beginLeaving: [3, ({ documents }) => documents.beginLeaving()],
    finishLeaving: [2, ({ documents }) => documents.finishLeaving(4, new Map([['rating', 1]]))],
    cancelLeaving: [1, ({ documents }) => documents.cancelLeaving(), ({ documents }) => documents.beginLeaving()],
    eraseGone: [1, ({ documents }) => documents.eraseGone(9), ({ versions }) => versions.forgetBuilds()],
  },
  versions: {
    ...{ newest: 'reads', keysOf: 'reads', uncommitted: 'reads' },
    overwrite: [3, ({ versions }) => versions.overwrite(new Map([3, 4].map((key) => [key, document('longer')])))],
    replaceOlder: [3, ({ versions }) => versions.replaceOlder(['b'])],
    discardSome: [4, ({ versions }) => versions.discardSome(4, 9)],
    unmarkAll: [4, ({ versions }) => versions.unmarkAll()],
    clear: [3, ({ versions }) => versions.clear()],
    forgetBuilds: [4, ({ versions }) => versions.forgetBuilds()],
  },
  arrivals: {
    ...{ any: 'reads', abandoned: 'reads', giveUp: 'reads' },
    begin: [1, ({ arrivals }) => arrivals.begin()],
    renew: [1, ({ arrivals, arrival }) => arrivals.renew(arrival)],
    end: [4, ({ arrivals, arrival }) => arrivals.end(arrival, summaryOf(2))],
    dropSome: [2, ({ arrivals, arrival }) => arrivals.dropSome(arrival, 9)],
  },
  fields: { types: 'reads', typesOf: 'reads', add: 'inside', subtract: 'inside' },
  flags: {
    ...{ keysOf: 'reads', anyLeaving: 'reads', read: 'reads', finish: 'inside' },
    change: [2, ({ flags }) => flags.change(new Uint32Array(1_001), 'mark')],
    step: [2, ({ flags }) => flags.step()],
  },
  builds: {
    ...{ all: 'reads', last: 'reads', lastSuccessful: 'reads', requestedCancel: 'reads' },
    start: [1, ({ builds }) => builds.start(newBuild)],
    change: [1, ({ builds, build }) => builds.change(build, { stopTime: 9 })],
    requestCancel: [1, ({ builds, build }) => builds.requestCancel(build, 'sentiment')],
  },
  jobs: {
    all: 'reads',
    start: [1, ({ jobs }) => jobs.start('train', 2)],
    end: [1, ({ jobs, job }) => jobs.end(job, 3, true)],
    endAll: [1, ({ jobs }) => jobs.endAll(3)],
  },
  snapshots: {
    ...{ current: 'reads', nextLayer: 'reads', bytes: 'reads' },
    publish: [1, ({ snapshots }) => snapshots.publish({ number: 1, layer: 0 })],
    unpublish: [1, ({ snapshots }) => snapshots.unpublish()],
    removeSome: [2, ({ snapshots }) => snapshots.removeSome({ layers: true })],
  },
  lease: {
    ...{ isHeld: 'reads', isHeldBy: 'reads', holder: 'reads' },
    renew: [1, ({ lease, holder }) => lease.renew(holder)],
    release: [1, ({ lease, holder }) => lease.release(holder)],
    take: [1, ({ lease }) => lease.take()],
  },
  management: {
    ...{ entries: 'reads', get: 'reads' },
    change: [3, ({ management }) => management.change({ 'inn|en': { action: 'ignore' } }, true)],
  },
  conceptLists: {
    ...{ all: 'reads', get: 'reads', named: 'reads' },
    insert: [1, ({ conceptLists }) => conceptLists.insert({ ...list, listId: 'second', name: 'Beds' })],
    update: [1, ({ conceptLists }) => conceptLists.update({ ...list, name: 'Baths' })],
    remove: [1, ({ conceptLists }) => conceptLists.remove('list')],
  },
  dashboards: {
    ...{ all: 'reads', get: 'reads' },
    insert: [1, ({ dashboards }) => dashboards.insert({ ...board, dashboardId: 'board' } as Dashboard)],
  },
  settings: {
    ...{
      outliers: 'reads',
      expansion: 'reads',
      isFull: 'reads',
      inputs: 'reads',
      training: 'reads',
      trainingRequest: 'reads',
    },
    sentimentSource: 'reads',
    storeSentimentSource: [
      1,
      ({ settings }) => settings.storeSentimentSource(1, { number: 1, layer: 1, isKept: true }),
    ],
    storeOutliers: [1, ({ settings }) => settings.storeOutliers({})],
    storeExpansion: [1, ({ settings }) => settings.storeExpansion(1, {})],
    storeFull: [1, ({ settings }) => settings.storeFull(1)],
    storeInputs: [1, ({ settings }) => settings.storeInputs(1, {})],
    storeTraining: [1, ({ settings }) => settings.storeTraining(1, 1)],
    beginTraining: [1, ({ settings }) => settings.beginTraining(1)],
    storeTrainingRequest: [1, ({ settings }) => settings.storeTrainingRequest({})],
  },
  topics: {
    ...{ all: 'reads', get: 'reads', totals: 'reads' },
    insert: [4, ({ topics }) => topics.insert(topic('between'), 1)],
    replace: [1, ({ topics }) => topics.replace({ ...topic('two'), name: 'Second' })],
    remove: [1, ({ topics }) => topics.remove('one')],
    write: [4, ({ topics }) => topics.write([topic('two'), topic('three')])],
  },
}

type Stored = Awaited<ReturnType<typeof openStores>>

const entry = {
  ...{ projectId: 'bcdfg', workspaceId: 'w1', name: 'Reviews', description: '', language: 'en' },
  ...{ nextBuildLanguage: 'en', creator: 'ann@example.org', creationDate: 1, lastUpdate: 1 },
}
const user = { fullName: '', password: null, isConfirmed: true, creationDate: 1 }
const workspace = { email: '', defaultLanguage: 'en', creationDate: 1 }
const invitation = {
  workspaceId: 'w1',
  email: 'x@example.org',
  role: 'editor',
  creationDate: 1,
  expiration: 9,
} as const
const upload = { time: 86_400, bytes: 100, uploaded: 5 }

/** A catalog in which ann and bob have roles, tokens and invitations, and there is a project. */
async function openFilled(kind: (typeof catalogKinds)[number]) {
  const stores = await openStores(kind)
  const { roles, tokens, invitations, projects, ann, bob } = stores
  for (const userId of [ann, bob]) {
    await roles.setOnWorkspace(userId, 'w1', 'editor')
    await roles.setOnOrganization(userId, 'o1', 'viewer')
    await invitations.add({ ...invitation, invitationId: `i${userId}`, senderId: ann })
    for (const kind of ['long_lived', 'short_lived'] as const) {
      for (const n of [1, 2]) await tokens.add(`${kind}${userId}${n}`, { userId, kind, creationDate: 1, expiration: 5 })
    }
  }
  await projects.insert(entry)
  return stores
}

const changesOfCatalog: Changes<CatalogRecords, Stored> = {
  // The first start is tried below, in an empty catalog.
  accounts: { ensureOwner: 'reads', owner: 'reads', hasWorkspace: 'reads' },
  users: {
    ...{ find: 'reads', owner: 'reads', ofOrganization: 'reads', ownedBy: 'reads' },
    insert: [
      1,
      ({ users }) =>
        users.insert({
          ...{ ...user, username: 'new@example.org', organizationId: 'o1', ownerWorkspaceId: 'w1' },
          defaultWorkspaceId: 'w1',
        }),
    ],
    update: [1, ({ users, ann }) => users.update(ann, { fullName: 'Ann' })],
    // Two users, with two roles and four tokens each.
    remove: [14, ({ users, ann, bob }) => users.remove([bob, ann])],
  },
  workspaces: {
    ...{ organization: 'reads', find: 'reads', list: 'reads' },
    renameOrganization: [1, ({ workspaces }) => workspaces.renameOrganization('o1', 'Renamed')],
    insert: [
      1,
      ({ workspaces }) => workspaces.insert({ ...workspace, workspaceId: 'w4', organizationId: 'o1', name: 'Four' }),
    ],
    update: [1, ({ workspaces }) => workspaces.update('w1', { name: 'Renamed' })],
    remove: [3, ({ workspaces }) => workspaces.remove('w1'), ({ projects }) => projects.remove('bcdfg')],
  },
  roles: {
    ...{
      onWorkspace: 'reads',
      onOrganization: 'reads',
      holders: 'reads',
      usersOf: 'reads',
      workspacesOf: 'reads',
      organizationsOf: 'reads',
    },
    setOnWorkspace: [1, ({ roles, ann }) => roles.setOnWorkspace(ann, 'w1', undefined)],
    setOnOrganization: [1, ({ roles, ann }) => roles.setOnOrganization(ann, 'o2', 'admin')],
  },
  tokens: {
    ...{ find: 'reads', list: 'reads' },
    add: [1, ({ tokens, ann: userId }) => tokens.add('new', { userId, kind: 'short_lived', creationDate: 1 })],
    remove: [1, ({ tokens, ann }) => tokens.remove(`long_lived${ann}1`)],
    addOnlyLongLived: [
      1,
      ({ tokens, ann: userId }) => tokens.addOnlyLongLived('new', { userId, kind: 'long_lived', creationDate: 1 }),
      ({ tokens, ann }) => tokens.removeAll(ann),
    ],
    removeShortLived: [2, ({ tokens, ann }) => tokens.removeShortLived(ann)],
    removeAll: [4, ({ tokens, ann }) => tokens.removeAll(ann)],
    removeExpired: [8, ({ tokens }) => tokens.removeExpired(9)],
  },
  invitations: {
    ...{ find: 'reads', list: 'reads' },
    add: [1, ({ invitations, ann }) => invitations.add({ ...invitation, invitationId: 'new', senderId: ann })],
    remove: [1, ({ invitations, ann }) => invitations.remove('w1', `i${ann}`)],
    removeExpired: [2, ({ invitations }) => invitations.removeExpired(10)],
    removeOf: [2, ({ invitations, ann }) => invitations.removeOf(ann)],
  },
  usage: {
    ...{ ofWorkspace: 'reads', ofOrganization: 'reads', calledDays: 'reads', callsOf: 'reads', spaceOf: 'reads' },
    countUpload: [1, ({ usage }) => usage.countUpload('w1', 86_400, 5)],
    countCalls: [2, ({ usage }) => usage.countCalls({ workspaceId: 'w1', day: 3, kind: 'search', calls: 2 })],
    noteSpace: [2, ({ usage }) => usage.noteSpace('w1', 'bcdfg', 100, 86_400)],
  },
  projects: {
    ...{ get: 'reads', workspaceOf: 'reads', list: 'reads', names: 'reads', removals: 'reads' },
    insert: [1, ({ projects }) => projects.insert({ ...entry, projectId: 'ccccc', name: 'Second' })],
    recordChange: [4, ({ projects }) => projects.recordChange('bcdfg', upload)],
    update: [1, ({ projects }) => projects.update('bcdfg', { name: 'Renamed' })],
    remove: [2, ({ projects }) => projects.remove('bcdfg')],
    endRemoval: [1, ({ projects }) => projects.endRemoval('bcdfg'), ({ projects }) => projects.remove('bcdfg')],
  },
}

type Attempt<World> = readonly [name: string, writes: number, change: Change<World>, arrange: Change<World>]

/** What writes by itself. */
const attemptsOf = <Records, World>(changes: Changes<Records, World>): Attempt<World>[] =>
  Object.entries(changes).flatMap(([store, methods]) =>
    Object.entries(methods as Record<string, Apart | readonly [number, Change<World>, Change<World>?]>).flatMap(
      ([method, what]): Attempt<World>[] =>
        typeof what === 'string' ? [] : [[`${store}.${method}`, what[0], what[1], what[2] ?? (async () => {})]],
    ),
  )

interface Opened<World> {
  readonly world: World
  readonly breakable: Breakable
}

/** Tries a change, broken at each of its writes. */
async function expectWhole<World>({ world, breakable }: Opened<World>, attempt: Attempt<World>): Promise<void> {
  const [name, least, change, arrange] = attempt
  await arrange(world)
  const { writes, halfDone } = await breakAtEachWrite(breakable, () => change(world))
  expect(halfDone, name).toBeUndefined()
  expect(writes, name).toBeGreaterThanOrEqual(least)
}

/** Those of several writes have a world each, and those of one write share one. */
function tryAll<World>(attempts: readonly Attempt<World>[], open: () => Promise<Opened<World>>): void {
  test.each(attempts.filter(([, writes]) => writes > 1))('%s', async (...attempt) => {
    await expectWhole(await open(), attempt)
  })
  test('changes of one row', async () => {
    const opened = await open()
    for (const attempt of attempts.filter(([, writes]) => writes === 1)) await expectWhole(opened, attempt)
  })
}

const nothing = async (): Promise<void> => {}

const ofProjects: readonly Attempt<World>[] = [
  ...attemptsOf(changesOfProject),
  ['disown', 4, (project) => project.disown(), nothing],
  ...(['atomically', 'unsynced'] as const).map(
    (name): Attempt<World> => [
      name,
      2,
      (project) =>
        project[name](async ({ label: labels, jobs }) => {
          await labels.write({ ...label, name: 'Renamed' })
          await jobs.start('train', 2)
        }),
      nothing,
    ],
  ),
]

// A project in memory has the same stores as one in a file.
describe('a change of a project in a file that fails at any of its writes has changed nothing', () => {
  tryAll(ofProjects, async () => {
    const path = join(emptyFolder(), 'bcdfg.db')
    const world = await openWorld(openProjectFile(path))
    onTestFinished(() => world.close())
    return { world, breakable: breakableFile(path) }
  })
})

describe('a change of a project in PostgreSQL that fails at any of its writes has changed nothing', () => {
  let database: PostgresDatabase
  let breakable: Breakable
  beforeAll(async () => {
    database = await openPostgres({ url: await postgresUrl(), schema: `test_breaks_${process.pid}` })
    await database.run(`DROP SCHEMA IF EXISTS ${database.schema} CASCADE`)
    await applyMigrations(database, projectSteps)
    breakable = await breakablePostgres(database)
  })
  afterAll(async () => {
    await database.run(`DROP SCHEMA ${database.schema} CASCADE`)
    await database.close()
  })
  const open = async () => {
    const project = openPostgresProject(database, 'bcdfg')
    await project.create()
    onTestFinished(async () => {
      await project.remove()
      await project.close()
    })
    return { world: { ...(await openWorld(project)), remove: project.remove }, breakable }
  }
  tryAll(ofProjects, open)

  test('its removal', async () => {
    const { world } = await open()
    await expectWhole({ world, breakable }, ['', 20, () => world.remove(), nothing])
  })
})

describe.each(catalogKinds)(
  'a change of the catalog that fails at any of its writes has changed nothing, in %s',
  (kind) => {
    const atomically: Attempt<Stored> = [
      'atomically',
      2,
      (catalog) =>
        catalog.atomically(async ({ users, workspaces }) => {
          await users.update(catalog.ann, { fullName: 'Ann' })
          await workspaces.update('w1', { name: 'Renamed' })
        }),
      nothing,
    ]
    tryAll([...attemptsOf(changesOfCatalog), atomically], async () => {
      const world = await openFilled(kind)
      return { world, breakable: await world.breakable() }
    })

    test('the first start', async () => {
      const { catalog, breakable } = await openEmptyCatalog(kind)
      const start: Change<CatalogRecords> = ({ accounts }) => accounts.ensureOwner({ ...owner, now: 100 })
      await expectWhole({ world: catalog, breakable: await breakable() }, ['', 5, start, nothing])
    })
  },
)
