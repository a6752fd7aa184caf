import { hashBytes } from '../compute/packedNumbers.js'
import { type PackedStrings, unpackString } from '../compute/shared.js'
import { isZeroRow } from '../math/linearAlgebra/vectors.js'
import { withLastPeriods } from '../text/displayForm.js'
import { firstNotBelow } from '../typedArrays.js'
import type { Space, TermTable } from './snapshot.js'

/**
 * Term numbers + 1 by the hash of their ids, 0 for empty slots; built from the packed bytes, without creating strings.
 */
const slotsByPack = new WeakMap<PackedStrings, Uint32Array>()

/** The number of a term id, or -1 when no document of the project has it. The lookup table is built once per table. */
export const termNumber = (terms: Pick<TermTable, 'ids'>, id: string): number => numberOfId(terms.ids, id)

/** Index of a string among packed ones, the first of equal ones, or -1. The lookup table is built once per pack. */
export function numberOfId(ids: PackedStrings, id: string): number {
  let slots = slotsByPack.get(ids)
  if (slots === undefined) {
    for (const _ of lookupSteps(ids));
    slots = slotsByPack.get(ids)!
  }
  const requested = Buffer.from(id)
  const { bytes, offsets } = ids
  const mask = slots.length - 1
  for (let slot = hashBytes(requested, 0, requested.length) & mask; slots[slot] !== 0; slot = (slot + 1) & mask) {
    const term = slots[slot]! - 1
    const start = offsets[term]!
    if (offsets[term + 1]! - start !== requested.length) continue
    let same = 0
    while (same < requested.length && bytes[start + same] === requested[same]) same++
    if (same === requested.length) return term
  }
  return -1
}

/** Number of strings added to a lookup table at a time: some milliseconds. */
const IDS_A_STEP = 20_000

/** Builds a missing lookup table step by step, for callers that must not block the event loop. */
export function* lookupSteps(ids: PackedStrings): Generator<void> {
  if (slotsByPack.has(ids)) return
  const { bytes, offsets } = ids
  const count = offsets.length - 1
  let size = 16
  while (size < count * 2) size *= 2
  const slots = new Uint32Array(size)
  for (let term = 0; term < count; term++) {
    let slot = hashBytes(bytes, offsets[term]!, offsets[term + 1]!) & (size - 1)
    while (slots[slot] !== 0) slot = (slot + 1) & (size - 1)
    slots[slot] = term + 1
    if (term % IDS_A_STEP === IDS_A_STEP - 1) yield
  }
  slotsByPack.set(ids, slots)
}

/**
 * The single-word term of a word form in the project, or undefined: the build has the lemmas of all words in documents.
 */
export function termOfSurface(terms: TermTable, surface: string): number | undefined {
  const index = numberOfId(terms.surfaceTexts, surface)
  if (index < 0) return undefined
  // The last term whose surfaces begin at or before this index.
  const term = firstNotBelow(terms.surfaceOffsets, index + 1, 0, terms.count) - 1
  return terms.wordCounts[term] === 1 ? term : undefined
}

/** `lemma|lang` of a term; several words joined by a space. */
export const termId = (terms: Pick<TermTable, 'ids'>, term: number): string => unpackString(terms.ids, term)

/** The term of the first word of a phrase; -1 for a function word, which is no term. */
export function firstWordOf(terms: Pick<TermTable, 'ids'>, phrase: number): number {
  const id = termId(terms, phrase)
  return termNumber(terms, id.slice(0, id.indexOf(' ')))
}

/** The ids of several terms. */
export function termIds(terms: TermTable, numbers: Uint32Array): string[] {
  const ids: string[] = []
  for (let i = 0; i < numbers.length; i++) ids.push(termId(terms, numbers[i]!))
  return ids
}

/** The most common surface text of a term, with the last period of abbreviations, which is no part of the word (`U.S.`). */
export const termDisplay = (terms: Pick<TermTable, 'displays'>, term: number): string =>
  withLastPeriods(unpackString(terms.displays, term))

/** Surface texts of a term with their numbers of occurrences, most frequent first. */
export function termSurfaces(
  terms: Pick<TermTable, 'surfaceOffsets' | 'surfaceTexts' | 'surfaceCounts'>,
  term: number,
): [text: string, count: number][] {
  const surfaces: [string, number][] = []
  for (let i = terms.surfaceOffsets[term]!; i < terms.surfaceOffsets[term + 1]!; i++) {
    surfaces.push([unpackString(terms.surfaceTexts, i), terms.surfaceCounts[i]!])
  }
  return surfaces
}

/** The unit vector of a term as a view, or undefined if it has none. */
export function termVector(space: Space, term: number): Float32Array | undefined {
  return hasVector(space, term) ? space.termVectors.subarray(term * space.axes, (term + 1) * space.axes) : undefined
}

/** Whether a term has a vector other than zero. */
export const hasVector = ({ termCount, termVectors, axes }: Space, term: number): boolean =>
  term >= 0 && term < termCount && !isZeroRow(termVectors, term, axes)
