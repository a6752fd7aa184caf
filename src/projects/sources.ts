import { setImmediate as nextTurn } from 'node:timers/promises'
import { type DocumentSource, PAGE_DOCUMENTS, type SourceText, type TextSource } from '../indexing/documentSource.js'
import type { Snapshot } from '../snapshot/snapshot.js'
import type { DocumentTotals, StoredDescription, StoredDocument } from '../storage/port/project/documents.js'
import type { ProjectStorage } from '../storage/port/project/projectRecords.js'

/** Number of documents read at a time by key: one or two milliseconds. */
const READ_DOCUMENTS = 256

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
      for (let after = firstAfter; ; ) {
        const page = await records.documents.page(after, lastKey, PAGE_DOCUMENTS)
        if (page.length > 0) yield page
        if (page.length < PAGE_DOCUMENTS) return
        after = page.at(-1)!.key
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

/** Calls `read` for some keys at a time, and yields to the event loop between. */
async function readInTurns<Document>(
  keys: readonly number[],
  read: (keys: readonly number[]) => Promise<Document[]>,
): Promise<Document[]> {
  const found: Document[] = []
  for (let from = 0; from < keys.length; from += READ_DOCUMENTS) {
    if (from > 0) await nextTurn()
    found.push(...(await read(keys.slice(from, from + READ_DOCUMENTS))))
  }
  return found
}
