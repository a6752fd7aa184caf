import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { Database } from '../../database.js'
import { projectMigrations } from '../../sqlite/project/schema.js'
import { openDatabase } from '../../sqlite.js'
import { chunkBytes, type StoredChunk } from '../../storedChunk.js'
import type { Statements } from '../database.js'
import { arrayTypes, documentTable, type FileTable, renamedSetting, smallTables, totalColumns } from './fileTables.js'
import { encodeText } from './texts.js'

/** Documents, or rows of a small table, in one statement. */
const PAGE_ROWS = 500
/** Chunks in one statement: 4 MiB. */
const PAGE_CHUNKS = 64
/** Places of chunks in one statement. */
const PAGE_PLACES = 5_000

type Row = Record<string, unknown>

/**
 * Fills a project that nobody sees yet, and that is empty, with the contents of a file of SQLite that nobody else uses. `onStep` is called
 * before each statement, and ends the work by throwing.
 */
export async function readProjectFile(
  sent: Statements,
  project: string,
  { path, onStep }: { readonly path: string; readonly onStep: () => void },
): Promise<void> {
  const statements: Statements = {
    ...sent,
    run: async (...statement) => {
      onStep()
      return await sent.run(...statement)
    },
  }
  const file = openDatabase(path, projectMigrations, { mustExist: true })
  try {
    await readDocuments(statements, project, file)
    for (const table of smallTables) {
      const rows = file.prepare<Row>(`SELECT * FROM ${table.name} ORDER BY ${table.columns[0]!.name}`).all()
      for (let from = 0; from < rows.length; from += PAGE_ROWS) {
        await insertRows(statements, project, table, rows.slice(from, from + PAGE_ROWS))
      }
    }
    await readParts(statements, project, file, await readChunks(statements, project, file))
    await readTotals(statements, project, file)
  } finally {
    file.close()
  }
}

/** Documents of unfinished uploads are left out. */
async function readDocuments(statements: Statements, project: string, file: Database): Promise<void> {
  const read = file.prepare<Row & { key: number }>(
    `SELECT * FROM documents WHERE key > ? AND arrival NOT IN (SELECT arrival FROM arrivals) ORDER BY key LIMIT ${PAGE_ROWS}`,
  )
  for (let page = read.all(0); page.length > 0; page = read.all(page.at(-1)!.key)) {
    await insertRows(statements, project, documentTable, page)
  }
}

async function insertRows(
  { schema, run }: Statements,
  project: string,
  { stored, columns, isNumbered }: FileTable,
  rows: readonly Row[],
): Promise<void> {
  const inserted = isNumbered ? columns.slice(1) : columns
  const names = inserted.map((column) => column.stored)
  const values = inserted.map(({ stored: name, kind }) =>
    kind === 'keys' ? `ARRAY(SELECT jsonb_array_elements_text(${name}::jsonb)::bigint)` : name,
  )
  const arrays = inserted.map(({ kind }, i) => `$${i + 2}::${arrayTypes[kind]}`)
  await run(
    `INSERT INTO ${schema}.${stored} (project, ${names.join(', ')})
     SELECT $1, ${values.join(', ')} FROM unnest(${arrays.join(', ')}) WITH ORDINALITY AS sent (${names.join(', ')}, ordinal)
     ORDER BY ordinal`,
    [project, ...inserted.map(({ name, kind }) => rows.map((row) => storedValue(row[name], kind)))],
  )
}

function storedValue(value: unknown, kind: FileTable['columns'][number]['kind']): unknown {
  if (value === null) return null
  if (kind === 'encoded') return encodeText(value as string)
  if (kind === 'setting') return value === renamedSetting.file ? renamedSetting.stored : value
  return kind === 'boolean' ? value === 1 : value
}

interface FileChunk extends StoredChunk {
  readonly chunk: number
  readonly digest: Buffer | null
}

/** The data and checksum of a chunk that is not packed. A changed one keeps both, so that it is found to be changed. */
function unpack(stored: FileChunk): { readonly data: Buffer; readonly crc: number } {
  const { data, crc, unpacked } = stored
  const bytes = unpacked === null ? undefined : chunkBytes(stored)
  return bytes === undefined ? { data, crc: crc ?? crc32(data) } : { data: bytes, crc: crc32(bytes) }
}

/** Copies the chunks, and returns the digests of those whose file has none, by their number in the file. */
async function readChunks({ schema, run }: Statements, project: string, file: Database): Promise<Map<number, Buffer>> {
  const computed = new Map<number, Buffer>()
  const digestOf = ({ chunk, digest, data }: FileChunk): Buffer => {
    if (digest !== null) return digest
    const made = createHash('sha256').update(data).digest()
    computed.set(chunk, made)
    return made
  }
  const read = file.prepare<FileChunk>(
    `SELECT chunk, digest, data, crc, unpacked FROM chunks WHERE chunk > ? ORDER BY chunk LIMIT ${PAGE_CHUNKS}`,
  )
  for (let page = read.all(-1); page.length > 0; page = read.all(page.at(-1)!.chunk)) {
    const chunks = page.map(unpack)
    await run(
      `INSERT INTO ${schema}.chunks (project, digest, data, crc)
       SELECT $1, digest, data, crc FROM unnest($2::bytea[], $3::bytea[], $4::bigint[]) AS sent (digest, data, crc)
       ON CONFLICT DO NOTHING`,
      [project, page.map(digestOf), chunks.map(({ data }) => data), chunks.map(({ crc }) => crc)],
    )
  }
  return computed
}

/** PostgreSQL numbers the parts anew: its numbers are those of all projects. */
async function readParts(
  { schema, run }: Statements,
  project: string,
  file: Database,
  computed: ReadonlyMap<number, Buffer>,
): Promise<void> {
  const parts = file.prepare<Row & { part: number }>('SELECT * FROM parts ORDER BY part').all()
  const readPlaces = file.prepare<{ place: number; chunk: number; digest: Buffer | null }>(
    `SELECT place, chunk, digest FROM part_chunks JOIN chunks USING (chunk)
     WHERE part = ? AND place > ? ORDER BY place LIMIT ${PAGE_PLACES}`,
  )
  for (const { part, snapshot, layer, name, type, bytes } of parts) {
    const { rows } = await run<{ part: number }>(
      `INSERT INTO ${schema}.parts (project, snapshot, layer, name, type, bytes) VALUES ($1, $2, $3, $4, $5, $6) RETURNING part`,
      [project, snapshot, layer, name, type, bytes],
    )
    for (let page = readPlaces.all(part, -1); page.length > 0; page = readPlaces.all(part, page.at(-1)!.place)) {
      await run(
        `INSERT INTO ${schema}.part_chunks (project, part, place, digest)
         SELECT $1, $2, place, digest FROM unnest($3::bigint[], $4::bytea[]) AS sent (place, digest)`,
        [
          project,
          rows[0]!.part,
          page.map(({ place }) => place),
          page.map(({ chunk, digest }) => digest ?? computed.get(chunk)),
        ],
      )
    }
  }
}

async function readTotals({ schema, run }: Statements, project: string, file: Database): Promise<void> {
  const totals = file.prepare<Record<string, number>>('SELECT * FROM totals').get()!
  const sequence = file.prepare<number>('SELECT seq FROM sqlite_sequence WHERE name = ?').pluck()
  const last = (name: string): number => sequence.get(name) ?? 0
  await run(
    `UPDATE ${schema}.totals SET ${totalColumns.map((name, i) => `${name} = $${i + 4}`).join(', ')}, last_key = $2,
       last_arrival = $3 WHERE project = $1`,
    [project, last('documents'), last('arrivals'), ...totalColumns.map((name) => totals[name])],
  )
}
