import { DamagedSnapshot, type PartSink, type PartSource } from './parts.js'
import { writeRecord } from './records.js'
import { readPlaces } from './sharedOccurrences.js'
import type { OccurrencePlaces } from './sharedPlaces.js'
import { openSentiment, type SharedSentiment, writeSharedSentiment } from './sharedSentiment.js'
import type { BuiltSentiment, SentimentLayer, Snapshot, TermLessons } from './snapshot.js'

/** The parts that the sentiment build adds to a stored snapshot. */

/**
 * Writes the sentiment of a snapshot that is already stored. With `shared`, that of the base is shared with the run that
 * the sink extends.
 */
export async function writeSentiment(
  layer: BuiltSentiment,
  sink: PartSink,
  shared?: Omit<SharedSentiment, 'layer'>,
): Promise<void> {
  const { sharesBase: _, ...values } = layer
  if (shared === undefined) await writeRecord(sink, 'sentiment', values)
  else await writeSharedSentiment(sink, { ...shared, layer: values })
}

/** The sentiment of a stored snapshot; undefined when it has none. */
export async function readSentiment(
  source: PartSource,
  { base, documents }: Pick<Snapshot, 'base' | 'documents'>,
): Promise<SentimentLayer | undefined> {
  const places = async (): Promise<OccurrencePlaces> => {
    if (base === undefined || base === 'itself') throw new DamagedSnapshot()
    return await readPlaces(source, base, documents.count)
  }
  return await openSentiment(source, { places })
}

/** The usage of each term in the sentences of a stored snapshot; undefined if its sentiment does not record it. */
export async function readUsages(source: PartSource): Promise<Uint8Array | undefined> {
  const part = await source.read('sentiment.usages')
  return part instanceof Uint8Array ? part : undefined
}

/** The kind of each term of a stored snapshot; undefined if its sentiment does not record it. */
export async function readKinds(source: PartSource): Promise<Uint8Array | undefined> {
  const part = await source.read('sentiment.kinds')
  return part instanceof Uint8Array ? part : undefined
}

/** What the sentiment of a stored snapshot has learned of terms; undefined if it does not record it. */
export async function readLessons(source: PartSource): Promise<TermLessons | undefined> {
  const learnedPolarities = await source.read('sentiment.learnedPolarities')
  if (!(learnedPolarities instanceof Float32Array)) return undefined
  const profiles = await source.read('sentiment.profiles')
  return { learnedPolarities, ...(profiles instanceof Uint8Array && { profiles }) }
}
