import { bitOf } from '../../compute/bits.js'
import { forEachChunk, inSteps, MOST_NUMBERS, yieldIfSpent } from '../../compute/eventLoopBudget.js'
import type { DocumentSet } from '../../snapshot/documentSet.js'
import { FULL_SENTIMENT, isMixedSentiment, meanSentiment } from '../../snapshot/postingSentiment.js'
import { postingSteps } from '../../snapshot/postingSteps.js'
import { findPosting } from '../../snapshot/postings.js'
import type { DocumentOccurrences, MentionSentiment, SentimentLayer, Snapshot } from '../../snapshot/snapshot.js'
import { type Concept, knownTerms } from '../concepts/resolveConcept.js'
import type { AnswerContext } from '../context.js'
import { createWalker, exactDocuments } from '../counts/matchWalker.js'

export type Polarity = 'positive' | 'negative' | 'neutral'

/** Documents of a filter with an exact match of a concept, by their sentiment about it; the three sum to the total. */
export interface SentimentCounts {
  readonly negative: number
  readonly neutral: number
  readonly positive: number
  readonly total: number
}

/** The same counts, and the number of documents with both positive and negative mentions, whatever their sum. */
export interface ConceptSentiment extends SentimentCounts {
  readonly mixed: number
}

/** An example document for the sentiment about a term of a concept. */
export interface SentimentExample {
  readonly document: number
  readonly term: number
  readonly polarity: Polarity
}

/** The word for a label of -1, 0 or 1. */
export const polarityOf = (label: number): Polarity => (label > 0 ? 'positive' : label < 0 ? 'negative' : 'neutral')

/**
 * Sentiment of documents about each concept: the sign of the sum, over the concept's exact terms, of the mean label x
 * confidence of the term's occurrences in the document. Our choice: only documents with an exact match count, since a
 * related term says nothing about the concept itself; `total` is their number. Spec v5 2.12, 4.4.
 */
export async function countSentiment(
  context: AnswerContext,
  layer: SentimentLayer,
  concepts: readonly Concept[],
  filter: DocumentSet,
): Promise<ConceptSentiment[]> {
  const { snapshot, signal } = context
  const walker = createWalker(snapshot, filter)
  const opinions = createOpinions(snapshot.documents.count)
  const counts: ConceptSentiment[] = []
  for (const concept of concepts) {
    await yieldIfSpent(signal)
    await addOpinions(opinions, concept, { snapshot, layer, signal })
    counts.push(await countOpinions(opinions, exactDocuments(walker, concept), signal))
    await clearOpinions(opinions, concept, context)
  }
  return counts
}

async function countOpinions(
  { sums, signs }: Opinions,
  documents: Uint32Array,
  signal: AbortSignal | undefined,
): Promise<ConceptSentiment> {
  const counts = { positive: 0, negative: 0, mixed: 0 }
  const count = (from: number, to: number): void => {
    let { positive, negative, mixed } = counts
    for (let i = from; i < to; i++) {
      const document = documents[i]!
      if (sums[document]! > 0) positive++
      else if (sums[document]! < 0) negative++
      if (signs[document] === BOTH_SIGNS) mixed++
    }
    Object.assign(counts, { positive, negative, mixed })
  }
  await forEachChunk(documents.length, count, signal, MOST_NUMBERS)
  const total = documents.length
  return { ...counts, neutral: total - counts.positive - counts.negative, total }
}

/** Documents of a filter with an exact match of a concept, and the sentiment of each about it: -1, 0 or 1. */
export interface DocumentPolarities {
  readonly documents: Uint32Array
  readonly polarities: Int8Array
}

/** The sentiment of each document with an exact match, as `countSentiment` counts them. */
export async function documentPolarities(
  { snapshot, signal }: Pick<AnswerContext, 'snapshot' | 'signal'>,
  layer: SentimentLayer,
  concept: Concept,
  filter: DocumentSet,
): Promise<DocumentPolarities> {
  const documents = exactDocuments(createWalker(snapshot, filter), concept)
  const opinions = createOpinions(snapshot.documents.count)
  await addOpinions(opinions, concept, { snapshot, layer, signal })
  const polarities = new Int8Array(documents.length)
  const enter = (from: number, to: number): void => {
    for (let i = from; i < to; i++) polarities[i] = Math.sign(opinions.sums[documents[i]!]!)
  }
  await forEachChunk(documents.length, enter, signal, MOST_NUMBERS)
  return { documents, polarities }
}

/** By document: the sum of the sentiment of a concept's terms, and the signs that occur among their mentions. */
interface Opinions {
  readonly sums: Int32Array
  readonly signs: Uint8Array
}

const PRAISED = 1
const BLAMED = 2
const BOTH_SIGNS = PRAISED | BLAMED

const createOpinions = (documents: number): Opinions => ({
  sums: new Int32Array(documents),
  signs: new Uint8Array(documents),
})

interface OpinionSource extends Pick<AnswerContext, 'snapshot' | 'signal'> {
  readonly layer: SentimentLayer
}

async function addOpinions(
  { sums, signs }: Opinions,
  { exactTerms }: Concept,
  { snapshot: { postings }, layer: { postingSentiments }, signal }: OpinionSource,
): Promise<void> {
  const { documents } = postings
  const add = (from: number, to: number): void => {
    for (let i = from; i < to; i++) {
      const document = documents[i]!
      const mean = meanSentiment(postingSentiments[i]!)
      sums[document]! += mean
      if (isMixedSentiment(postingSentiments[i]!)) signs[document] = BOTH_SIGNS
      else if (mean !== 0) signs[document]! |= mean > 0 ? PRAISED : BLAMED
    }
  }
  await inSteps(postingSteps(postings, knownTerms(exactTerms), add), signal)
}

async function clearOpinions(
  { sums, signs }: Opinions,
  { exactTerms }: Concept,
  { snapshot: { postings }, signal }: Pick<AnswerContext, 'snapshot' | 'signal'>,
): Promise<void> {
  const { documents } = postings
  const clear = (from: number, to: number): void => {
    for (let i = from; i < to; i++) {
      const document = documents[i]!
      sums[document] = signs[document] = 0
    }
  }
  await inSteps(postingSteps(postings, knownTerms(exactTerms), clear), signal)
}

/** Number of neutral documents examined to find the one with the highest confidence. */
const NEUTRAL_CANDIDATES = 100

/**
 * For each exact term of a concept the positive, negative and neutral document of the filter with the highest
 * confidence, where there is one (equal values: first uploaded). Spec v5 4.4.
 */
export async function findExamples(
  context: AnswerContext,
  layer: SentimentLayer,
  concept: Concept,
  filter: DocumentSet,
): Promise<SentimentExample[]> {
  const { snapshot } = context
  const { postings } = snapshot
  const documents = exactDocuments(createWalker(snapshot, filter), concept).slice().sort()
  const examples: SentimentExample[] = []
  for (const term of knownTerms(concept.exactTerms)) {
    const best = {
      positive: { document: -1, sureness: 0 },
      negative: { document: -1, sureness: 0 },
      neutral: { document: -1, sureness: -1 },
    }
    const neutrals: number[] = []
    for (const document of documents) {
      const posting = findPosting(postings, term, document)
      if (posting < 0) continue
      const sentiment = meanSentiment(layer.postingSentiments[posting]!)
      const polarity = polarityOf(sentiment)
      if (polarity === 'neutral') {
        if (neutrals.length < NEUTRAL_CANDIDATES) neutrals.push(document)
      } else if (Math.abs(sentiment) > best[polarity].sureness) {
        best[polarity] = { document, sureness: Math.abs(sentiment) }
      }
    }
    const mentions = neutrals.length > 0 ? await layer.mentions() : undefined
    for (const [i, own] of (await snapshot.occurrencesOf(neutrals)).entries()) {
      const sureness = neutralSureness(own, mentions!, term)
      if (sureness > best.neutral.sureness) best.neutral = { document: neutrals[i]!, sureness }
    }
    for (const polarity of ['positive', 'negative', 'neutral'] as const) {
      const { document } = best[polarity]
      if (document >= 0) examples.push({ document, term, polarity })
    }
  }
  return examples
}

/**
 * Mean confidence when all occurrences of the term in the document are neutral; 0 where positive and negative ones
 * cancel out.
 */
function neutralSureness({ first, terms }: DocumentOccurrences, mentions: MentionSentiment, term: number): number {
  let [sum, count] = [0, 0]
  for (let i = 0; i < terms.length; i++) {
    if (terms[i] !== term) continue
    if (mentions.occurrenceLabels[first + i] !== 0) return 0
    sum += mentions.occurrenceConfidences[first + i]!
    count++
  }
  return count === 0 ? 0 : sum / count
}

/**
 * Sentiment of a term: square root of its relevance x the mean of two measures over its documents in the filter. One is
 * the mean strength of sentiment, the other its one-sidedness (absolute value of the mean sentiment). The root limits
 * the weight of very common words. One-sidedness separates terms with mostly positive or mostly negative sentiment from
 * terms with mixed sentiment.
 */
export function sentimentStrength(
  { postings, terms }: Snapshot,
  { postingSentiments }: SentimentLayer,
  term: number,
  { bits }: DocumentSet,
): number {
  let [strength, sum, count] = [0, 0, 0]
  for (let i = postings.offsets[term]!; i < postings.offsets[term + 1]!; i++) {
    if (bitOf(bits, postings.documents[i]!) === 0) continue
    const mean = meanSentiment(postingSentiments[i]!)
    strength += Math.abs(mean)
    sum += mean
    count++
  }
  if (count === 0) return 0
  return Math.sqrt(terms.relevances[term]!) * ((strength + Math.abs(sum)) / (2 * FULL_SENTIMENT * count))
}
