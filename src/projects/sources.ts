import { setImmediate as nextTurn } from 'node:timers/promises'
import { type DocumentSource, PAGE_DOCUMENTS } from '../build/source.js'
import type { Snapshot } from '../snapshot/snapshot.js'
import type { DocumentTotals, StoredDocument } from '../storage/project/documents.js'
import type { ProjectFile } from '../storage/project/projectFile.js'

/** Documents read at a time when they are asked for by key: about two milliseconds. */
const READ_DOCUMENTS = 250

/** The documents that a build begun now reads: what is marked for deletion, or comes later, is not among them. */
export function newDocuments(
  file: () => ProjectFile,
  { documents: count, characters, lastKey }: DocumentTotals & { readonly lastKey: number },
): DocumentSource {
  return {
    count,
    characters,
    async *pages() {
      for (let after = 0; ; ) {
        const page = file().documents.page(after, lastKey, PAGE_DOCUMENTS)
        if (page.length > 0) yield page
        if (page.length < PAGE_DOCUMENTS) return
        after = page.at(-1)!.key
        await nextTurn()
      }
    },
  }
}

/** The documents of a snapshot, in its order. */
export function snapshotDocuments(file: () => ProjectFile, { documents }: Snapshot): DocumentSource {
  return {
    count: documents.count,
    characters: file().documents.totals().characters,
    async *pages() {
      for (let at = 0; at < documents.count; at += PAGE_DOCUMENTS) {
        const page = await readDocuments(file, Array.from(documents.keys.subarray(at, at + PAGE_DOCUMENTS)))
        yield page.filter((document) => document !== undefined)
        await nextTurn()
      }
    },
  }
}

/** Documents by key in the order asked for, giving way to the event loop; undefined for what has been erased. */
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
