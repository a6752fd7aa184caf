import type { Database } from './database.js'
import { applyMigrations, type Migration } from './migrations.js'

/** What the steps of a schema leave in a new database: its final statements, and the rows that they enter. */
interface FreshState {
  readonly schema: string
  readonly tables: readonly { readonly insert: string; readonly rows: readonly unknown[][] }[]
}

/** By schema, from its first database in memory on. */
const known = new WeakMap<readonly Migration[], FreshState>()

/**
 * Gives a new database in memory its schema. The first one of a process goes through all steps; the others get what these left,
 * which takes a sixth of the time. Copies of its bytes would be faster still, but SQLite limits them to a gigabyte.
 */
export function fillFresh(database: Database, migrations: readonly Migration[]): void {
  const state = known.get(migrations)
  if (state !== undefined) recreate(database, state)
  else {
    applyMigrations(database, migrations)
    known.set(migrations, stateOf(database))
  }
}

function stateOf(database: Database): FreshState {
  const entries = database
    .prepare<{ name: string; type: string; sql: string }>(
      `SELECT name, type, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY rowid`,
    )
    .all()
  const tables = entries
    .filter(({ type }) => type === 'table')
    .map(({ name }) => {
      const select = database.prepare<unknown[]>(`SELECT * FROM ${name}`)
      const places = select.columns().map(() => '?')
      return { insert: `INSERT INTO ${name} VALUES (${places.join(', ')})`, rows: select.raw().all() }
    })
  return { schema: entries.map(({ sql }) => sql).join(';\n'), tables: tables.filter(({ rows }) => rows.length > 0) }
}

function recreate(database: Database, { schema, tables }: FreshState): void {
  database
    .transaction(() => {
      database.exec(schema)
      for (const { insert, rows } of tables) {
        const statement = database.prepare(insert)
        for (const row of rows) statement.run(...row)
      }
    })
    .immediate()
}
