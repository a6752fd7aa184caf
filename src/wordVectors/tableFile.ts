import { randomBytes } from 'node:crypto'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import { slotCount, type VectorTable } from './vectorTable.js'

/** The source of a converted file; a file from another source is not used. */
export interface TableOrigin {
  readonly language: string
  /** Size in bytes and modification time of the source. */
  readonly size: number
  readonly changed: number
  /** Identifies the tokenizer of the words; undefined for ours. */
  readonly tokenizer?: string | undefined
}

export interface StoredTable {
  readonly table: VectorTable
  readonly fingerprint: string
}

/** Incremented whenever the same source would give other vectors, or the file another format. */
const VERSION = 3
/** The head is one line of JSON, filled up with blanks. */
const HEAD_BYTES = 512
/** Number of bytes read and written at a time. */
const PIECE = 1 << 22

interface Head extends TableOrigin {
  readonly format: 'conceptlite background'
  readonly version: number
  readonly axes: number
  readonly count: number
  readonly keyBytes: number
  readonly fingerprint: string
  /** Of the arrays. */
  readonly crc: number
}

/** The arrays of a table in the order of the file; those of 32 bits stand first, so that all are aligned. */
const arraysOf = ({ keyOffsets, slots, scales, rows, keyBytes }: VectorTable) => [
  keyOffsets,
  slots,
  scales,
  rows,
  keyBytes,
]

/** Writes a table atomically: first under another name. */
export async function writeTable(path: string, origin: TableOrigin, { table, fingerprint }: StoredTable) {
  const { axes, count } = table
  let crc = 0
  for (const array of arraysOf(table)) await moveBytes(array, async (piece) => (crc = crc32(piece, crc)))
  const head: Head = {
    format: 'conceptlite background',
    version: VERSION,
    language: origin.language,
    size: origin.size,
    changed: origin.changed,
    tokenizer: origin.tokenizer,
    axes,
    count,
    keyBytes: table.keyBytes.length,
    fingerprint,
    crc,
  }
  // Not by the process alone: engines of one process, and of containers, where all have the same number, may write at a time.
  const beside = `${path}.${randomBytes(6).toString('hex')}`
  const file = await open(beside, 'w')
  try {
    await file.write(
      Buffer.from(
        JSON.stringify(head)
          .padEnd(HEAD_BYTES - 1)
          .concat('\n'),
      ),
    )
    for (const array of arraysOf(table)) await moveBytes(array, (piece) => file.write(piece))
    await file.close()
    await rename(beside, path)
  } catch (error) {
    await file.close().catch(() => {})
    await rm(beside, { force: true })
    throw error
  }
}

/** The table of a converted file; undefined if there is none, if it has another source, or if it is damaged. */
export async function readTable(path: string, origin: TableOrigin): Promise<StoredTable | undefined> {
  let file: FileHandle
  try {
    file = await open(path, 'r')
  } catch {
    return undefined
  }
  try {
    const first = Buffer.alloc(HEAD_BYTES)
    await file.read(first, 0, HEAD_BYTES, 0)
    const head = parseHead(first.toString('utf8'))
    if (head === undefined || head.version !== VERSION || head.language !== origin.language) return undefined
    if (head.size !== origin.size || head.changed !== origin.changed) return undefined
    if (head.tokenizer !== origin.tokenizer) return undefined
    const { axes, count, fingerprint } = head
    const expected = HEAD_BYTES + (count + 1 + slotCount(count) + count) * 4 + count * axes + head.keyBytes
    // Nothing is allocated for a length that the file has not.
    if ((await file.stat()).size !== expected) return undefined
    const table: VectorTable = {
      axes,
      count,
      keyOffsets: new Uint32Array(count + 1),
      slots: new Uint32Array(slotCount(count)),
      scales: new Float32Array(count),
      rows: new Int8Array(count * axes),
      keyBytes: new Uint8Array(head.keyBytes),
    }
    let [at, crc] = [HEAD_BYTES, 0]
    for (const array of arraysOf(table)) {
      await moveBytes(array, async (piece) => {
        await file.read(piece, 0, piece.length, at)
        at += piece.length
        crc = crc32(piece, crc)
      })
    }
    if (crc !== head.crc) return undefined
    return { table, fingerprint }
  } finally {
    await file.close()
  }
}

async function moveBytes(array: ArrayBufferView, move: (piece: Uint8Array) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < array.byteLength; from += PIECE) {
    await move(new Uint8Array(array.buffer, array.byteOffset + from, Math.min(PIECE, array.byteLength - from)))
  }
}

function parseHead(text: string): Head | undefined {
  try {
    const head = JSON.parse(text) as Partial<Head>
    return head.format === 'conceptlite background' ? (head as Head) : undefined
  } catch {
    return undefined
  }
}
