import { memoizeAsync } from '../compute/memoizeAsync.js'
import { DamagedSnapshot, inPlace, type PartSink, type PartSource, type StoredParts } from './parts.js'
import { readRecord, writeRecord } from './records.js'

/** Terms by their cosine with a concept, highest first (equal similarities by term number). */
export interface RelatedTerms {
  readonly terms: Uint32Array
  /** Cosines with the concept's vector. */
  readonly similarities: Float32Array
}

/** No related terms. */
export const NONE_RELATED: RelatedTerms = { terms: new Uint32Array(0), similarities: new Float32Array(0) }

/** Maximum number of related terms of a concept, as in the original service. */
export const MOST_RELATED = 20

/** The related terms of the most frequent terms, as a build found them. List t has the entries offsets[t] to offsets[t + 1]. */
export interface RelatedLists extends RelatedTerms {
  readonly offsets: Uint32Array
  /** By term, 1 where its list is known: a build that extends another one leaves some lists out. */
  readonly known: Uint8Array
}

/** The related terms of the most frequent terms. */
export interface RelatedSource {
  /** Whether the snapshot has the list of a term. */
  has(term: number): boolean
  /** Reads the lists of some terms, if they are not yet read. Terms without a list are passed over. */
  read(terms: Iterable<number>): Promise<void>
  /** The list of a term; undefined if there is none, or it has not been read. */
  of(term: number): RelatedTerms | undefined
  /** All lists. */
  all(): Promise<RelatedLists>
}

const RECORD = 'related'
/** Lists are read for this many consecutive terms at a time: two chunks or three. */
const BLOCK_TERMS = 1_024

/** Writes the lists of a snapshot, if it has any. */
export async function writeRelated(sink: PartSink, lists: RelatedLists | undefined): Promise<void> {
  if (lists !== undefined) await writeRecord(sink, RECORD, lists)
}

/** The lists of a stored snapshot, which are read when they are asked for; undefined for a snapshot without any. */
export async function openRelated(source: PartSource): Promise<RelatedSource | undefined> {
  const { stored } = source
  if (stored === undefined) {
    const lists = await readRecord<RelatedLists>(source, RECORD)
    return lists && relatedInMemory(lists)
  }
  const head = await readRecord<Pick<RelatedLists, 'offsets' | 'known'>>(source, RECORD, {
    leftOut: ['terms', 'similarities'],
  })
  if (head === undefined) return undefined
  const terms = await stored.allocate(`${RECORD}.terms`)
  const similarities = await stored.allocate(`${RECORD}.similarities`)
  if (!(terms instanceof Uint32Array && similarities instanceof Float32Array)) throw new DamagedSnapshot()
  return readLater({ ...head, terms, similarities }, stored)
}

/** Lists whose entries are in the file until they are asked for. */
function readLater(lists: RelatedLists, stored: StoredParts): RelatedSource {
  const { offsets, known, terms, similarities } = lists
  const blocks = Math.ceil(known.length / BLOCK_TERMS)
  const isRead = new Uint8Array(blocks)
  const readBlock = async (block: number): Promise<void> => {
    const to = Math.min(known.length, (block + 1) * BLOCK_TERMS)
    const range = inPlace(offsets[block * BLOCK_TERMS]!, offsets[to]!)
    await stored.fillRuns(`${RECORD}.terms`, terms, range)
    await stored.fillRuns(`${RECORD}.similarities`, similarities, range)
    isRead[block] = 1
  }
  const { has, of, all } = relatedInMemory(lists)
  const readAll = memoizeAsync(async () => {
    for (let block = 0; block < blocks; block++) if (isRead[block] === 0) await readBlock(block)
  })
  return {
    has,
    async read(wanted) {
      for (const term of wanted) {
        const block = Math.floor(term / BLOCK_TERMS)
        if (has(term) && isRead[block] === 0) await readBlock(block)
      }
    },
    of: (term) => (isRead[Math.floor(term / BLOCK_TERMS)] === 1 ? of(term) : undefined),
    async all() {
      await readAll()
      return await all()
    },
  }
}

/** Lists that are in memory. */
export function relatedInMemory(lists: RelatedLists): RelatedSource {
  const { offsets, known, terms, similarities } = lists
  return {
    has: (term) => known[term] === 1,
    read: async () => {},
    of(term) {
      if (known[term] !== 1) return undefined
      const [from, to] = [offsets[term]!, offsets[term + 1]!]
      return { terms: terms.subarray(from, to), similarities: similarities.subarray(from, to) }
    },
    all: async () => lists,
  }
}

/** Puts lists of at most MOST_RELATED terms one after another. */
export interface RelatedListBuilder {
  /** The list of the next term; undefined if it is not known. */
  add(list: RelatedTerms | undefined): void
  /** The lists that were added. */
  finish(): RelatedLists
}

/** Allocates lists of `count` terms. */
export function createRelatedLists(count: number): RelatedListBuilder {
  const offsets = new Uint32Array(count + 1)
  const known = new Uint8Array(count)
  const terms = new Uint32Array(count * MOST_RELATED)
  const similarities = new Float32Array(count * MOST_RELATED)
  let term = 0
  let length = 0
  return {
    add(list) {
      known[term++] = Number(list !== undefined)
      const added = list?.terms.length ?? 0
      for (let i = 0; i < added; i++, length++) {
        terms[length] = list!.terms[i]!
        similarities[length] = list!.similarities[i]!
      }
      offsets[term] = length
    },
    finish: () => ({ offsets, known, terms: terms.slice(0, length), similarities: similarities.slice(0, length) }),
  }
}
