import type { Compute } from '../compute/compute.js'
import type { QuantizedRows } from '../math/quantization/quantizedRows.js'
import type { HalfByteDigits, ResidualDigits } from '../math/quantization/residualDigits.js'

/**
 * Vectors of documents, rows of unit length or all zero if unknown. They are half of a large snapshot, and a question
 * seldom needs more than the rounded rows and a few exact ones.
 */
export interface DocumentVectors {
  /** All of them, documents x axes. Those of few documents are cached. */
  all(): Promise<Float32Array>
  /** All of them in the order of documents, some at a time, for a pass that needs no more. Those of few documents are cached. */
  pieces(): AsyncIterable<VectorPiece>
  /**
   * Those of some documents. In a large project few are read individually without caching; so are any with `onlyOnce`,
   * for vectors that are not needed again, as in the next build.
   */
  of(documents: ArrayLike<number>, request?: { readonly onlyOnce: boolean }): Promise<SomeVectors>
  /** Residual digits of the rounded rows; undefined if exact rows are stored. Cached. */
  digits(): Promise<ResidualDigits | undefined>
  /**
   * All of them in bytes, as stored by the build or computed from the exact ones; undefined for few documents. If all
   * are read anyway, the exact rows are included. Cached.
   */
  rounded(compute: Compute): Promise<QuantizedRows> | undefined
  /**
   * Reads the bytes of `requested` documents for one caller, so that a process gives its first answers sooner. Undefined where they
   * are too many, once all are read, and once as much was read in this way as reading all takes.
   */
  firstReader(requested: number): RoundedReader | undefined
  /** Whether bytes were read for callers by `firstReader`, and all are neither read nor being read. */
  isPartlyRead(): boolean
  /** The number of first documents whose stored vectors a snapshot of `count` documents can share; 0 in memory. */
  shared(count: number): number
}

/** Gives the vectors of some documents in bytes, in the order of these. */
export type RoundedReader = (documents: ArrayLike<number>, compute: Compute) => Promise<QuantizedRows>

/** Rows of consecutive documents. */
export interface VectorPiece {
  /** The first document. */
  readonly first: number
  readonly rows: Float32Array
}

/** Rows of some documents: that of the i-th is row `indexes[i]`. */
export interface SomeVectors {
  readonly rows: Float32Array
  readonly indexes: ArrayLike<number>
}

/** Vectors of documents in two digits for each axis, and the bound of what the first digit leaves. */
export interface EncodedRows {
  /** Documents x stride. */
  readonly matrix: Int8Array
  readonly digits: HalfByteDigits
  readonly scales: Float32Array
  readonly losses: Float32Array
}

/** Vectors of documents, documents x axes, or in digits. */
export type VectorRows = Float32Array | EncodedRows

/** Vectors of documents to write. */
export interface BuiltVectors<Rows extends VectorRows = VectorRows> {
  /** Number of first documents whose vectors are shared with the snapshot that is extended. */
  readonly reused: number
  /** Vectors of the other documents. */
  readonly rows: Rows
}

/** The two records of a snapshot that have vectors of documents: the concept space, and the latent axes of ranking. */
export type VectorRecord = 'space' | 'ranking'

export interface VectorShape {
  readonly record: VectorRecord
  /** Number of documents. */
  readonly count: number
  readonly axes: number
}

/** The vector of the i-th of some documents, as a view. */
export const vectorOf = ({ rows, indexes }: SomeVectors, axes: number, i: number): Float32Array =>
  rows.subarray(indexes[i]! * axes, (indexes[i]! + 1) * axes)

/** If more than one row in this many is needed, reading them individually takes as long as reading all. */
const SINGLE_SHARE = 64

/** The number of rows of a pass over all that takes as long as reading `requested` rows individually. */
export const rowsInTime = (requested: number): number => requested * SINGLE_SHARE

/** Whether so few of `count` rows are requested that each is read by itself. */
export const areFew = (requested: number, count: number): boolean => rowsInTime(requested) <= count

/** The least number of requested rows that are not few. */
export const leastOfMany = (count: number): number => Math.floor(count / SINGLE_SHARE) + 1

/** The requested documents without duplicates, and the index of each document among them. */
export function distinct(documents: ArrayLike<number>): {
  readonly requested: ArrayLike<number>
  readonly indexes: Uint32Array
} {
  if (isAscending(documents)) {
    return { requested: documents, indexes: new Uint32Array(documents.length).map((_, index) => index) }
  }
  const requested: number[] = []
  const indexOf = new Map<number, number>()
  const indexes = Uint32Array.from(documents, (document) => {
    let index = indexOf.get(document)
    if (index === undefined) {
      index = requested.push(document) - 1
      indexOf.set(document, index)
    }
    return index
  })
  return { requested, indexes }
}

/** Whether each number is larger than the one before it. */
function isAscending(numbers: ArrayLike<number>): boolean {
  for (let i = 1; i < numbers.length; i++) if (numbers[i]! <= numbers[i - 1]!) return false
  return true
}
