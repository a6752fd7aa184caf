import type { Compute } from '../../compute/compute.js'
import { kernel } from '../../compute/kernel.js'
import { sharedUint32 } from '../../compute/shared.js'
import type { Occurrences, Postings } from '../../snapshot/snapshot.js'
import { gapText } from '../../text/tokenization/gaps.js'
import { firstNotBelow } from '../../typedArrays.js'
import { findPair, type Pairs, type PairTable, tablePairs } from '../phrases/pairTable.js'
import {
  type CountedNeighbours,
  fitsPhrase,
  leastDocuments,
  phraseScore,
  sumPairCounts,
} from '../phrases/phraseRule.js'

/**
 * Pairs of neighbours in added documents that may be phrases of the whole project. A snapshot stores the offsets of
 * terms but not the gaps between them. So an old document counts for a pair if the terms are neighbours there and the
 * number of code units between them is the width of the gap.
 */

/** Share of all documents that may be read again for new phrases, best pairs first. Other pairs wait for a full build. */
const MOST_READ_AGAIN = 0.01

/** Old documents whose units and pairs one kernel counts: some tenths of a second. */
const COUNTED_DOCUMENTS = 1 << 18

/** Neighbours in the added documents, with gaps that phrases may have. */
type AddedNeighbours = Omit<CountedNeighbours, 'restUnits'> & {
  readonly unitWords: Uint8Array
  readonly innerWords: readonly string[]
}

export interface CandidateInput extends AddedNeighbours {
  readonly occurrences: Occurrences
  readonly postings: Postings
  readonly removed: Uint32Array
  readonly documentCount: number
}

export interface CandidatePairs {
  readonly pairs: PairTable
  /** Old documents where one of the pairs may occur, ascending. */
  readonly documents: Uint32Array
  /** By unit: its occurrences in the old documents that are neither among those nor removed. */
  readonly restUnits: Uint32Array
}

/** The pairs that are phrases if every gap of the same width is their gap. */
export async function seekPairs(
  input: CandidateInput,
  compute: Compute,
  signal: AbortSignal | undefined,
): Promise<CandidatePairs> {
  const { pairs, totals, counts, unitWords, innerWords, occurrences, removed } = input
  const indexes = await compute.run(tableCandidates, { pairs, totals, counts, unitWords, innerWords }, { signal })
  const blocks = []
  const documents = occurrences.offsets.length - 1
  for (let from = 0; from < documents; from += COUNTED_DOCUMENTS) {
    blocks.push({ occurrences, removed, indexes, from, to: Math.min(documents, from + COUNTED_DOCUMENTS) })
  }
  const before = await compute.map(countBefore, blocks, { signal })
  return await compute.run(findCandidatePairs, { ...input, indexes, before }, { signal })
}

interface ChoiceInput extends CandidateInput {
  readonly indexes: PairTable
  /** Counts in consecutive ranges of old documents. */
  readonly before: readonly CountsBefore[]
}

/** Chooses the pairs by their counts in old documents. */
export const findCandidatePairs = kernel('build.seekPairs', (input: ChoiceInput): CandidatePairs => {
  const { unitWords, occurrences, removed } = input
  const isRemoved = new Uint8Array(occurrences.offsets.length - 1)
  for (const document of removed) isRemoved[document] = 1
  const restUnits = sharedUint32(unitWords.length)
  for (const { units } of input.before) addTo(restUnits, units)
  const { pairs, widths, candidates } = scoreCandidates(input, restUnits)
  const chosen = chooseWithinBudget(candidates, Math.ceil(isRemoved.length * MOST_READ_AGAIN))
  const documents = documentsWith(input, isRemoved, tablePairs(widths, chosen, unitWords.length))
  for (const document of documents) countTerms(occurrences, document, -1, restUnits)
  return { pairs: tablePairs(pairs, chosen, unitWords.length), documents, restUnits }
})

interface Candidate {
  readonly pair: number
  /** Identifies the candidate: its number in the table of pairs that tells gaps apart by their width only. */
  readonly index: number
  /** Old documents that may have it. */
  readonly documents: number
  readonly score: number
}

interface ScoredCandidates {
  readonly pairs: Pairs
  /** The pairs with the width of the gap in place of its code. */
  readonly widths: Pairs
  /** Best first. */
  readonly candidates: readonly Candidate[]
}

/** The pairs with the width of the gap in place of its code. */
const withWidths = (pairs: Pairs, innerWords: readonly string[]): Pairs => ({
  ...pairs,
  gap: pairs.gap.map((gap) => Math.max(NARROW, gapText(gap, innerWords).length)),
})

/** The pairs that are short enough for a phrase. */
function possiblePairs({ first, second }: Pairs, unitWords: Uint8Array): number[] {
  const possible: number[] = []
  for (let pair = 0; pair < first.length; pair++) {
    if (fitsPhrase(unitWords[first[pair]!]! + unitWords[second[pair]!]!)) possible.push(pair)
  }
  return possible
}

/** The pairs to count in old documents. Pairs with the same units, whose gaps have the same width, are one candidate. */
export const tableCandidates = kernel('build.tableCandidates', (input: AddedNeighbours): PairTable => {
  const { pairs } = sumPairCounts(input)
  const { unitWords, innerWords } = input
  return tablePairs(withWidths(pairs, innerWords), possiblePairs(pairs, unitWords), unitWords.length)
})

/** Scores the pairs by their counts in added documents and their possible counts in old ones. */
function scoreCandidates(input: ChoiceInput, restUnits: Uint32Array): ScoredCandidates {
  const { unitWords, indexes, documentCount } = input
  const { pairs, times, documents, units, expected } = sumPairCounts({ ...input, restUnits })
  const widths = withWidths(pairs, input.innerWords)
  const timesBefore = new Uint32Array(indexes.first.length)
  const documentsBefore = new Uint32Array(indexes.first.length)
  for (const before of input.before) {
    addTo(timesBefore, before.times)
    addTo(documentsBefore, before.documents)
  }
  const candidates: Candidate[] = []
  for (const pair of possiblePairs(pairs, unitWords)) {
    const first = pairs.first[pair]!
    const second = pairs.second[pair]!
    const index = findPair(indexes, first, second, widths.gap[pair]!)
    if (documents[pair]! + documentsBefore[index]! < leastDocuments(documentCount)) continue
    const score = phraseScore({
      times: times[pair]! + timesBefore[index]!,
      expected: expected(first, second, pairs.gap[pair]!),
      rarer: Math.min(units[first]!, units[second]!),
      documentCount,
    })
    if (score > 0) candidates.push({ pair, index, documents: documentsBefore[index]!, score })
  }
  candidates.sort((a, b) => b.score - a.score || a.pair - b.pair)
  return { pairs, widths, candidates }
}

function addTo(sums: Uint32Array, counts: Uint32Array): void {
  for (let i = 0; i < sums.length; i++) sums[i]! += counts[i]!
}

/** The best candidates whose old documents together fit into `budget`; the documents of a pair count once. */
function chooseWithinBudget(candidates: readonly Candidate[], budget: number): number[] {
  const counted = new Set<number>()
  const chosen: number[] = []
  let rest = budget
  for (const { pair, index, documents } of candidates) {
    const more = counted.has(index) ? 0 : documents
    if (more > rest) continue
    rest -= more
    counted.add(index)
    chosen.push(pair)
  }
  return chosen
}

/** Width of white space, a hyphen or nothing: one code unit at most. */
const NARROW = 1
/** The largest width that a table of pairs can store. */
const WIDEST = 255

/** Adds `by` to the count of each term of a document that is not part of a phrase. */
function countTerms(
  { offsets, terms, fragments }: Occurrences,
  document: number,
  by: number,
  counts: Uint32Array,
): void {
  const end = offsets[document + 1]!
  for (let i = offsets[document]!; i < end; i++) if (fragments[i] === 0) counts[terms[i]!]! += by
}

/** Calls `visit` with the number of each pair of neighbours of a document that is in the table. */
function visitPairs(
  { offsets, terms, starts, lengths, fragments }: Occurrences,
  document: number,
  indexes: PairTable,
  visit: (index: number) => void,
): void {
  const end = offsets[document + 1]!
  let before = -1
  let wordsEnd = 0
  for (let i = offsets[document]!; i < end; i++) {
    if (fragments[i] === 1) continue
    const term = terms[i]!
    const width = Math.max(NARROW, starts[i]! - wordsEnd)
    const index = before < 0 || width > WIDEST ? -1 : findPair(indexes, before, term, width)
    if (index >= 0) visit(index)
    before = term
    wordsEnd = starts[i]! + lengths[i]!
  }
}

interface BeforeInput {
  readonly occurrences: Occurrences
  /** Ascending. */
  readonly removed: Uint32Array
  readonly indexes: PairTable
  readonly from: number
  readonly to: number
}

/** Counts in some old documents that are not removed. */
interface CountsBefore {
  /** Occurrences of each unit that are not part of a phrase. */
  readonly units: Uint32Array
  /** Occurrences of each pair, and documents with it. */
  readonly times: Uint32Array
  readonly documents: Uint32Array
}

/** Counts units and pairs in a range of old documents. */
export const countBefore = kernel('build.countBefore', (input: BeforeInput): CountsBefore => {
  const { occurrences, removed, indexes, from, to } = input
  const units = sharedUint32(indexes.roles.length)
  const times = sharedUint32(indexes.first.length)
  const documents = sharedUint32(indexes.first.length)
  const last = new Int32Array(indexes.first.length).fill(-1)
  let nextRemoved = firstNotBelow(removed, from, 0, removed.length)
  for (let document = from; document < to; document++) {
    if (removed[nextRemoved] === document) {
      nextRemoved++
      continue
    }
    countTerms(occurrences, document, 1, units)
    visitPairs(occurrences, document, indexes, (index) => {
      times[index]!++
      if (last[index] !== document) documents[index]!++
      last[index] = document
    })
  }
  return { units, times, documents }
})

/** Documents with one of the pairs, ascending, without removed ones. */
function documentsWith(
  { occurrences, postings: { offsets, documents } }: Pick<CandidateInput, 'occurrences' | 'postings'>,
  isRemoved: Uint8Array,
  pairs: PairTable,
): Uint32Array {
  // New terms have no postings yet.
  const postingsOf = (term: number): Uint32Array =>
    documents.subarray(offsets[term] ?? documents.length, offsets[term + 1] ?? documents.length)
  // Every document with the pair has the rarer of its terms, so only the postings of that term are read.
  const possible = new Set<number>()
  for (let pair = 0; pair < pairs.first.length; pair++) {
    const [first, second] = [postingsOf(pairs.first[pair]!), postingsOf(pairs.second[pair]!)]
    for (const document of first.length < second.length ? first : second) possible.add(document)
  }
  const found = Uint32Array.from(possible)
    .filter((document) => isRemoved[document] === 0 && hasPair(occurrences, document, pairs))
    .sort()
  const sorted = sharedUint32(found.length)
  sorted.set(found)
  return sorted
}

function hasPair(occurrences: Occurrences, document: number, pairs: PairTable): boolean {
  let isFound = false
  visitPairs(occurrences, document, pairs, () => {
    isFound = true
  })
  return isFound
}
