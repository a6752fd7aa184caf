import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ByteRuns } from '../../byteRuns.js'
import type { RangeReader } from '../../storedChunk.js'
import { BYTES_PER_TURN, type ChunkAccess } from './chunkAccess.js'

/** Reads parts that are stored as chunks. */
export interface ChunkReader {
  /** Fills `target` with a part; false when a chunk is missing. Throws `DamagedSnapshot` for changed bytes. */
  read(part: number, target: Uint8Array): Promise<boolean>
  /** Fills places of `target` with ranges of a part, reading no chunk twice. Returns false and throws as `read` does. */
  readRuns(part: number, runs: ByteRuns, target: Uint8Array): Promise<boolean>
}

/** A chunk is unpacked as a whole for this many further ranges, or for one range that has at least DENSE_SHARE of it. */
const DENSE_RUNS = 16
const DENSE_SHARE = 1 / 16

export const createChunkReader = (access: ChunkAccess): ChunkReader => ({
  read: (part, target) => readPart(access, part, target),
  readRuns: (part, runs, target) => readRuns(access, part, runs, target),
})

async function readPart({ findBytes, reading }: ChunkAccess, part: number, target: Uint8Array): Promise<boolean> {
  let [place, at] = [0, 0]
  /** Reads chunks for one turn of the event loop; false when one is missing. */
  const readSome = (): boolean => {
    for (const end = at + BYTES_PER_TURN; at < target.length && at < end; place++) {
      const rest = target.subarray(at)
      const data = findBytes(part, place, rest)
      if (data === undefined) return false
      if (data.buffer !== target.buffer) target.set(data, at)
      at += data.length
    }
    return true
  }
  while (at < target.length) {
    if (at > 0) await nextTurn()
    if (!(await reading(readSome))) return false
  }
  return true
}

async function readRuns(
  { sql, findRanges, reading }: ChunkAccess,
  part: number,
  runs: ByteRuns,
  target: Uint8Array,
): Promise<boolean> {
  // All chunks of a part but the last have one size: that of the version that wrote it.
  const size = await reading(() => sql.sizeOfChunk.get(part))
  if (size === undefined) return runs.count === 0
  let [run, done] = [0, 0]
  /** Opens the chunk that has the byte `at`, which is in the run `run`. */
  const rangesAt = (at: number): RangeReader | undefined => {
    const place = Math.floor(at / size)
    const later = run + DENSE_RUNS
    const isDense =
      (later < runs.count && Math.floor(runs.starts[later]! / size) === place) ||
      runs.lengths[run]! - done >= size * DENSE_SHARE
    return findRanges(part, place, isDense)
  }
  /** Reads runs for one turn of the event loop; false when a chunk is missing. A run may continue in the next chunk. */
  const readSome = (): boolean => {
    let place = -1
    let ranges: RangeReader | undefined
    for (let bytesRead = 0; run < runs.count; ) {
      const at = runs.starts[run]! + done
      if (Math.floor(at / size) !== place) {
        if (bytesRead >= BYTES_PER_TURN) return true
        bytesRead += size
        place = Math.floor(at / size)
        ranges = rangesAt(at)
      }
      const from = at - place * size
      const some = ranges?.(from, from + runs.lengths[run]! - done)
      if (some === undefined || some.length === 0) return false
      target.set(some, runs.targets[run]! + done)
      done += some.length
      if (done < runs.lengths[run]!) continue
      run++
      done = 0
    }
    return true
  }
  for (let isFirst = true; run < runs.count; isFirst = false) {
    if (!isFirst) await nextTurn()
    if (!(await reading(readSome))) return false
  }
  return true
}
