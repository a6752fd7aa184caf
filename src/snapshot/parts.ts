export type PartArray = Uint8Array | Int8Array | Uint16Array | Uint32Array | Int32Array | Float32Array | Float64Array
/** A part is a typed array, or a string of JSON for small records. */
export type Part = PartArray | string

/** Where a snapshot is written, part by part; a name is written once. */
export interface PartSink {
  write(name: string, part: Part): Promise<void>
  /**
   * Writes a part that begins with the first entries of the same part of the snapshot that is extended: those are neither read nor
   * written. Throws `DamagedSnapshot` where they are not there any more. Undefined where nothing is extended, or parts are in memory.
   */
  readonly grow?: ((name: string, reused: number, more: PartArray) => Promise<void>) | undefined
  /** True where parts are the memory that they were written from: what follows from others is then not worth a part. */
  readonly inMemory?: boolean | undefined
}

/** Where parts are read from. Arrays come back with the type they had; undefined when there is no such part. */
export interface PartSource {
  read(name: string): Promise<Part | undefined>
  /** Undefined where parts are in memory. */
  readonly stored?: StoredParts | undefined
}

/** Parts that take time and memory to read, for who can do with less. */
export interface StoredParts {
  /** Reads a part into an array of its type and length; false when there is no such part. */
  fill(name: string, target: PartArray): Promise<boolean>
  /** Rows of a part of numbers in four bytes, `width` a row, in the order asked for. */
  rows(name: string, width: number, requested: ArrayLike<number>): Promise<Float32Array>
}

/** A stored snapshot is not what was written: only a build can mend that. */
export class DamagedSnapshot extends Error {
  override name = 'DamagedSnapshot'

  constructor() {
    super('What the last build has stored is damaged. Build the project again.')
  }
}
