import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Compute } from '../../compute/compute.js'
import { oneAtATime } from '../../compute/oneAtATime.js'
import { inlineCompute } from '../../compute/pool.js'
import { sharedInt8, sharedUint8 } from '../../compute/shared.js'
import type { SnapshotCore } from '../../snapshot/codec.js'
import type { BuiltSentiment, Occurrences } from '../../snapshot/snapshot.js'
import type { TextSpan } from '../../text/sentiment/polarityScorer.js'
import { ONE_THREAD_CHARACTERS, PAGE_DOCUMENTS, RELEASED_CHARACTERS, type TextSource } from '../documentSource.js'
import {
  type AggregateInput,
  aggregateShard,
  FULL_CONFIDENCE,
  learnShard,
  mergePolaritySums,
  scoreShard,
} from './sentimentKernels.js'
import { numberDocuments, pageShards, shareOccurrences, sharePostings, shareUint8 } from './sentimentShards.js'
import { kindsOfTerms } from './termKinds.js'
import { mergeUsages } from './termUsages.js'

/** Sentiment of one occurrence of a term. `confidence` is from 0 to 1. */
export interface TargetSentiment {
  /** What the text says about the target. */
  readonly label: 'positive' | 'neutral' | 'negative'
  /** From 0 to 1. */
  readonly confidence: number
}

/**
 * A sentiment analyser of the caller. It returns one answer for each target, in the order of the targets. Targets are
 * the occurrences of terms in the text, in UTF-16 code units, ordered by start. A target can be inside another one.
 */
export type SentimentAnalyser = (
  text: string,
  targets: readonly TextSpan[],
  language: string,
) => readonly TargetSentiment[] | Promise<readonly TargetSentiment[]>

/** The part of the sentiment of an extended snapshot that its previous snapshot has, in the layout of the extended one. */
export interface RetainedSentiment {
  /** Numbers of the documents without sentiment, ascending. A run writes their values into these arrays. */
  readonly missing: readonly number[]
  readonly labels: Int8Array
  readonly confidences: Uint8Array
  readonly documentLabels: Int8Array
  readonly documentConfidences: Uint8Array
  readonly postingSentiments: Int8Array
  /** Polarity learned from the project, by term. */
  readonly learnedPolarities: Float32Array
  /** How the project uses each term, if its sentiment was built with usages. */
  readonly usages?: Uint8Array | undefined
  readonly profiles?: Uint8Array | undefined
  /** Kinds of terms; 0 where the run has to find them. */
  readonly kinds?: Uint8Array | undefined
  /** Whether what is stored of it can be shared. */
  readonly isShared: boolean
}

export interface SentimentRequest {
  readonly snapshot: SnapshotCore & { occurrences(): Promise<Occurrences> }
  /** The documents to score: all of the snapshot, or those that are missing in `retained`. */
  readonly source: TextSource
  /** Used by our own scorer only. */
  readonly retained?: RetainedSentiment | undefined
  readonly compute: Compute
  /** Used in place of our scorer. Runs on the caller's thread, a page of documents at a time. */
  readonly analyser?: SentimentAnalyser | undefined
  readonly signal?: AbortSignal | undefined
  /** Fraction of the sentiment run that is done, 0 to 1. */
  readonly onProgress?: ((fraction: number) => void) | undefined
}

/** With less text than this, in UTF-16 code units, no thread is started. */
const THREADED_CHARACTERS = 200_000
/** Number of documents that one kernel aggregates by posting. */
const AGGREGATED_DOCUMENTS = 16_384
/** Fractions of the run that are done at the start and end of scoring, from a profile. */
const SCORING_BEGINS = 0.45
const SCORING_ENDS = 0.95

/**
 * Labels every occurrence of a term as positive, neutral or negative with a confidence, from the clauses around it.
 * Labels every document in the same way, and averages the labels of each term in each document. A first pass over the
 * texts learns the polarity of words of the project; a second pass scores. Documents that are not in the snapshot are
 * skipped. An occurrence in a document that no longer exists is neutral with confidence 0. The result is the same for
 * any number of threads.
 */
export async function buildSentiment(request: SentimentRequest): Promise<BuiltSentiment> {
  const { snapshot, source, retained, signal } = request
  signal?.throwIfAborted()
  request.onProgress?.(0)
  const release = async (): Promise<void> => {
    if (source.characters >= RELEASED_CHARACTERS) await request.compute.release?.()
  }
  // What the core build has left, before as much is read.
  await release()
  const occurrences = shareOccurrences(await snapshot.occurrences())
  // An extension decides by the same amount of text, because the threads that it needed are already running.
  const work = source.characters + (retained === undefined ? 0 : 4 * occurrences.terms.length)
  const threads = work < THREADED_CHARACTERS ? inlineCompute : request.compute
  const isSmall = retained !== undefined && source.characters < ONE_THREAD_CHARACTERS
  const compute = isSmall ? oneAtATime(threads) : threads
  await release()
  const count = snapshot.documents.count
  const labels = retained?.labels ?? sharedInt8(occurrences.terms.length)
  const confidences = retained?.confidences ?? sharedUint8(occurrences.terms.length)
  const documentLabels = retained?.documentLabels ?? sharedInt8(count)
  const documentConfidences = retained?.documentConfidences ?? sharedUint8(count)
  const layer = { occurrences, labels, confidences, documentLabels, documentConfidences }
  let learned: Learned | undefined
  if (request.analyser === undefined) learned = await scoreAll(request, compute, layer)
  else await runAnalyser(request, request.analyser, layer)
  const { usages } = learned ?? {}
  const kinds = usages && (await kindsOfTerms({ snapshot, usages, known: retained?.kinds }, { compute, signal }))
  await release()
  const postingSentiments = await aggregate(request, compute, layer)
  request.onProgress?.(1)
  return {
    occurrenceLabels: labels,
    occurrenceConfidences: confidences,
    postingSentiments,
    documentLabels,
    documentConfidences,
    ...(learned && { learnedPolarities: learned.learnedPolarities }),
    ...(usages && { usages }),
    ...(kinds && { kinds }),
    ...(learned?.profiles && { profiles: learned.profiles }),
  }
}

/** What the first pass over the texts learns of each term. */
type Learned = Pick<RetainedSentiment, 'learnedPolarities' | 'usages' | 'profiles'>

/** Averages the labels of each term in each document that was scored. */
async function aggregate(request: SentimentRequest, compute: Compute, layer: OpenLayer): Promise<Int8Array> {
  const { snapshot, retained, signal } = request
  const postings = sharePostings(snapshot.postings)
  const sentiments = retained?.postingSentiments ?? sharedInt8(postings.documents.length)
  const scored = retained === undefined ? snapshot.documents.count : retained.missing.length
  const numberOf = (index: number): number => (retained === undefined ? index : retained.missing[index]!)
  function* shards(): Iterable<AggregateInput> {
    for (let from = 0; from < scored; from += AGGREGATED_DOCUMENTS) {
      const length = Math.min(scored - from, AGGREGATED_DOCUMENTS)
      const documents = Uint32Array.from({ length }, (_, i) => numberOf(from + i))
      yield { ...layer, postings, sentiments, documents }
    }
  }
  await compute.map(aggregateShard, shards(), { signal })
  return sentiments
}

/** The labels and confidences that a run writes, of every occurrence and every document of the snapshot. */
interface OpenLayer {
  readonly occurrences: Occurrences
  readonly labels: Int8Array
  readonly confidences: Uint8Array
  readonly documentLabels: Int8Array
  readonly documentConfidences: Uint8Array
}

/** Runs our own scorer: learns from all pages, then scores them. Returns what it learned. */
async function scoreAll(request: SentimentRequest, compute: Compute, layer: OpenLayer): Promise<Learned> {
  const { snapshot, source, retained, signal } = request
  const { occurrences } = layer
  const pages = Math.max(1, Math.ceil(source.count / PAGE_DOCUMENTS))
  const progress = (begin: number, end: number) => (done: number) =>
    request.onProgress?.(begin + Math.min(1, done / pages) * (end - begin))
  const shards = () => pageShards(snapshot, source, occurrences)

  let learned: Learned | undefined = retained
  if (learned === undefined) {
    const wordCounts = shareUint8(snapshot.terms.wordCounts)
    const lessons = await compute.map(learnShard, withEach(shards(), { wordCounts }), {
      signal,
      onDone: progress(0, SCORING_BEGINS),
    })
    const termCount = snapshot.terms.count
    const sums = lessons.map(({ usages: _, ...own }) => own)
    const usages = lessons.map((own) => own.usages)
    learned = {
      learnedPolarities: await mergePolaritySums(sums, termCount, { compute, signal }),
      ...(await mergeUsages(usages, termCount, { compute, signal })),
    }
  }
  const { learnedPolarities, profiles } = learned
  await compute.map(scoreShard, withEach(shards(), { ...layer, learnedPolarities, profiles }), {
    signal,
    onDone: progress(SCORING_BEGINS, SCORING_ENDS),
  })
  return learned
}

/**
 * Runs the caller's analyser on one document after another, and yields to the event loop after each page. The value of
 * a document is the mean of label x confidence of its targets.
 */
async function runAnalyser(request: SentimentRequest, analyser: SentimentAnalyser, layer: OpenLayer): Promise<void> {
  const { snapshot, source, signal } = request
  const { occurrences, labels, confidences, documentLabels, documentConfidences } = layer
  const { language: first, otherLanguages = [] } = snapshot.info
  let read = 0
  for await (const page of source.pages()) {
    for (const [document, { text, language }] of numberDocuments(page, snapshot.documents.keys)) {
      signal?.throwIfAborted()
      const from = occurrences.offsets[document]!
      const targets: TextSpan[] = []
      for (let at = from; at < occurrences.offsets[document + 1]!; at++) {
        const start = occurrences.starts[at]!
        targets.push({ start, end: start + occurrences.lengths[at]! })
      }
      if (targets.length === 0) continue
      const own = language !== undefined && otherLanguages.includes(language) ? language : first
      const answers = await analyser(text, targets, own)
      let sum = 0
      for (const [index, { label, confidence }] of checkAnswers(answers, targets.length).entries()) {
        labels[from + index] = label === 'positive' ? 1 : label === 'negative' ? -1 : 0
        confidences[from + index] = Math.round(confidence * FULL_CONFIDENCE)
        sum += labels[from + index]! * confidence
      }
      documentLabels[document] = Math.sign(sum)
      documentConfidences[document] = Math.round((Math.abs(sum) / targets.length) * FULL_CONFIDENCE)
    }
    read += page.length
    request.onProgress?.(Math.min(1, read / Math.max(1, source.count)) * SCORING_ENDS)
    await nextTurn()
  }
}

/** Throws for an invalid answer, because missing values would be read as neutral. */
function checkAnswers(answers: readonly TargetSentiment[], expected: number): readonly TargetSentiment[] {
  if (!Array.isArray(answers) || answers.length !== expected) {
    throw new Error(`The sentiment analyser must return ${expected} answers, one for each target.`)
  }
  for (const { label, confidence } of answers as readonly TargetSentiment[]) {
    const isLabel = label === 'positive' || label === 'neutral' || label === 'negative'
    if (!isLabel || !(confidence >= 0 && confidence <= 1)) {
      throw new Error('The sentiment analyser must return one of the three labels and a confidence from 0 to 1.')
    }
  }
  return answers
}

/** Adds the shared inputs to every shard. */
async function* withEach<Shard, Shared>(shards: AsyncIterable<Shard>, shared: Shared): AsyncIterable<Shard & Shared> {
  for await (const shard of shards) yield { ...shard, ...shared }
}
