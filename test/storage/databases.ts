import Database from 'better-sqlite3'

/** All rows of all tables of a file. */
export function dump(path: string): Record<string, unknown> {
  const database = new Database(path, { readonly: true })
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all() as string[]
  const rows = tables.map((table) => [table, database.prepare(`SELECT * FROM "${table}"`).all()])
  database.close()
  return Object.fromEntries(rows)
}

/** Makes a write fail, such as `INSERT ON builds`; returns what lets it succeed again. */
export function refuse(path: string, write: string): () => void {
  const run = (sql: string): void => {
    const database = new Database(path)
    database.exec(sql)
    database.close()
  }
  run(`CREATE TRIGGER refused BEFORE ${write} BEGIN SELECT RAISE(ABORT, 'refused'); END`)
  return () => run('DROP TRIGGER refused')
}
