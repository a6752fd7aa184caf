import { expect, onTestFinished, test } from 'vitest'
import { StorageFailure, StorageUnavailable } from '../../../src/storage/failures.js'
import { openPostgres, type PostgresDatabase } from '../../../src/storage/postgres/database.js'
import { applyMigrations, type PostgresMigration } from '../../../src/storage/postgres/migrations.js'
import { createLatch } from '../../createLatch.js'
import { freshDatabase, freshSchema, postgresUrl } from './freshSchema.js'

const counters: readonly PostgresMigration[] = [
  { name: '001', sql: (schema) => `CREATE TABLE ${schema}.counters (name text PRIMARY KEY, value bigint NOT NULL)` },
  {
    name: '002',
    sql: (schema) => `INSERT INTO ${schema}.counters VALUES ('a', 0); INSERT INTO ${schema}.counters VALUES ('b', 0)`,
  },
]

async function openCounters(): Promise<PostgresDatabase> {
  const database = await freshDatabase()
  await applyMigrations(database, counters)
  return database
}

const counterOf = async (database: Pick<PostgresDatabase, 'get' | 'schema'>, name: string): Promise<number> =>
  (await database.get<{ value: number }>(`SELECT value FROM ${database.schema}.counters WHERE name = $1`, [name]))!
    .value

/** Ends all connections of the engine but this one, as a restart does. */
const endOthers = (database: PostgresDatabase) =>
  database.all(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'conceptlite'
    AND pid <> pg_backend_pid() AND query LIKE '%' || $1 || '%'`,
    [database.schema.replaceAll('"', '')],
  )

test('a database is closed once, however often that is asked for', async () => {
  const database = await freshDatabase()
  await database.all('SELECT 1')
  await Promise.all([database.close(), database.close()])
  await database.close()
  await expect(database.all('SELECT 1')).rejects.toThrow()
})

test('eight nodes that start at the same time apply every step once', async () => {
  const { url, schema } = await freshSchema()
  const nodes = await Promise.all(Array.from({ length: 8 }, () => openPostgres({ url, schema, poolSize: 1 })))
  await Promise.all(nodes.map((node) => applyMigrations(node, counters)))
  expect(await nodes[0]!.all(`SELECT name FROM ${nodes[0]!.schema}.counters ORDER BY name`)).toEqual([
    { name: 'a' },
    { name: 'b' },
  ])
  await Promise.all(nodes.map((node) => node.close()))
})

test('a schema with a step that this version does not know is refused', async () => {
  const database = await openCounters()
  await expect(applyMigrations(database, counters.slice(0, 1))).rejects.toThrow(/newer version.*"002"/)
})

test('a step that fails leaves the schema as it was', async () => {
  const database = await openCounters()
  const broken = { name: '003', sql: (schema: string) => `DELETE FROM ${schema}.counters; SELECT 1 / 0` }
  await expect(applyMigrations(database, [...counters, broken])).rejects.toThrow(/division by zero/)
  expect(await counterOf(database, 'a')).toBe(0)
  await applyMigrations(database, counters)
})

test('whole numbers of 64 bits, sums and bytes come back as numbers and bytes', async () => {
  const database = await freshDatabase()
  expect(
    await database.get(
      "SELECT 9007199254740991::bigint AS big, sum(x) AS sum, '\\x00ff'::bytea AS bytes FROM generate_series(1, 3) x",
    ),
  ).toEqual({ big: Number.MAX_SAFE_INTEGER, sum: 6, bytes: Buffer.from([0, 255]) })
})

test('an exception rolls a transaction back', async () => {
  const database = await openCounters()
  const work = database.atomically(async ({ run, schema }) => {
    await run(`UPDATE ${schema}.counters SET value = 1`)
    throw new Error('no')
  })
  await expect(work).rejects.toThrow('no')
  expect(await counterOf(database, 'a')).toBe(0)
})

test('a transaction in which a statement failed does not count as done', async () => {
  const database = await openCounters()
  const work = database.atomically(async ({ run, schema }) => {
    await run(`UPDATE ${schema}.counters SET value = 1`)
    await run('SELECT 1 / 0').catch(() => {})
  })
  await expect(work).rejects.toThrow('had failed')
  expect(await counterOf(database, 'a')).toBe(0)
})

test('of two transactions that wait for each other, one runs again, and both take effect', async () => {
  const database = await openCounters()
  let arrived = 0
  const bothHaveOne = createLatch()
  const raise = (first: string, second: string) =>
    database.atomically(async ({ run, schema }) => {
      const statement = `UPDATE ${schema}.counters SET value = value + 1 WHERE name = $1`
      await run(statement, [first])
      if (++arrived === 2) bothHaveOne.open()
      await bothHaveOne.opened
      await run(statement, [second])
    })
  await Promise.all([raise('a', 'b'), raise('b', 'a')])
  expect([await counterOf(database, 'a'), await counterOf(database, 'b')]).toEqual([2, 2])
  expect(arrived).toBe(3)
})

test('a transaction whose connection ends runs again from its start', async () => {
  const database = await openCounters()
  let runs = 0
  await database.atomically(async ({ run, schema }) => {
    await run(`UPDATE ${schema}.counters SET value = value + 1 WHERE name = 'a'`)
    if (++runs === 1) await endOthers(database)
    await run(`UPDATE ${schema}.counters SET value = value + 1 WHERE name = 'b'`)
  })
  expect(runs).toBe(2)
  expect([await counterOf(database, 'a'), await counterOf(database, 'b')]).toEqual([1, 1])
})

test('a change is not sent again when its connection ends, a question is', async () => {
  const database = await openCounters()
  const other = await freshDatabase()
  const { schema } = database
  /** Ends the connection while its statement sleeps. */
  const endWhileRunning = async (part: string): Promise<void> => {
    for (;;) {
      const ended = await other.all(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE $1 AND state = 'active' AND pid <> pg_backend_pid()`,
        [`${part}%`],
      )
      if (ended.length > 0) return
    }
  }
  const change = database.run(
    `UPDATE ${schema}.counters SET value = value + 1 WHERE name = 'a' AND pg_sleep(30) IS NOT NULL`,
  )
  await Promise.all([
    expect(change).rejects.toThrow(/lost while a change was saved/),
    endWhileRunning(`UPDATE ${schema}.counters SET value = value + 1 WHERE name = 'a' AND pg_sleep`),
  ])
  expect(await counterOf(database, 'a')).toBe(0)
  const question = database.get<{ value: number }>(
    `SELECT value, pg_sleep(0.3) FROM ${schema}.counters WHERE name = 'a'`,
  )
  await endWhileRunning('SELECT value, pg_sleep')
  expect((await question)!.value).toBe(0)
})

test('a database that is not there gives a failure that says when to try again', async () => {
  const database = await openPostgres({ url: 'postgresql://nobody@127.0.0.1:1/none' })
  onTestFinished(() => database.close())
  const attempts = [database.all('SELECT 1'), database.run('SELECT 1'), database.atomically(async () => {})]
  for (const attempt of await Promise.allSettled(attempts)) {
    const failure = attempt.status === 'rejected' ? attempt.reason : undefined
    expect(failure).toBeInstanceOf(StorageUnavailable)
    expect((failure as StorageUnavailable).retryAfter).toBeGreaterThan(0)
  }
})

test('a wrong password and an unknown database are failures that trying again does not mend', async () => {
  const wrong = new URL(await postgresUrl())
  wrong.password = 'wrong'
  const unknown = new URL(await postgresUrl())
  unknown.pathname = '/unknown'
  const failures = [wrong, unknown].map(async ({ href }) => {
    const database = await openPostgres({ url: href })
    return await database
      .all('SELECT 1')
      .catch((error: unknown) => error)
      .finally(() => database.close())
  })
  for (const failure of await Promise.all(failures)) {
    expect(failure).toBeInstanceOf(StorageFailure)
    expect(failure).not.toBeInstanceOf(StorageUnavailable)
  }
})

test('a statement beyond the time limit and a lock that nobody releases are failures of the moment', async () => {
  const database = await openCounters()
  const slow = database.atomically(
    async ({ all }) => await all('SELECT pg_sleep(5)'),
    `SET LOCAL statement_timeout = '20ms'`,
  )
  await expect(slow).rejects.toThrow(/time limit/)
  await database.atomically(async (holder) => {
    await holder.run(`UPDATE ${holder.schema}.counters SET value = 1`)
    const waiter = database.atomically(
      async ({ run, schema }) => await run(`UPDATE ${schema}.counters SET value = 2`),
      `SET LOCAL lock_timeout = '20ms'`,
    )
    await expect(waiter).rejects.toBeInstanceOf(StorageUnavailable)
  })
  expect(await counterOf(database, 'a')).toBe(1)
})

test('a transaction whose process stands still in its middle is ended, and others need not wait for it', async () => {
  const place = await freshSchema()
  const [stopped, other] = await Promise.all([
    openPostgres({ ...place, stoppedMilliseconds: 200 }),
    openPostgres(place),
  ])
  onTestFinished(async () => void (await Promise.all([stopped.close(), other.close()])))
  await applyMigrations(stopped, counters)
  const raise = `UPDATE ${stopped.schema}.counters SET value = value + 1 WHERE name = 'a'`
  let runs = 0
  await stopped.atomically(async ({ run }) => {
    await run(raise)
    // The first time, the process goes on only after another one has had its turn.
    if (++runs === 1) await other.run(raise)
    await run(raise)
  })
  expect(runs).toBe(2)
  expect(await counterOf(other, 'a')).toBe(3)
})

test('a transaction that gets no lock leaves its connection as it was', async () => {
  const database = await openCounters()
  const waiter = await openPostgres({ ...(await freshSchema()), poolSize: 2 })
  onTestFinished(() => waiter.close())
  const lock = `SET LOCAL lock_timeout = '20ms'; SELECT 1 FROM ${database.schema}.counters FOR UPDATE`
  await database.atomically(async ({ run, schema }) => {
    await run(`UPDATE ${schema}.counters SET value = 1`)
    const attempts = await Promise.allSettled([1, 2].map(() => waiter.atomically(async () => {}, lock)))
    for (const attempt of attempts) {
      expect(attempt.status === 'rejected' && attempt.reason).toBeInstanceOf(StorageUnavailable)
    }
  })
  for (const _ of [1, 2, 3]) await waiter.atomically(async () => {}, lock)
})
