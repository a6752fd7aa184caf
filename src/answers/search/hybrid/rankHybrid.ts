import { matchPhrases, openPhraseMatcher } from '../../../snapshot/phrases.js'
import type { Snapshot } from '../../../snapshot/snapshot.js'
import type { AnswerContext } from '../../context.js'
import { createTextReader, type TextReader } from '../../readText.js'
import { type Bm25, bm25Scores, createBm25 } from './bm25.js'
import { cosinesAt, cosinesOfDocuments, type DocumentCosines, hasVectors } from './documentCosines.js'
import {
  bestAmong,
  candidatesOf,
  type DocumentScores,
  type HybridScores,
  highestOf,
  type RefinableScores,
  refinable,
} from './hybridScores.js'
import { proximityScores, weighPairs } from './pairScores.js'
import {
  CODED_DOCUMENTS,
  moveTowards,
  openSpaces,
  QUANTIZED_DOCUMENTS,
  queryVector,
  type VectorSpace,
} from './queryVectors.js'
import { expand, sharesOf } from './relevanceFeedback.js'
import { rescore } from './rescoring.js'
import { LEAST_BAR, sampleSpace, setUnknown } from './sampleSpace.js'
import { type TakenBuffers, takeBuffers } from './scoreBuffers.js'
import { type FusedScores, type FusionRequest, fuseScores } from './scoreFusion.js'
import { stemFamilies } from './stemFamilies.js'
import type { WordLine } from './termProximity.js'

/** Weight of a phrase of the query, where a word weighs 1. It is low because the words of the phrase also count. */
const PHRASE_WEIGHT = 0.1
/** Number of the best documents of the first pass for which term proximity is measured. */
const READ_DOCUMENTS = 200
const FEEDBACK_DOCUMENTS = 10
/** Number of the best documents of a first pass by vectors in two bits that are compared by bytes, before the best of them are used. */
const COMPARED_DOCUMENTS = 1 << 8
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
  /** From this many documents on, the first pass compares all by vectors in two bits, and only the nearest are compared again. */
  readonly codedFrom?: number | undefined
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
 * cosines replace them for all documents that can be among the best, here and by `refine` of the result. In very large ones a first
 * pass compares all documents by vectors in two bits, and only the nearest get new cosines; see `rescore`. Means and deviations are
 * then those of a sample.
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
  const { feedback = true, read = createTextReader(context) } = options
  const search = await openHybridSearch(buffers, context, options)
  await read.readLong(texts)
  const { counts, lines } = readQuery(context, texts, read)
  const first = await firstPass(search, counts)
  const pairs = weighPairs(lines, search.vectorWeight, search.bm25)
  const isFinal = !feedback || first.weights.size === 0
  const requested = pairs.length > 0 ? READ_DOCUMENTS : isFinal ? 0 : FEEDBACK_DOCUMENTS
  const candidates = search.isCoded
    ? await comparedCandidates(search, first, requested)
    : await candidatesOf(first.scores, requested, context.signal)
  const nearest = pairs.length > 0 ? highestOf(first.scores, candidates, READ_DOCUMENTS).sort() : new Uint32Array(0)
  const proximity = await proximityScores(context, nearest, pairs, search.bm25)
  if (isFinal) {
    const { terms, vectors, cosines } = first
    const weight = search.vectorWeight
    if (search.isCoded) return await compareNearest(search, first, { terms, vectors, proximity, weight }, options.among)
    const fused = await fuse(search, terms, cosines, proximity, { weight })
    return finish(search, refinable(fused, cosines), terms, cosines)
  }

  const [{ deviation }] = first.scores.parts
  if (deviation > 0) first.scores.add(proximity, 1 / deviation)
  const best = search.isCoded
    ? [...highestOf(first.scores, candidates, FEEDBACK_DOCUMENTS)]
    : [...(await bestAmong(first.scores, candidates, FEEDBACK_DOCUMENTS, context.signal)).documents]
  const shares = sharesOf(best.length)
  await expand(context, first.weights, { best, shares, weight: Math.sqrt(search.vectorWeight) }, search.bm25)
  search.buffers.giveBack(first.terms)
  const move = (space: VectorSpace, i: number) => moveTowards(space, first.vectors[i]!, best, shares)
  const weight = VECTOR_WEIGHT * search.vectorWeight
  if (!search.isCoded) return await compareAll(search, first, { move, proximity, weight })
  const vectors = await Promise.all(search.spaces.map(move))
  const terms = await termScores(search, first.weights)
  return await compareNearest(search, first, { terms, vectors, proximity, weight }, options.among)
}

/** What all steps of a search use. */
interface HybridSearch {
  readonly context: AnswerContext
  readonly buffers: TakenBuffers
  /** Marks of the documents that are found. */
  readonly found: Uint8Array
  readonly bm25: Bm25
  readonly spaces: readonly VectorSpace[]
  /** Whether the first pass compares documents by vectors in two bits, and later ones the nearest documents alone. */
  readonly isCoded: boolean
  /** Number of documents. */
  readonly count: number
  /** Weight of each space. */
  readonly vectorWeight: number
}

async function openHybridSearch(
  buffers: TakenBuffers,
  context: AnswerContext,
  { quantizedFrom = QUANTIZED_DOCUMENTS, codedFrom = CODED_DOCUMENTS }: HybridOptions,
): Promise<HybridSearch> {
  const { snapshot } = context
  const { count } = snapshot.documents
  const ranking = await snapshot.ranking()
  const bm25 = createBm25(snapshot, ranking, await stemFamilies(snapshot))
  const isQuantized = count >= quantizedFrom
  const spaces = await openSpaces(context, ranking, { isQuantized, isCoded: isQuantized && count >= codedFrom })
  const isCoded = count >= codedFrom && spaces.every(({ axes, coded }) => axes === 0 || coded !== undefined)
  const vectorWeight = Math.max(LEAST_VECTOR_WEIGHT, Math.min(1, Math.sqrt(SEPARABLE_DOCUMENTS / count)))
  return { context, buffers, found: buffers.marks(), bm25, spaces, isCoded, count, vectorWeight }
}

/** What the query alone says of all documents. */
interface FirstPass {
  /** The weights of its terms, which the feedback adds to. */
  readonly weights: Map<number, number>
  /** Its vector in each space. */
  readonly vectors: readonly Float64Array[]
  readonly terms: Float64Array
  readonly cosines: readonly DocumentCosines[]
  readonly scores: RefinableScores
}

async function firstPass(search: HybridSearch, counts: ReadonlyMap<number, number>): Promise<FirstPass> {
  const { context, buffers, found, bm25, spaces, vectorWeight } = search
  const { snapshot, signal } = context
  const { weights, spread } = weighTerms(snapshot, counts)
  await bm25.countFamilies(spread.keys(), signal)
  const idfs = [bm25.vectorIdf, bm25.familyIdf]
  const vectors = await Promise.all(spaces.map((space, i) => queryVector(space, spread, idfs[i]!)))
  // Threads multiply vectors while this one reads postings.
  const [terms, ...cosines] = await Promise.all([
    termScores(search, weights),
    ...spaces.map((space, i) => cosinesOfDocuments(context, space, vectors[i]!, buffers)),
  ])
  const lists = cosines.map(({ values }) => values)
  const known = search.isCoded
    ? await Promise.all(spaces.map((space, i) => sampleSpace(context, space, vectors[i]!, lists[i]!)))
    : undefined
  const marks = { found, of: 'cosines', above: known?.map(({ bar }) => bar) } as const
  // Documents without a vector have a cosine of 0, which may be above a bar.
  await setUnknown(spaces, lists, LEAST_BAR, signal)
  const fused = await fuseScores(terms, lists, { weight: vectorWeight, marks, known, scratch: buffers.scratch, signal })
  await setUnknown(spaces, lists, 0, signal)
  return { weights, vectors, terms, cosines, scores: refinable(fused, cosines) }
}

const termScores = (
  { context: { snapshot, signal }, buffers, bm25 }: HybridSearch,
  weights: ReadonlyMap<number, number>,
): Promise<Float64Array> => bm25Scores(snapshot, weights, bm25, { buffers, signal })

/**
 * Documents, ascending, that can be among the `requested` best of a first pass by vectors in two bits. Their cosines are now those of
 * vectors in bytes. Where many scores are equal, the first documents are taken.
 */
async function comparedCandidates(
  { context, spaces }: HybridSearch,
  { scores, cosines, vectors }: FirstPass,
  requested: number,
): Promise<Uint32Array> {
  if (requested === 0) return new Uint32Array(0)
  const highest = await candidatesOf(scores, COMPARED_DOCUMENTS, context.signal, 0)
  const candidates = highest.subarray(0, 2 * COMPARED_DOCUMENTS)
  for (const [i, space] of spaces.entries()) {
    if (!hasVectors(space)) continue
    const again = await cosinesAt(context, space, vectors[i]!, candidates)
    for (const [place, document] of candidates.entries()) cosines[i]!.values[document] = again.values[place]!
  }
  return candidates
}

/** What a second pass compares documents with. */
interface SecondPass {
  readonly proximity: DocumentScores
  /** Weight of each space. */
  readonly weight: number
}

interface MovingPass extends SecondPass {
  /** Gives the vector of a space to which the feedback has moved that of the query. */
  readonly move: (space: VectorSpace, index: number) => Promise<Float64Array>
}

/** The second pass over the vectors of all documents. */
async function compareAll(
  search: HybridSearch,
  { weights, cosines }: FirstPass,
  { move, proximity, weight }: MovingPass,
): Promise<HybridScores> {
  const { context, buffers, spaces } = search
  buffers.giveBack(...cosines.map(({ values }) => values))
  // Threads multiply vectors while this one reads postings.
  const [expanded, ...again] = await Promise.all([
    termScores(search, weights),
    ...spaces.map(async (space, i) => cosinesOfDocuments(context, space, await move(space, i), buffers)),
  ])
  const fused = await fuse(search, expanded, again, proximity, { weight })
  return finish(search, refinable(fused, again), expanded, again)
}

interface NearestPass extends SecondPass {
  readonly terms: Float64Array
  /** The vector of the query in each space, moved by the feedback if there is one. */
  readonly vectors: readonly Float64Array[]
}

/** The second pass over the vectors of the nearest documents. */
async function compareNearest(
  search: HybridSearch,
  { cosines, scores }: FirstPass,
  { terms, vectors, proximity, weight }: NearestPass,
  among: HybridOptions['among'],
): Promise<HybridScores> {
  const { context, buffers, found, spaces } = search
  const fused = await fuse(search, terms, cosines, proximity, { weight, known: scores.parts.slice(1) })
  const moved = spaces.map((space, i) => ({ space, vector: vectors[i]!, before: cosines[i]! }))
  const [isMember, isChosen] = among ?? [found, found]
  const marks = [found, isMember, isChosen] as const
  const rescored = await rescore(context, fused, moved, { among: marks, scratch: buffers.scratch })
  return finish(search, rescored, terms, cosines)
}

/** Adds the proximity of words to term scores, and fuses them with cosines. Documents with a term are found. */
async function fuse(
  { context, buffers, found }: HybridSearch,
  terms: Float64Array,
  cosines: readonly DocumentCosines[],
  proximity: DocumentScores,
  request: Pick<FusionRequest, 'weight' | 'known'>,
): Promise<FusedScores> {
  for (const [i, score] of proximity.scores.entries()) terms[proximity.documents[i]!]! += score
  const lists = cosines.map(({ values }) => values)
  const marks = { found, of: 'terms' } as const
  return await fuseScores(terms, lists, { ...request, marks, scratch: buffers.scratch, signal: context.signal })
}

/** The scores, with the release of the arrays that they are made of. */
const finish = (
  { buffers, found }: HybridSearch,
  scores: Omit<HybridScores, 'found' | 'release'>,
  terms: Float64Array,
  cosines: readonly DocumentCosines[],
): HybridScores => ({
  ...scores,
  found,
  release() {
    buffers.giveBack(found, terms, ...cosines.map(({ values }) => values))
    buffers.release()
  },
})

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
