import { expect, onTestFinished, test } from 'vitest'
import { DamagedSnapshot } from '../../../../src/snapshot/parts.js'
import { openPostgres as openDatabase } from '../../../../src/storage/postgres/database.js'
import { applyMigrations } from '../../../../src/storage/postgres/migrations.js'
import { openPostgresProject } from '../../../../src/storage/postgres/project/projectStorage.js'
import { projectSteps, projectTables } from '../../../../src/storage/postgres/project/schema.js'
import { freshDatabase, freshSchema } from '../freshSchema.js'

/** A project as two nodes see it, each with its own connections. */
async function openNodes() {
  const { url, schema } = await freshSchema()
  const databases = await Promise.all([0, 1].map(() => openDatabase({ url, schema })))
  onTestFinished(async () => {
    for (const database of databases) await database.close()
  })
  await applyMigrations(databases[0]!, projectSteps)
  const [here, there] = databases.map((database) => openPostgresProject(database, 'bcdfg'))
  await here!.create()
  return { here: here!, there: there!, database: databases[0]! }
}

const document = (docId: string) => ({
  docId,
  title: 'a\0b',
  text: `About ${docId}, 東京 and \0.`,
  metadata: [{ name: 'rating', type: 'score' as const, value: 3 }],
})

const summary = (documents: number) => ({
  documents,
  characters: documents,
  fields: new Map([['rating', { type: 'score' as const, entries: documents }]]),
})

test('uploads of two nodes at the same time get keys in the order in which they become visible, none twice', async () => {
  const { here, there } = await openNodes()
  const upload = (node: typeof here, name: string) =>
    node.atomically(async ({ arrivals, documents }) => {
      const arrival = await arrivals.begin()
      await documents.insert(arrival, [document(`${name} a`), document(`${name} b`)])
      await arrivals.end(arrival, summary(2))
    })
  await Promise.all(Array.from({ length: 20 }, (_, i) => upload(i % 2 === 0 ? here : there, String(i))))
  expect(await there.documents.keys(0, 1_000, 1_000)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1))
  expect(await here.documents.totals()).toEqual({ documents: 40, characters: 40 })
  expect(await here.fields.types()).toEqual(new Map([['rating', 'score']]))
  const page = await here.documents.page(0, 1_000, 1_000)
  for (let at = 0; at < page.length; at += 2)
    expect(page[at]!.docId.slice(0, -1)).toBe(page[at + 1]!.docId.slice(0, -1))
  expect(page[0]).toMatchObject({ title: 'a\0b', text: document(page[0]!.docId).text })
})

test('one of many nodes gets the lease, and builds are numbered once', async () => {
  const { here, there } = await openNodes()
  const taken = await Promise.all(Array.from({ length: 10 }, (_, i) => (i % 2 === 0 ? here : there).lease.take()))
  expect(taken.filter((holder) => holder !== undefined)).toHaveLength(1)
  const build = { scienceVersion: '1', language: 'en', startTime: 1, skipSentiment: true }
  const started = await Promise.all([here.builds.start(build), there.jobs.start('train', 2), there.builds.start(build)])
  expect(started.map((each) => (typeof each === 'number' ? each : each.number)).sort()).toEqual([1, 2, 3])
})

test('who asks for the lease while another node takes it waits, and does not get it', async () => {
  const { here, there, database } = await openNodes()
  let later: Promise<string | undefined> | undefined
  const holder = await here.atomically(async ({ lease }) => {
    const taken = await lease.take()
    later = there.lease.take()
    // Until it waits for this transaction.
    for (let waiting = 0; waiting === 0; ) {
      const [found] = await database.all<{ count: number }>(
        "SELECT count(*) AS count FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%' || $1 || '%'",
        [database.schema.replaceAll('"', '')],
      )
      waiting = found!.count
    }
    return taken
  })
  expect(await later).toBeUndefined()
  expect(await there.lease.holder()).toBe(holder)
})

test('a transaction that fails leaves nothing, and what another node reads meanwhile is whole', async () => {
  const { here, there } = await openNodes()
  const failing = here.atomically(async ({ arrivals, documents }) => {
    await documents.insert(await arrivals.begin(), [document('a')])
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect([await there.arrivals.any(), await there.documents.lastKey()]).toEqual([false, 0])
})

test('a changed chunk is found, and equal chunks of two snapshots are stored once', async () => {
  const { here, database } = await openNodes()
  const long = Float32Array.from({ length: 100_000 }, (_, i) => Math.sin(i))
  for (const number of [1, 2]) {
    await here.snapshots.sink({ number, layer: 0 }).write('long', long)
    await here.snapshots.sink({ number, layer: 0 }).write('info', '{}')
  }
  const chunks = await database.get<{ count: number }>(`SELECT count(*) AS count FROM ${database.schema}.chunks`)
  // 400,000 bytes are seven chunks; the head is one.
  expect(chunks!.count).toBe(8)
  await here.snapshots.publish({ number: 2, layer: 0 })
  while (await here.snapshots.removeSome({ layers: true }));
  expect(await here.snapshots.source({ number: 2, layer: 0 }).read('long')).toEqual(long)
  await database.run(`UPDATE ${database.schema}.chunks SET data = set_byte(data, 0, 1) WHERE length(data) > 2`)
  await expect(here.snapshots.source({ number: 2, layer: 0 }).read('long')).rejects.toThrow(DamagedSnapshot)
  // A full build of the same documents writes the same bytes, which mend both.
  await here.snapshots.sink({ number: 3, layer: 0 }).write('long', long)
  await here.snapshots.sink({ number: 3, layer: 0 }).write('info', '{}')
  for (const number of [3, 2]) {
    expect(await here.snapshots.source({ number, layer: 0 }).read('long')).toEqual(long)
  }
})

test('a removed project leaves no row, and its neighbour keeps all of its own', async () => {
  const { here, database } = await openNodes()
  const neighbour = openPostgresProject(database, 'other')
  for (const project of [here, neighbour]) {
    await project.create()
    const arrival = await project.arrivals.begin()
    await project.documents.insert(arrival, [document('a')])
    await project.arrivals.end(arrival, summary(1))
    await project.snapshots.sink({ number: 1, layer: 0 }).write('info', '{}')
    await project.settings.storeOutliers({ a: 1 })
  }
  await here.remove()
  expect([await here.exists(), await neighbour.exists()]).toEqual([false, true])
  for (const table of projectTables) {
    const rows = await database.all<{ project: string }>(`SELECT DISTINCT project FROM ${database.schema}.${table}`)
    expect(rows.filter(({ project }) => project !== 'other')).toEqual([])
  }
  expect((await neighbour.documents.read([1]))[0]).toMatchObject({ key: 1, ...document('a') })
})

test('every table of projects is keyed by the project first', async () => {
  const database = await freshDatabase()
  await applyMigrations(database, projectSteps)
  const keys = await database.all<{ table: string; first: string }>(
    `SELECT c.relname AS table, a.attname AS first FROM pg_index i
     JOIN pg_class c ON c.oid = i.indrelid JOIN pg_namespace n ON n.oid = c.relnamespace
     JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = i.indkey[0]
     WHERE quote_ident(n.nspname) = $1 OR '"' || n.nspname || '"' = $1`,
    [database.schema],
  )
  const ofProjects = keys.filter(({ table }) => (projectTables as readonly string[]).includes(table))
  expect(new Set(ofProjects.map(({ table }) => table))).toEqual(new Set(projectTables))
  expect(ofProjects.filter(({ first }) => first !== 'project')).toEqual([])
})

test('nothing is written to a project that is removed', async () => {
  const { here, there, database } = await openNodes()
  const version = { number: 1, layer: 0 }
  await here.snapshots.sink(version).write('part', new Float32Array(8))
  const label = { name: 'x', description: '', language: 'en', nextBuildLanguage: 'en', creator: 'x', creationDate: 1 }
  const build = { scienceVersion: '1', language: 'en', startTime: 1, skipSentiment: true }
  await there.remove()
  const writes: (() => Promise<unknown>)[] = [
    () => here.snapshots.sink(version).write('another', new Float32Array(8)),
    () => here.snapshots.sink({ number: 2, layer: 0 }, version).grow!('part', 8, new Float32Array(8)),
    () => here.arrivals.begin(),
    () => here.builds.start(build),
    () => here.jobs.start('train', 2),
    () => here.lease.take(),
    () => here.label.write(label),
    () => here.settings.storeOutliers({}),
    () => here.dashboards.insert({ dashboardId: 'x', name: 'x', lastUpdate: 1 } as never),
    () => here.management.change({ 'x|en': { action: 'ignore' } } as never, false),
    () => here.atomically(({ conceptLists }) => conceptLists.insert({ listId: 'x', name: 'x', concepts: [] })),
  ]
  await Promise.allSettled(writes.map((write) => write()))
  for (const table of projectTables) {
    const rows = await database.all(`SELECT * FROM ${database.schema}.${table} WHERE project = 'bcdfg'`)
    expect([table, rows]).toEqual([table, []])
  }
})
