import { sharedInt8, sharedUint8 } from '../compute/shared.js'
import { addedDocuments, type SnapshotBase } from './base.js'
import type { PartArray, PartSink, PartSource } from './parts.js'
import { readRecord, writeHead } from './records.js'
import { inOrder, pickOccurrenceValues } from './sharedOccurrences.js'
import type { OccurrencePlaces } from './sharedPlaces.js'
import type { Occurrences, SentimentLayer } from './snapshot.js'

const RECORD = 'sentiment'
/** The arrays that are stored in the order in which their occurrences are. */
const SHARED = ['occurrenceLabels', 'occurrenceConfidences']

/** Sentiment of a snapshot that has that of its base, and where its values belong. */
export interface SharedSentiment {
  readonly layer: SentimentLayer
  readonly base: SnapshotBase
  readonly occurrences: Pick<Occurrences, 'offsets'>
}

/** Writes the sentiment of added documents after that of the base, which is shared. */
export async function writeSharedSentiment(
  sink: PartSink,
  { layer, base, occurrences }: SharedSentiment,
): Promise<void> {
  const grow = sink.grow!
  const documents = addedDocuments(base, layer.documentLabels.length)
  const valuesOf = <Values extends Int8Array | Uint8Array>(values: Values): Values =>
    pickOccurrenceValues(values, occurrences.offsets, documents)
  await grow(`${RECORD}.occurrenceLabels`, base.occurrences, valuesOf(layer.occurrenceLabels))
  await grow(`${RECORD}.occurrenceConfidences`, base.occurrences, valuesOf(layer.occurrenceConfidences))
  const others = (Object.entries(layer) as [string, PartArray][]).filter(([name]) => !SHARED.includes(name))
  for (const [name, array] of others) await sink.write(`${RECORD}.${name}`, array)
  await writeHead(sink, RECORD, { sharesBase: true }, [...SHARED, ...others.map(([name]) => name)])
}

interface ReadRequest {
  places(): Promise<OccurrencePlaces>
}

/** The sentiment of a stored snapshot that extends another one; undefined when it has none. */
export async function readSharedSentiment(
  source: PartSource,
  { places }: ReadRequest,
): Promise<SentimentLayer | undefined> {
  const found = await readRecord<SentimentLayer>(source, RECORD)
  if (found?.sharesBase !== true) return found
  const at = await places()
  return {
    ...found,
    occurrenceLabels: await inOrder(found.occurrenceLabels, at, sharedInt8),
    occurrenceConfidences: await inOrder(found.occurrenceConfidences, at, sharedUint8),
  }
}
