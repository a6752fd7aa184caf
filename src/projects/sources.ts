import { setImmediate as nextTurn } from 'node:timers/promises'
import { type DocumentSource, PAGE_DOCUMENTS } from '../indexing/documentSource.js'
import type { Snapshot } from '../snapshot/snapshot.js'
import type { DocumentTotals, StoredDocument } from '../storage/port/project/documents.js'
import type { ProjectStorage } from '../storage/port/project/projectRecords.js'

/** Number of documents read at a time by key: about two milliseconds. */
const READ_DOCUMENTS = 250

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
export function snapshotDocuments(
  records: ProjectStorage,
  { documents: { keys, count } }: Pick<Snapshot, 'documents'>,
  totals: Pick<DocumentTotals, 'characters'>,
  numbers?: ArrayLike<number>,
): DocumentSource {
  const some = numbers === undefined ? keys : Float64Array.from(numbers, (number) => keys[number]!)
  const characters = (totals.characters * some.length) / Math.max(1, count)
  return documentsByKey(records, some, Math.ceil(characters))
}

/** Documents by ascending key, without erased ones. */
function documentsByKey(records: ProjectStorage, keys: Float64Array, characters: number): DocumentSource {
  return {
    count: keys.length,
    characters,
    async *pages() {
      for (let at = 0; at < keys.length; at += PAGE_DOCUMENTS) {
        const page = await readDocuments(records, Array.from(keys.subarray(at, at + PAGE_DOCUMENTS)))
        yield page.filter((document) => document !== undefined)
        await nextTurn()
      }
    },
  }
}

/** Documents by key in the requested order, yielding to the event loop; undefined for erased ones. */
export async function readDocuments(
  records: ProjectStorage,
  keys: readonly number[],
): Promise<(StoredDocument | undefined)[]> {
  const found: (StoredDocument | undefined)[] = []
  for (let from = 0; from < keys.length; from += READ_DOCUMENTS) {
    if (from > 0) await nextTurn()
    found.push(...(await records.documents.read(keys.slice(from, from + READ_DOCUMENTS))))
  }
  return found
}
