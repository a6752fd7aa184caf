import { basename } from 'node:path'
import type { Database } from './database.js'
import { StorageFailure } from './failures.js'

/** One step of a schema. Once released it is never edited; a change is a new step at the end. */
export interface Migration {
  readonly name: string
  readonly sql: string
}

/**
 * Applies the missing steps with their records in one transaction, so that a crash leaves the schema before or after all of
 * them, and a new file waits for the disk once. A database with unknown steps is refused and not changed.
 */
export function applyMigrations(database: Database, migrations: readonly Migration[]): void {
  if (isMigrated(database) && appliedNames(database).length === migrations.length) {
    refuseUnknown(database, migrations)
    return
  }
  database
    .transaction(() => {
      database.exec('CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY, applied INTEGER NOT NULL) STRICT')
      refuseUnknown(database, migrations)
      // Read inside the transaction: another process may have applied steps first.
      const applied = new Set(appliedNames(database))
      const record = database.prepare('INSERT INTO migrations (name, applied) VALUES (?, unixepoch())')
      for (const { name, sql } of migrations) {
        if (applied.has(name)) continue
        database.exec(sql)
        record.run(name)
      }
    })
    .immediate()
}

/** Whether any step was applied: false for an empty file and for a database of another program. */
export const isMigrated = (database: Database): boolean =>
  database.prepare(`SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'migrations'`).get() !== undefined

/** Names of the applied steps. */
export function appliedNames(database: Database): string[] {
  return database.prepare('SELECT name FROM migrations').pluck().all() as string[]
}

function refuseUnknown(database: Database, migrations: readonly Migration[]): void {
  const known = new Set(migrations.map(({ name }) => name))
  const unknown = appliedNames(database).find((name) => !known.has(name))
  if (unknown !== undefined) {
    throw new StorageFailure(
      `${basename(database.name)} was written by a newer version of conceptlite (it has the schema step "${unknown}"). ` +
        'Open it with that version or a later one.',
    )
  }
}
