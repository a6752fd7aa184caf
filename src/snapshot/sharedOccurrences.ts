import { setImmediate as nextTurn } from 'node:timers/promises'
import { inSteps } from '../compute/eventLoopBudget.js'
import { sharedUint8, sharedUint16, sharedUint32 } from '../compute/shared.js'
import { type SnapshotBase, termsOfBase } from './base.js'
import { DamagedSnapshot, type PartArray, type PartRuns, type PartSink, type PartSource } from './parts.js'
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
  const places = await readPlaces(source, base, count)
  const { offsets, firsts } = places
  const fill = await openOrderedReading(source, places)
  const total = offsets.at(-1)!
  const terms = await fill(`${RECORD}.terms`, sharedUint32(total))
  const starts = await fill(`${RECORD}.starts`, sharedUint32(total))
  const lengths = await fill(`${RECORD}.lengths`, sharedUint16(total))
  const fragments = await fill(`${RECORD}.fragments`, sharedUint8(total))
  const sharedTerms = termsOfBase(base)
  for (let document = 0; document < count; document++) {
    if (firsts[document]! >= base.occurrences) continue
    for (let i = offsets[document]!; i < offsets[document + 1]!; i++) terms[i] = sharedTerms[terms[i]!]!
    if (document % DOCUMENTS_PER_TURN === 0) await nextTurn()
  }
  return { offsets, terms, starts, lengths, fragments }
}

/** Documents whose terms are renumbered, or that are placed, before the event loop turns: some milliseconds. */
const DOCUMENTS_PER_TURN = 1 << 16

/** Reads the values of a part that has one for each occurrence, in the order of the snapshot, and returns them. */
export type ReadOrdered = <Values extends PartArray>(name: string, values: Values) => Promise<Values>

/** Opens reading of values of occurrences, each to where it belongs: reading all as they are stored first would take as much memory again. */
export async function openOrderedReading({ stored }: PartSource, places: OccurrencePlaces): Promise<ReadOrdered> {
  if (stored === undefined) throw new DamagedSnapshot()
  const runs = await inSteps(orderRuns(places))
  return async (name, values) => {
    await stored.fillRuns(name, values, runs)
    return values
  }
}

/** What is read to where: documents that follow each other both in the snapshot and where they are stored are one range. */
function* orderRuns({ offsets, firsts }: OccurrencePlaces): Generator<undefined, PartRuns> {
  const runs = { froms: [] as number[], lengths: [] as number[], targets: [] as number[] }
  let from = 0
  for (let document = 1; document <= firsts.length; document++) {
    if (document % DOCUMENTS_PER_TURN === 0) yield
    const length = offsets[document]! - offsets[from]!
    if (firsts[document] === firsts[from]! + length) continue
    runs.froms.push(firsts[from]!)
    runs.lengths.push(length)
    runs.targets.push(offsets[from]!)
    from = document
  }
  return runs
}
