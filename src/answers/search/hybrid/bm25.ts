import { forEachChunk, inSteps, runSteps } from '../../../compute/eventLoopBudget.js'
import { cacheSlot } from '../../../compute/slotCache.js'
import type { Postings, Ranking, Snapshot, WholeNumbers } from '../../../snapshot/snapshot.js'
import { familyOf, type StemFamilies } from '../../../snapshot/stemFamilies.js'
import { inverseDocumentFrequency } from '../../../snapshot/termWeights.js'
import { firstNotBelow } from '../../../typedArrays.js'
import { createScoreBuffers, type ScoreBuffers } from './scoreBuffers.js'

/** Parameters of BM25. Source: Robertson, Zaragoza 2009. */
const K1 = 1.2
const B = 0.75

/** The functions of BM25 for one snapshot, and the idf that weighs terms in sums of vectors. */
export interface Bm25 {
  /** ln(1 + (N - n + 0.5) / (n + 0.5)), where n documents have a word with the stem of the term. */
  readonly idf: (term: number) => number
  /** ln((N + 1) / (n + 0.5)), at least 0. */
  readonly vectorIdf: (term: number) => number
  /** The same idf for all words of the term's stem together. */
  readonly familyIdf: (term: number) => number
  /** f (k1 + 1) / (f + k1 (1 - b + b length / mean)). */
  readonly termFrequency: (frequency: number, document: number) => number
  readonly families: StemFamilies
  readonly norms: LengthNorms
  /** Counts the documents of the stems of some terms, for their idf, and yields to the event loop meanwhile. */
  countFamilies(terms: Iterable<number>, signal?: AbortSignal): Promise<void>
}

/** k1 (1 - b + b length / mean) of each document: `values[lengths[document]]`. Lengths fit into faster caches than the norms would. */
interface LengthNorms {
  readonly lengths: WholeNumbers
  /** By length. */
  readonly values: Float64Array
}

/** What BM25 needs of all documents; computed once for a snapshot. */
interface DocumentLengths {
  readonly norms: LengthNorms
  /** Documents with a word of the stem, by the leader of its family; 0 where they are not counted yet. */
  readonly counted: Uint32Array
}

const normSlot = cacheSlot<Ranking, DocumentLengths>({
  name: 'length norms',
  bytesOf: ({ norms, counted }) => norms.lengths.byteLength + norms.values.byteLength + counted.byteLength,
  isPinned: true,
})

function documentLengths({ cache, terms }: Snapshot, ranking: Ranking): DocumentLengths {
  let known = cache.get(normSlot, ranking)
  if (known === undefined) {
    const { contentWordCounts } = ranking
    let [sum, most] = [0, 0]
    for (let document = 0; document < contentWordCounts.length; document++) {
      sum += contentWordCounts[document]!
      most = Math.max(most, contentWordCounts[document]!)
    }
    const mean = sum / Math.max(1, contentWordCounts.length) || 1
    const values = Float64Array.from({ length: most + 1 }, (_, length) => K1 * (1 - B + (B * length) / mean))
    known = { norms: { lengths: narrowed(contentWordCounts, most), values }, counted: new Uint32Array(terms.count) }
    cache.set(normSlot, ranking, known)
  }
  return known
}

/** Numbers up to `most` in the narrowest type. */
function narrowed(numbers: WholeNumbers, most: number): WholeNumbers {
  const bytes = most < 1 << 8 ? 1 : most < 1 << 16 ? 2 : 4
  if (numbers.BYTES_PER_ELEMENT <= bytes) return numbers
  const narrow = bytes === 1 ? new Uint8Array(numbers.length) : new Uint16Array(numbers.length)
  narrow.set(numbers)
  return narrow
}

export function createBm25(snapshot: Snapshot, ranking: Ranking, families: StemFamilies): Bm25 {
  const { documents, terms, postings } = snapshot
  const count = documents.count
  const { norms, counted } = documentLengths(snapshot, ranking)
  const unionOf = (leader: number) => unionSteps(postings, familyOf(families, leader), count)
  const documentFrequency = (term: number): number => {
    const leader = families.leaders[term]!
    if (families.next[leader] === leader) return terms.totalDocCounts[term]!
    if (counted[leader] === 0) counted[leader] = runSteps(unionOf(leader))
    return counted[leader]!
  }
  return {
    families,
    norms,
    async countFamilies(terms, signal) {
      for (const term of terms) {
        const leader = families.leaders[term]!
        if (families.next[leader] === leader || counted[leader] !== 0) continue
        counted[leader] = await inSteps(unionOf(leader), signal)
      }
    },
    idf: (term) => Math.log(1 + (count - documentFrequency(term) + 0.5) / (documentFrequency(term) + 0.5)),
    vectorIdf: (term) => inverseDocumentFrequency(count, terms.totalDocCounts[term]!),
    familyIdf: (term) => inverseDocumentFrequency(count, documentFrequency(term)),
    termFrequency: (frequency, document) =>
      (frequency * (K1 + 1)) / (frequency + norms.values[norms.lengths[document]!]!),
  }
}

/** Counts the documents with any of the terms, in steps of a block of documents. */
function* unionSteps(postings: Postings, terms: readonly number[], documentCount: number): Generator<void, number> {
  const isMet = new Uint8Array(BLOCK_DOCUMENTS)
  const lists = terms.map((term) => openList(postings, term, 1))
  let count = 0
  for (let first = 0; first < documentCount; first += BLOCK_DOCUMENTS) {
    if (first > 0) yield
    isMet.fill(0)
    for (const list of lists) {
      enterBlock(postings, list, first + BLOCK_DOCUMENTS)
      for (let i = list.from; i < list.to; i++) {
        const place = postings.documents[i]! - first
        count += 1 - isMet[place]!
        isMet[place] = 1
      }
    }
  }
  return count
}

/**
 * Weight of a word that has the stem of a query word, where the query word itself weighs 1. Measured between 0.5 and 1.
 */
const FAMILY_WEIGHT = 0.85

interface Bm25Request {
  /** Where arrays are taken from; default: they are new. */
  readonly buffers?: Pick<ScoreBuffers, 'scores'> | undefined
  readonly signal?: AbortSignal | undefined
}

/** Documents whose scores are computed at a time: what all terms add to them fits into the processor's cache. */
const BLOCK_DOCUMENTS = 1 << 14

/**
 * BM25 of every document for weighted terms. A term counts together with the other words of its stem: their frequencies are added
 * with a lower weight before saturation (as BM25F sums fields; Robertson, Zaragoza 2009). The idf counts the documents with any of
 * these words.
 */
export async function bm25Scores(
  { postings, documents }: Snapshot,
  weights: ReadonlyMap<number, number>,
  { idf, norms, families, countFamilies }: Bm25,
  { buffers = createScoreBuffers(documents.count), signal }: Bm25Request = {},
): Promise<Float64Array> {
  await countFamilies(weights.keys(), signal)
  const scores = buffers.scores()
  const given = { postings, norms, scores, frequencies: new Float64Array(BLOCK_DOCUMENTS) }
  const terms = [...weights].map(([term, weight]): FamilyLists => {
    const shareOf = (member: number): number => (member === term ? 1 : FAMILY_WEIGHT)
    const lists = familyOf(families, term).map((member) => openList(postings, member, shareOf(member)))
    return { lists, factor: weight * idf(term) }
  })
  const addBlocks = (from: number, to: number): void => {
    for (let block = from; block < to; block++) addBlock(given, terms, block * BLOCK_DOCUMENTS)
  }
  await forEachChunk(Math.ceil(documents.count / BLOCK_DOCUMENTS), addBlocks, signal)
  return scores
}

/** The postings of a term. They are added block by block of documents. */
interface PostingList {
  /** Weight of its frequencies. */
  readonly share: number
  /** The postings of the block, and the end of all. */
  from: number
  to: number
  readonly end: number
}

const openList = ({ offsets }: Postings, term: number, share: number): PostingList => ({
  share,
  from: offsets[term]!,
  to: offsets[term]!,
  end: offsets[term + 1]!,
})

/** Goes on to the postings of the next block, which ends before document `end`. */
function enterBlock({ documents }: Postings, list: PostingList, end: number): void {
  list.from = list.to
  list.to = firstNotBelow(documents, end, list.from, Math.min(list.end, list.from + BLOCK_DOCUMENTS))
}

/** A term of the query with the other words of its stem. */
interface FamilyLists {
  readonly lists: readonly PostingList[]
  readonly factor: number
}

interface BlockInput {
  readonly postings: Postings
  readonly norms: LengthNorms
  readonly scores: Float64Array
  /** The frequencies of a family by document of the block, all 0 between terms. */
  readonly frequencies: Float64Array
}

/** Writes the scores of a block of documents. */
function addBlock(given: BlockInput, terms: readonly FamilyLists[], first: number): void {
  const { postings, scores } = given
  const end = Math.min(first + BLOCK_DOCUMENTS, scores.length)
  scores.fill(0, first, end)
  for (const { lists, factor } of terms) {
    for (const list of lists) enterBlock(postings, list, end)
    if (lists.length === 1) {
      addFrequent(given, lists[0]!, factor)
      continue
    }
    for (const list of lists) addShares(given, list, first)
    for (const list of lists) addFamily(given, list, first, factor)
  }
}

/** Adds the scores of the postings of a term that is alone in its family. */
function addFrequent(
  { postings: { documents, frequencies }, scores, norms: { lengths, values } }: BlockInput,
  { from, to }: PostingList,
  factor: number,
): void {
  for (let i = from; i < to; i++) {
    const document = documents[i]!
    const frequency = frequencies[i]!
    scores[document]! += factor * ((frequency * (K1 + 1)) / (frequency + values[lengths[document]!]!))
  }
}

/** Adds shares of the frequencies of a word of a family. */
function addShares(
  { postings: { documents, frequencies }, frequencies: sums }: BlockInput,
  { share, from, to }: PostingList,
  first: number,
): void {
  for (let i = from; i < to; i++) sums[documents[i]! - first]! += share * frequencies[i]!
}

/** Adds the scores of a family for the documents of one of its words, and clears its frequencies. */
function addFamily(
  { postings: { documents }, scores, norms: { lengths, values }, frequencies }: BlockInput,
  { from, to }: PostingList,
  first: number,
  factor: number,
): void {
  for (let i = from; i < to; i++) {
    const document = documents[i]!
    const frequency = frequencies[document - first]!
    if (frequency === 0) continue
    scores[document]! += factor * ((frequency * (K1 + 1)) / (frequency + values[lengths[document]!]!))
    frequencies[document - first] = 0
  }
}
