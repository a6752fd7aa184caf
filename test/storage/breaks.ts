import Sqlite from 'better-sqlite3'
import { onTestFinished } from 'vitest'
import type { PostgresDatabase } from '../../src/storage/postgres/database.js'

/** A database in which a test makes the writes of single rows fail. */
export interface Breakable {
  /** The next so many writes of a row succeed; those behind them fail. */
  allow(writes: number): Promise<void>
  /** All rows of all tables. */
  dump(): Promise<unknown>
}

const UNLIMITED = 1_000_000
const WRITES = ['INSERT', 'UPDATE', 'DELETE']

/** `writes_left` counts down within the transaction that is undone, so that each attempt begins with the same number. */
export function breakable(database: Sqlite.Database): Breakable {
  const tables = database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
    .pluck()
    .all() as string[]
  const trigger = (write: string, table: string): string => `
    CREATE TRIGGER break_${write}_${table} BEFORE ${write} ON ${table} BEGIN
      UPDATE writes_left SET count = count - 1;
      SELECT RAISE(ABORT, 'refused') WHERE (SELECT count FROM writes_left) < 0;
    END;`
  database.exec(`CREATE TABLE writes_left (count INTEGER); INSERT INTO writes_left VALUES (${UNLIMITED})`)
  database.exec(tables.flatMap((table) => WRITES.map((write) => trigger(write, table))).join(''))
  return {
    allow: async (writes) => void database.prepare('UPDATE writes_left SET count = ?').run(writes),
    dump: async () => tables.map((table) => [table, database.prepare(`SELECT * FROM "${table}"`).all()]),
  }
}

/** The same for a file that others have open. */
export function breakableFile(path: string): Breakable {
  const database = new Sqlite(path)
  onTestFinished(() => void database.close())
  return breakable(database)
}

export async function breakablePostgres(database: PostgresDatabase): Promise<Breakable> {
  const { schema } = database
  const found = await database.all<{ name: string }>(
    'SELECT table_name AS name FROM information_schema.tables WHERE quote_ident(table_schema) = quote_ident($1) ORDER BY 1',
    [schema.replace(/^"|"$/g, '')],
  )
  const tables = found.map(({ name }) => name)
  const triggers = tables.map(
    (table) =>
      `CREATE TRIGGER break_write BEFORE ${WRITES.join(' OR ')} ON ${schema}.${table}
       FOR EACH ROW EXECUTE FUNCTION ${schema}.break_write();`,
  )
  await database.run(`
    CREATE TABLE ${schema}.writes_left (count bigint);
    INSERT INTO ${schema}.writes_left VALUES (${UNLIMITED});
    CREATE FUNCTION ${schema}.break_write() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      UPDATE ${schema}.writes_left SET count = count - 1;
      IF (SELECT count FROM ${schema}.writes_left) < 0 THEN RAISE 'refused'; END IF;
      RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
    END $$;
    ${triggers.join('')}`)
  const rows = tables.map((table) => `(SELECT jsonb_agg(to_jsonb(t) ORDER BY to_jsonb(t)) FROM ${schema}.${table} t)`)
  return {
    allow: async (writes) => void (await database.run(`UPDATE ${schema}.writes_left SET count = $1`, [writes])),
    dump: async () => await database.get(`SELECT jsonb_build_array(${rows.join(', ')}) AS rows`),
  }
}

/**
 * Tries a change again and again, and lets it fail at its first write, its second and so on, until it succeeds. Returns
 * the number of its writes, and the first of them after whose failure something had changed.
 */
export async function breakAtEachWrite(
  { allow, dump }: Breakable,
  change: () => Promise<unknown>,
): Promise<{ readonly writes: number; readonly halfDone: number | undefined }> {
  const before = JSON.stringify(await dump())
  for (let writes = 0; ; writes++) {
    await allow(writes)
    const failure = await change().then(
      () => undefined,
      (error: unknown) => error as Error,
    )
    await allow(UNLIMITED)
    if (failure === undefined) return { writes, halfDone: undefined }
    if (!failure.message.includes('refused')) throw failure
    if (JSON.stringify(await dump()) !== before) return { writes, halfDone: writes }
  }
}
