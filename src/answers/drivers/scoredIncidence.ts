import { grown } from '../../typedArrays.js'
import type { ConceptTerms } from '../counts/countBlock.js'
import type { WalkedPostings } from '../counts/matchWalker.js'
import type { PackedIncidence } from './blockedIncidence.js'

/** Concepts by their terms, and the documents that have a score. */
export interface ScoredConcepts extends ConceptTerms {
  readonly postings: WalkedPostings
  /** By document, its row among the scored ones, or `NOT_SCORED`; undefined where every document has a score. */
  readonly rowOf: Uint32Array | undefined
  /** Score by row, and the score minus the mean score. */
  readonly scores: Float64Array
  readonly deviations: Float64Array
  /** Concepts of fewer scored documents are left out. */
  readonly least: number
}

export const NOT_SCORED = 0xffffffff

/** Which scored documents have which concept. */
export interface ScoredIncidence extends PackedIncidence {
  /** Numbers of the concepts that are not left out, by column. */
  readonly concepts: Uint32Array
}

/** The rows of each concept's documents, ascending. A document with an excluded term of the concept does not have it. */
export const incidenceOf = (scored: ScoredConcepts): ScoredIncidence =>
  arePostings(scored) ? postingColumns(scored) : termColumns(scored)

/** Whether each concept is one term and each document has a score, so that its postings are its rows. */
const arePostings = ({ terms, ends, rowOf }: ScoredConcepts): boolean =>
  rowOf === undefined &&
  3 * terms.length === ends.length &&
  terms.every((_, i) => ends[3 * i] === i && ends[3 * i + 2] === i + 1)

/** Columns that are postings, where they stand. */
function postingColumns({ terms, postings, deviations, least }: ScoredConcepts): ScoredIncidence {
  const { offsets, documents: rows } = postings
  const sizeOf = (concept: number): number => offsets[terms[concept]! + 1]! - offsets[terms[concept]!]!
  const concepts = Uint32Array.from(terms.keys()).filter((concept) => sizeOf(concept) >= least)
  const starts = concepts.map((concept) => offsets[terms[concept]!]!)
  return { concepts, starts, sizes: concepts.map(sizeOf), rows, deviations }
}

/** Columns of concepts of several terms, or of documents without a score: made of the postings of their terms. */
function termColumns({ terms, ends, postings, rowOf, deviations, least }: ScoredConcepts): ScoredIncidence {
  const postingCount = terms.reduce((sum, term) => sum + postings.offsets[term + 1]! - postings.offsets[term]!, 0)
  const columns = createColumns({
    postings,
    rowOf,
    count: deviations.length,
    expected: Math.min(postingCount, MOST_EXPECTED),
  })
  const concepts: number[] = []
  const starts: number[] = []
  const sizes: number[] = []
  let start = 0
  let from = 0
  for (let concept = 0; 3 * concept < ends.length; concept++) {
    const [excluded, related] = [ends[3 * concept]!, ends[3 * concept + 2]!]
    const end =
      related - from === 1 && excluded === from
        ? columns.ofTerm(terms[from]!, start)
        : columns.ofTerms(terms.subarray(excluded, related), terms.subarray(from, excluded), start)
    from = related
    if (end - start < least) continue
    concepts.push(concept)
    starts.push(start)
    sizes.push(end - start)
    start = end
  }
  return {
    concepts: Uint32Array.from(concepts),
    starts: Uint32Array.from(starts),
    sizes: Uint32Array.from(sizes),
    rows: columns.rows(),
    deviations,
  }
}

/** Maximum number of rows for which memory is allocated at first: concepts of many related terms have many more postings than rows. */
const MOST_EXPECTED = 1 << 25

interface ColumnOptions extends Pick<ScoredConcepts, 'postings' | 'rowOf'> {
  /** Number of scored documents. */
  readonly count: number
  /** Approximate number of rows of all columns together. */
  readonly expected: number
}

/** Writes columns one after the other, each at a place; the methods return where it ends. */
function createColumns({ postings: { offsets, documents }, rowOf, count, expected }: ColumnOptions) {
  let rows = new Uint32Array(expected)
  /** A bit for each row, all 0 between columns. */
  const bits = new Uint32Array((count + 31) >>> 5)
  const reserve = (length: number): void => {
    if (length > rows.length) rows = grown(rows, Math.max(length, 2 * rows.length))
  }
  const mark = (term: number): void => {
    for (let i = offsets[term]!; i < offsets[term + 1]!; i++) {
      const row = rowOf === undefined ? documents[i]! : rowOf[documents[i]!]!
      if (row !== NOT_SCORED) bits[row >>> 5]! |= 1 << (row & 31)
    }
  }
  const unmark = (term: number): void => {
    for (let i = offsets[term]!; i < offsets[term + 1]!; i++) {
      const row = rowOf === undefined ? documents[i]! : rowOf[documents[i]!]!
      if (row !== NOT_SCORED) bits[row >>> 5]! &= ~(1 << (row & 31))
    }
  }
  return {
    rows: () => rows,
    ofTerm(term: number, at: number): number {
      const [from, to] = [offsets[term]!, offsets[term + 1]!]
      reserve(at + to - from)
      if (rowOf === undefined) {
        rows.set(documents.subarray(from, to), at)
        return at + to - from
      }
      let end = at
      for (let i = from; i < to; i++) {
        const row = rowOf[documents[i]!]!
        if (row !== NOT_SCORED) rows[end++] = row
      }
      return end
    },
    ofTerms(own: Uint32Array, excluded: Uint32Array, at: number): number {
      let most = 0
      for (const term of own) {
        mark(term)
        most += offsets[term + 1]! - offsets[term]!
      }
      for (const term of excluded) unmark(term)
      reserve(at + Math.min(most, count))
      let end = at
      for (let word = 0; word < bits.length; word++) {
        for (let left = bits[word]!; left !== 0; left &= left - 1) {
          rows[end++] = 32 * word + 31 - Math.clz32(left & -left)
        }
      }
      bits.fill(0)
      return end
    },
  }
}
