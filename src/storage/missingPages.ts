import { closeSync, openSync, readSync, statSync } from 'node:fs'
import type { Database } from './database.js'

const LOG_HEADER_BYTES = 32
const FRAME_HEADER_BYTES = 24
/**
 * Offsets of the two salts in the header of the log and in the header of a frame. A frame whose salts differ from those of the log
 * is from an earlier use of the log.
 */
const HEADER_SALTS = 16
const FRAME_SALTS = 8
const SALT_BYTES = 8

/**
 * Number of pages that a database should have and that are neither in its file nor in its log, for example because a copy was
 * interrupted. SQLite notices them itself only where the log is empty. The log is read where the file is shorter than the database,
 * because its last pages may not have been copied from the log yet.
 */
export function countMissingPages(database: Database): number {
  const read = (name: string): number => Number(database.pragma(name, { simple: true }))
  // Within a transaction no other process can restart the log.
  database.exec('BEGIN')
  try {
    const pages = read('page_count')
    const pageBytes = read('page_size')
    const inFile = Math.floor(statSync(database.name).size / pageBytes)
    if (inFile >= pages) return 0
    const inLog = pagesOfLog(`${database.name}-wal`, pageBytes)
    let missing = 0
    for (let page = inFile + 1; page <= pages; page++) if (!inLog.has(page)) missing++
    return missing
  } finally {
    database.exec('COMMIT')
  }
}

/** Numbers of the pages in a log. See https://www.sqlite.org/fileformat2.html#the_write_ahead_log */
function pagesOfLog(path: string, pageBytes: number): Set<number> {
  const found = new Set<number>()
  let log: number
  try {
    log = openSync(path, 'r')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return found
    throw error
  }
  try {
    const header = Buffer.alloc(LOG_HEADER_BYTES)
    readSync(log, header, 0, LOG_HEADER_BYTES, 0)
    const salts = header.subarray(HEADER_SALTS, HEADER_SALTS + SALT_BYTES)
    const frame = Buffer.alloc(FRAME_HEADER_BYTES)
    for (let at = LOG_HEADER_BYTES; ; at += FRAME_HEADER_BYTES + pageBytes) {
      if (readSync(log, frame, 0, FRAME_HEADER_BYTES, at) < FRAME_HEADER_BYTES) return found
      if (!frame.subarray(FRAME_SALTS, FRAME_SALTS + SALT_BYTES).equals(salts)) return found
      found.add(frame.readUInt32BE(0))
    }
  } finally {
    closeSync(log)
  }
}
