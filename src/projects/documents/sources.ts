import { setImmediate as nextTurn } from 'node:timers/promises'
import { type DocumentSource, PAGE_DOCUMENTS, type SourceText, type TextSource } from '../../indexing/documentSource.js'
import type { Snapshot } from '../../snapshot/snapshot.js'
import { SnapshotReplaced } from '../../storage/failures.js'
import type { DocumentTotals, StoredDescription, StoredDocument } from '../../storage/port/project/documents.js'
import type { ProjectStorage } from '../../storage/port/project/projectRecords.js'

/** Maximum number of documents read at a time by key: one or two milliseconds for short ones. */
const READ_DOCUMENTS = 256
/** Documents of the first read, before it is known how large they are. Each further read has at most twice as many. */
const FIRST_DOCUMENTS = 16
/** Weight of what is read at a time, some milliseconds of work. That of a value of a field is 1. */
const READ_WEIGHT = 16_384
const WEIGHT_OF_DOCUMENT = 8
/** Characters of texts, also of fields, that take as long as a value of a field. */
const CHARACTERS_PER_VALUE = 256

/**
 * The documents that a build starting now reads, without those marked for deletion or uploaded later. `firstAfter`
 * limits them to larger keys.
 */
export function newDocuments(
  records: ProjectStorage,
  { documents: count, characters, lastKey }: DocumentTotals & { readonly lastKey: number },
  firstAfter = 0,
): DocumentSource {
  return {
    count,
    characters,
    async *pages() {
      let limit = FIRST_DOCUMENTS
      let page: StoredDocument[] = []
      for (let after = firstAfter; ; ) {
        const asked = Math.min(limit, PAGE_DOCUMENTS - page.length)
        const read = await records.documents.page(after, lastKey, asked)
        page.push(...read)
        const isLast = read.length < asked
        if (page.length > 0 && (isLast || page.length === PAGE_DOCUMENTS)) {
          yield page
          page = []
        }
        if (isLast) return
        limit = Math.min(2 * limit, documentsAtOnce(read, PAGE_DOCUMENTS))
        after = read.at(-1)!.key
        await nextTurn()
      }
    },
  }
}

/**
 * The documents of a snapshot, in its order, or some of them by ascending number. `totals` tells how long texts are on
 * average.
 */
export const snapshotDocuments = (records: ProjectStorage, ...request: OfSnapshot): DocumentSource =>
  documentsByKey((keys) => readDocuments(records, keys), ...request)

/** Their texts. */
export const snapshotTexts = (records: ProjectStorage, ...request: OfSnapshot): TextSource =>
  documentsByKey((keys) => readInTurns(keys, (some) => records.documents.texts(some)), ...request)

type OfSnapshot = readonly [
  snapshot: Pick<Snapshot, 'documents'>,
  totals: Pick<DocumentTotals, 'characters'>,
  numbers?: ArrayLike<number>,
]

/** Documents by ascending key, without erased ones. */
function documentsByKey<Document extends SourceText>(
  read: (keys: readonly number[]) => Promise<(Document | undefined)[]>,
  ...[{ documents }, totals, numbers]: OfSnapshot
): DocumentSource<Document> {
  const { keys: all, count } = documents
  const keys = numbers === undefined ? all : Float64Array.from(numbers, (number) => all[number]!)
  return {
    count: keys.length,
    characters: Math.ceil((totals.characters * keys.length) / Math.max(1, count)),
    async *pages() {
      for (let at = 0; at < keys.length; at += PAGE_DOCUMENTS) {
        const page = await read(Array.from(keys.subarray(at, at + PAGE_DOCUMENTS)))
        yield page.filter((document) => document !== undefined)
        await nextTurn()
      }
    },
  }
}

/** Documents by key in the requested order, yielding to the event loop; undefined for erased ones. */
export const readDocuments = (
  { documents }: ProjectStorage,
  keys: readonly number[],
): Promise<(StoredDocument | undefined)[]> => readInTurns(keys, (some) => documents.read(some))

/** The same without texts. */
export const readDescriptions = (
  { documents }: ProjectStorage,
  keys: readonly number[],
): Promise<(StoredDescription | undefined)[]> => readInTurns(keys, (some) => documents.descriptions(some))

/** What was read of documents. Throws `SnapshotReplaced` when builds have removed one of them meanwhile. */
export const allFound = <T>(found: readonly (T | undefined)[]): T[] =>
  found.map((one) => {
    if (one === undefined) throw new SnapshotReplaced()
    return one
  })

/** Calls `read` for some keys at a time, and yields to the event loop between. */
async function readInTurns<Document extends ReadDocument | undefined>(
  keys: readonly number[],
  read: (keys: readonly number[]) => Promise<Document[]>,
): Promise<Document[]> {
  const found: Document[] = []
  for (let limit = FIRST_DOCUMENTS; found.length < keys.length; ) {
    if (found.length > 0) await nextTurn()
    const some = await read(keys.slice(found.length, found.length + limit))
    found.push(...some)
    limit = Math.min(2 * limit, documentsAtOnce(some, READ_DOCUMENTS))
  }
  return found
}

/** What reading a document depends on. */
type ReadDocument = Partial<Pick<StoredDocument, 'text' | 'metadata'>>

/** How many documents like these to read at a time, at most `most`. */
function documentsAtOnce(documents: readonly (ReadDocument | undefined)[], most: number): number {
  let weight = 0
  for (const document of documents) {
    const metadata = document?.metadata ?? []
    let characters = document?.text?.length ?? 0
    for (const { name, value } of metadata) characters += name.length + (typeof value === 'string' ? value.length : 0)
    weight += WEIGHT_OF_DOCUMENT + metadata.length + characters / CHARACTERS_PER_VALUE
  }
  return Math.max(1, Math.min(most, Math.floor((READ_WEIGHT * documents.length) / Math.max(1, weight))))
}
