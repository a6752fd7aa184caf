import { memoizeAsync } from '../compute/memoizeAsync.js'
import { sharedInt8, sharedUint8 } from '../compute/shared.js'
import { addedDocuments, type SnapshotBase } from './base.js'
import { type PartArray, type PartSink, type PartSource, readRequired } from './parts.js'
import { readRecord, writeHead } from './records.js'
import { openOrderedReading, pickOccurrenceValues } from './sharedOccurrences.js'
import type { OccurrencePlaces } from './sharedPlaces.js'
import type { BuiltSentiment, MentionSentiment, Occurrences, SentimentLayer } from './snapshot.js'

const RECORD = 'sentiment'
/** The arrays that are stored in the order in which their occurrences are. */
const SHARED = ['occurrenceLabels', 'occurrenceConfidences']

/** Sentiment of a snapshot that has that of its base, and where its values belong. */
export interface SharedSentiment {
  readonly layer: BuiltSentiment
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
  /** Where the occurrences of a snapshot that extends another one are stored. */
  places(): Promise<OccurrencePlaces>
}

/** The sentiment of a stored snapshot; undefined when it has none. */
export async function openSentiment(source: PartSource, { places }: ReadRequest): Promise<SentimentLayer | undefined> {
  const found = await readRecord<Omit<SentimentLayer, 'mentions'>>(source, RECORD, { leftOut: SHARED })
  if (found === undefined) return undefined
  const [labels, confidences] = SHARED.map((name) => `${RECORD}.${name}`) as [string, string]
  const read = <Values extends PartArray>(name: string): Promise<Values> => readRequired(source, name)
  const mentions = memoizeAsync(async (): Promise<MentionSentiment> => {
    if (found.sharesBase !== true)
      return { occurrenceLabels: await read(labels), occurrenceConfidences: await read(confidences) }
    const at = await places()
    const fill = await openOrderedReading(source, at)
    const total = at.offsets.at(-1)!
    return {
      occurrenceLabels: await fill(labels, sharedInt8(total)),
      occurrenceConfidences: await fill(confidences, sharedUint8(total)),
    }
  })
  return { ...found, mentions }
}
