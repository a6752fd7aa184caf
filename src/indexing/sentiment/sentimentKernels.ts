import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Compute } from '../../compute/compute.js'
import { allOf, type FilledRange, fillKernel, kernel, rangeOf } from '../../compute/kernel.js'
import { shardGroups } from '../../compute/shardGroups.js'
import { type PackedStrings, sharedFloat32, sharedFloat64, sharedUint32, unpackString } from '../../compute/shared.js'
import { packSentiment } from '../../snapshot/postingSentiment.js'
import type { Occurrences, Postings } from '../../snapshot/snapshot.js'
import { classifyDocument } from '../../text/sentiment/classify.js'
import { createDecayedSums } from '../../text/sentiment/decayedSums.js'
import { estimatePolarities, learnPolarity, type PolaritySums } from '../../text/sentiment/learnedPolarity.js'
import { MentionScorer } from '../../text/sentiment/mentions/mentionScorer.js'
import { scoreOccurrences } from '../../text/sentiment/mentions/scoreOccurrences.js'
import type { PolarityScorer } from '../../text/sentiment/polarityScorer.js'
import { rememberedScorers } from '../../text/sentiment/rememberedScorers.js'
import { firstNotBelow } from '../../typedArrays.js'
import { type ShardUsages, UsageCounter } from './termUsages.js'

/** One page of documents: their texts, numbers in the snapshot, and the occurrences of the whole snapshot. */
export interface SentimentShard {
  /** Language codes, the language of the project first. */
  readonly languages: readonly string[]
  /** Index of the language of each document; undefined if all have the first. */
  readonly languageIndexes?: Uint8Array | undefined
  readonly texts: PackedStrings
  readonly documents: Uint32Array
  readonly occurrences: Occurrences
}

interface LearnInput extends SentimentShard {
  /** Number of words in each term: only single words are learned. */
  readonly wordCounts: Uint8Array
}

/** The evidence of one shard: the terms that occur near opinion words, ascending, with their sums. */
interface ShardPolaritySums {
  readonly terms: Uint32Array
  readonly sums: Float64Array
  readonly counts: Uint32Array
}

/** What one shard teaches. */
interface ShardLessons extends ShardPolaritySums {
  readonly usages: ShardUsages
}

interface ScoreInput extends SentimentShard {
  /** Polarity by term, from `learnPolarities`. */
  readonly learnedPolarities: Float32Array
  /** Profiles of the terms, from `describeUsages`. */
  readonly profiles?: Uint8Array | undefined
  /** Arrays of the whole snapshot, in shared memory; the shard writes the entries of its own documents. */
  readonly labels: Int8Array
  readonly confidences: Uint8Array
  readonly documentLabels: Int8Array
  readonly documentConfidences: Uint8Array
}

/** Confidences are stored as fractions of this value. */
export const FULL_CONFIDENCE = 255

/**
 * Collects the evidence about words that are not in the lexicon from the words around them, and how terms are used.
 * First pass over the project.
 */
export const learnShard = kernel('sentiment.learnShard', async (input: LearnInput): Promise<ShardLessons> => {
  const scorerOf = await scorersOf(input)
  const { occurrences, wordCounts } = input
  if (tally.counts.length < wordCounts.length) tally = emptySums(wordCounts.length)
  if (usages.termCount < wordCounts.length) usages = new UsageCounter(wordCounts.length)
  const { sums, counts } = tally
  const state = { wordCounts, decayed, sums: tally, met: [] as number[] }
  for (let index = 0; index < input.documents.length; index++) {
    const reading = scorerOf(index).read(unpackString(input.texts, index))
    const places = placesOf(occurrences, input.documents[index]!)
    learnPolarity(reading, places, state)
    usages.count(reading, places)
  }
  const met = Uint32Array.from(state.met).sort()
  const lessons = {
    terms: sharedUint32(met.length),
    sums: sharedFloat64(met.length),
    counts: sharedUint32(met.length),
    usages: usages.finish(),
  }
  lessons.terms.set(met)
  for (let i = 0; i < met.length; i++) {
    const term = met[i]!
    lessons.sums[i] = sums[term]!
    lessons.counts[i] = counts[term]!
    sums[term] = counts[term] = 0
  }
  return lessons
})

const emptySums = (terms: number): PolaritySums => ({ sums: new Float64Array(terms), counts: new Uint32Array(terms) })

/** Reused by the shards of one thread; only the entries in use are cleared. */
let tally = emptySums(0)
let usages = new UsageCounter(0)
const decayed = createDecayedSums()

interface AddInput {
  readonly shards: readonly ShardPolaritySums[]
  /** The evidence of all shards, by term. */
  readonly all: PolaritySums
}

/** Adds the evidence of some shards, in shard order. */
export const addPolaritySums = fillKernel(
  'sentiment.addPolaritySums',
  ({ all }: AddInput) => allOf(all.sums, all.counts),
  ({ shards, all }): null => {
    for (const { terms, sums, counts } of shards) {
      for (let i = 0; i < terms.length; i++) {
        const term = terms[i]!
        all.sums[term] = all.sums[term]! + sums[i]!
        all.counts[term] = all.counts[term]! + counts[i]!
      }
    }
    return null
  },
)

/** The evidence of all shards -> polarity by term. */
export const learnPolarities = kernel('sentiment.learnPolarities', (all: PolaritySums): Float32Array => {
  const learnedPolarities = sharedFloat32(all.sums.length)
  learnedPolarities.set(estimatePolarities(all))
  return learnedPolarities
})

/** The polarity by term from the evidence of all shards. */
export async function mergePolaritySums(
  shards: readonly ShardPolaritySums[],
  termCount: number,
  { compute, signal }: { readonly compute: Compute; readonly signal?: AbortSignal | undefined },
): Promise<Float32Array> {
  const all = { sums: sharedFloat64(termCount), counts: sharedUint32(termCount) }
  for (const group of shardGroups(shards)) await compute.run(addPolaritySums, { shards: group, all }, { signal })
  return compute.run(learnPolarities, all, { signal })
}

/** From the first to the last document of the shard; documents between them that it does not score stay unchanged. */
function scoredRanges(input: ScoreInput): FilledRange[] {
  const { documents, occurrences } = input
  const from = documents[0]!
  const to = documents.at(-1)! + 1
  return [
    ...rangeOf(occurrences.offsets[from]!, occurrences.offsets[to]!, input.labels, input.confidences),
    ...rangeOf(from, to, input.documentLabels, input.documentConfidences),
  ]
}

/** Computes label and confidence of every occurrence and every text. Returns the number of occurrences. */
export const scoreShard = fillKernel(
  'sentiment.scoreShard',
  scoredRanges,
  async (input: ScoreInput): Promise<number> => {
    const scorerOf = await scorersOf(input)
    const { occurrences, learnedPolarities, profiles, labels, confidences } = input
    const mentions = new MentionScorer()
    let scored = 0
    for (let index = 0; index < input.documents.length; index++) {
      const document = input.documents[index]!
      const places = placesOf(occurrences, document)
      const reading = scorerOf(index).read(unpackString(input.texts, index))
      const found = { reading, places, learnedPolarities, profiles }
      const learnedSum = scoreOccurrences(mentions, found, (at, label, confidence) => {
        labels[at] = label
        confidences[at] = Math.round(confidence * FULL_CONFIDENCE)
      })
      const whole = classifyDocument(reading, learnedSum)
      input.documentLabels[document] = whole.label
      input.documentConfidences[document] = Math.round(whole.confidence * FULL_CONFIDENCE)
      scored += places.to - places.from
    }
    return scored
  },
)

export interface AggregateInput {
  /** Ascending. */
  readonly documents: Uint32Array
  readonly occurrences: Occurrences
  readonly postings: Postings
  readonly labels: Int8Array
  readonly confidences: Uint8Array
  /** Arrays of the whole snapshot, in shared memory; the shard writes the postings of its own documents. */
  readonly sentiments: Int8Array
}

const BOTH_SIGNS = 3

/**
 * Computes the mean of label x confidence of each term in each document, and whether its labels disagree. Returns the
 * number of postings written.
 */
export const aggregateShard = fillKernel(
  'sentiment.aggregateShard',
  ({ sentiments }: AggregateInput) => allOf(sentiments),
  (input): number => {
    const { occurrences, postings, labels, confidences, sentiments } = input
    const termCount = postings.offsets.length - 1
    const sums = new Int32Array(termCount)
    const counts = new Uint32Array(termCount)
    /** 1 for a term with a positive mention, 2 with a negative one, 3 with both. */
    const signs = new Uint8Array(termCount)
    /**
     * Index from which the next posting of each term is searched; documents ascend, so it only increases. -1 before the
     * first search.
     */
    const cursors = new Int32Array(termCount).fill(-1)
    const touched: number[] = []
    let written = 0
    for (const document of input.documents) {
      touched.length = 0
      for (let at = occurrences.offsets[document]!; at < occurrences.offsets[document + 1]!; at++) {
        const term = occurrences.terms[at]!
        if (counts[term] === 0) touched.push(term)
        counts[term] = counts[term]! + 1
        sums[term] = sums[term]! + labels[at]! * confidences[at]!
        if (labels[at] !== 0) signs[term] = signs[term]! | (labels[at]! > 0 ? 1 : 2)
      }
      for (const term of touched) {
        const end = postings.offsets[term + 1]!
        let cursor = cursors[term]!
        if (cursor < 0) cursor = postings.offsets[term]!
        if (cursor < end && postings.documents[cursor]! < document) {
          cursor = firstNotBelow(postings.documents, document, cursor + 1, end)
        }
        if (cursor < end && postings.documents[cursor] === document) {
          const mean = sums[term]! / (FULL_CONFIDENCE * counts[term]!)
          sentiments[cursor++] = packSentiment(mean, signs[term] === BOTH_SIGNS)
          written++
        }
        cursors[term] = cursor
        sums[term] = 0
        counts[term] = 0
        signs[term] = 0
      }
    }
    return written
  },
)

const placesOf = (occurrences: Occurrences, document: number) => ({
  terms: occurrences.terms,
  starts: occurrences.starts,
  lengths: occurrences.lengths,
  from: occurrences.offsets[document]!,
  to: occurrences.offsets[document + 1]!,
})

/** Characters of a language's first text that are read ahead. */
const FIRST_CHARACTERS = 1_000
/** The scorers that have read such a text. */
const haveRead = new WeakSet<PolarityScorer>()

/**
 * The scorer of each document of a shard. The first text of a language finds the stems of its word list, some ten milliseconds: where
 * there are several languages, each does so in a turn of its own.
 */
async function scorersOf({
  languages,
  languageIndexes,
  texts,
}: Pick<SentimentShard, 'languages' | 'languageIndexes' | 'texts'>): Promise<(document: number) => PolarityScorer> {
  const places = [...new Set(languageIndexes ?? [0])]
  const scorers = await rememberedScorers(places.map((place) => languages[place]!))
  const byPlace: PolarityScorer[] = []
  for (const place of places) byPlace[place] = scorers.get(languages[place]!)!
  for (const place of places.length > 1 ? places : []) {
    const scorer = byPlace[place]!
    if (haveRead.has(scorer)) continue
    haveRead.add(scorer)
    scorer.read(unpackString(texts, languageIndexes!.indexOf(place)).slice(0, FIRST_CHARACTERS))
    await nextTurn()
  }
  return (index) => byPlace[languageIndexes?.[index] ?? 0]!
}
