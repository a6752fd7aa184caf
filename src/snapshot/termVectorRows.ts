import { memoizeAsync } from '../compute/memoizeAsync.js'
import { areFew, type SomeVectors } from './documentVectors.js'
import { DamagedSnapshot, type PartSource } from './parts.js'
import { orderTermVectors, type TermRows } from './sharedTermVectors.js'

/** Vectors of terms. A question needs only a few of them. */
export interface TermVectors {
  /** All of them, in the order of terms. Cached. */
  all(): Promise<Float32Array>
  /** The vectors of some terms. In a large project, a few are read without the others. */
  of(terms: ArrayLike<number>): Promise<SomeVectors>
  /** All of them for one use, in the order in which they are found, with the row of each term. */
  unordered(): Promise<UnorderedVectors>
}

/** Vectors of terms; without `termRows` they are in the order of terms. */
export interface UnorderedVectors {
  readonly rows: Float32Array
  readonly termRows?: Uint32Array | undefined
}

/** Shorter arrays are read as a whole, which takes some milliseconds. */
const LEAST_BYTES = 4 << 20

interface TermVectorShape {
  /** Name of the part. */
  readonly name: string
  readonly axes: number
  readonly termCount: number
  /** The stored row of each term; undefined if rows are in the order of terms. */
  readonly termRows?: TermRows['termRows'] | undefined
  /** All of them, as long as they are in memory anyway. */
  readonly inMemory?: (() => Float32Array | undefined) | undefined
  /** Shorter arrays are read as a whole. Default: 4 MiB. */
  readonly leastBytes?: number | undefined
}

/** The vectors of terms of a stored snapshot. */
export function openTermVectors(source: PartSource, shape: TermVectorShape): TermVectors {
  const { name, axes, termCount, termRows, inMemory, leastBytes = LEAST_BYTES } = shape
  let known: Float32Array | undefined
  const read = async (): Promise<Float32Array> => {
    const rows = await source.read(name)
    if (rows instanceof Float32Array) return rows
    throw new DamagedSnapshot()
  }
  const all = memoizeAsync(async (): Promise<Float32Array> => {
    known = inMemory?.()
    if (known !== undefined) return known
    const rows = await read()
    known = termRows === undefined ? rows : orderTermVectors(rows, termRows, axes)
    return known
  })
  const stored = termCount * axes * 4 < leastBytes ? undefined : source.stored
  return {
    all,
    async of(terms) {
      if (known !== undefined || stored === undefined || !areFew(terms.length, termCount))
        return { rows: await all(), indexes: terms }
      const requested = termRows === undefined ? terms : Uint32Array.from(terms, (term) => termRows[term]!)
      const rows = (await stored.rows(name, axes, requested)) as Float32Array
      return { rows, indexes: Uint32Array.from(terms, (_, i) => i) }
    },
    async unordered() {
      const ordered = known ?? inMemory?.()
      if (ordered !== undefined) return { rows: ordered }
      const rows = await read()
      if (termRows?.some((row) => (row + 1) * axes > rows.length)) throw new DamagedSnapshot()
      return { rows, termRows }
    },
  }
}
