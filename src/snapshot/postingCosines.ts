import { DamagedSnapshot, fillRequired, inPlace, type PartSink, type PartSource, type StoredParts } from './parts.js'
import { readRecord, writeRecord } from './records.js'

/**
 * For each posting of the frequent terms, the cosine of its term and its document, rounded to a byte. Terms are numbered by
 * document count, so the frequent terms are the first ones, and a code has the index of its posting. A search for one term reads
 * from the codes which documents can be nearest, as word indexes do with the impacts of postings (Anh, Moffat 2006).
 */
export type PostingCosines = Uint8Array

/** The code of a posting of which nothing is known. */
export const UNKNOWN_COSINE = 255
/** Codes of one unit of a cosine. */
const CODES_PER_UNIT = 255
/** What a cosine may differ from the one that a search computes, whose vectors are rounded: half of a thousandth. */
const MARGIN = 5e-4
/** Terms in fewer documents have no codes: to multiply all their vectors takes less time than to choose some. */
export const LEAST_CODED = 1_024

/** The code of a cosine: the next 255th above it, 0 if it is negative. */
export const codeOfCosine = (cosine: number): number =>
  Math.max(0, Math.min(UNKNOWN_COSINE, Math.ceil((cosine + MARGIN) * CODES_PER_UNIT)))

/** The least and the largest cosine of each code; those of two unit vectors in single precision can exceed 1. */
export const LEAST_COSINES = Float64Array.from({ length: CODES_PER_UNIT + 1 }, (_, code) =>
  code === 0 || code === UNKNOWN_COSINE ? -1 - MARGIN : (code - 1) / CODES_PER_UNIT - 2 * MARGIN,
)
export const LARGEST_COSINES = Float64Array.from({ length: CODES_PER_UNIT + 1 }, (_, code) =>
  code === UNKNOWN_COSINE ? 1 + MARGIN : code / CODES_PER_UNIT,
)

/** How many terms have codes: those in many documents, of the first `termCount`, which have vectors. */
export function codedTerms({ offsets }: PostingPlaces, termCount: number): number {
  let count = 0
  while (count < termCount && offsets[count + 1]! - offsets[count]! >= LEAST_CODED) count++
  return count
}

/** The places of the postings of each term: those of t are offsets[t] to offsets[t + 1]. */
interface PostingPlaces {
  readonly offsets: Uint32Array
}

/** The codes of a snapshot. */
export interface CosineSource {
  /** Whether the snapshot has those of a term. */
  has(term: number): boolean
  /** Reads those of a term, if they are not yet read. */
  read(term: number): Promise<void>
  /** Those of a term by posting; undefined if there are none, or they have not been read. */
  of(term: number): PostingCosines | undefined
  /** All of them. */
  all(): Promise<PostingCosines>
}

const RECORD = 'cosines'
const CODES_PART = `${RECORD}.codes`

/** Writes the codes of a snapshot, if it has any. */
export async function writeCosines(sink: PartSink, codes: PostingCosines | undefined): Promise<void> {
  if (codes !== undefined) await writeRecord(sink, RECORD, { codes })
}

/** The codes of a stored snapshot, which are read when they are asked for; undefined for a snapshot without any. */
export async function openCosines(source: PartSource, postings: PostingPlaces): Promise<CosineSource | undefined> {
  const { stored } = source
  if (stored === undefined) {
    const record = await readRecord<{ readonly codes: PostingCosines }>(source, RECORD)
    return record && cosinesInMemory(record.codes, postings)
  }
  if ((await source.read(RECORD)) === undefined) return undefined
  const codes = await stored.allocate(CODES_PART)
  if (!(codes instanceof Uint8Array)) throw new DamagedSnapshot()
  return readLater(codes, postings, stored)
}

/** Codes that are in the file until they are asked for. */
function readLater(codes: PostingCosines, postings: PostingPlaces, stored: StoredParts): CosineSource {
  const { offsets } = postings
  const read = new Set<number>()
  let isRead = false
  const { has, of, all } = cosinesInMemory(codes, postings)
  return {
    has,
    async read(term) {
      if (isRead || read.has(term) || !has(term)) return
      await stored.fillRuns(CODES_PART, codes, inPlace(offsets[term]!, offsets[term + 1]!))
      read.add(term)
    },
    of: (term) => (isRead || read.has(term) ? of(term) : undefined),
    async all() {
      if (!isRead) await fillRequired(stored, CODES_PART, codes)
      isRead = true
      return await all()
    },
  }
}

/** Codes that are in memory. */
export function cosinesInMemory(codes: PostingCosines, { offsets }: PostingPlaces): CosineSource {
  const has = (term: number): boolean => offsets[term + 1]! <= codes.length
  return {
    has,
    read: async () => {},
    of: (term) => (has(term) ? codes.subarray(offsets[term]!, offsets[term + 1]!) : undefined),
    all: async () => codes,
  }
}
