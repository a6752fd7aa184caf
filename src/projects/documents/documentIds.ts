import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ProjectStorage } from '../../storage/port/project/projectRecords.js'

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
export function openDocumentIds(records: ProjectStorage): ReadDocumentIds {
  const known = new Map<number, string>()
  return async (keys) => {
    const found = keys.map((key) => known.get(key))
    if (!found.includes(undefined)) return found
    if ((await records.documents.totals()).documents > MOST_IDS) return await readApart(records, keys)
    if (known.size > MOST_IDS) known.clear()
    const missing = keys.filter((key) => !known.has(key)).map((key) => key - (key % NEIGHBOURS))
    const firsts = [...new Set(missing)]
    // A full cache may be cleared for another request meanwhile.
    const read = new Map<number, string>()
    for (let from = 0; from < firsts.length; from += READ_GROUPS) {
      if (from > 0) await nextTurn()
      const group = firsts.slice(from, from + READ_GROUPS)
      for (const [key, id] of await records.documents.idsInRanges(group, NEIGHBOURS)) {
        known.set(key, id)
        read.set(key, id)
      }
    }
    return found.map((id, i) => id ?? read.get(keys[i]!))
  }
}

async function readApart(records: ProjectStorage, keys: readonly number[]): Promise<(string | undefined)[]> {
  const found: (string | undefined)[] = []
  for (let from = 0; from < keys.length; from += READ_IDS) {
    if (from > 0) await nextTurn()
    found.push(...(await records.documents.docIds(keys.slice(from, from + READ_IDS))))
  }
  return found
}
