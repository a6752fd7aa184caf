import type { Compute } from '../compute/compute.js'
import type { SnapshotBase } from './base.js'
import { writeColumns } from './columnParts.js'
import type { BuiltVectors, VectorRecord, VectorRows } from './documentVectors.js'
import { widened } from './narrowNumbers.js'
import type { PartSink } from './parts.js'
import { type PostingCosines, writeCosines } from './postingCosines.js'
import { type WriteOptions, writeRecord } from './records.js'
import { type RelatedLists, writeRelated } from './relatedLists.js'
import { writeSharedOccurrences } from './sharedOccurrences.js'
import { writeTermVectors } from './sharedTermVectors.js'
import type { Occurrences, Ranking, Snapshot, Space } from './snapshot.js'
import { DIGITS_FORMAT, FORMAT, SHARING_FORMAT, type SnapshotHead, SPARSE_FORMAT } from './snapshotFormat.js'
import { areMany, writeDocumentVectors } from './storedVectors.js'

/** Writes what a build leaves behind. `readSnapshot.ts` reads it. */

/** The parts of a snapshot that are available as soon as it is opened. */
export type SnapshotCore = Omit<
  Snapshot,
  | 'documentVectors'
  | 'cache'
  | 'occurrences'
  | 'occurrencesOf'
  | 'positionsOf'
  | 'occurringTerms'
  | 'ranking'
  | 'sentiment'
  | 'usages'
  | 'kinds'
  | 'lessons'
>

/** A space with the vectors of its documents. */
export interface BuiltSpace extends Space {
  readonly documentVectors: VectorRows
  /** Undefined where no term is frequent. */
  readonly cosines: PostingCosines | undefined
}

export interface BuiltSnapshot extends Omit<SnapshotCore, 'related' | 'cosines'> {
  /** Undefined where related terms are not listed. */
  readonly builtRelated: RelatedLists | undefined
  /** Undefined where no term is frequent. */
  readonly builtCosines: PostingCosines | undefined
  /** Undefined if they have been written already. */
  readonly builtVectors: BuiltVectors | undefined
  /** The occurrences to write; where others are shared, those are not here. */
  readonly builtOccurrences: Occurrences
  /** Gives all occurrences, shared ones included. Default: `builtOccurrences` has all. */
  readonly allOccurrences?: (() => Promise<Occurrences>) | undefined
  readonly builtRanking: BuiltRanking
  /** Undefined if all occurrences are written. */
  readonly shared?: SharedOccurrences | undefined
}

/** The base whose occurrences a snapshot shares, and those that are written after them. */
export interface SharedOccurrences {
  readonly base: SnapshotBase
  readonly added: Occurrences
}

export interface BuiltRanking extends Omit<Ranking, 'documentVectors' | 'termVectors'> {
  readonly termVectors: Float32Array
  readonly documentVectors: BuiltVectors
}

/** The parts of a snapshot that are ready before the rest. */
export type EarlyParts = Partial<Pick<BuiltSnapshot, 'terms' | 'phrases' | 'postings' | 'builtOccurrences' | 'shared'>>

/** Parts that are written while the others are computed. */
export interface ReadyParts {
  readonly parts: EarlyParts
  readonly signal?: AbortSignal | undefined
}

/** Writes a snapshot; some parts can be written while the others are still computed. */
interface SnapshotWriter {
  /** Starts writing the given parts and returns at once. */
  begin(parts: EarlyParts): void
  /**
   * Writes the vectors of all documents, whose memory can be released then, and after them the other parts that are ready. After
   * an abort it starts no further part of these.
   */
  writeVectors(vectors: VectorRows, axes: number, ready?: ReadyParts): Promise<void>
  /** Writes all other parts except sentiment. Rejects if any part could not be written. */
  finish(snapshot: BuiltSnapshot): Promise<void>
  /** Starts no further part; resolves when running ones have ended. */
  stop(): Promise<void>
}

/** Opens a writer; `previous` is the snapshot that is extended, with which what is equal is shared. */
export function openSnapshotWriter(sink: PartSink, compute: Compute, previous?: Snapshot): SnapshotWriter {
  const begun = new Set<string>()
  let isStopped = false
  let written: Promise<void> = Promise.resolve()
  const refuseMore = (): void => {
    isStopped = true
  }
  const guarded = sinkUntil(sink, () => isStopped)
  const start = (name: string, write: () => Promise<void>): void => {
    if (begun.has(name)) return
    begun.add(name)
    written = written.then(write)
    // `finish` reports the failure.
    written.catch(() => {})
  }
  const begin = ({ terms, phrases, postings, builtOccurrences: occurrences, shared }: EarlyParts): void => {
    const before = previous && { terms: previous.terms, phrases: previous.phrases }
    if (terms) start('terms', () => writeRecord(guarded, 'terms', terms, { before: before?.terms }))
    if (phrases) start('phrases', () => writeRecord(guarded, 'phrases', phrases, { before: before?.phrases }))
    if (postings) start('postings', () => writeRecord(guarded, 'postings', postings))
    if (occurrences) {
      start('occurrences', () =>
        shared
          ? writeSharedOccurrences(guarded, shared.base, shared.added)
          : writeRecord(guarded, 'occurrences', occurrences),
      )
    }
  }
  const writeRows = (rows: VectorRows, axes: number): Promise<void> => {
    const count = rows instanceof Float32Array ? axes && rows.length / axes : rows.scales.length
    return writeDocumentVectors(guarded, { record: 'space', count, axes, reused: 0, rows, compute })
  }
  return {
    begin,
    writeVectors(rows, axes, ready) {
      ready?.signal?.addEventListener('abort', refuseMore, { once: true })
      // Not an async function, which would hold the rows until it ends.
      return writeRows(rows, axes).then(() => {
        if (ready) begin(ready.parts)
        return written
      })
    },
    async finish(snapshot) {
      begin(snapshot)
      await written
      await writeOthers(sink, snapshot, compute, previous)
    },
    async stop() {
      refuseMore()
      await written.catch(() => {})
    },
  }
}

/** A sink that leaves out what is written after it has been stopped. */
const sinkUntil = (sink: PartSink, isStopped: () => boolean): PartSink => ({
  ...sink,
  write: async (name, part, before) => {
    if (!isStopped()) await sink.write(name, part, before)
  },
  grow:
    sink.grow &&
    (async (name, reused, more) => {
      if (!isStopped()) await sink.grow!(name, reused, more)
    }),
})

/** Writes what cannot be written before the snapshot is complete, and at last its format. */
async function writeOthers(
  sink: PartSink,
  snapshot: BuiltSnapshot,
  compute: Compute,
  previous: Snapshot | undefined,
): Promise<void> {
  const { documents, space, columns, builtRanking, shared } = snapshot
  const { documentVectors, ...ranking } = builtRanking
  const { count } = documents
  if (shared !== undefined) await writeRecord(sink, 'base', shared.base)
  await writeRecord(sink, 'documents', documents, { before: previous && asStored(previous.documents) })
  await writeSpace(sink, space, previous?.space)
  const inSpace = { record: 'space', count, axes: space.axes } as const
  if (snapshot.builtVectors) await writeDocumentVectors(sink, { ...inSpace, ...snapshot.builtVectors, compute })
  const { records: fields, short } = await writeColumns(sink, columns, previous?.columns)
  await writeRelated(sink, snapshot.builtRelated)
  await writeCosines(sink, snapshot.builtCosines)
  await writeRanking(sink, ranking, await previous?.ranking())
  const inRanking = { record: 'ranking', count, axes: ranking.axes } as const
  await writeDocumentVectors(sink, { ...inRanking, ...documentVectors, compute })
  const isShared = [shared, ranking.termRows, space.termRows].some((part) => part !== undefined)
  const hasSparse = columns.fields.some(({ offsets }) => offsets === undefined)
  const areInDigits = areMany(inSpace) || areMany(inRanking)
  const format = areInDigits ? DIGITS_FORMAT : hasSparse ? SPARSE_FORMAT : isShared ? SHARING_FORMAT : FORMAT
  const head: SnapshotHead = { format, fields, ...(short > 0 && { shortFields: short }), info: snapshot.info }
  await sink.write('info', JSON.stringify(head))
}

/** The numbers of documents as they are stored, so that their bytes can be compared. */
const asStored = ({ keys, wordCounts }: Snapshot['documents']): object => ({
  keys: widened(keys, 8),
  wordCounts: widened(wordCounts, 4),
})

/** Writes the data of hybrid ranking, of which the vectors of terms may be shared: they are not read when a snapshot is opened. */
async function writeRanking(
  sink: PartSink,
  ranking: Omit<BuiltRanking, 'documentVectors'>,
  before: Ranking | undefined,
): Promise<void> {
  await writeRecord(sink, 'ranking', ranking, {
    before: before && { contentWordCounts: widened(before.contentWordCounts, 4) },
    instead: sharingVectors(sink, 'ranking', ranking),
  })
}

/** Writes the space, of which the vectors of terms may be shared. */
async function writeSpace(sink: PartSink, space: Space, before: Space | undefined): Promise<void> {
  await writeRecord(sink, 'space', space, { before, instead: sharingVectors(sink, 'space', space) })
}

/** How the vectors of terms of a record are written where some of them are shared. */
const sharingVectors = (
  sink: PartSink,
  record: VectorRecord,
  { termVectors, axes, termRows, sharedRows }: Pick<Space, 'termVectors' | 'axes' | 'termRows' | 'sharedRows'>,
): WriteOptions['instead'] =>
  termRows && sharedRows !== undefined
    ? {
        termVectors: () => writeTermVectors(sink, `${record}.termVectors`, { termVectors, axes, termRows, sharedRows }),
      }
    : undefined
