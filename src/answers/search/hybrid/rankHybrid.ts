import { forEachYielding } from '../../../compute/eventLoopBudget.js'
import { lengthOf } from '../../../math/linearAlgebra/normalize.js'
import { matchPhrases, openPhraseMatcher } from '../../../snapshot/phrases.js'
import { findPosting } from '../../../snapshot/postings.js'
import type { Snapshot } from '../../../snapshot/snapshot.js'
import type { AnswerContext } from '../../context.js'
import { createTextReader, type TextReader } from '../../readText.js'
import { type Bm25, bm25Scores, createBm25 } from './bm25.js'
import { cosinesOf, type DocumentCosines } from './documentCosines.js'
import {
  bestAmong,
  candidatesOf,
  type DocumentScores,
  type HybridScores,
  highestOf,
  refinable,
} from './hybridScores.js'
import { moveTowards, openSpaces, QUANTIZED_DOCUMENTS, queryVector, type VectorSpace } from './queryVectors.js'
import { isQuantized, RESCORED_FROM, rescore } from './rescoring.js'
import { type TakenBuffers, takeBuffers } from './scoreBuffers.js'
import { fuseScores } from './scoreFusion.js'
import { stemFamilies } from './stemFamilies.js'
import { createProximityReader, pairsOf, type WordLine, type WordPair } from './termProximity.js'

/** Weight of a phrase of the query, where a word weighs 1. It is low because the words of the phrase also count. */
const PHRASE_WEIGHT = 0.1
/**
 * Weight of an adjacent pair of query words, divided by the number of pairs to the power of 1.5: a query of two words
 * is mostly a phrase, one of twenty mostly a list. With more documents than the axes can separate, pairs gain the
 * weight that the spaces lose.
 */
const PAIR_WEIGHT = 1.5
const PAIR_POWER = 1.5
/** Number of the best documents of the first pass for which term proximity is measured. */
const READ_DOCUMENTS = 200
/**
 * Pairs with a lower weight are skipped: they occur in long queries, and do not change the ranking enough to justify
 * reading texts.
 */
const LEAST_PAIR_WEIGHT = 0.05
const FEEDBACK_DOCUMENTS = 10
const FEEDBACK_TERMS = 40
/**
 * Weight of each space relative to the term statistics, after the feedback. Between 0.5 and 0.7 results hardly change.
 */
const VECTOR_WEIGHT = 0.5
/**
 * Number of documents that the axes can separate. With more documents the weight of the spaces falls by the square root
 * of the ratio, and that of the feedback terms by its fourth root. The least factor is a quarter, since nothing larger
 * than 60,000 documents was measured.
 */
const SEPARABLE_DOCUMENTS = 1_500
const LEAST_VECTOR_WEIGHT = 0.25

export interface HybridOptions {
  /**
   * Relevance feedback from the ten best documents of a first pass. Default: true. Use false to search for one known
   * document.
   */
  readonly feedback?: boolean | undefined
  /** Reads the texts; default: a new reader. */
  readonly read?: TextReader | undefined
  /** From this many documents on, all are compared by vectors in bytes, and the best by exact ones. */
  readonly quantizedFrom?: number | undefined
  /** From this many documents on, only the nearest are compared again after the feedback. */
  readonly rescoredFrom?: number | undefined
  /** Lists with 1 for each document that the answer can have: the nearest are chosen among these. Default: all. */
  readonly among?: readonly [Uint8Array, Uint8Array] | undefined
}

/**
 * Scores every document of the project against texts read as one query: term statistics, proximity of words, the
 * concept space and the latent axes together, then one round of feedback from the ten best. Sources: BM25 (Robertson,
 * Zaragoza 2009), sequential dependence (Metzler, Croft 2005), latent semantic indexing (Deerwester et al. 1990),
 * relevance feedback after RM3 (Abdul-Jaleel et al. 2004).
 *
 * The first pass is z(BM25) + s z(cos space) + s z(cos latent). The proximity of words is then measured in its best
 * documents. The final score is z(BM25' + proximity) + 0.5 s (z(cos space') + z(cos latent')). z is taken over all
 * documents of the project; s depends on their number.
 *
 * In large projects the means and deviations, and which documents are found, follow from cosines of vectors in bytes. Exact
 * cosines replace them for all documents that can be among the best, here and by `refine` of the result. After the feedback of
 * very large ones only the nearest documents get new cosines; see `rescore`.
 */
export async function rankHybrid(
  context: AnswerContext,
  texts: readonly string[],
  options: HybridOptions = {},
): Promise<HybridScores> {
  const buffers = takeBuffers(context.snapshot)
  try {
    return await rankOn(buffers, context, texts, options)
  } catch (error) {
    buffers.abandon()
    throw error
  }
}

async function rankOn(
  buffers: TakenBuffers,
  context: AnswerContext,
  texts: readonly string[],
  options: HybridOptions,
): Promise<HybridScores> {
  const { snapshot, signal } = context
  const { feedback = true, read = createTextReader(context), quantizedFrom = QUANTIZED_DOCUMENTS } = options
  const { rescoredFrom = RESCORED_FROM } = options
  const ranking = await snapshot.ranking()
  const bm25 = createBm25(snapshot, ranking, await stemFamilies(snapshot))
  const { counts, lines } = readQuery(context, texts, read)
  const { weights, spread } = weighTerms(snapshot, counts)
  const spaces = await openSpaces(context, ranking, quantizedFrom)
  await bm25.countFamilies(spread.keys(), signal)
  const idfs = [bm25.vectorIdf, bm25.familyIdf]
  const vectors = await Promise.all(spaces.map((space, i) => queryVector(space, spread, idfs[i]!)))
  // Threads multiply vectors while this one reads postings.
  const [terms, ...measured] = await Promise.all([
    bm25Scores(snapshot, weights, bm25, { buffers, signal }),
    ...spaces.map((space, i) => cosinesOf(context, space, vectors[i]!, buffers)),
  ])
  const cosines = measured.map(({ values }) => values)
  const vectorWeight = Math.max(
    LEAST_VECTOR_WEIGHT,
    Math.min(1, Math.sqrt(SEPARABLE_DOCUMENTS / snapshot.documents.count)),
  )
  const { scratch } = buffers
  const found = buffers.marks()
  const marks = { found, of: 'cosines' } as const
  const first = refinable(await fuseScores(terms, cosines, { weight: vectorWeight, marks, scratch, signal }), measured)
  const pairs = weighPairs(lines, PAIR_WEIGHT / vectorWeight ** 2, bm25)
  const isFinal = !feedback || weights.size === 0
  const requested = pairs.length > 0 ? READ_DOCUMENTS : isFinal ? 0 : FEEDBACK_DOCUMENTS
  const candidates = await candidatesOf(first, requested, signal)
  const near = pairs.length > 0 ? highestOf(first, candidates, READ_DOCUMENTS) : new Uint32Array(0)
  const proximity = await proximityScores(context, near, pairs, bm25)
  const release = (values: Float64Array, others: readonly DocumentCosines[]) => (): void => {
    buffers.giveBack(found, values, ...others.map((other) => other.values))
    buffers.release()
  }
  const fuse = async (values: Float64Array, others: readonly DocumentCosines[], weight: number) => {
    for (const [i, score] of proximity.scores.entries()) values[proximity.documents[i]!]! += score
    const lists = others.map((other) => other.values)
    return await fuseScores(values, lists, { weight, marks: { found, of: 'terms' }, scratch, signal })
  }
  if (isFinal) {
    const fused = await fuse(terms, measured, vectorWeight)
    return { ...refinable(fused, measured), found, release: release(terms, measured) }
  }

  const [{ deviation }] = first.parts
  if (deviation > 0) first.add(proximity, 1 / deviation)
  const best = [...(await bestAmong(first, candidates, FEEDBACK_DOCUMENTS)).documents]
  const shares = sharesOf(best.length)
  await expand(context, weights, { best, shares, weight: Math.sqrt(vectorWeight) }, bm25)
  const weight = VECTOR_WEIGHT * vectorWeight
  const move = (space: VectorSpace, i: number) => moveTowards(space, vectors[i]!, best, shares)
  if (snapshot.documents.count >= rescoredFrom && spaces.every(isQuantized)) {
    buffers.giveBack(terms)
    const moved = await Promise.all(spaces.map(move))
    const expanded = await bm25Scores(snapshot, weights, bm25, { buffers, signal })
    const fused = await fuse(expanded, measured, weight)
    const targets = spaces.map((space, i) => ({ space, vector: moved[i]!, before: measured[i]! }))
    const [isMember, isChosen] = options.among ?? [found, found]
    const rescored = await rescore(context, fused, targets, { among: [found, isMember, isChosen], scratch })
    return { ...rescored, found, release: release(expanded, measured) }
  }
  buffers.giveBack(terms, ...cosines)
  // Threads multiply vectors while this one reads postings.
  const [expanded, ...again] = await Promise.all([
    bm25Scores(snapshot, weights, bm25, { buffers, signal }),
    ...spaces.map(async (space, i) => cosinesOf(context, space, await move(space, i), buffers)),
  ])
  const fused = await fuse(expanded, again, weight)
  return { ...refinable(fused, again), found, release: release(expanded, again) }
}

/** The weights of the terms of a query for term statistics, and for the sum of vectors, where repetition counts less. */
function weighTerms(
  { terms }: Snapshot,
  counts: ReadonlyMap<number, number>,
): { readonly weights: Map<number, number>; readonly spread: Map<number, number> } {
  const weights = new Map<number, number>()
  const spread = new Map<number, number>()
  for (const [term, count] of counts) {
    const phrase = terms.wordCounts[term]! > 1 ? PHRASE_WEIGHT : 1
    weights.set(term, count * phrase)
    spread.set(term, (1 + Math.log(count)) * phrase)
  }
  return { weights, spread }
}

/** Weights of the best documents by rank; they sum to 1. */
function sharesOf(count: number): number[] {
  const shares = Array.from({ length: count }, (_, rank) => 1 / Math.log2(rank + 2))
  const total = shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share) => share / total)
}

interface WeighedPair extends WordPair {
  readonly weight: number
}

/** Pairs of query words that weigh enough to read texts for; `ofAll` is the weight of all pairs of a query of two words. */
function weighPairs(lines: readonly WordLine[], ofAll: number, { vectorIdf }: Bm25): WeighedPair[] {
  const neighbours = Math.max(1, lines.reduce((sum, { length }) => sum + length, 0) - 1)
  const ofPair = ofAll / neighbours ** PAIR_POWER
  if (ofPair < LEAST_PAIR_WEIGHT) return []
  return pairsOf(lines).map((pair) => ({
    ...pair,
    weight: ofPair * pair.count * Math.min(vectorIdf(pair.first), vectorIdf(pair.second)),
  }))
}

/** Scores of term proximity for those of some documents that have both words of a pair: the others have none. */
async function proximityScores(
  { snapshot, signal }: AnswerContext,
  candidates: Uint32Array,
  pairs: readonly WeighedPair[],
  { termFrequency }: Bm25,
): Promise<DocumentScores> {
  if (pairs.length === 0) return { documents: [], scores: new Float64Array() }
  const { postings } = snapshot
  const has = (term: number, document: number): boolean => findPosting(postings, term, document) >= 0
  const documents = candidates.filter((document) =>
    pairs.some(({ first, second }) => has(first, document) && has(second, document)),
  )
  const read = createProximityReader(snapshot.terms.count, pairs)
  const positions = await snapshot.positionsOf(documents)
  const added = new Float64Array(documents.length)
  await forEachYielding(
    documents,
    (document, i) => {
      const sums = read(positions[i]!)
      for (const [index, { weight }] of pairs.entries()) {
        if (sums[index]! > 0) added[i]! += weight * termFrequency(sums[index]!, document)
      }
    },
    signal,
  )
  return { documents, scores: added }
}

/**
 * Every term of the texts, fragments included, with its number of occurrences, and the words in order. Texts that start
 * with `-` are left out.
 */
function readQuery(
  { snapshot }: AnswerContext,
  texts: readonly string[],
  read: TextReader,
): { counts: Map<number, number>; lines: readonly WordLine[] } {
  const lines: WordLine[] = []
  const counts = new Map<number, number>()
  const matcher = openPhraseMatcher(snapshot.phrases)
  for (const text of texts) {
    if (text.startsWith('-')) continue
    for (const { terms, words } of read(text)) {
      matchPhrases(matcher, { terms, gaps: words.gaps, from: 0, to: terms.length }, (term) => {
        counts.set(term, (counts.get(term) ?? 0) + 1)
      })
      lines.push({ ...words, terms })
    }
  }
  return { counts, lines }
}

/** The documents and weights of relevance feedback. */
interface Feedback {
  /** The best documents of the first pass, best first. */
  readonly best: readonly number[]
  /** Weight of each of them; the weights sum to 1. */
  readonly shares: readonly number[]
  /** Total weight of the added terms, as a share of the query's own. */
  readonly weight: number
}

/**
 * Adds the most frequent terms of the best documents to the query: sum over documents of share x unit(saturated
 * frequencies) x idf, the forty largest, scaled to a share of the query's own total weight.
 */
async function expand(
  context: AnswerContext,
  weights: Map<number, number>,
  { best, shares, weight: ofQuery }: Feedback,
  { vectorIdf, termFrequency }: Bm25,
): Promise<void> {
  const { terms } = context.snapshot
  const occurring = await context.snapshot.occurringTerms(best)
  const profile = new Map<number, number>()
  for (const [i, document] of best.entries()) {
    const counts = new Map<number, number>()
    for (const term of occurring[i]!) {
      if (terms.wordCounts[term] === 1) counts.set(term, (counts.get(term) ?? 0) + 1)
    }
    const parts = [...counts].map(([term, count]) => [term, termFrequency(Math.min(count, 255), document)] as const)
    const length = lengthOf(parts.map(([, part]) => part)) || 1
    for (const [term, part] of parts) {
      profile.set(term, (profile.get(term) ?? 0) + (shares[i]! * part * vectorIdf(term)) / length)
    }
  }
  const chosen = [...profile].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, FEEDBACK_TERMS)
  const total = chosen.reduce((sum, [, weight]) => sum + weight, 0)
  if (total === 0) return
  let queryWeight = 0
  for (const weight of weights.values()) queryWeight += weight
  for (const [term, weight] of chosen) {
    weights.set(term, (weights.get(term) ?? 0) + (weight / total) * queryWeight * ofQuery)
  }
}
