import { unpackString } from '../compute/shared.js'
import type { Space, TermTable } from './snapshot.js'

const numbersByTable = new WeakMap<TermTable, Map<string, number>>()

/** Number of a term id, or -1 when no document of the project has it. The look-up is made once a table. */
export function termNumber(terms: TermTable, id: string): number {
  let numbers = numbersByTable.get(terms)
  if (numbers === undefined) {
    numbers = new Map()
    for (let term = 0; term < terms.count; term++) numbers.set(unpackString(terms.ids, term), term)
    numbersByTable.set(terms, numbers)
  }
  return numbers.get(id) ?? -1
}

/** `stem|lang` of a term; several words joined by a space. */
export const termId = (terms: TermTable, term: number): string => unpackString(terms.ids, term)

/** The most common surface text of a term. */
export const termDisplay = (terms: TermTable, term: number): string => unpackString(terms.displays, term)

/** Surface texts of a term with the number of their occurrences, most frequent first. */
export function termSurfaces(terms: TermTable, term: number): [text: string, count: number][] {
  const surfaces: [string, number][] = []
  for (let i = terms.surfaceOffsets[term]!; i < terms.surfaceOffsets[term + 1]!; i++) {
    surfaces.push([unpackString(terms.surfaceTexts, i), terms.surfaceCounts[i]!])
  }
  return surfaces
}

/** The unit vector of a term as a view, or undefined when the space knows nothing about it. */
export function termVector(space: Space, term: number): Float32Array | undefined {
  if (term < 0 || term >= space.termCount) return undefined
  const vector = space.termVectors.subarray(term * space.axes, (term + 1) * space.axes)
  return vector.some((value) => value !== 0) ? vector : undefined
}

/** The unit vector of a document as a view; all zero for a document without terms. */
export function documentVector(space: Space, document: number): Float32Array {
  return space.documentVectors.subarray(document * space.axes, (document + 1) * space.axes)
}
