import { DamagedSnapshot, type PartArray, type PartSource, type StoredParts } from '../snapshot/parts.js'
import { type ByteRuns, runsOfNumbers, runsOfRows } from './byteRuns.js'
import { SnapshotReplaced } from './failures.js'
import { bytesPerNumber, fromBytes, HEAD } from './snapshotParts.js'

/** A stored part: the type of its array, and its length. */
export interface StoredPart {
  readonly type: string
  readonly bytes: number
}

/** How a storage reads the parts of one version of a snapshot. */
export interface PartReader<Part extends StoredPart> {
  /** The part of this name; undefined when there is none. */
  find(name: string): Promise<Part | undefined>
  /** Whether the snapshot is still the current one. */
  isCurrent(): Promise<boolean>
  /** Fills `target` with a part; false when a chunk is missing. Throws `DamagedSnapshot` for changed bytes. */
  read(part: Part, target: Uint8Array): Promise<boolean>
  /** Fills places of `target` with ranges of the part; returns and throws as `read`. */
  readRuns(part: Part, runs: ByteRuns, target: Uint8Array): Promise<boolean>
}

/** The source of parts that are stored in chunks. A version that was removed meanwhile throws, as does a damaged one. */
export function storedSource<Part extends StoredPart>(reader: PartReader<Part>): PartSource {
  const incomplete = async (): Promise<Error> =>
    (await reader.isCurrent()) ? new DamagedSnapshot() : new SnapshotReplaced()
  const findPart = async (name: string): Promise<Part | undefined> => {
    const found = await reader.find(name)
    if (found !== undefined || name === HEAD) return found
    if ((await reader.find(HEAD)) === undefined) throw await incomplete()
    return undefined
  }
  const readRuns = async (found: Part, runs: ByteRuns, target: Uint8Array): Promise<void> => {
    if (runs.count > 0 && !(await reader.readRuns(found, runs, target))) throw await incomplete()
  }
  const readRows = (found: Part, width: number, requested: ArrayLike<number>, target: Uint8Array) => {
    const starts = Float64Array.from(requested, (row) => row * width)
    return readRuns(found, runsOfRows(starts, width), target)
  }
  const stored: StoredParts = {
    async fill(name, target) {
      const found = await findPart(name)
      if (found === undefined) return false
      const bytes = bytesOfArray(target)
      if (found.bytes !== bytes.length) throw new DamagedSnapshot()
      if (!(await reader.read(found, bytes))) throw await incomplete()
      return true
    },
    async rows(name, width, requested) {
      const found = await findPart(name)
      if (found === undefined) throw await incomplete()
      const bytes = width * bytesPerNumber(found.type)
      const target = new SharedArrayBuffer(requested.length * bytes)
      await readRows(found, bytes, requested, new Uint8Array(target))
      return fromBytes(found.type, target) as PartArray
    },
    async fillRows(name, width, requested, target) {
      const found = await findPart(name)
      if (found === undefined) throw await incomplete()
      await readRows(found, width * bytesPerNumber(found.type), requested, bytesOfArray(target))
    },
    async allocate(name) {
      const found = await findPart(name)
      return found && (fromBytes(found.type, new SharedArrayBuffer(found.bytes)) as PartArray)
    },
    async fillRuns(name, target, runs) {
      const found = await findPart(name)
      if (found === undefined) throw await incomplete()
      const bytes = runsOfNumbers(runs, bytesPerNumber(found.type))
      if (bytes.starts.some((start, i) => start + bytes.lengths[i]! > found.bytes)) throw new DamagedSnapshot()
      await readRuns(found, bytes, bytesOfArray(target))
    },
  }
  return {
    stored,
    async read(name) {
      const found = await findPart(name)
      if (found === undefined) return undefined
      const target = new SharedArrayBuffer(found.bytes)
      if (!(await reader.read(found, new Uint8Array(target)))) throw await incomplete()
      return fromBytes(found.type, target)
    },
  }
}

const bytesOfArray = ({ buffer, byteOffset, byteLength }: PartArray): Uint8Array =>
  new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength)
