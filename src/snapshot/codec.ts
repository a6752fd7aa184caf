import type { Compute } from '../compute/compute.js'
import { memoizeAsync } from '../compute/memoizeAsync.js'
import { SlotCache } from '../compute/slotCache.js'
import type { SnapshotBase } from './base.js'
import { readColumns, writeColumns } from './columnParts.js'
import type { BuiltVectors, VectorRecord, VectorRows } from './documentVectors.js'
import { openLaterParts } from './laterParts.js'
import { openOccurrences } from './occurrences.js'
import { DamagedSnapshot, type PartSink, type PartSource } from './parts.js'
import { cosinesInMemory, openCosines, type PostingCosines, writeCosines } from './postingCosines.js'
import { allocateVectors } from './quantizeVectors.js'
import { readRecord, readRequiredRecord, type WriteOptions, writeRecord } from './records.js'
import { openRelated, type RelatedLists, relatedInMemory, writeRelated } from './relatedLists.js'
import { readPlaceFinder, readPlaces, readSharedOccurrences, writeSharedOccurrences } from './sharedOccurrences.js'
import type { OccurrencePlaces } from './sharedPlaces.js'
import { openSentiment, type SharedSentiment, writeSharedSentiment } from './sharedSentiment.js'
import { writeTermVectors } from './sharedTermVectors.js'
import type {
  BuiltSentiment,
  Occurrences,
  Ranking,
  SentimentLayer,
  Snapshot,
  SnapshotInfo,
  Space,
  TermLessons,
} from './snapshot.js'
import { openDocumentVectors, writeDocumentVectors } from './storedVectors.js'
import { openTermVectors } from './termVectorRows.js'

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

/** Version of the names and shapes below. */
const FORMAT = 4
/** The same for a snapshot that shares occurrences or vectors of terms with another one. */
const SHARING_FORMAT = 6
/** The same of earlier versions, where the vectors of terms in the space are never shared. */
const EARLIER_SHARING_FORMAT = 5
/** The same for a snapshot with sparse fields, which may share as well. */
const SPARSE_FORMAT = 7
/**
 * Formats that can be opened. Formats 2 and 3 have the vectors of all documents as they are, and list them among the arrays of their
 * records; the versions of format 2 assumed chunks of a megabyte.
 */
const OPENED_FORMATS: readonly number[] = [2, 3, FORMAT, EARLIER_SHARING_FORMAT, SHARING_FORMAT, SPARSE_FORMAT]

/** The part that is written last. */
interface SnapshotHead {
  readonly format: number
  /** Fields of metadata with a record of their own, and the others. */
  readonly fields: number
  readonly shortFields?: number
  readonly info: SnapshotInfo
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
  await writeRecord(sink, 'documents', documents, { before: previous?.documents })
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
  const format = hasSparse ? SPARSE_FORMAT : isShared ? SHARING_FORMAT : FORMAT
  const head: SnapshotHead = { format, fields, ...(short > 0 && { shortFields: short }), info: snapshot.info }
  await sink.write('info', JSON.stringify(head))
}

/** Writes the data of hybrid ranking, of which the vectors of terms may be shared: they are not read when a snapshot is opened. */
async function writeRanking(
  sink: PartSink,
  ranking: Omit<BuiltRanking, 'documentVectors'>,
  before: Ranking | undefined,
): Promise<void> {
  await writeRecord(sink, 'ranking', ranking, {
    before: before && { contentWordCounts: before.contentWordCounts },
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

/** The data of hybrid ranking besides the vectors of documents. Those of terms are read when they are asked for. */
async function openRanking(
  source: PartSource,
  inMemory: PartsInMemory['rankingVectors'] | undefined,
): Promise<Omit<Ranking, 'documentVectors'>> {
  const leftOut = ['documentVectors', 'termVectors']
  const record = await readRequiredRecord<Omit<Ranking, 'documentVectors' | 'termVectors'>>(source, 'ranking', {
    leftOut,
  })
  return { ...record, termVectors: openTermVectors(source, { ...record, name: 'ranking.termVectors', inMemory }) }
}

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

interface OpenOptions {
  /** Shorter arrays are read at once: see `laterParts.ts`. */
  readonly leastLaterBytes?: number | undefined
}

/**
 * Opens a stored snapshot; undefined for a format that this version does not know. Its `later` parts are not read: only searches can
 * do without them.
 */
export async function readSnapshot(
  source: PartSource,
  { leastLaterBytes }: OpenOptions = {},
): Promise<Snapshot | undefined> {
  const head = await source.read('info')
  if (typeof head !== 'string') return undefined
  const { format, fields, shortFields = 0, info } = JSON.parse(head) as SnapshotHead
  if (!OPENED_FORMATS.includes(format)) return undefined
  const parts = openLaterParts(source, { leastBytes: leastLaterBytes })
  const { readLater } = parts
  const columns = await readColumns(source, { records: fields, short: shortFields }, readLater)
  const base = format > FORMAT ? await readRecord<SnapshotBase>(source, 'base') : undefined
  const documents = await readRequiredRecord<Snapshot['documents']>(source, 'documents')
  const related = await openRelated(source)
  const space = await readSpace(source, parts, related !== undefined)
  const postings = await readRequiredRecord<Snapshot['postings']>(source, 'postings', {
    readArray: (name) => (name === 'postings.offsets' ? source.read(name) : readLater(name)),
  })
  const isOld = format < FORMAT
  const core = {
    info,
    documents,
    space,
    terms: await readRequiredRecord<Snapshot['terms']>(source, 'terms'),
    phrases: await readRequiredRecord<Snapshot['phrases']>(source, 'phrases'),
    postings,
    columns,
    later: parts.collect({ columns, postings, space }),
    related,
    cosines: await openCosines(source, postings),
    base: base ?? (isOld ? undefined : ownBase(source)),
  }
  return { ...core, ...openLazyParts(core, source, { isOld }) }
}

/** The space, whose vectors of terms are read to where they are rounded later. With lists of related terms few questions need all. */
async function readSpace(
  source: PartSource,
  { fillVectors }: Pick<ReturnType<typeof openLaterParts>, 'fillVectors'>,
  hasLists: boolean,
): Promise<Space> {
  const leftOut = ['documentVectors', 'termVectors']
  const space = await readRequiredRecord<Omit<Space, 'termVectors'>>(source, 'space', { leftOut })
  if (source.stored === undefined) {
    const termVectors = (await source.read('space.termVectors')) as Float32Array | undefined
    if (termVectors === undefined) throw new DamagedSnapshot()
    return { ...space, termVectors }
  }
  const termVectors = allocateVectors(space.termCount, space.axes)
  await fillVectors({ ...space, termVectors }, { isLater: hasLists })
  return { ...space, termVectors }
}

/** A snapshot that shares nothing is the base of the next one, unless its parts are in memory. */
const ownBase = ({ stored }: PartSource): Snapshot['base'] => (stored === undefined ? undefined : 'itself')

/**
 * A snapshot that has just been written, as it would be read, but without reading the data in memory again. Occurrences and
 * vectors of terms for ranking, which few questions need, are read again if their memory was needed meanwhile: the next build
 * often finds them.
 */
export function openBuiltSnapshot(built: BuiltSnapshot, source: PartSource): Snapshot {
  const { info, documents, terms, phrases, postings, columns, space, shared, builtRelated, builtCosines } = built
  const base = shared?.base ?? ownBase(source)
  const related = builtRelated && relatedInMemory(builtRelated)
  const cosines = builtCosines && cosinesInMemory(builtCosines, postings)
  const core = { info, documents, terms, phrases, postings, columns, space, related, cosines, base }
  const occurrences = new WeakRef(built.allOccurrences ?? built.builtOccurrences)
  const rankingVectors = new WeakRef(built.builtRanking.termVectors)
  const inMemory = {
    occurrences: () => {
      const found = occurrences.deref()
      return typeof found === 'function' ? found() : found
    },
    rankingVectors: () => rankingVectors.deref(),
  }
  return { ...core, ...openLazyParts(core, source, { isOld: false, inMemory }) }
}

/** Parts that are in memory as long as it is not needed otherwise. */
interface PartsInMemory {
  readonly occurrences: () => Occurrences | Promise<Occurrences> | undefined
  /** The vectors of terms for ranking. */
  readonly rankingVectors: () => Float32Array | undefined
}

interface LazyOptions {
  /** Whether the snapshot is of a format before the present ones. */
  readonly isOld: boolean
  readonly inMemory?: PartsInMemory | undefined
}

/** The parts that are read on first use. */
function openLazyParts(
  core: SnapshotCore,
  source: PartSource,
  { isOld, inMemory }: LazyOptions,
): Omit<Snapshot, keyof SnapshotCore> {
  const { documents, space } = core
  const { count } = documents
  const base = core.base === 'itself' ? undefined : core.base
  const readOccurrences = async () =>
    (await inMemory?.occurrences()) ??
    (base === undefined
      ? await readRequiredRecord<Occurrences>(source, 'occurrences')
      : await readSharedOccurrences(source, base, count))
  const places = base && memoizeAsync(() => readPlaceFinder(source, base))
  const ranking = memoizeAsync(async (): Promise<Ranking> => {
    const record = await openRanking(source, inMemory?.rankingVectors)
    const shape = { count, axes: record.axes, record: 'ranking', isOld } as const
    return { ...record, documentVectors: openDocumentVectors(source, shape) }
  })
  // Sentiment may appear after the snapshot was opened, so only a found layer is kept.
  let sentiment: SentimentLayer | undefined
  const findSentiment = async (): Promise<SentimentLayer | undefined> => {
    sentiment ??= await readSentiment(source, core)
    return sentiment
  }
  const documentVectors = openDocumentVectors(source, { record: 'space', count, axes: space.axes, isOld })
  const usages = () => readUsages(source)
  const kinds = () => readKinds(source)
  const lessons = () => readLessons(source)
  return {
    documentVectors,
    cache: new SlotCache(),
    ...openOccurrences(readOccurrences, source, { count, places }),
    ranking,
    sentiment: findSentiment,
    usages,
    kinds,
    lessons,
  }
}
