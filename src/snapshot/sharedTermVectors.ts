import { sharedFloat32, sharedUint32 } from '../compute/shared.js'
import { NONE } from './base.js'
import { DamagedSnapshot, type PartArray, type PartSink } from './parts.js'

/**
 * Where term vectors are stored if a snapshot shares those of a full build, whose terms had other numbers: the rows of the full
 * build first, then the other rows.
 */
export interface TermRows {
  /** Rows of the full build. */
  readonly sharedRows: number
  /** The stored row of each term with a vector. */
  readonly termRows: Uint32Array
}

/**
 * Where to store the vectors of the terms of a snapshot that extends another one. `sources` has the previous number of each term
 * that keeps its vector. A number at or above `previous.termCount` marks any other term.
 */
export function placeTermVectors(
  previous: Partial<TermRows> & { readonly termCount: number },
  sources: Uint32Array,
): TermRows {
  const { termRows: before, termCount, sharedRows = termCount } = previous
  const termRows = sharedUint32(sources.length)
  let next = sharedRows
  for (let term = 0; term < sources.length; term++) {
    const source = sources[term]!
    const row = source >= termCount ? NONE : (before?.[source] ?? source)
    termRows[term] = row < sharedRows ? row : next++
  }
  return { sharedRows, termRows }
}

/** Writes the vectors of terms, of `axes` numbers each, after those that are shared. */
export async function writeTermVectors(
  sink: PartSink,
  name: string,
  { termVectors, axes, sharedRows, termRows }: TermRows & { readonly termVectors: Float32Array; readonly axes: number },
): Promise<void> {
  const more: number[] = []
  for (let term = 0; term < termRows.length; term++) if (termRows[term]! >= sharedRows) more.push(term)
  const rows = new Float32Array(more.length * axes)
  for (const [i, term] of more.entries()) {
    rows.set(termVectors.subarray(term * axes, (term + 1) * axes), i * axes)
  }
  await sink.grow!(name, sharedRows * axes, rows)
}

/** The vectors of terms in the order of the terms. */
export function orderTermVectors(stored: PartArray, termRows: Uint32Array, axes: number): Float32Array {
  const rows = stored as Float32Array
  const ordered = sharedFloat32(termRows.length * axes)
  for (let from = 0; from < termRows.length; ) {
    const first = termRows[from]!
    let to = from + 1
    // Rows that follow each other where they are stored are copied at once.
    while (to < termRows.length && termRows[to] === first + to - from) to++
    const end = (first + to - from) * axes
    if (end > rows.length) throw new DamagedSnapshot()
    ordered.set(rows.subarray(first * axes, end), from * axes)
    from = to
  }
  return ordered
}
