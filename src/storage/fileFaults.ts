import { setImmediate as nextTurn } from 'node:timers/promises'
import { checkPages } from './checkPages.js'
import type { Database } from './database.js'
import { hashText } from './documentCodec.js'
import { describeFailure, isDiskFull } from './failures.js'
import { appliedNames, isMigrated, type Migration } from './migrations.js'
import type { ProjectLabel } from './port/project/label.js'
import { catalogMigrations } from './sqlite/catalog/schema.js'
import { projectMigrations } from './sqlite/project/schema.js'
import { openForReading } from './sqlite.js'
import { chunkBytes, type StoredChunk } from './storedChunk.js'

/** The kinds of faults of a file. */
export type FaultKind =
  | 'unreadable'
  | 'newer_version'
  | 'damaged_file'
  | 'broken_reference'
  | 'damaged_document'
  | 'damaged_snapshot'

export interface FileFault {
  readonly kind: FaultKind
  readonly detail: string
  /** The document, for the kind `damaged_document`. */
  readonly docId?: string
  /** True where the system refuses to open the file, so that nothing is known of what it holds. */
  readonly isRefused?: boolean
}

export interface CheckedFile {
  readonly faults: readonly FileFault[]
}

export interface CheckedCatalog extends CheckedFile {
  /** The entries of the catalog for its projects. */
  readonly projects: readonly (ProjectLabel & { readonly projectId: string })[]
  /** Deleted projects whose files may still exist. */
  readonly removals: readonly string[]
}

export interface CheckedProject extends CheckedFile {
  /** The label in the file, which repeats the catalog's entry; undefined if there is none. */
  readonly label: ProjectLabel | undefined
  /** Documents and chunks of the snapshot that were compared with what was stored. */
  readonly documents: number
  readonly chunks: number
}

/** Errors of SQLite where a file or its log cannot be opened or written, for want of permission. */
const REFUSALS = /^SQLITE_(?:READONLY|PERM|CANTOPEN)/

/** Documents compared before yielding to the event loop. */
const DOCUMENTS_PER_TURN = 500
/** Chunks compared before yielding to the event loop: one megabyte. */
const CHUNKS_PER_TURN = 16

/** Checks `catalog.db` without changing it. */
export async function checkCatalog(path: string): Promise<CheckedCatalog> {
  const faults: FileFault[] = []
  const found = await readFile(path, catalogMigrations, faults, async (database) => ({
    projects: database
      .prepare(
        `SELECT project_id AS projectId, name, description, language, next_build_language AS nextBuildLanguage, creator,
           creation_date AS creationDate
         FROM projects ORDER BY project_number`,
      )
      .all() as CheckedCatalog['projects'],
    removals: database.prepare('SELECT project_id FROM removals').pluck().all() as string[],
  }))
  return { projects: [], removals: [], ...found, faults }
}

/**
 * Checks the file of a project without changing it: pages, references, texts of documents, and the snapshot that answers.
 * Throws the reason of a signal that ends it.
 */
export async function checkProjectFile(path: string, signal?: AbortSignal): Promise<CheckedProject> {
  const faults: FileFault[] = []
  const found = await readFile(path, projectMigrations, faults, async (database) => ({
    label: database
      .prepare(
        `SELECT name, description, language, next_build_language AS nextBuildLanguage, creator,
           creation_date AS creationDate FROM label`,
      )
      .get() as ProjectLabel | undefined,
    documents: await checkDocuments(database, faults, signal),
    chunks:
      appliedNames(database).length === projectMigrations.length ? await checkSnapshot(database, faults, signal) : 0,
  }))
  signal?.throwIfAborted()
  return { label: undefined, documents: 0, chunks: 0, ...found, faults }
}

/**
 * Opens a file, has SQLite check it, and runs further checks if its version is known. A failure is reported as a fault.
 */
async function readFile<T>(
  path: string,
  migrations: readonly Migration[],
  faults: FileFault[],
  read: (database: Database) => Promise<T>,
): Promise<T | undefined> {
  let database: Database | undefined
  try {
    database = openForReading(path)
    if (hasForeignCode(database)) {
      faults.push({
        kind: 'unreadable',
        detail: 'It has a trigger, a view or a virtual table, as no file of conceptlite has.',
      })
      return undefined
    }
    if (!isMigrated(database)) {
      faults.push({ kind: 'unreadable', detail: 'It has lost what was in it, or was never a file of conceptlite.' })
      return undefined
    }
    const known = new Set(migrations.map(({ name }) => name))
    const unknown = appliedNames(database).find((name) => !known.has(name))
    if (unknown !== undefined) {
      faults.push({ kind: 'newer_version', detail: `It has the schema step "${unknown}".` })
      return undefined
    }
    const { messages, references } = await checkPages(database)
    for (const message of messages) {
      if (message !== 'ok') faults.push({ kind: 'damaged_file', detail: message })
    }
    for (const { table, rowid, parent } of references) {
      const row = rowid === null ? 'A row' : `Row ${rowid}`
      faults.push({ kind: 'broken_reference', detail: `${row} of ${table} refers to nothing in ${parent}.` })
    }
    return await read(database)
  } catch (error) {
    const { code = '' } = error as { readonly code?: string }
    const kind = /CORRUPT|NOTADB/.test(code) ? 'damaged_file' : 'unreadable'
    const isRefused = REFUSALS.test(code) || isDiskFull(error)
    faults.push({ kind, detail: describeFailure(error) ?? String(error), isRefused })
    return undefined
  } finally {
    database?.close()
  }
}

/** Whether a statement on a table would run statements of whoever made the file. Asked before any table is read. */
const hasForeignCode = (database: Database): boolean =>
  database
    .prepare(`SELECT 1 FROM sqlite_master WHERE type IN ('trigger', 'view') OR sql LIKE 'CREATE VIRTUAL%'`)
    .get() !== undefined

/** Compares the text of every document with its hash; returns the number of documents. */
async function checkDocuments(database: Database, faults: FileFault[], signal?: AbortSignal): Promise<number> {
  const page = database.prepare<DocumentRow>(
    'SELECT key, doc_id AS docId, text, text_hash AS textHash, metadata FROM documents WHERE key > ? ORDER BY key LIMIT ?',
  )
  let count = 0
  for (let after = 0; ; ) {
    const rows = page.all(after, DOCUMENTS_PER_TURN)
    for (const { docId, text, textHash, metadata } of rows) {
      const isWholeText = hashText(text).equals(textHash)
      if (isWholeText && isJson(metadata)) continue
      const detail = `The ${isWholeText ? 'metadata' : 'text'} of document ${docId} is not what was stored.`
      faults.push({ kind: 'damaged_document', docId, detail })
    }
    count += rows.length
    if (rows.length < DOCUMENTS_PER_TURN) return count
    after = rows.at(-1)!.key
    await nextTurn()
    signal?.throwIfAborted()
  }
}

interface DocumentRow {
  readonly key: number
  readonly docId: string
  readonly text: string
  readonly textHash: Uint8Array
  readonly metadata: string
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

interface PartRow {
  readonly part: number
  readonly name: string
  readonly type: string
  readonly bytes: number
}

/** Records of a snapshot that every build writes. */
const RECORDS = ['info', 'documents', 'space', 'terms', 'phrases', 'postings', 'occurrences', 'ranking']

/** Compares the parts of the current snapshot with their checksums and lengths; returns the number of chunks read. */
async function checkSnapshot(database: Database, faults: FileFault[], signal?: AbortSignal): Promise<number> {
  const parts = database
    .prepare(
      `SELECT part, name, type, bytes FROM parts JOIN current_snapshot
       ON snapshot = number AND parts.layer IN (0, current_snapshot.layer) ORDER BY part`,
    )
    .all() as PartRow[]
  const current = database.prepare('SELECT number FROM current_snapshot').pluck().get() as number | undefined
  if (current === undefined) return 0
  const chunkAt = database.prepare<StoredChunk>(
    'SELECT data, crc, unpacked FROM part_chunks JOIN chunks USING (chunk) WHERE part = ? AND place = ?',
  )
  const damaged = (detail: string): void => void faults.push({ kind: 'damaged_snapshot', detail })
  const names = new Set(parts.map(({ name }) => name))
  for (const name of RECORDS) if (!names.has(name)) damaged(`Part ${name} is missing.`)
  let chunks = 0
  const onChunk = async (): Promise<void> => {
    if (++chunks % CHUNKS_PER_TURN > 0) return
    await nextTurn()
    signal?.throwIfAborted()
  }
  for (const row of parts) {
    const json = await checkPart(row, (index) => chunkAt.get(row.part, index), { damaged, onChunk })
    for (const array of json === undefined ? [] : arraysOf(json)) {
      if (!names.has(`${row.name}.${array}`)) damaged(`Part ${row.name}.${array} is missing.`)
    }
  }
  return chunks
}

interface PartEvents {
  /** Takes the description of a fault. */
  readonly damaged: (detail: string) => void
  /** Called after each chunk. */
  readonly onChunk: () => Promise<void>
}

/** Compares the chunks of one part with what was written. Returns a part in JSON that has its length; undefined for others. */
async function checkPart(
  { name, type, bytes }: PartRow,
  chunkAt: (index: number) => StoredChunk | undefined,
  { damaged, onChunk }: PartEvents,
): Promise<Buffer | undefined> {
  const json: Buffer[] = []
  let length = 0
  for (let index = 0; length < bytes || index === 0; index++) {
    const stored = chunkAt(index)
    const chunk = stored && chunkBytes(stored)
    if (chunk === undefined) {
      damaged(`Chunk ${index} of part ${name} is ${stored === undefined ? 'missing' : 'not what was written'}.`)
      break
    }
    length += chunk.length
    if (type === 'json') json.push(chunk)
    await onChunk()
    if (length > bytes || (chunk.length === 0 && length < bytes)) {
      damaged(`Part ${name} has another length than was written.`)
      break
    }
  }
  return type === 'json' && length === bytes ? Buffer.concat(json) : undefined
}

/** The names of the arrays of a record; none where it is not JSON. */
function arraysOf(json: Buffer): readonly string[] {
  try {
    return (JSON.parse(json.toString('utf8')) as { readonly arrays?: readonly string[] }).arrays ?? []
  } catch {
    return []
  }
}
