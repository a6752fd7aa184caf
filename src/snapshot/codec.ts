import type { Compute } from '../compute/compute.js'
import { memoizeAsync } from '../compute/memoizeAsync.js'
import { type PackedStrings, packedCount } from '../compute/shared.js'
import { SlotCache } from '../compute/slotCache.js'
import type { BuiltVectors, VectorRows } from './documentVectors.js'
import { openOccurrences } from './occurrences.js'
import { DamagedSnapshot, type Part, type PartArray, type PartSink, type PartSource } from './parts.js'

import type {
  Column,
  Columns,
  Occurrences,
  Ranking,
  SentimentLayer,
  Snapshot,
  SnapshotInfo,
  Space,
} from './snapshot.js'
import { openDocumentVectors, writeDocumentVectors } from './storedVectors.js'

/** The parts of a snapshot that are available as soon as it is opened. */
export type SnapshotCore = Omit<
  Snapshot,
  'documentVectors' | 'cache' | 'occurrences' | 'occurrencesOf' | 'occurringTerms' | 'ranking' | 'sentiment' | 'usages'
>

/** A space with the vectors of its documents. */
export interface BuiltSpace extends Space {
  readonly documentVectors: VectorRows
}

export interface BuiltSnapshot extends SnapshotCore {
  /** Undefined if they have been written already. */
  readonly builtVectors: BuiltVectors | undefined
  readonly builtOccurrences: Occurrences
  readonly builtRanking: BuiltRanking
}

export type BuiltRanking = Omit<Ranking, 'documentVectors'> & { readonly documentVectors: BuiltVectors }

/** Version of the names and shapes below. */
const FORMAT = 4
/**
 * Formats that can be opened. Formats 2 and 3 have the vectors of all documents as they are, and list them among the arrays of their
 * records; the versions of format 2 assumed chunks of a megabyte.
 */
const OPENED_FORMATS: readonly number[] = [2, 3, FORMAT]

/** The parts of a snapshot that are ready before the rest. */
export type EarlyParts = Partial<Pick<BuiltSnapshot, 'terms' | 'phrases' | 'postings' | 'builtOccurrences'>>

/** Writes a snapshot; some parts can be written while the others are still computed. */
interface SnapshotWriter {
  /** Starts writing the given parts and returns at once. */
  begin(parts: EarlyParts): void
  /** Writes the vectors of all documents ahead of the other parts, so that their memory can be released. */
  writeVectors(vectors: VectorRows, axes: number): Promise<void>
  /** Writes all other parts except sentiment. Rejects if any part could not be written. */
  finish(snapshot: BuiltSnapshot): Promise<void>
  /** Starts no further part; resolves when running ones have ended. */
  stop(): Promise<void>
}

export function openSnapshotWriter(sink: PartSink, compute: Compute): SnapshotWriter {
  const begun = new Set<string>()
  let isStopped = false
  let written: Promise<void> = Promise.resolve()
  const guarded: PartSink = {
    ...sink,
    write: async (name, part) => {
      if (!isStopped) await sink.write(name, part)
    },
  }
  const begin = ({ terms, phrases, postings, builtOccurrences: occurrences }: EarlyParts): void => {
    for (const [name, record] of Object.entries({ terms, phrases, postings, occurrences })) {
      if (record === undefined || begun.has(name)) continue
      begun.add(name)
      written = written.then(() => writeRecord(guarded, name, record))
      // `finish` reports the failure.
      written.catch(() => {})
    }
  }
  return {
    begin,
    async writeVectors(rows, axes) {
      const count = rows instanceof Float32Array ? axes && rows.length / axes : rows.scales.length
      const shape = { record: 'space', count, axes } as const
      await writeDocumentVectors(sink, { ...shape, reused: 0, rows, compute })
    },
    async finish(snapshot) {
      begin(snapshot)
      await written
      const { documents, space, columns, builtRanking } = snapshot
      const { documentVectors, ...ranking } = builtRanking
      const { count } = documents
      await writeRecord(sink, 'documents', documents)
      await writeRecord(sink, 'space', space)
      const inSpace = { record: 'space', count, axes: space.axes } as const
      if (snapshot.builtVectors) await writeDocumentVectors(sink, { ...inSpace, ...snapshot.builtVectors, compute })
      for (const [index, column] of columns.fields.entries()) await writeRecord(sink, `columns.${index}`, column)
      await writeRecord(sink, 'ranking', ranking)
      const inRanking = { record: 'ranking', count, axes: ranking.axes } as const
      await writeDocumentVectors(sink, { ...inRanking, ...documentVectors, compute })
      await sink.write('info', JSON.stringify({ format: FORMAT, fields: columns.fields.length, info: snapshot.info }))
    },
    async stop() {
      isStopped = true
      await written.catch(() => {})
    },
  }
}

/** Writes the sentiment of a snapshot that is already stored. */
export async function writeSentiment(layer: SentimentLayer, sink: PartSink): Promise<void> {
  await writeRecord(sink, 'sentiment', layer)
}

/** The sentiment of a stored snapshot; undefined when it has none. */
export async function readSentiment(source: PartSource): Promise<SentimentLayer | undefined> {
  return await readRecord<SentimentLayer>(source, 'sentiment')
}

/** The usage of each term in the sentences of a stored snapshot; undefined if its sentiment does not record it. */
export async function readUsages(source: PartSource): Promise<Uint8Array | undefined> {
  const part = await source.read('sentiment.usages')
  return part instanceof Uint8Array ? part : undefined
}

/** Opens a stored snapshot; undefined for a format that this version does not know. */
export async function readSnapshot(source: PartSource): Promise<Snapshot | undefined> {
  const head = await source.read('info')
  if (typeof head !== 'string') return undefined
  const { format, fields, info } = JSON.parse(head) as { format: number; fields: number; info: SnapshotInfo }
  if (!OPENED_FORMATS.includes(format)) return undefined
  const columns: Column[] = []
  for (let index = 0; index < fields; index++)
    columns.push(await readRequiredRecord<Column>(source, `columns.${index}`))
  const core = {
    info,
    documents: await readRequiredRecord<Snapshot['documents']>(source, 'documents'),
    space: await readRequiredRecord<Snapshot['space']>(source, 'space', ['documentVectors']),
    terms: await readRequiredRecord<Snapshot['terms']>(source, 'terms'),
    phrases: await readRequiredRecord<Snapshot['phrases']>(source, 'phrases'),
    postings: await readRequiredRecord<Snapshot['postings']>(source, 'postings'),
    columns: { fields: columns } satisfies Columns,
  }
  return { ...core, ...openLazyParts(core, source, format !== FORMAT) }
}

/** A snapshot that has just been written, as it would be read, but without reading the data in memory again. */
export function openBuiltSnapshot(
  { info, documents, terms, phrases, postings, columns, space }: BuiltSnapshot,
  source: PartSource,
): Snapshot {
  const core = { info, documents, terms, phrases, postings, columns, space }
  return { ...core, ...openLazyParts(core, source, false) }
}

/** The parts that are read on first use. */
function openLazyParts(
  { documents, space }: SnapshotCore,
  source: PartSource,
  isOld: boolean,
): Omit<Snapshot, keyof SnapshotCore> {
  const { count } = documents
  const readOccurrences = () => readRequiredRecord<Occurrences>(source, 'occurrences')
  const ranking = memoizeAsync(async (): Promise<Ranking> => {
    const record = await readRequiredRecord<Ranking>(source, 'ranking', ['documentVectors'])
    const shape = { count, axes: record.axes, record: 'ranking', isOld } as const
    return { ...record, documentVectors: openDocumentVectors(source, shape) }
  })
  // Sentiment may appear after the snapshot was opened, so only a found layer is kept.
  let sentiment: SentimentLayer | undefined
  const findSentiment = async (): Promise<SentimentLayer | undefined> => {
    sentiment ??= await readSentiment(source)
    return sentiment
  }
  const documentVectors = openDocumentVectors(source, { record: 'space', count, axes: space.axes, isOld })
  const usages = () => readUsages(source)
  return {
    documentVectors,
    cache: new SlotCache(),
    ...openOccurrences(readOccurrences, source, { count }),
    ranking,
    sentiment: findSentiment,
    usages,
  }
}

/** Writes a record of typed arrays, packed strings and plain values: arrays become parts, all others one JSON part. */
async function writeRecord(sink: PartSink, name: string, record: object): Promise<void> {
  const plain: Record<string, unknown> = {}
  const arrays: string[] = []
  const packs: string[] = []
  for (const [key, value] of Object.entries(record) as [string, unknown][]) {
    if (ArrayBuffer.isView(value)) {
      arrays.push(key)
      await sink.write(`${name}.${key}`, value as PartArray)
    } else if (isPacked(value)) {
      packs.push(key)
      await sink.write(`${name}.${key}.bytes`, value.bytes)
      await sink.write(`${name}.${key}.offsets`, value.offsets)
    } else plain[key] = value
  }
  await sink.write(name, JSON.stringify({ plain, arrays, packs }))
}

/** A required record of a snapshot. */
async function readRequiredRecord<T>(source: PartSource, name: string, leftOut?: readonly string[]): Promise<T> {
  const record = await readRecord<T>(source, name, leftOut)
  if (record === undefined) throw new DamagedSnapshot()
  return record
}

/** Reads a record without the omitted arrays. */
async function readRecord<T>(
  source: PartSource,
  name: string,
  leftOut: readonly string[] = [],
): Promise<T | undefined> {
  const head = await source.read(name)
  if (typeof head !== 'string') return undefined
  const { plain, arrays, packs } = JSON.parse(head) as {
    plain: Record<string, unknown>
    arrays: string[]
    packs: string[]
  }
  const record = plain
  const read = async (part: string): Promise<Part> => {
    const found = await source.read(`${name}.${part}`)
    if (found === undefined) throw new DamagedSnapshot()
    return found
  }
  for (const key of arrays) if (!leftOut.includes(key)) record[key] = await read(key)
  for (const key of packs) {
    record[key] = {
      bytes: (await read(`${key}.bytes`)) as Uint8Array,
      offsets: (await read(`${key}.offsets`)) as Uint32Array,
    } satisfies PackedStrings
  }
  return record as T
}

function isPacked(value: unknown): value is PackedStrings {
  const packed = value as Partial<PackedStrings> | null
  return (
    typeof packed === 'object' &&
    packed !== null &&
    packed.bytes instanceof Uint8Array &&
    packed.offsets instanceof Uint32Array &&
    packedCount(packed as PackedStrings) >= 0
  )
}
