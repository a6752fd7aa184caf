import { statSync } from 'node:fs'

/**
 * Times of files are those of the last tick of a clock, so two writes in one tick leave the same time. Our choice: a state is known to be
 * the only one of its time after this many milliseconds, which also covers file systems that keep whole seconds.
 */
const SETTLED_MILLISECONDS = 2_000

/**
 * What differs after each write to a database in a file, by any process: which file it and its log are, how long, and when they changed.
 * Undefined if the file is missing, if it was changed so recently that a later change may look the same, and on Windows, where the time of
 * a change may be recorded when a file is closed.
 */
export function stateOfFile(path: string, now = Date.now()): string | undefined {
  if (process.platform === 'win32') return undefined
  const database = statSync(path, { bigint: true, throwIfNoEntry: false })
  if (database === undefined) return undefined
  const log = statSync(`${path}-wal`, { bigint: true, throwIfNoEntry: false })
  const files = log === undefined ? [database] : [database, log]
  if (files.some(({ ctimeMs }) => now - Number(ctimeMs) < SETTLED_MILLISECONDS)) return undefined
  return files.map(({ dev, ino, size, ctimeNs }) => `${dev} ${ino} ${size} ${ctimeNs}`).join(', ')
}
