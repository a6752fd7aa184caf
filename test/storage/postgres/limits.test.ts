import { execFile } from 'node:child_process'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { openPostgres } from '../../../src/storage/postgres/database.js'
import { applyMigrations } from '../../../src/storage/postgres/migrations.js'
import { openPostgresProject } from '../../../src/storage/postgres/project/projectStorage.js'
import { projectSteps } from '../../../src/storage/postgres/project/schema.js'
import { freshSchema } from './freshSchema.js'

test('a project is copied and removed also if that takes longer than other statements may', async () => {
  const database = await openPostgres({ ...(await freshSchema()), silenceMilliseconds: 3_000 })
  onTestFinished(() => database.close())
  await applyMigrations(database, projectSteps)
  const { schema } = database
  const project = openPostgresProject(database, 'bcdfg')
  await project.create()
  await database.run(`INSERT INTO ${schema}.settings VALUES ('bcdfg', 'slow', 1, '1')`)
  await database.run(`CREATE FUNCTION ${schema}.slow() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_sleep(3.5); RETURN coalesce(NEW, OLD); END $$`)
  await database.run(
    `CREATE TRIGGER slow BEFORE INSERT OR DELETE ON ${schema}.settings FOR EACH ROW EXECUTE FUNCTION ${schema}.slow()`,
  )
  await openPostgresProject(database, 'hjklm').create()
  await project.copyRows('hjklm')
  const settings = () => database.all(`SELECT project, name FROM ${schema}.settings ORDER BY 1`)
  expect(await settings()).toEqual([
    { project: 'bcdfg', name: 'slow' },
    { project: 'hjklm', name: 'slow' },
  ])
  await project.remove()
  expect(await settings()).toEqual([{ project: 'hjklm', name: 'slow' }])
  expect(await project.exists()).toBe(false)
})

test('a schema step may take longer than other statements, and so may the wait of another node for it', async () => {
  const options = { ...(await freshSchema()), silenceMilliseconds: 3_000 }
  const nodes = await Promise.all([openPostgres(options), openPostgres(options)])
  onTestFinished(() => Promise.all(nodes.map((node) => node.close())).then(() => {}))
  const slow = { name: '001 slow', sql: (schema: string) => `CREATE TABLE ${schema}.slow (); SELECT pg_sleep(3.5)` }
  await Promise.all(nodes.map((node) => applyMigrations(node, [slow])))
  const [{ schema }] = nodes
  expect(await nodes[0].all(`SELECT name FROM ${schema}.migrations`)).toEqual([{ name: '001 slow' }])
})

test('connections are counted', async () => {
  const database = await openPostgres({ ...(await freshSchema()), poolSize: 1 })
  onTestFinished(() => database.close())
  expect(database.connections()).toEqual({ open: 0, idle: 0, waiting: 0 })
  await database.get('SELECT 1')
  expect(database.connections()).toEqual({ open: 1, idle: 1, waiting: 0 })
  await database.atomically(async () => {
    const next = database.get('SELECT 1')
    expect(database.connections()).toEqual({ open: 1, idle: 0, waiting: 1 })
    // It runs when the connection is free.
    void next.catch(() => {})
  })
})

/**
 * A way to the database on which nothing comes through any more, not even an end, once it is frozen: on the connections of that moment,
 * or on later ones as well. `attempts` counts the connections so far.
 */
async function freezableWay(
  url: string,
): Promise<{ readonly url: string; attempts(): number; freeze(which?: 'present' | 'all'): void; thaw(): void }> {
  const sockets: Socket[] = []
  let admits = true
  const { hostname, port } = new URL(url)
  const way = createServer({ allowHalfOpen: true }, (socket) => {
    const onward = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
    sockets.push(socket, onward)
    for (const each of [socket, onward]) each.on('error', () => {})
    if (admits) socket.pipe(onward).pipe(socket)
  }).listen(0, '127.0.0.1')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    way.close()
  })
  await new Promise((resolve) => way.once('listening', resolve))
  const frozen = new URL(url)
  frozen.host = `127.0.0.1:${(way.address() as AddressInfo).port}`
  return {
    url: frozen.href,
    attempts: () => sockets.length / 2,
    freeze: (which = 'present') => {
      admits = which === 'present'
      for (const socket of sockets) socket.unpipe().pause()
    },
    thaw: () => {
      admits = true
    },
  }
}

test('a database that hangs is closed all the same, and the statement under way fails', async () => {
  const { url, schema } = await freshSchema()
  const way = await freezableWay(url)
  const database = await openPostgres({ url: way.url, schema, closeMilliseconds: 100 })
  database.notifications.listen(() => {})
  await Promise.all([database.all('SELECT 1'), database.all('SELECT 2')])
  await expect.poll(() => database.connections().idle).toBe(2)
  way.freeze()
  const underWay = database.run('SELECT 3')
  const failed = expect(underWay).rejects.toMatchObject({ name: 'StorageUnavailable' })
  await expect.poll(() => database.connections().idle).toBe(1)
  await database.close()
  await failed
  expect(database.connections().open).toBe(0)
})

test('calls under way and new ones fail soon where the database hangs, and succeed when it answers again', async () => {
  const { url, schema } = await freshSchema()
  const way = await freezableWay(url)
  const options = { schema, hangMilliseconds: 200, connectMilliseconds: 400, closeMilliseconds: 100 }
  const database = await openPostgres({ url: way.url, ...options })
  onTestFinished(() => database.close())
  await Promise.all(['1', '2', '3'].map((number) => database.all(`SELECT ${number}`)))
  const uncertain = 'The connection to the database was lost while a change was saved.'
  const failed: Promise<unknown>[] = []
  const fails = (call: Promise<unknown>, message: string): void => {
    failed.push(
      expect(call).rejects.toMatchObject({ name: 'StorageUnavailable', message: expect.stringContaining(message) }),
    )
  }
  const inTransaction = database.atomically(async ({ all }) => {
    await all('SELECT 4')
    way.freeze('all')
    await all('SELECT 5')
  })
  fails(inTransaction, 'cannot be reached')
  await expect.poll(() => database.connections().idle).toBe(2)
  fails(database.all('SELECT 6'), 'cannot be reached')
  fails(database.run('SELECT 7'), uncertain)
  await Promise.all(failed)
  const before = way.attempts()
  await expect(database.get('SELECT 8')).rejects.toMatchObject({ name: 'StorageUnavailable' })
  // No attempt to connect, of 400 ms each, begins after 400 ms: a call makes two of five at most.
  expect(way.attempts() - before).toBeLessThanOrEqual(2)
  way.thaw()
  expect(await database.get('SELECT 9 AS nine')).toEqual({ nine: 9 })
})

test('a read on a connection that has become silent is answered on another, and a change waits for its answer', async () => {
  const { url, schema } = await freshSchema()
  const way = await freezableWay(url)
  const database = await openPostgres({ url: way.url, schema, hangMilliseconds: 100, closeMilliseconds: 100 })
  onTestFinished(() => database.close())
  await Promise.all(['1', '2', '3'].map((number) => database.all(`SELECT ${number}`)))
  way.freeze()
  // All three are silent: the read must not take the next of them.
  expect(await database.get('SELECT 4 AS four')).toEqual({ four: 4 })
  // The database answers others: a statement that is slow there is not given up.
  expect((await database.run('SELECT 5 AS five, pg_sleep(.5)')).rows).toMatchObject([{ five: 5 }])
  expect(await database.get('SELECT 6 AS six, pg_sleep(.3)')).toMatchObject({ six: 6 })
})

test('a read that the database works on for long is sent once', async () => {
  const database = await openPostgres({ ...(await freshSchema()), hangMilliseconds: 100 })
  onTestFinished(() => database.close())
  await database.run(`CREATE SCHEMA ${database.schema}`)
  await database.run(`CREATE SEQUENCE ${database.schema}.sent`)
  expect(await database.get(`SELECT nextval('${database.schema}.sent'), pg_sleep(.5)`)).toMatchObject({ nextval: 1 })
  expect(await database.get(`SELECT last_value FROM ${database.schema}.sent`)).toEqual({ last_value: 1 })
})

test('a slow statement is waited for where the database takes no further connection to be asked on', async () => {
  const { url, schema } = await freshSchema()
  const owner = await openPostgres({ url, schema, poolSize: 1 })
  await owner.run(`CREATE ROLE ${owner.schema} LOGIN PASSWORD 'one' CONNECTION LIMIT 1`)
  const address = new URL(url)
  Object.assign(address, { username: schema, password: 'one' })
  const database = await openPostgres({ url: address.href, poolSize: 2, hangMilliseconds: 100 })
  onTestFinished(async () => {
    await database.close()
    await owner.run(`DROP ROLE ${owner.schema}`)
    await owner.close()
  })
  expect((await database.run('SELECT 1 AS one, pg_sleep(.5)')).rows).toMatchObject([{ one: 1 }])
  expect(await database.get('SELECT 2 AS two, pg_sleep(.5)')).toMatchObject({ two: 2 })
})

test('without the package pg a sentence says what to install', async () => {
  const hook = `export async function resolve(name, context, next) {
    if (name === 'pg') throw Object.assign(new Error('none'), { code: 'ERR_MODULE_NOT_FOUND' })
    return await next(name, context)
  }`
  const program = `
    import { register } from 'node:module'
    register('data:text/javascript,' + encodeURIComponent(${JSON.stringify(hook)}))
    const { openEngine } = await import(${JSON.stringify(new URL('../../../dist/index.js', import.meta.url).href)})
    const failure = await openEngine({ database: 'postgresql://localhost/none' }).catch((error) => error)
    console.log(JSON.stringify([failure.code, failure.message]))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program])
  const [code, message] = JSON.parse(stdout) as [string, string]
  expect(code).toBe('ERROR')
  expect(message).toContain('To use PostgreSQL, install the package pg beside conceptlite: npm install pg')
})
