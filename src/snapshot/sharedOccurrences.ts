import { setImmediate as nextTurn } from 'node:timers/promises'
import { inSteps } from '../compute/eventLoopBudget.js'
import { sharedUint8, sharedUint16, sharedUint32 } from '../compute/shared.js'
import { type SnapshotBase, termsOfBase } from './base.js'
import { DamagedSnapshot, type PartSink, type PartSource } from './parts.js'
import { readRequiredRecord, writeHead } from './records.js'
import {
  createPlaceFinder,
  type OccurrencePlaces,
  placeOccurrences,
  type SomePlaces,
  type StoredOffsets,
} from './sharedPlaces.js'
import type { Occurrences } from './snapshot.js'

/** The occurrences of some documents, in their order. */
export function pickOccurrences(occurrences: Occurrences, documents: Uint32Array): Occurrences {
  const offsets = offsetsOf(occurrences.offsets, documents)
  const count = offsets.at(-1)!
  const picked = {
    offsets,
    terms: sharedUint32(count),
    starts: sharedUint32(count),
    lengths: sharedUint16(count),
    fragments: sharedUint8(count),
  }
  for (const [i, document] of documents.entries()) {
    const range = [occurrences.offsets[document]!, occurrences.offsets[document + 1]!] as const
    picked.terms.set(occurrences.terms.subarray(...range), offsets[i])
    picked.starts.set(occurrences.starts.subarray(...range), offsets[i])
    picked.lengths.set(occurrences.lengths.subarray(...range), offsets[i])
    picked.fragments.set(occurrences.fragments.subarray(...range), offsets[i])
  }
  return picked
}

/** Rows of the entries of some documents. */
function offsetsOf(all: Uint32Array, documents: Uint32Array): Uint32Array {
  const offsets = sharedUint32(documents.length + 1)
  for (const [i, document] of documents.entries()) {
    offsets[i + 1] = offsets[i]! + all[document + 1]! - all[document]!
  }
  return offsets
}

/** Values of the occurrences of some documents, in their order. */
export function pickOccurrenceValues<Values extends Int8Array | Uint8Array>(
  values: Values,
  all: Uint32Array,
  documents: Uint32Array,
): Values {
  const offsets = offsetsOf(all, documents)
  const picked = new (values.constructor as { new (length: number): Values })(offsets.at(-1)!)
  for (const [i, document] of documents.entries()) {
    picked.set(values.subarray(all[document]!, all[document + 1]!), offsets[i])
  }
  return picked
}

const RECORD = 'occurrences'

/** Writes the occurrences of added documents after those of the base, which are shared. */
export async function writeSharedOccurrences(sink: PartSink, base: SnapshotBase, added: Occurrences): Promise<void> {
  const grow = sink.grow!
  await grow(`${RECORD}.offsets`, base.documentCount + 1, new Uint32Array(0))
  await grow(`${RECORD}.terms`, base.occurrences, added.terms)
  await grow(`${RECORD}.starts`, base.occurrences, added.starts)
  await grow(`${RECORD}.lengths`, base.occurrences, added.lengths)
  await grow(`${RECORD}.fragments`, base.occurrences, added.fragments)
  await sink.write(`${RECORD}.addedOffsets`, added.offsets)
  await writeHead(sink, RECORD, {}, ['offsets', 'terms', 'starts', 'lengths', 'fragments', 'addedOffsets'])
}

/** Occurrences as they are stored: those of the base with its numbers, then those of added documents. */
interface StoredOccurrences extends Occurrences {
  /** Rows of the added entries by added document, counted from 0. */
  readonly addedOffsets: Uint32Array
}

const readOffsets = (source: PartSource): Promise<StoredOffsets> =>
  readRequiredRecord<StoredOffsets>(source, RECORD, { leftOut: ['terms', 'starts', 'lengths', 'fragments'] })

/** Reads where the occurrences of a snapshot of `count` documents are stored. */
export async function readPlaces(source: PartSource, base: SnapshotBase, count: number): Promise<OccurrencePlaces> {
  return await inSteps(placeOccurrences(await readOffsets(source), base, count))
}

/** Finds where the occurrences of some documents of a snapshot are stored, and the numbers of their terms. */
export interface PlaceFinder {
  readonly find: (documents: ArrayLike<number>) => SomePlaces
  /** The number of stored occurrences of the base. */
  readonly sharedCount: number
  /** The number in the snapshot of each term of the base, which its occurrences name. */
  readonly sharedTerms: Uint32Array
}

/** Reads what says where the occurrences of a snapshot are stored. */
export async function readPlaceFinder(source: PartSource, base: SnapshotBase): Promise<PlaceFinder> {
  const find = createPlaceFinder(await readOffsets(source), base)
  return { find, sharedCount: base.occurrences, sharedTerms: termsOfBase(base) }
}

/** The occurrences of a snapshot of `count` documents. */
export async function readSharedOccurrences(
  source: PartSource,
  base: SnapshotBase,
  count: number,
): Promise<Occurrences> {
  const stored = await readRequiredRecord<StoredOccurrences>(source, RECORD)
  const places = await inSteps(placeOccurrences(stored, base, count))
  const terms = await inOrder(stored.terms, places, sharedUint32)
  const starts = await inOrder(stored.starts, places, sharedUint32)
  const lengths = await inOrder(stored.lengths, places, sharedUint16)
  const fragments = await inOrder(stored.fragments, places, sharedUint8)
  const sharedTerms = termsOfBase(base)
  for (let document = 0; document < count; document++) {
    if (places.firsts[document]! >= base.occurrences) continue
    for (let i = places.offsets[document]!; i < places.offsets[document + 1]!; i++) terms[i] = sharedTerms[terms[i]!]!
    if (document % DOCUMENTS_PER_TURN === 0) await nextTurn()
  }
  return { offsets: places.offsets, terms, starts, lengths, fragments }
}

/** Documents whose terms are renumbered before the event loop turns: some milliseconds. */
const DOCUMENTS_PER_TURN = 1 << 16
/** Numbers that are copied before the event loop turns. */
const COPIED_PER_TURN = 1 << 20

type Numbers = Uint32Array | Uint16Array | Uint8Array | Int8Array

/** Values of occurrences in the order of the snapshot. */
export async function inOrder<Values extends Numbers>(
  stored: Values,
  { offsets, firsts }: OccurrencePlaces,
  allocate: (length: number) => Values,
): Promise<Values> {
  const ordered = allocate(offsets.at(-1)!)
  const count = firsts.length
  let copied = 0
  for (let from = 0; from < count; ) {
    const first = firsts[from]!
    let to = from + 1
    // Documents that follow each other where they are stored are copied at once.
    while (to < count && firsts[to] === first + offsets[to]! - offsets[from]!) to++
    const length = offsets[to]! - offsets[from]!
    if (first + length > stored.length) throw new DamagedSnapshot()
    ordered.set(stored.subarray(first, first + length), offsets[from])
    from = to
    copied += length
    if (copied < COPIED_PER_TURN) continue
    copied = 0
    await nextTurn()
  }
  return ordered
}
