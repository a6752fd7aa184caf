import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ProjectFile } from '../storage/project/projectFile.js'

/** Ids of documents by key, in the requested order, yielding to the event loop; undefined for erased documents. */
export type ReadDocumentIds = (keys: readonly number[]) => Promise<(string | undefined)[]>

/** Maximum number of cached ids of one project: some ten megabytes. Those of a larger project are read each time. */
const MOST_IDS = 200_000
/** Number of neighbouring keys whose ids are read together, as fast as about ten separate ones. */
const NEIGHBOURS = 64
/** Number of groups of neighbours, and of separate ids, read at a time: about a millisecond each. */
const READ_GROUPS = 16
const READ_IDS = 250

/**
 * Caches the ids that it has read, and those of neighbouring keys: the id of a key never changes, and every search
 * needs some.
 */
export function openDocumentIds(file: () => ProjectFile): ReadDocumentIds {
  const known = new Map<number, string>()
  return async (keys) => {
    const found = keys.map((key) => known.get(key))
    if (!found.includes(undefined)) return found
    if (file().documents.totals().documents > MOST_IDS) return await readApart(file, keys)
    if (known.size > MOST_IDS) known.clear()
    let groups = 0
    for (const [i, key] of keys.entries()) {
      if (!known.has(key)) {
        if (groups++ % READ_GROUPS === READ_GROUPS - 1) await nextTurn()
        const first = key - (key % NEIGHBOURS)
        for (const [each, id] of file().documents.idsBetween(first, first + NEIGHBOURS - 1)) known.set(each, id)
      }
      found[i] = known.get(key)
    }
    return found
  }
}

async function readApart(file: () => ProjectFile, keys: readonly number[]): Promise<(string | undefined)[]> {
  const found: (string | undefined)[] = []
  for (let from = 0; from < keys.length; from += READ_IDS) {
    if (from > 0) await nextTurn()
    found.push(...file().documents.docIds(keys.slice(from, from + READ_IDS)))
  }
  return found
}
