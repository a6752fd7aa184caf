import { memoizeAsync } from '../compute/memoizeAsync.js'
import { haveSameBytes } from '../typedArrays.js'
import { readNarrow } from './narrowNumbers.js'
import {
  fillRequired,
  inPlace,
  type LaterParts,
  type Part,
  type PartArray,
  type PartSource,
  type StoredParts,
} from './parts.js'
import type { Columns, Postings, Snapshot, Space, StoredNumbers } from './snapshot.js'
import { hasVector } from './termTable.js'

/** Shorter arrays are read at once: leaving one for later costs as much as reading it. */
export const LEAST_BYTES = 1 << 18

/** The part with the documents of postings. */
const DOCUMENTS = 'postings.documents'
/** The part with what few questions need of postings. */
const DISTINCT = 'postings.distinct'
/** The part with the vectors of terms. */
const TERM_VECTORS = 'space.termVectors'

interface LaterOptions {
  /** Shorter arrays are read at once. */
  readonly leastBytes?: number | undefined
}

/** Vectors are read for this many consecutive terms at a time, which are two chunks or three, unless they lie in as many places. */
const BLOCK_TERMS = 128

/** The arrays of a snapshot that can be read in part. */
interface PartlyRead {
  readonly columns: Columns
  readonly postings: Postings
  readonly space: Space
}

/** Gives out arrays whose numbers are read later. */
export function openLaterParts(source: PartSource, { leastBytes = LEAST_BYTES }: LaterOptions) {
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
    /** Fills memory for the vectors of terms; with `isLater` later, if they are long. */
    async fillVectors(space: TermVectorRows, { isLater }: { readonly isLater: boolean }): Promise<void> {
      const { termVectors } = space
      if (isLater && termVectors.byteLength > 0 && termVectors.byteLength >= leastBytes)
        later.set(TERM_VECTORS, termVectors)
      else await fillTermVectors(stored!, space)
    },
    /** What was given out; undefined if everything is read. */
    collect(partly: PartlyRead): LaterParts | undefined {
      return stored === undefined || later.size === 0 ? undefined : createLaterParts(stored, later, partly)
    },
  }
}

type TermVectorRows = Pick<Space, 'axes' | 'termVectors' | 'termRows'>

/** Reads the vectors of all terms, each from the row where it is stored. */
async function fillTermVectors(stored: StoredParts, { axes, termVectors, termRows }: TermVectorRows): Promise<void> {
  if (termRows !== undefined) await stored.fillRows(TERM_VECTORS, axes, termRows, termVectors)
  else await fillRequired(stored, TERM_VECTORS, termVectors)
}

interface Writable {
  values: StoredNumbers
}

function createLaterParts(
  stored: StoredParts,
  later: Map<string, PartArray>,
  { columns, postings: { offsets, documents }, space }: PartlyRead,
): LaterParts {
  const distinct = later.get(DISTINCT)
  later.delete(DISTINCT)
  let isRead = false
  const known = later.has(DOCUMENTS) ? new Set<number>() : undefined
  const fill = (name: string, array: PartArray): Promise<void> => fillRequired(stored, name, array)
  const vectors = laterVectors(
    stored,
    space,
    later.has(TERM_VECTORS) ? () => fillTermVectors(stored, space) : undefined,
  )
  const read = memoizeAsync(async () => {
    for (const [name, array] of later) {
      const column = columns.fields.find(({ values }) => values === array)
      if (name === TERM_VECTORS) await vectors.readVectors()
      // Nobody has read the column before.
      else if (column !== undefined) (column as Writable).values = await readNarrow(stored, name, column.values)
      else await fill(name, array)
    }
    shareOffsets(columns)
    isRead = true
    later.clear()
    known?.clear()
  })
  return {
    isRead: () => isRead,
    read,
    readDistinct: memoizeAsync(async () => {
      if (distinct !== undefined) await fill(DISTINCT, distinct)
    }),
    async readPostings(terms) {
      for (const term of terms) {
        if (isRead || known === undefined || known.has(term)) continue
        await stored.fillRuns(DOCUMENTS, documents, inPlace(offsets[term]!, offsets[term + 1]!))
        if (!isRead) known.add(term)
      }
    },
    ...vectors,
  }
}

/**
 * Gives fields with equal offsets, such as fields with one value in each document, one array of offsets. This frees four bytes for
 * each document and field.
 */
function shareOffsets({ fields }: Columns): void {
  const different: Uint32Array[] = []
  for (const column of fields) {
    const { offsets } = column
    if (offsets === undefined) continue
    const same = different.find((others) => haveSameBytes(others, offsets))
    if (same === undefined) different.push(offsets)
    // Nobody has read the column before.
    else (column as { offsets: Uint32Array }).offsets = same
  }
}

/** The vectors of terms that `readAll` reads; undefined if they are read. */
function laterVectors(
  stored: StoredParts,
  { axes, termCount, termVectors, termRows }: Space,
  readAll: (() => Promise<void>) | undefined,
): Pick<LaterParts, 'areVectorsRead' | 'readVector' | 'readVectors'> {
  let areRead = readAll === undefined
  const blocks = new Set<number>()
  const blockTerms = termRows === undefined ? BLOCK_TERMS : 1
  const readBlock = async (from: number, to: number): Promise<void> => {
    if (termRows === undefined) {
      await stored.fillRuns(TERM_VECTORS, termVectors, inPlace(from * axes, to * axes))
      return
    }
    const vectors = termVectors.subarray(from * axes, to * axes)
    await stored.fillRows(TERM_VECTORS, axes, termRows.subarray(from, to), vectors)
  }
  return {
    areVectorsRead: () => areRead,
    async readVector(term) {
      const block = Math.floor(term / blockTerms)
      if (areRead || term >= termCount || blocks.has(block)) return
      await readBlock(block * blockTerms, Math.min(termCount, (block + 1) * blockTerms))
      blocks.add(block)
    },
    readVectors: memoizeAsync(async () => {
      await readAll?.()
      areRead = true
      blocks.clear()
    }),
  }
}

/** Reads the postings of some terms if the snapshot has not read all. */
export async function readPostingsOf({ later }: Pick<Snapshot, 'later'>, terms: Iterable<number>): Promise<void> {
  if (later !== undefined && !later.isRead()) await later.readPostings(terms)
}

/**
 * Reads the vectors that a concept of some terms needs, if the snapshot has not read all. One term with a list of related terms
 * needs its own vector. The related terms of every other concept are found among all vectors.
 */
export async function readVectorsOf(
  { later, related, space }: Pick<Snapshot, 'later' | 'related' | 'space'>,
  terms: readonly number[],
): Promise<void> {
  if (later === undefined || later.areVectorsRead()) return
  const [term] = terms
  if (term !== undefined && terms.length === 1 && related?.has(term) === true) {
    await later.readVector(term)
    if (hasVector(space, term)) return
  }
  await later.readVectors()
}
