import { kernel } from '../compute/kernel.js'
import { inlineCompute } from '../compute/pool.js'
import { sharedFloat64 } from '../compute/shared.js'
import { matchPhrases } from '../snapshot/phrases.js'
import type { Ranking, Snapshot } from '../snapshot/snapshot.js'
import { termNumber } from '../snapshot/termTable.js'
import { inverseDocumentFrequency } from '../snapshot/termWeights.js'
import { createWordList } from '../text/analyzer.js'
import { type AnswerContext, remember } from './context.js'
import { nearnessReader, pairsOf, type WordLine } from './nearWords.js'
import { createPace, type Pace } from './pace.js'
import { highestScores } from './rankDocuments.js'

/**
 * Hybrid ranking, for people who search: term statistics, words near each other, the concept space and the latent axes
 * together, then one round of feedback from the ten best. Sources: BM25 (Robertson, Zaragoza 2009), sequential dependence
 * (Metzler, Croft 2005), latent semantic indexing (Deerwester et al. 1990), relevance feedback after RM3 (Abdul-Jaleel et
 * al. 2004). First pass z(BM25) + s z(cos space) + s z(cos latent), then nearness in the best of it; answer
 * z(BM25' + nearness) + 0.7 s (z(cos space') + z(cos latent')), z over all documents of the project, s by their number.
 */
const K1 = 1.2
const B = 0.75
/** A phrase of the query counts this much of a word: its words are counted beside it, and say most of it. */
const PHRASE_WEIGHT = 0.1
/**
 * Of two words that follow each other, over the number of such neighbours to the power of 1.5: a query of two words is
 * mostly a phrase, one of twenty mostly a list. Among more documents than the axes tell apart pairs win what the spaces lose.
 */
const PAIR_WEIGHT = 1.5
const PAIR_POWER = 1.5
/** Best documents of the first pass that are read for words near each other. */
const READ_DOCUMENTS = 200
/** Pairs that weigh less change nothing worth reading for: those of long queries. */
const LEAST_PAIR_WEIGHT = 0.05
const FEEDBACK_DOCUMENTS = 10
const FEEDBACK_TERMS = 40
/** Of each space beside the term statistics, after the feedback. Results hardly depend on it between 0.5 and 0.7. */
const VECTOR_WEIGHT = 0.7
/**
 * So many documents the axes tell apart; among more the spaces weigh less, by the root of the ratio, and what is learned
 * by its fourth root. A quarter is the least: nothing larger than 60,000 documents was measured.
 */
const TOLD_APART = 1_500
const LEAST_TRUST = 0.25
/** Documents or postings between two looks at the clock. */
const PER_LOOK = 4_096

export interface HybridOptions {
  /** Learn from the ten best of a first pass. Default true; false suits look-ups of one right document. */
  readonly feedback?: boolean | undefined
}

export interface HybridScores {
  /** By document of the snapshot; higher is better, around 0 on average. */
  readonly scores: Float64Array
  /** 1 for a document that has a term of the query, or lies on its side of a space. */
  readonly found: Uint8Array
  /** What the scores are the sums of, by document. */
  readonly parts: readonly HybridPart[]
}

/** One number a document; it counts `weight` times the standard deviations that it is from the mean. */
export interface HybridPart {
  readonly name: string
  readonly weight: number
  readonly values: Float64Array
  readonly mean: number
  /** 0 where nothing varies: then the part says nothing. */
  readonly deviation: number
}

/** What a part adds to the score of a document. */
export const shareOfPart = ({ weight, values, mean, deviation }: HybridPart, document: number): number =>
  deviation > 0 ? (weight * (values[document]! - mean)) / deviation : 0

/** Scores every document of the project against texts read as one query. */
export async function rankHybrid(
  context: AnswerContext,
  texts: readonly string[],
  { feedback = true }: HybridOptions = {},
): Promise<HybridScores> {
  const { snapshot } = context
  const ranking = await snapshot.ranking()
  const pace = createPace(context.signal)
  const statistics = termStatistics(snapshot, ranking)
  const { counts, lines } = readQuery(context, texts)
  const weights = new Map<number, number>()
  const spread = new Map<number, number>()
  for (const [term, count] of counts) {
    const phrase = snapshot.terms.wordCounts[term]! > 1 ? PHRASE_WEIGHT : 1
    weights.set(term, count * phrase)
    spread.set(term, (1 + Math.log(count)) * phrase)
  }
  const spaces = [await publicSpace(snapshot), await latentSpace(ranking)]
  const vectors = spaces.map((space) => queryVector(space, spread, statistics))
  const terms = await scoreTerms(snapshot, weights, statistics, pace)
  const cosines: Float64Array[] = []
  for (const [i, space] of spaces.entries()) cosines.push(await cosinesOf(context, space, vectors[i]!))
  const trust = Math.max(LEAST_TRUST, Math.min(1, Math.sqrt(TOLD_APART / snapshot.documents.count)))
  const first = await sumOf(terms, cosines, trust, pace)
  const near = await nearness(context, lines, { ...first, weight: PAIR_WEIGHT / trust ** 2 }, statistics, pace)
  if (!feedback || weights.size === 0) {
    addTo(terms, near, 1)
    return { ...(await sumOf(terms, cosines, trust, pace)), found: await foundBy(terms, cosines, pace) }
  }

  const [{ deviation }] = first.parts
  if (deviation > 0) addTo(first.scores, near, 1 / deviation)
  const best = [...highestScores(first.scores, FEEDBACK_DOCUMENTS)]
  const shares = best.map((_, rank) => 1 / Math.log2(rank + 2))
  const total = shares.reduce((sum, share) => sum + share, 0)
  for (const i of shares.keys()) shares[i]! /= total
  await expand(context, weights, best, shares, statistics, Math.sqrt(trust))
  const learned = await scoreTerms(snapshot, weights, statistics, pace)
  const found = await foundBy(learned, cosines, pace)
  addTo(learned, near, 1)
  const moved: Float64Array[] = []
  for (const [i, space] of spaces.entries()) {
    moved.push(await cosinesOf(context, space, towards(space, vectors[i]!, best, shares)))
  }
  return { ...(await sumOf(learned, moved, VECTOR_WEIGHT * trust, pace)), found }
}

/** Scores of some documents. */
interface SomeScores {
  readonly documents: ArrayLike<number>
  readonly scores: Float64Array
}

function addTo(all: Float64Array, { documents, scores }: SomeScores, factor: number): void {
  for (let i = 0; i < scores.length; i++) all[documents[i]!]! += factor * scores[i]!
}

/** What words near each other add to the term scores of the best documents. */
async function nearness(
  { snapshot }: AnswerContext,
  lines: readonly WordLine[],
  { scores, weight: ofAll }: { readonly scores: Float64Array; readonly weight: number },
  { idf, saturated }: TermStatistics,
  pace: Pace,
): Promise<SomeScores> {
  const neighbours = Math.max(1, lines.reduce((sum, { length }) => sum + length, 0) - 1)
  const ofPair = ofAll / neighbours ** PAIR_POWER
  const pairs = ofPair < LEAST_PAIR_WEIGHT ? [] : pairsOf(lines)
  if (pairs.length === 0) return { documents: [], scores: new Float64Array() }
  const weights = pairs.map(({ first, second, count }) => ofPair * count * Math.min(idf(first), idf(second)))
  const read = nearnessReader(await snapshot.occurrences(), snapshot.terms.count, pairs)
  const documents = highestScores(scores, READ_DOCUMENTS)
  const added = new Float64Array(documents.length)
  for (const [i, document] of documents.entries()) {
    const sums = read(document)
    for (const [place, weight] of weights.entries()) {
      if (sums[place]! > 0) added[i]! += weight * saturated(sums[place]!, document)
    }
    if (pace.due()) await pace.rest()
  }
  return { documents, scores: added }
}

/** 1 for the documents that any of these numbers is above 0 for. */
async function foundBy(terms: Float64Array, cosines: readonly Float64Array[], pace: Pace): Promise<Uint8Array> {
  const found = new Uint8Array(terms.length)
  for (const values of [terms, ...cosines]) {
    for (let document = 0; document < values.length; document++) {
      if (document % PER_LOOK === 0 && pace.due()) await pace.rest()
      if (values[document]! > 0) found[document] = 1
    }
  }
  return found
}

/** The sum of term scores and of the cosines in both spaces, beside what it is made of. */
async function sumOf(
  terms: Float64Array,
  cosines: readonly Float64Array[],
  weight: number,
  pace: Pace,
): Promise<{ readonly scores: Float64Array; readonly parts: readonly [HybridPart, ...HybridPart[]] }> {
  const names = ['cosine in the concept space', 'cosine on the latent axes']
  const parts: [HybridPart, ...HybridPart[]] = [
    await measured('term statistics (BM25) and words near each other', terms, 1, pace),
  ]
  for (const [i, cosine] of cosines.entries()) {
    const name = weight === 1 ? names[i]! : `${Number(weight.toFixed(3))} x ${names[i]}`
    parts.push(await measured(name, cosine, weight, pace))
  }
  const scores = new Float64Array(terms.length)
  for (const { values, mean, deviation, weight } of parts) {
    if (deviation === 0) continue
    const factor = weight / deviation
    for (let document = 0; document < values.length; document++) {
      if (document % PER_LOOK === 0 && pace.due()) await pace.rest()
      scores[document]! += factor * (values[document]! - mean)
    }
  }
  return { scores, parts }
}

/** A variance below this share of the mean square is rounding. */
const ROUNDING = 1e-12

/** Mean and standard deviation over all documents. */
async function measured(name: string, values: Float64Array, weight: number, pace: Pace): Promise<HybridPart> {
  const count = values.length || 1
  // In one pass: the means are of the size of the deviations, so no digits that matter are lost.
  let sum = 0
  let squares = 0
  for (let document = 0; document < values.length; document++) {
    if (document % PER_LOOK === 0 && pace.due()) await pace.rest()
    const value = values[document]!
    sum += value
    squares += value * value
  }
  const mean = sum / count
  const variance = squares / count - mean * mean
  const deviation = variance > ROUNDING * (squares / count) ? Math.sqrt(variance) : 0
  return { name, weight, values, mean, deviation }
}

interface TermStatistics {
  /** ln(1 + (N - n + 0.5) / (n + 0.5)). */
  readonly rarity: (term: number) => number
  /** ln((N + 1) / (n + 0.5)), at least 0. */
  readonly idf: (term: number) => number
  /** f (k1 + 1) / (f + k1 (1 - b + b length / mean)). */
  readonly saturated: (frequency: number, document: number) => number
}

function termStatistics({ documents, terms }: Snapshot, { contentWordCounts }: Ranking): TermStatistics {
  const count = documents.count
  let sum = 0
  for (const words of contentWordCounts) sum += words
  const mean = sum / Math.max(1, count) || 1
  return {
    rarity: (term) => Math.log(1 + (count - terms.totalDocCounts[term]! + 0.5) / (terms.totalDocCounts[term]! + 0.5)),
    idf: (term) => inverseDocumentFrequency(count, terms.totalDocCounts[term]!),
    saturated: (frequency, document) =>
      (frequency * (K1 + 1)) / (frequency + K1 * (1 - B + (B * contentWordCounts[document]!) / mean)),
  }
}

/**
 * Every term of the texts, fragments too, with the number of times it is said, and the words in their order. Texts with
 * `-` in front are left out.
 */
function readQuery(
  context: AnswerContext,
  texts: readonly string[],
): { counts: Map<number, number>; lines: readonly WordLine[] } {
  const { analyzer, snapshot } = context
  const { matcher } = remember(context)
  const counts = new Map<number, number>()
  const lines: WordLine[] = []
  for (const text of texts) {
    if (text.startsWith('-')) continue
    const words = createWordList(64)
    analyzer.analyze(text, words)
    const terms: number[] = []
    for (let word = 0; word < words.length; word++) {
      terms.push(termNumber(snapshot.terms, analyzer.termIds[analyzer.surfaceTerms[words.surfaces[word]!]!]!))
    }
    matchPhrases(matcher, terms, words.gaps, 0, words.length, (term) => {
      counts.set(term, (counts.get(term) ?? 0) + 1)
    })
    lines.push({ ...words, terms })
  }
  return { counts, lines }
}

async function scoreTerms(
  { postings, documents }: Snapshot,
  weights: ReadonlyMap<number, number>,
  { rarity, saturated }: TermStatistics,
  pace: Pace,
): Promise<Float64Array> {
  const scores = new Float64Array(documents.count)
  for (const [term, weight] of weights) {
    const factor = weight * rarity(term)
    for (let i = postings.offsets[term]!; i < postings.offsets[term + 1]!; i++) {
      if (i % PER_LOOK === 0 && pace.due()) await pace.rest()
      const document = postings.documents[i]!
      scores[document]! += factor * saturated(postings.frequencies[i]!, document)
    }
  }
  return scores
}

/** A space that documents and queries share. */
interface SharedSpace {
  readonly axes: number
  readonly termCount: number
  readonly termVectors: Float32Array
  /** Factor of a term beside its idf: its natural length where rows are unit. */
  readonly lengths: Float32Array | undefined
  readonly common: Float32Array | undefined
  readonly documentVectors: Float32Array
}

async function publicSpace({ documentVectors, space }: Snapshot): Promise<SharedSpace> {
  return {
    ...space,
    documentVectors: await documentVectors.all(),
    lengths: space.termLengths,
    common: space.commonDirection,
  }
}

async function latentSpace(ranking: Ranking): Promise<SharedSpace> {
  return {
    ...ranking,
    documentVectors: await ranking.documentVectors.all(),
    lengths: undefined,
    common: undefined,
  }
}

/** unit(sum of weight x idf x term vector), the common direction removed as it is from documents. */
function queryVector(space: SharedSpace, weights: ReadonlyMap<number, number>, { idf }: TermStatistics): Float64Array {
  const { axes } = space
  const sum = new Float64Array(axes)
  for (const [term, weight] of weights) {
    if (term >= space.termCount) continue
    const factor = weight * idf(term) * (space.lengths?.[term] ?? 1)
    for (let axis = 0; axis < axes; axis++) sum[axis]! += factor * space.termVectors[term * axes + axis]!
  }
  const vector = unit(sum)
  if (space.common === undefined) return vector
  let along = 0
  for (let axis = 0; axis < axes; axis++) along += vector[axis]! * space.common[axis]!
  for (let axis = 0; axis < axes; axis++) vector[axis]! -= along * space.common[axis]!
  return unit(vector)
}

interface CosineInput {
  readonly documentVectors: Float32Array
  readonly vector: Float64Array
  /** By document; written from `from` to `to`. */
  readonly cosines: Float64Array
  readonly from: number
  readonly to: number
}

/** Products of unit rows of documents with a unit vector. */
export const cosineRows = kernel('answers.cosineRows', (input: CosineInput): null => {
  const { documentVectors, vector, cosines, from, to } = input
  const axes = vector.length
  for (let document = from; document < to; document++) {
    // Four sums at a time: one would wait for its last addition at every axis.
    let a = 0
    let b = 0
    let c = 0
    let d = 0
    let at = document * axes
    let axis = 0
    for (; axis + 3 < axes; axis += 4, at += 4) {
      a += vector[axis]! * documentVectors[at]!
      b += vector[axis + 1]! * documentVectors[at + 1]!
      c += vector[axis + 2]! * documentVectors[at + 2]!
      d += vector[axis + 3]! * documentVectors[at + 3]!
    }
    for (; axis < axes; axis++, at++) a += vector[axis]! * documentVectors[at]!
    cosines[document] = a + b + (c + d)
  }
  return null
})

/** Documents measured by one kernel: some milliseconds. */
const BLOCK_DOCUMENTS = 1 << 14
/** So many blocks are measured before a thread would have begun. */
const INLINE_BLOCKS = 4

/** Cosines of all documents with a vector; those of many are worked out in threads. */
async function cosinesOf(
  { compute, signal }: AnswerContext,
  { axes, documentVectors }: SharedSpace,
  vector: Float64Array,
): Promise<Float64Array> {
  const count = axes === 0 ? 0 : documentVectors.length / axes
  const cosines = sharedFloat64(count)
  const blocks: CosineInput[] = []
  for (let from = 0; from < count; from += BLOCK_DOCUMENTS) {
    blocks.push({ documentVectors, vector, cosines, from, to: Math.min(count, from + BLOCK_DOCUMENTS) })
  }
  await (blocks.length > INLINE_BLOCKS ? compute : inlineCompute).map(cosineRows, blocks, { signal })
  return cosines
}

/**
 * Adds the terms that the best documents say most to the query: sum over documents of share x unit(saturated
 * frequencies) x idf, the forty largest, scaled to a share of the query's own total weight.
 */
async function expand(
  context: AnswerContext,
  weights: Map<number, number>,
  best: readonly number[],
  shares: readonly number[],
  { idf, saturated }: TermStatistics,
  share: number,
): Promise<void> {
  const { terms } = context.snapshot
  const occurrences = await context.snapshot.occurrences()
  const profile = new Map<number, number>()
  for (const [i, document] of best.entries()) {
    const counts = new Map<number, number>()
    for (let o = occurrences.offsets[document]!; o < occurrences.offsets[document + 1]!; o++) {
      const term = occurrences.terms[o]!
      if (terms.wordCounts[term] === 1) counts.set(term, (counts.get(term) ?? 0) + 1)
    }
    const parts = [...counts].map(([term, count]) => [term, saturated(Math.min(count, 255), document)] as const)
    const length = Math.hypot(...parts.map(([, part]) => part)) || 1
    for (const [term, part] of parts) {
      profile.set(term, (profile.get(term) ?? 0) + (shares[i]! * part * idf(term)) / length)
    }
  }
  const chosen = [...profile].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, FEEDBACK_TERMS)
  const learned = chosen.reduce((sum, [, weight]) => sum + weight, 0)
  if (learned === 0) return
  let asked = 0
  for (const weight of weights.values()) asked += weight
  for (const [term, weight] of chosen) {
    weights.set(term, (weights.get(term) ?? 0) + (weight / learned) * asked * share)
  }
}

/** unit(query + unit(mean of the best documents)). */
function towards(
  space: SharedSpace,
  vector: Float64Array,
  best: readonly number[],
  shares: readonly number[],
): Float64Array {
  const { axes, documentVectors } = space
  const mean = new Float64Array(axes)
  for (const [i, document] of best.entries()) {
    for (let axis = 0; axis < axes; axis++) mean[axis]! += shares[i]! * documentVectors[document * axes + axis]!
  }
  const moved = unit(mean)
  for (let axis = 0; axis < axes; axis++) moved[axis]! += vector[axis]!
  return unit(moved)
}

function unit(vector: Float64Array): Float64Array {
  const length = Math.hypot(...vector)
  return length > 0 ? vector.map((value) => value / length) : new Float64Array(vector.length)
}
