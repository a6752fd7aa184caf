import { StorageFailure } from '../failures.js'
import type { PostgresDatabase, StatementLimit } from './database.js'

/** One step of the schema. Once released it is never edited; a change is a new step at the end. */
export interface PostgresMigration {
  readonly name: string
  /** Several statements, given the quoted name of the schema. */
  readonly sql: (schema: string) => string
}

/** First part of the advisory lock of migrations; the second is a hash of the name of the schema. */
const LOCK = 0x636c_6974
/** A step may read all rows of a table. */
const STEP: StatementLimit = { isLong: true }

/**
 * Creates the schema and applies the missing steps in one transaction, which one node at a time runs. A database with
 * unknown steps is refused. A step must leave what nodes of the version before need, since they go on meanwhile.
 */
export async function applyMigrations(
  database: PostgresDatabase,
  migrations: readonly PostgresMigration[],
): Promise<void> {
  const { schema } = database
  if ((await missingSteps(database, migrations)).length === 0) return
  await database.atomically(async (statements) => {
    await statements.run('SELECT pg_advisory_xact_lock($1, hashtext($2))', [LOCK, schema], STEP)
    // Another node may have applied steps while this one waited.
    const missing = await missingSteps(statements, migrations)
    if (missing.length === 0) return
    await statements.run(`CREATE SCHEMA IF NOT EXISTS ${schema}`)
    await statements.run(
      `CREATE TABLE IF NOT EXISTS ${schema}.migrations (name text PRIMARY KEY, applied timestamptz NOT NULL)`,
    )
    for (const { name, sql } of missing) {
      await statements.run(sql(schema), undefined, STEP)
      await statements.run(`INSERT INTO ${schema}.migrations (name, applied) VALUES ($1, now())`, [name])
    }
  })
}

async function missingSteps(
  statements: Pick<PostgresDatabase, 'schema' | 'get' | 'all'>,
  migrations: readonly PostgresMigration[],
): Promise<readonly PostgresMigration[]> {
  const { schema } = statements
  // Read from the table of tables: `to_regclass` would answer from a cache that waiting for the lock does not renew.
  const table = await statements.get(
    `SELECT 1 FROM pg_catalog.pg_tables WHERE tablename = 'migrations'
     AND '"' || replace(schemaname, '"', '""') || '"' = $1`,
    [schema],
  )
  const rows =
    table !== undefined ? await statements.all<{ name: string }>(`SELECT name FROM ${schema}.migrations`) : []
  const applied = new Set(rows.map(({ name }) => name))
  for (const { name } of migrations) applied.delete(name)
  const [unknown] = applied
  if (unknown !== undefined) {
    throw new StorageFailure(
      `The schema ${schema} was written by a newer version of conceptlite (it has the step "${unknown}"). ` +
        'Use that version or a later one.',
    )
  }
  const known = new Set(rows.map(({ name }) => name))
  return migrations.filter(({ name }) => !known.has(name))
}
