import type { Database } from '../../database.js'
import { openProjectFile, removeProjectFile } from '../../sqlite/project/projectFile.js'
import { projectMigrations } from '../../sqlite/project/schema.js'
import { openDatabase, transaction } from '../../sqlite.js'
import type { PostgresDatabase, Statements } from '../database.js'
import { documentTable, type FileTable, renamedSetting, smallTables, totalColumns } from './fileTables.js'
import { decodeText } from './texts.js'

/** Documents in one statement, and in one transaction of the file. */
const PAGE_DOCUMENTS = 500
/** Chunks in one statement: 4 MiB. */
const PAGE_CHUNKS = 64

type Row = Record<string, unknown>

interface WriteRequest {
  readonly path: string
  /** Gets the share of the work that is done, from 0 to 1, and ends it by throwing. */
  readonly onStep: (share: number) => void
}

/** Writes a project to a new file of SQLite, in the state of one moment. */
export async function writeProjectFile(
  database: PostgresDatabase,
  project: string,
  { path, onStep }: WriteRequest,
): Promise<void> {
  await database.atomically(async (statements) => {
    // After a lost connection the work begins again.
    removeProjectFile(path)
    await openProjectFile(path).close()
    const file = openDatabase(path, projectMigrations, { mustExist: true })
    try {
      await writeDocuments(statements, project, { file, onStep: (share) => onStep(share / 2) })
      for (const table of smallTables) insertRows(file, table, await readRows(statements, project, table))
      await writeParts(statements, project, { file, onStep: (share) => onStep((1 + share) / 2) })
      await writeTotals(statements, project, file)
    } finally {
      file.close()
    }
  }, 'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY')
}

const readRows = (
  { schema, all }: Statements,
  project: string,
  { stored, columns }: FileTable,
  condition = '',
  ...values: readonly unknown[]
): Promise<Row[]> =>
  all<Row>(
    `SELECT ${columns.map((column) => `${column.stored} AS ${column.name}`).join(', ')} FROM ${schema}.${stored}
     WHERE project = $1 ${condition} ORDER BY ${columns[0]!.stored}`,
    [project, ...values],
  )

interface FilledFile extends Pick<WriteRequest, 'onStep'> {
  readonly file: Database
}

async function writeDocuments(statements: Statements, project: string, { file, onStep }: FilledFile): Promise<void> {
  const { schema, all } = statements
  const [newest] = await all<{ key: number | null }>(
    `SELECT max(key) AS key FROM ${schema}.documents WHERE project = $1`,
    [project],
  )
  const isFinished = `arrival NOT IN (SELECT arrival FROM ${schema}.arrivals WHERE project = $1)`
  for (let last = 0; ; ) {
    const [end] = await all<{ key: number | null }>(
      `SELECT max(key) AS key
       FROM (SELECT key FROM ${schema}.documents WHERE project = $1 AND key > $2 ORDER BY key LIMIT $3) AS page`,
      [project, last, PAGE_DOCUMENTS],
    )
    const upTo = end!.key
    if (upTo === null) return
    const page = `AND key > $2 AND key <= $3 AND ${isFinished}`
    insertRows(file, documentTable, await readRows(statements, project, documentTable, page, last, upTo))
    last = upTo
    onStep(last / Math.max(1, newest?.key ?? 1))
  }
}

function insertRows(file: Database, { name, columns }: FileTable, rows: readonly Row[]): void {
  const names = columns.map((column) => column.name)
  const insert = file.prepare(`INSERT INTO ${name} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`)
  transaction(file, () => {
    for (const row of rows) insert.run(...columns.map((column) => fileValue(row[column.name], column.kind)))
  })
}

function fileValue(value: unknown, kind: FileTable['columns'][number]['kind']): unknown {
  if (value === null) return null
  if (kind === 'encoded') return decodeText(value as string)
  if (kind === 'setting') return value === renamedSetting.stored ? renamedSetting.file : value
  if (kind === 'boolean') return value === true ? 1 : 0
  if (kind === 'keys') return JSON.stringify((value as unknown[]).map(Number))
  return value
}

async function writeParts({ schema, all }: Statements, project: string, { file, onStep }: FilledFile): Promise<void> {
  const addChunk = file.prepare('INSERT INTO chunks (digest, data, crc) VALUES (?, ?, ?)')
  for (let last = Buffer.alloc(0); ; ) {
    const page = await all<{ digest: Buffer<ArrayBuffer>; data: Buffer; crc: number }>(
      `SELECT digest, data, crc FROM ${schema}.chunks WHERE project = $1 AND digest > $2 ORDER BY digest LIMIT $3`,
      [project, last, PAGE_CHUNKS],
    )
    if (page.length === 0) break
    transaction(file, () => {
      for (const { digest, data, crc } of page) addChunk.run(digest, data, crc)
    })
    last = page.at(-1)!.digest
    // Digests are spread evenly.
    onStep(last[0]! / 256)
  }
  const parts = await all<Row & { part: number }>(
    `SELECT part, snapshot, layer, name, type, bytes FROM ${schema}.parts WHERE project = $1 ORDER BY part`,
    [project],
  )
  const addPart = file.prepare('INSERT INTO parts VALUES (?, ?, ?, ?, ?, ?)')
  const addPlace = file.prepare('INSERT INTO part_chunks SELECT ?, ?, chunk FROM chunks WHERE digest = ?')
  for (const { part, snapshot, layer, name, type, bytes } of parts) {
    const places = await all<{ place: number; digest: Buffer }>(
      `SELECT place, digest FROM ${schema}.part_chunks WHERE project = $1 AND part = $2 ORDER BY place`,
      [project, part],
    )
    transaction(file, () => {
      addPart.run(part, snapshot, layer, name, type, bytes)
      for (const { place, digest } of places) addPlace.run(part, place, digest)
    })
  }
}

async function writeTotals({ schema, get }: Statements, project: string, file: Database): Promise<void> {
  const totals = (await get<Record<string, number>>(
    `SELECT ${totalColumns.join(', ')}, last_key, last_arrival FROM ${schema}.totals WHERE project = $1`,
    [project],
  ))!
  transaction(file, () => {
    file
      .prepare(`UPDATE totals SET ${totalColumns.map((name) => `${name} = ?`).join(', ')}`)
      .run(...totalColumns.map((name) => totals[name]))
    // No key of a document, and no number of an upload, is used twice.
    const forget = file.prepare('DELETE FROM sqlite_sequence WHERE name = ?')
    const count = file.prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)')
    for (const [table, last] of Object.entries({ documents: totals.last_key, arrivals: totals.last_arrival })) {
      forget.run(table)
      count.run(table, last)
    }
  })
}
