import { setImmediate as nextTurn } from 'node:timers/promises'
import { type DocumentSource, PAGE_DOCUMENTS } from '../indexing/documentSource.js'
import type { Snapshot } from '../snapshot/snapshot.js'
import type { DocumentTotals, StoredDocument } from '../storage/project/documents.js'
import type { ProjectFile } from '../storage/project/projectFile.js'

/** Number of documents read at a time by key: about two milliseconds. */
const READ_DOCUMENTS = 250

/**
 * The documents that a build starting now reads, without those marked for deletion or uploaded later. `firstAfter`
 * limits them to larger keys.
 */
export function newDocuments(
  file: () => ProjectFile,
  { documents: count, characters, lastKey }: DocumentTotals & { readonly lastKey: number },
  firstAfter = 0,
): DocumentSource {
  return {
    count,
    characters,
    async *pages() {
      for (let after = firstAfter; ; ) {
        const page = file().documents.page(after, lastKey, PAGE_DOCUMENTS)
        if (page.length > 0) yield page
        if (page.length < PAGE_DOCUMENTS) return
        after = page.at(-1)!.key
        await nextTurn()
      }
    },
  }
}

/** The documents of a snapshot, in its order, or some of them by ascending number. */
export function snapshotDocuments(
  file: () => ProjectFile,
  { documents: { keys, count } }: Pick<Snapshot, 'documents'>,
  numbers?: ArrayLike<number>,
): DocumentSource {
  const some = numbers === undefined ? keys : Float64Array.from(numbers, (number) => keys[number]!)
  const characters = (file().documents.totals().characters * some.length) / Math.max(1, count)
  return documentsByKey(file, some, Math.ceil(characters))
}

/** Documents by ascending key, without erased ones. */
function documentsByKey(file: () => ProjectFile, keys: Float64Array, characters: number): DocumentSource {
  return {
    count: keys.length,
    characters,
    async *pages() {
      for (let at = 0; at < keys.length; at += PAGE_DOCUMENTS) {
        const page = await readDocuments(file, Array.from(keys.subarray(at, at + PAGE_DOCUMENTS)))
        yield page.filter((document) => document !== undefined)
        await nextTurn()
      }
    },
  }
}

/** Documents by key in the requested order, yielding to the event loop; undefined for erased ones. */
export async function readDocuments(
  file: () => ProjectFile,
  keys: readonly number[],
): Promise<(StoredDocument | undefined)[]> {
  const found: (StoredDocument | undefined)[] = []
  for (const [i, key] of keys.entries()) {
    if (i > 0 && i % READ_DOCUMENTS === 0) await nextTurn()
    found.push(file().documents.read(key))
  }
  return found
}
