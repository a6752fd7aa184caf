export type PartArray = Uint8Array | Int8Array | Uint16Array | Uint32Array | Int32Array | Float32Array | Float64Array
/** A part is a typed array, or a string of JSON for small records. */
export type Part = PartArray | string

/** The destination of a snapshot, written part by part; each name is written once. */
export interface PartSink {
  /** `before` is the same part of the snapshot that is extended. Chunks that are equal in both are shared, if they still exist. */
  write(name: string, part: Part, before?: PartArray): Promise<void>
  /**
   * Writes a part that begins with the first entries of the same part of the snapshot that is extended; those are
   * neither read nor written. Throws `DamagedSnapshot` if they no longer exist. Undefined if nothing is extended, or
   * parts are in memory.
   */
  readonly grow?: ((name: string, reused: number, more: PartArray) => Promise<void>) | undefined
  /** True if parts are the memory that they were written from; derived data then needs no parts. */
  readonly inMemory?: boolean | undefined
}

/** The entries of a part that are shared with the same part of the snapshot that is extended, and those that follow. */
interface BuiltRows {
  readonly reused: number
  readonly rows: PartArray
}

/** Writes a part that may share its first entries. */
export async function writeRows(sink: PartSink, name: string, { reused, rows }: BuiltRows): Promise<void> {
  if (reused === 0) await sink.write(name, rows)
  else await sink.grow!(name, reused, rows)
}

/** The source of parts. Arrays have the type with which they were written; undefined for a missing part. */
export interface PartSource {
  read(name: string): Promise<Part | undefined>
  /** Undefined where parts are in memory. */
  readonly stored?: StoredParts | undefined
}

/** Reads from stored parts what a caller needs of them, since a whole part takes time and memory. */
export interface StoredParts {
  /** Reads a part into an array of its type and length; false when there is no such part. */
  fill(name: string, target: PartArray): Promise<boolean>
  /** Rows of `width` numbers of a part in the requested order, as an array of its type. */
  rows(name: string, width: number, requested: ArrayLike<number>): Promise<PartArray>
  /** As `rows`, but into the beginning of an array of this type. */
  fillRows(name: string, width: number, requested: ArrayLike<number>, target: PartArray): Promise<void>
  /** An array of the type and length of a part, whose numbers are all 0; undefined when there is no such part. */
  allocate(name: string): Promise<PartArray | undefined>
  /** Reads ranges of a part, which do not overlap, to places of an array of its type. */
  fillRuns(name: string, target: PartArray, runs: PartRuns): Promise<void>
}

/** Ranges of a part: range i is `lengths[i]` numbers from number `froms[i]` on, which are read to place `targets[i]`. */
export interface PartRuns {
  readonly froms: ArrayLike<number>
  readonly lengths: ArrayLike<number>
  readonly targets: ArrayLike<number>
}

/** The numbers `from` to `to` (exclusive) of a part, for the same places of an array. */
export const inPlace = (from: number, to: number): PartRuns => ({
  froms: [from],
  lengths: [to - from],
  targets: [from],
})

/**
 * Arrays of an opened snapshot whose memory is reserved and whose numbers are read on demand. The system provides memory only when
 * it is first written. A search without a filter needs only the postings of its terms, and often only one term vector. Other
 * questions read everything first.
 */
export interface LaterParts {
  /** Whether all are read. */
  isRead(): boolean
  /** Reads all of them but `distinct` of the postings, once. */
  read(): Promise<void>
  /** Reads `distinct` of the postings, once. */
  readDistinct(): Promise<void>
  /** Reads the documents of the postings of some terms. */
  readPostings(terms: Iterable<number>): Promise<void>
  /** Whether the vectors of all terms are read. */
  areVectorsRead(): boolean
  /** Reads the vector of a term. */
  readVector(term: number): Promise<void>
  /** Reads the vectors of all terms, once. */
  readVectors(): Promise<void>
}

/** A stored snapshot is damaged; only a build of all documents can repair it. */
export class DamagedSnapshot extends Error {
  override name = 'DamagedSnapshot'

  constructor() {
    super('What the last build has stored is damaged. Build the project again, with full_build.')
  }
}

/** A part that a snapshot cannot be without. Throws `DamagedSnapshot` if it is missing. */
export async function readRequired<Found extends Part>(
  { read }: Pick<PartSource, 'read'>,
  name: string,
): Promise<Found> {
  const part = await read(name)
  if (part === undefined) throw new DamagedSnapshot()
  return part as Found
}

/** Reads such a part into an array of its type and length. Throws `DamagedSnapshot` if it is missing. */
export async function fillRequired(stored: StoredParts, name: string, target: PartArray): Promise<void> {
  if (!(await stored.fill(name, target))) throw new DamagedSnapshot()
}
