import { memoizeAsync } from '../compute/memoizeAsync.js'
import { DamagedSnapshot, type LaterParts, type Part, type PartArray, type PartSource } from './parts.js'
import type { Postings, Snapshot } from './snapshot.js'

/** Shorter arrays are read at once: leaving one for later costs as much as reading it. */
const LEAST_BYTES = 1 << 18

/** The part with the documents of postings. */
const DOCUMENTS = 'postings.documents'

interface LaterOptions {
  /** Shorter arrays are read at once. */
  readonly leastBytes?: number | undefined
}

/** Gives out arrays whose numbers are read later. */
export function openLaterParts(source: PartSource, { leastBytes = LEAST_BYTES }: LaterOptions = {}) {
  const { stored } = source
  const later = new Map<string, PartArray>()
  return {
    /** An array of a record: long ones are filled later, unless parts are in memory. */
    async readLater(name: string): Promise<Part | undefined> {
      const array = await stored?.allocate(name)
      if (array === undefined || array.byteLength < leastBytes) return await source.read(name)
      later.set(name, array)
      return array
    },
    /** What was given out; undefined if everything is read. */
    collect(postings: Postings): LaterParts | undefined {
      return stored === undefined || later.size === 0 ? undefined : createLaterParts(stored, later, postings)
    },
  }
}

function createLaterParts(
  stored: NonNullable<PartSource['stored']>,
  later: ReadonlyMap<string, PartArray>,
  { offsets, documents }: Postings,
): LaterParts {
  let isRead = false
  const known = later.has(DOCUMENTS) ? new Set<number>() : undefined
  const read = memoizeAsync(async () => {
    for (const [name, array] of later) if (!(await stored.fill(name, array))) throw new DamagedSnapshot()
    isRead = true
    known?.clear()
  })
  return {
    isRead: () => isRead,
    read,
    async readPostings(terms) {
      for (const term of terms) {
        if (isRead || known === undefined || known.has(term)) continue
        await stored.fillRange(DOCUMENTS, documents, { from: offsets[term]!, to: offsets[term + 1]! })
        if (!isRead) known.add(term)
      }
    },
  }
}

/** Reads the postings of some terms if the snapshot has not read all. */
export async function readPostingsOf({ later }: Pick<Snapshot, 'later'>, terms: Iterable<number>): Promise<void> {
  if (later !== undefined && !later.isRead()) await later.readPostings(terms)
}
