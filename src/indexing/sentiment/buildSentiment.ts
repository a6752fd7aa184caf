import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Compute } from '../../compute/compute.js'
import { inlineCompute } from '../../compute/pool.js'
import { sharedInt8, sharedUint8 } from '../../compute/shared.js'
import type { SnapshotCore } from '../../snapshot/codec.js'
import type { Occurrences, SentimentLayer } from '../../snapshot/snapshot.js'
import type { TextSpan } from '../../text/sentiment/polarityScorer.js'
import { type DocumentSource, PAGE_DOCUMENTS } from '../documentSource.js'
import { aggregateShard, FULL_CONFIDENCE, learnShard, mergePolaritySums, scoreShard } from './sentimentKernels.js'
import { numberDocuments, pageShards, shareOccurrences, sharePostings, shareUint8 } from './sentimentShards.js'

/** How one occurrence is spoken of. `confidence` is from 0 to 1. */
export interface TargetSentiment {
  readonly label: 'positive' | 'neutral' | 'negative'
  readonly confidence: number
}

/**
 * A user's own analyser: one answer for each target, in their order. Targets are the occurrences of terms in the text,
 * in UTF-16 units, ordered by start; they may lie within one another.
 */
export type SentimentAnalyser = (
  text: string,
  targets: readonly TextSpan[],
  language: string,
) => readonly TargetSentiment[] | Promise<readonly TargetSentiment[]>

/** Sentiment that is known already of a snapshot that extends another, laid out as its own: what is missing is written into it. */
export interface RetainedSentiment {
  /** Numbers of the documents of which nothing is known, ascending. */
  readonly missing: readonly number[]
  readonly labels: Int8Array
  readonly confidences: Uint8Array
  readonly documentLabels: Int8Array
  readonly documentConfidences: Uint8Array
  readonly postingSentiments: Int8Array
  /** What the project's words are worth, by term. */
  readonly learned: Float32Array
}

export interface SentimentRequest {
  readonly snapshot: SnapshotCore & { occurrences(): Promise<Occurrences> }
  /** The documents to score: all of the snapshot, or those that are missing in `carried`. */
  readonly source: DocumentSource
  /** For our own scorer only. */
  readonly carried?: RetainedSentiment | undefined
  readonly compute: Compute
  /** Used instead of ours; runs on the caller's thread, a page of documents at a time. */
  readonly analyser?: SentimentAnalyser | undefined
  readonly signal?: AbortSignal | undefined
  /** Fraction of the sentiment run that is done, 0 to 1. */
  readonly onProgress?: ((fraction: number) => void) | undefined
}

/** Below this many UTF-16 units of text no thread is started. */
const THREADED_CHARACTERS = 200_000
/** Documents folded into postings by one kernel. */
const FOLD_DOCUMENTS = 16_384
/** Parts of the run done when scoring begins and ends, from a profile. */
const SCORING_BEGINS = 0.45
const SCORING_ENDS = 0.95

/**
 * Every term occurrence of a snapshot -> positive, neutral or negative with a confidence, from the clauses around it;
 * and the same for every document as a whole; then the mean of each term in each document. Two passes over the texts: the first learns what the project's own
 * words are worth, the second scores. Documents without an entry in the snapshot are skipped, and an occurrence
 * whose document is gone stays neutral with confidence 0. The number of threads changes no byte.
 */
export async function buildSentiment(request: SentimentRequest): Promise<SentimentLayer> {
  const { snapshot, source, carried, signal } = request
  signal?.throwIfAborted()
  request.onProgress?.(0)
  const occurrences = shareOccurrences(await snapshot.occurrences())
  // By the measure of the build before, which has extended a snapshot: threads that it needed are there.
  const work = source.characters + (carried === undefined ? 0 : 4 * occurrences.terms.length)
  const compute = work < THREADED_CHARACTERS ? inlineCompute : request.compute
  const count = snapshot.documents.count
  const labels = carried?.labels ?? sharedInt8(occurrences.terms.length)
  const confidences = carried?.confidences ?? sharedUint8(occurrences.terms.length)
  const documentLabels = carried?.documentLabels ?? sharedInt8(count)
  const documentConfidences = carried?.documentConfidences ?? sharedUint8(count)
  const layer = { occurrences, labels, confidences, documentLabels, documentConfidences }
  let learned: Float32Array | undefined
  if (request.analyser === undefined) learned = await scoreAll(request, compute, layer)
  else await askAnalyser(request, request.analyser, layer)

  const postings = sharePostings(snapshot.postings)
  const sentiments = carried?.postingSentiments ?? sharedInt8(postings.documents.length)
  const scored = carried === undefined ? numbersTo(count) : Uint32Array.from(carried.missing)
  const ranges = Array.from({ length: Math.ceil(scored.length / FOLD_DOCUMENTS) }, (_, shard) => {
    const documents = scored.slice(shard * FOLD_DOCUMENTS, (shard + 1) * FOLD_DOCUMENTS)
    return { ...layer, postings, sentiments, documents }
  })
  await compute.map(aggregateShard, ranges, { signal })
  request.onProgress?.(1)
  return {
    occurrenceLabels: labels,
    occurrenceConfidences: confidences,
    postingSentiments: sentiments,
    documentLabels,
    documentConfidences,
    ...(learned && { learned }),
  }
}

function numbersTo(count: number): Uint32Array {
  const numbers = new Uint32Array(count)
  for (let i = 0; i < count; i++) numbers[i] = i
  return numbers
}

/** What is being filled: labels and confidences of every occurrence and every document of the snapshot. */
interface OpenLayer {
  readonly occurrences: Occurrences
  readonly labels: Int8Array
  readonly confidences: Uint8Array
  readonly documentLabels: Int8Array
  readonly documentConfidences: Uint8Array
}

/** Our own scorer: learn over all pages, then score them; gives what the words are worth. */
async function scoreAll(request: SentimentRequest, compute: Compute, layer: OpenLayer): Promise<Float32Array> {
  const { snapshot, source, carried, signal } = request
  const { occurrences } = layer
  const pages = Math.max(1, Math.ceil(source.count / PAGE_DOCUMENTS))
  const progress = (begin: number, end: number) => (done: number) =>
    request.onProgress?.(begin + Math.min(1, done / pages) * (end - begin))
  const shards = () => pageShards(snapshot, source, occurrences)

  let learned = carried?.learned
  if (learned === undefined) {
    const wordCounts = shareUint8(snapshot.terms.wordCounts)
    const lessons = await compute.map(learnShard, withEach(shards(), { wordCounts }), {
      signal,
      onDone: progress(0, SCORING_BEGINS),
    })
    learned = await compute.run(mergePolaritySums, { shards: lessons, termCount: snapshot.terms.count }, { signal })
  }
  await compute.map(scoreShard, withEach(shards(), { ...layer, learned }), {
    signal,
    onDone: progress(SCORING_BEGINS, SCORING_ENDS),
  })
  return learned
}

/**
 * A user's analyser, document by document, giving way to the event loop after each page. It is asked about targets only:
 * a document has the mean of label x confidence of its own.
 */
async function askAnalyser(request: SentimentRequest, analyser: SentimentAnalyser, layer: OpenLayer): Promise<void> {
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

/** A wrong answer fails the run: sentiment that silently lacks half its values would look like an opinion. */
function checkAnswers(answers: readonly TargetSentiment[], expected: number): readonly TargetSentiment[] {
  if (!Array.isArray(answers) || answers.length !== expected) {
    throw new Error(`The sentiment analyser must give ${expected} answers, one for each target.`)
  }
  for (const { label, confidence } of answers as readonly TargetSentiment[]) {
    const isLabel = label === 'positive' || label === 'neutral' || label === 'negative'
    if (!isLabel || !(confidence >= 0 && confidence <= 1)) {
      throw new Error('The sentiment analyser must give a label of three and a confidence from 0 to 1.')
    }
  }
  return answers
}

/** Every shard with the inputs that all of them share. */
async function* withEach<Shard, Shared>(shards: AsyncIterable<Shard>, shared: Shared): AsyncIterable<Shard & Shared> {
  for await (const shard of shards) yield { ...shard, ...shared }
}
