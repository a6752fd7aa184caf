import { expect, test } from 'vitest'
import { countMarkedWords, weighWords } from '../../src/snapshot/predictor.js'
import { type MarkedReader, titleBucket } from '../../src/text/negationMarks.js'

/** Every letter is a bucket: `a` is 1. A blank line is 0. */
const reader: MarkedReader = {
  read(text, emit) {
    for (const letter of text.replaceAll('\n\n', '`')) emit(letter.charCodeAt(0) - 96)
  },
}
const rows = <T>(offsets: Uint32Array, entry: (i: number) => T): T[][] =>
  [...offsets.subarray(1).keys()].map((row) =>
    Array.from({ length: offsets[row + 1]! - offsets[row]! }, (_, i) => entry(offsets[row]! + i)),
  )

test('each word counts once a document, ascending, with the number of its occurrences', () => {
  const texts = ['bab', '', 'c', 'ca'].map((text) => ({ title: '', text }))
  const { offsets, buckets, counts } = countMarkedWords(() => reader, texts)
  expect(rows(offsets, (i) => [buckets[i], counts[i]])).toEqual([
    [
      [1, 1],
      [2, 2],
    ],
    [],
    [[3, 1]],
    [
      [1, 1],
      [3, 1],
    ],
  ])
})

test('a title is read before the text, a blank line between, and once more as a title', () => {
  const { offsets, buckets, counts } = countMarkedWords(() => reader, [{ title: 'b', text: 'ba' }])
  const expected = [
    [0, 1],
    [1, 1],
    [2, 2],
    [titleBucket(2), 1],
  ]
  expect(titleBucket(2)).not.toBe(2)
  expect(rows(offsets, (i) => [buckets[i], counts[i]])[0]).toEqual(expected.sort((a, b) => a[0]! - b[0]!))
})

test('each document has the reader of its place', () => {
  const shifted = (by: number): MarkedReader => ({
    read: (text, emit) => reader.read(text, (bucket) => emit(bucket + by)),
  })
  const calls: number[] = []
  const documents = ['a', 'a', 'a'].map((text) => ({ title: '', text }))
  const { buckets } = countMarkedWords((row) => {
    calls.push(row)
    return shifted(10 * row)
  }, documents)
  expect(calls).toEqual([0, 1, 2])
  expect([...buckets]).toEqual([1, 11, 21])
})

test('rows are (1 + ln f) x weight of the columns of the vocabulary, of unit length, over all shards', () => {
  const vocabulary = { buckets: Uint32Array.of(3, 7, 9), weights: Float32Array.of(1, 2, 0.5) }
  const words = (documents: [bucket: number, count: number][][]) => ({
    offsets: Uint32Array.from({ length: documents.length + 1 }, (_, i) => documents.slice(0, i).flat().length),
    buckets: Uint32Array.from(documents.flat(), ([bucket]) => bucket),
    counts: Uint32Array.from(documents.flat(), ([, count]) => count),
  })
  const shards = [
    words([
      [
        [3, 1],
        [5, 9],
        [7, 4],
      ],
      [[5, 1]],
    ]),
    words([[[9, 3]]]),
  ]
  const { rowOffsets, columns, values } = weighWords(shards, vocabulary)
  const seven = 2 * (1 + Math.log(4))
  const length = Math.hypot(1, seven)
  expect([...rowOffsets]).toEqual([0, 2, 2, 3])
  expect([...columns]).toEqual([0, 1, 2])
  expect(values[0]).toBeCloseTo(1 / length, 6)
  expect(values[1]).toBeCloseTo(seven / length, 6)
  expect(values[2]).toBeCloseTo(1, 6)
})
