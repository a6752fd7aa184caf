import { memoizeAsync } from '../compute/memoizeAsync.js'
import { SlotCache } from '../compute/slotCache.js'
import type { SnapshotBase } from './base.js'
import type { BuiltSnapshot, SnapshotCore } from './codec.js'
import { readColumns } from './columnParts.js'
import { LEAST_BYTES, openLaterParts } from './laterParts.js'
import { readNarrowPart } from './narrowNumbers.js'
import { openOccurrences } from './occurrences.js'
import { type PartSource, readRequired } from './parts.js'
import { cosinesInMemory, openCosines } from './postingCosines.js'
import { allocateForRounding } from './quantizeVectors.js'
import { readRecord, readRequiredRecord } from './records.js'
import { openRelated, relatedInMemory } from './relatedLists.js'
import { readKinds, readLessons, readSentiment, readUsages } from './sentimentParts.js'
import { readPlaceFinder, readSharedOccurrences } from './sharedOccurrences.js'
import type { Occurrences, Ranking, SentimentLayer, Snapshot, Space } from './snapshot.js'
import { DIGITS_FORMAT, FORMAT, OPENED_FORMATS, type SnapshotHead } from './snapshotFormat.js'
import { openDocumentVectors } from './storedVectors.js'
import { openTermVectors } from './termVectorRows.js'

/** The data of hybrid ranking besides the vectors of documents. Those of terms are read when they are asked for. */
async function openRanking(
  source: PartSource,
  { inMemory, leastLaterBytes = LEAST_BYTES }: Pick<LazyOptions, 'inMemory' | 'leastLaterBytes'>,
): Promise<Omit<Ranking, 'documentVectors'>> {
  const leftOut = ['documentVectors', 'termVectors']
  const record = await readRequiredRecord<Omit<Ranking, 'documentVectors' | 'termVectors'>>(source, 'ranking', {
    leftOut,
    readArray: (name) =>
      name === 'ranking.contentWordCounts' ? readNarrowPart(source, name, leastLaterBytes) : source.read(name),
  })
  const vectors = { ...record, name: 'ranking.termVectors', inMemory: inMemory?.rankingVectors }
  return { ...record, termVectors: openTermVectors(source, vectors) }
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
  { leastLaterBytes = LEAST_BYTES }: OpenOptions = {},
): Promise<Snapshot | undefined> {
  const head = await source.read('info')
  if (typeof head !== 'string') return undefined
  const { format, fields, shortFields = 0, info } = JSON.parse(head) as SnapshotHead
  if (!OPENED_FORMATS.includes(format)) return undefined
  const parts = openLaterParts(source, { leastBytes: leastLaterBytes })
  const { readLater } = parts
  const columns = await readColumns(source, { records: fields, short: shortFields }, readLater)
  const base = format > FORMAT ? await readRecord<SnapshotBase>(source, 'base') : undefined
  const documents = await readRequiredRecord<Snapshot['documents']>(source, 'documents', {
    readArray: (name) => readNarrowPart(source, name, leastLaterBytes),
  })
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
  return { ...core, ...openLazyParts(core, source, { isOld, haveByteDigits: format < DIGITS_FORMAT, leastLaterBytes }) }
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
    return { ...space, termVectors: await readRequired<Float32Array>(source, 'space.termVectors') }
  }
  const termVectors = allocateForRounding(space.termCount, space.axes)
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
  return { ...core, ...openLazyParts(core, source, { isOld: false, haveByteDigits: false, inMemory }) }
}

/** Parts that are in memory as long as it is not needed otherwise. */
interface PartsInMemory {
  readonly occurrences: () => Occurrences | Promise<Occurrences> | undefined
  /** The vectors of terms for ranking. */
  readonly rankingVectors: () => Float32Array | undefined
}

interface LazyOptions extends OpenOptions {
  /** Whether the snapshot is of a format before the present ones. */
  readonly isOld: boolean
  /** Whether second digits of vectors, if there are any, have a byte. */
  readonly haveByteDigits: boolean
  readonly inMemory?: PartsInMemory | undefined
}

/** The parts that are read on first use. */
function openLazyParts(
  core: SnapshotCore,
  source: PartSource,
  { isOld, haveByteDigits, inMemory, leastLaterBytes }: LazyOptions,
): Omit<Snapshot, keyof SnapshotCore> {
  const { documents, space } = core
  const { count } = documents
  const stored = { count, isOld, haveByteDigits }
  const base = core.base === 'itself' ? undefined : core.base
  const readOccurrences = async () =>
    (await inMemory?.occurrences()) ??
    (base === undefined
      ? await readRequiredRecord<Occurrences>(source, 'occurrences')
      : await readSharedOccurrences(source, base, count))
  const places = base && memoizeAsync(() => readPlaceFinder(source, base))
  const ranking = memoizeAsync(async (): Promise<Ranking> => {
    const record = await openRanking(source, { inMemory, leastLaterBytes })
    const shape = { ...stored, axes: record.axes, record: 'ranking' } as const
    return { ...record, documentVectors: openDocumentVectors(source, shape) }
  })
  // Sentiment may appear after the snapshot was opened, so only a found layer is kept.
  let sentiment: SentimentLayer | undefined
  const findSentiment = async (): Promise<SentimentLayer | undefined> => {
    sentiment ??= await readSentiment(source, core)
    return sentiment
  }
  const documentVectors = openDocumentVectors(source, { ...stored, record: 'space', axes: space.axes })
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
