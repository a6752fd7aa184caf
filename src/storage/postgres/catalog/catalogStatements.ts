import type { PostgresDatabase, Statements } from '../database.js'
import { decodeText, encodeText } from '../project/texts.js'

/** Statements on the catalog, each by itself or all in one transaction. */
export interface CatalogStatements extends Statements {
  /** Runs work in the transaction, or in a new one as the only writer of the catalog. */
  atomically<T>(work: (statements: CatalogStatements) => Promise<T>): Promise<T>
  /** The same while others write, for changes that do not depend on what was read. */
  together<T>(work: (statements: CatalogStatements) => Promise<T>): Promise<T>
}

/** Seconds to wait for another writer of the catalog, as for a file of SQLite. */
const LOCK_SECONDS = 5

export function catalogStatements(database: PostgresDatabase): CatalogStatements {
  // One message: the lock costs no round trip of its own.
  const begin = `SET LOCAL lock_timeout = '${LOCK_SECONDS}s'`
  const lock = `SELECT 1 FROM ${database.schema}.catalog_state FOR UPDATE`
  return {
    ...encoded(database),
    atomically: (work) => database.atomically((statements) => work(inTransaction(statements)), `${begin}; ${lock}`),
    together: (work) => database.atomically((statements) => work(inTransaction(statements)), begin),
  }
}

/** The statements of a transaction that is open. */
function inTransaction(statements: Statements): CatalogStatements {
  const joined: CatalogStatements = {
    ...encoded(statements),
    atomically: (work) => work(joined),
    together: (work) => work(joined),
  }
  return joined
}

/** Statements whose values and rows have any texts, also those that PostgreSQL cannot store. */
function encoded({ schema, all, get, run }: Statements): Statements {
  return {
    schema,
    all: async <Row extends object>(sql: string, values?: readonly unknown[]) =>
      (await all<Row>(sql, values?.map(encodeValue))).map(decodeRow),
    get: async <Row extends object>(sql: string, values?: readonly unknown[]) => {
      const row = await get<Row>(sql, values?.map(encodeValue))
      return row && decodeRow(row)
    },
    run: async <Row extends object>(sql: string, values?: readonly unknown[]) => {
      const { changes, rows } = await run<Row>(sql, values?.map(encodeValue))
      return { changes, rows: rows.map(decodeRow) }
    },
  }
}

function encodeValue(value: unknown): unknown {
  if (typeof value === 'string') return encodeText(value)
  return Array.isArray(value) ? value.map(encodeValue) : value
}

function decodeRow<Row extends object>(row: Row): Row {
  const columns = row as Record<string, unknown>
  for (const [name, value] of Object.entries(columns)) {
    if (typeof value === 'string') columns[name] = decodeText(value)
  }
  return row
}
