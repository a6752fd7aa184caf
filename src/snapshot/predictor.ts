import { sharedFloat32, sharedUint32 } from '../compute/shared.js'
import { inverseLength } from '../math/linearAlgebra/normalize.js'
import type { SparseRows } from '../math/simd/sparseRows.js'
import { type MarkedReader, titleBucket } from '../text/negationMarks.js'

/** Words and pairs of some documents: entries offsets[d] to offsets[d+1] belong to document d. */
export interface WordCounts {
  readonly offsets: Uint32Array
  /** Each bucket once per document, ascending. */
  readonly buckets: Uint32Array
  /** Occurrences. */
  readonly counts: Uint32Array
}

/** The parts of a document that predictors read. */
export interface PredictorText {
  readonly title: string
  readonly text: string
  /** Two-letter code of its own language; default: that of the project. */
  readonly language?: string | undefined
}

/**
 * Counts words and pairs of documents. Titles are more informative about scores than texts: they are read with the
 * text, separated by a blank line, and once more as titles. `readerOf` returns the reader of each document by its
 * index.
 */
export function countMarkedWords(
  readerOf: (row: number) => MarkedReader,
  documents: Iterable<PredictorText>,
): WordCounts {
  const offsets = [0]
  const buckets: number[] = []
  const counts: number[] = []
  for (const { title, text } of documents) {
    const reader = readerOf(offsets.length - 1)
    const found: number[] = []
    reader.read(title === '' ? text : `${title}\n\n${text}`, (bucket) => found.push(bucket))
    if (title !== '') reader.read(title, (bucket) => found.push(titleBucket(bucket)))
    const sorted = Uint32Array.from(found).sort()
    for (let i = 0; i < sorted.length; i++) {
      if (i > 0 && sorted[i] === sorted[i - 1]) counts[counts.length - 1]!++
      else {
        buckets.push(sorted[i]!)
        counts.push(1)
      }
    }
    offsets.push(buckets.length)
  }
  return { offsets: shared(offsets), buckets: shared(buckets), counts: shared(counts) }
}

function shared(values: readonly number[]): Uint32Array {
  const array = sharedUint32(values.length)
  array.set(values)
  return array
}

/** The words and pairs that predictors use. */
export interface PredictorVocabulary {
  /** Ascending; column j stands for bucket buckets[j]. */
  readonly buckets: Uint32Array
  /** Weight of a word that occurs once, by its inverse document frequency, by column. */
  readonly weights: Float32Array
}

/** A linear model over the columns of the vocabulary, then the axes of the space. */
export interface PredictorModel {
  readonly weights: Float32Array
  readonly intercept: number
}

/** The trained models of one target: one model for a number, one per class for texts. */
export type Predictor =
  | {
      readonly kind: 'number'
      readonly models: readonly [PredictorModel]
      /** Smallest and largest value in the training data; predictions are limited to this range. */
      readonly range: readonly [number, number]
    }
  | { readonly kind: 'text'; readonly models: readonly PredictorModel[]; readonly classes: readonly string[] }

/** All predictors of one training, for the space of one snapshot. */
export interface PredictorSet {
  readonly vocabulary: PredictorVocabulary
  readonly axes: number
  readonly predictors: Readonly<Record<string, Predictor>>
}

/** Rows of unit length: (1 + ln f) x weight of the columns of a document. */
export function weighWords(words: readonly WordCounts[], { buckets, weights }: PredictorVocabulary): SparseRows {
  const columnOf = new Map<number, number>()
  for (const [column, bucket] of buckets.entries()) columnOf.set(bucket, column)
  let rows = 0
  let entries = 0
  for (const shard of words) {
    rows += shard.offsets.length - 1
    for (const bucket of shard.buckets) if (columnOf.has(bucket)) entries++
  }
  const rowOffsets = sharedUint32(rows + 1)
  const columns = sharedUint32(entries)
  const values = sharedFloat32(entries)
  let row = 0
  let at = 0
  for (const { offsets, buckets: found, counts } of words) {
    for (let document = 0; document + 1 < offsets.length; document++) {
      const from = at
      let square = 0
      for (let i = offsets[document]!; i < offsets[document + 1]!; i++) {
        const column = columnOf.get(found[i]!)
        if (column === undefined) continue
        const value = (1 + Math.log(counts[i]!)) * weights[column]!
        columns[at] = column
        values[at++] = value
        square += value * value
      }
      const scale = inverseLength(square, 0)
      for (let i = from; i < at; i++) values[i]! *= scale
      rowOffsets[++row] = at
    }
  }
  return { rowOffsets, columns, values }
}
