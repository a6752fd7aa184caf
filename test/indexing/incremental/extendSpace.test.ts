import { expect, test } from 'vitest'
import { inlineCompute } from '../../../src/compute/pool.js'
import { packStrings } from '../../../src/compute/shared.js'
import {
  copyVectorRows,
  extendRanking,
  extendSpace,
  findSourceRows,
} from '../../../src/indexing/incremental/extendSpace.js'
import { foldInTerms } from '../../../src/indexing/incremental/foldInTerms.js'
import { retainDocuments } from '../../../src/indexing/incremental/retainedDocuments.js'
import { smallSnapshot } from '../../answers/smallSnapshot.js'
import { exactRows, termVectorsInMemory, vectorsInMemory } from '../../openBuilt.js'

const NONE = 0xffffffff

test('rows are copied to their new places; rows without a source stay as they are', async () => {
  const target = new Float32Array(8).fill(9)
  const input = { source: Float32Array.of(1, 2, 3, 4), target, width: 2, sourceRows: Uint32Array.of(1, 0, NONE, 1) }
  await copyVectorRows.run({ ...input, from: 0, to: 3 })
  expect([...target]).toEqual([3, 4, 1, 2, 9, 9, 9, 9])
})

const unit = (vector: readonly number[]) => vector.map((x) => x / Math.hypot(...vector))

test('a term without a vector gets the unit sum of the vectors of its documents, each weighing 1 + ln f', async () => {
  // Documents 0 and 1 are reused, of which 1 is wanted; 2 and 3 are written.
  const documentVectors = {
    reused: 2,
    rows: Float32Array.of(0, 1, 0.6, 0.8),
    requested: Float32Array.of(1, 0),
    indexes: Uint32Array.of(9, 0),
  }
  const postings = {
    offsets: Uint32Array.of(0, 1, 3, 3, 4),
    documents: Uint32Array.of(1, 1, 3, 2),
    frequencies: Uint8Array.of(5, 1, 3, 1),
    distinct: new Uint8Array(4).fill(1),
  }
  const termVectors = new Float32Array(8).fill(7)
  // The first term that is new has the number of the known ones.
  const sourceRows = Uint32Array.of(0, 1, NONE, NONE)
  const input = { termVectors, documentVectors, axes: 2, postings, sourceRows, knownTerms: 1 }
  await foldInTerms.run({ ...input, termFrom: 0, termTo: 3 })
  const share = 1 + Math.log(3)
  const expected = unit([1 + share * 0.6, share * 0.8])
  expect([...termVectors.subarray(0, 2)]).toEqual([7, 7])
  expect(termVectors[2]).toBeCloseTo(expected[0]!, 6)
  expect(termVectors[3]).toBeCloseTo(expected[1]!, 6)
  // Term 2 is in no document, term 3 in none of the range.
  expect([...termVectors.subarray(4)]).toEqual([7, 7, 7, 7])
})

/** Terms of a snapshot by their number of documents. */
function tableOf(totalDocCounts: readonly number[]) {
  const { terms } = smallSnapshot({ documents: [{ words: 'a' }] })
  const count = totalDocCounts.length
  return {
    ...terms,
    count,
    ids: packStrings(totalDocCounts.map((_, term) => `t${term}|en`)),
    totalDocCounts: Uint32Array.from(totalDocCounts),
    wordCounts: new Uint8Array(count).fill(1),
  }
}

/**
 * Terms 0, 1, 2 in documents 0 to 3; document 1 goes and document 4 comes, with terms 0, 2 and a new one, 3. Before, term
 * 2 was in one document only, so that most of its documents are new.
 */
function change() {
  const previousTerms = tableOf([4, 2, 1])
  const terms = tableOf([4, 2, 3, 1])
  const postings = {
    offsets: Uint32Array.of(0, 4, 6, 9, 10),
    documents: Uint32Array.of(0, 1, 2, 3, 0, 1, 0, 2, 3, 3),
    frequencies: new Uint8Array(10).fill(1),
    distinct: new Uint8Array(10).fill(1),
  }
  const numbers = {
    oldNumbers: Uint32Array.of(0, 1, 2, NONE),
    newNumbers: Uint32Array.of(0, 1, 2),
    totalDocCounts: terms.totalDocCounts,
    distinctDocCounts: terms.totalDocCounts,
  }
  return {
    retained: retainDocuments(4, Uint32Array.of(1)),
    numbers,
    sourceRows: findSourceRows({ numbers, previousTerms, terms, termCount: 4 }),
    previousTerms,
    terms,
    postings,
    added: [
      {
        documentOffsets: Uint32Array.of(0, 3),
        documentTerms: Uint32Array.of(0, 2, 3),
        frequencies: Uint8Array.of(1, 1, 1),
      },
    ],
    documentCount: 4,
    termCount: 4,
    sharesTerms: false,
    compute: inlineCompute,
  }
}

const termVectors = Float32Array.of(1, 0, 0, 0, 1, 0, 0, 0, 1)
const documentRows = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
  [0.6, 0.8, 0],
]

test('documents and terms keep their vectors, new ones are folded in, and documents that come are summed with those', async () => {
  const options = change()
  const space = {
    axes: 3,
    termCount: 3,
    termVectors,
    termLengths: Float32Array.of(1, 2, 3),
    commonDirection: Float32Array.of(0, 0, 0),
    relatedFloor: 0.3,
  }
  const vectors = vectorsInMemory(Float32Array.from(documentRows.flat()), 3)
  const extended = await extendSpace({ space, documentVectors: vectors }, options)
  const rowOf = (rows: Float32Array, row: number) => [...rows.subarray(row * 3, row * 3 + 3)]
  // Term 0 and 1 keep theirs. Term 2 was in one of now three documents, and term 3 in none.
  expect(rowOf(extended.termVectors, 0)).toEqual([1, 0, 0])
  expect(rowOf(extended.termVectors, 1)).toEqual([0, 1, 0])
  expect([...extended.termLengths.subarray(0, 2)]).toEqual([1, 2])
  // Folded-in terms weigh the mean of those around them that keep their length.
  expect([...extended.termLengths.subarray(2)]).toEqual([1.5, 1.5])
  const { reused } = extended.documentVectors
  const rows = exactRows(extended.documentVectors)
  const document = (number: number) => rowOf(rows, number - reused)
  expect(document(1)).toEqual([0, 0, 1])
  expect(document(2)).toEqual([0.6, 0.8, 0].map(Math.fround))
  // First the new document has the direction of term 0, the only one of its terms with a vector.
  const first = [1, 0, 0]
  // Term 2 is in documents 0, 2 and 3: (1, 0, 0), (0.6, 0.8, 0) and the new one.
  const folded = unit([1 + 0.6 + first[0]!, 0.8, 0])
  for (const [axis, x] of folded.entries()) expect(rowOf(extended.termVectors, 2)[axis]).toBeCloseTo(x, 5)
  for (const [axis, x] of first.entries()) expect(rowOf(extended.termVectors, 3)[axis]).toBeCloseTo(x, 5)
  const idf = (n: number) => Math.log(5 / (n + 0.5))
  const weights = [idf(4) * 1, idf(3) * 1.5, idf(1) * 1.5]
  const sum = [0, 1, 2].map(
    (axis) => weights[0]! * [1, 0, 0][axis]! + weights[1]! * folded[axis]! + weights[2]! * first[axis]!,
  )
  for (const [axis, x] of unit(sum).entries()) expect(document(3)[axis]).toBeCloseTo(x, 4)
  expect(extended).toMatchObject({ termCount: 4, axes: 3, relatedFloor: 0.3 })
})

test('documents that come are summed without the common direction of the others', async () => {
  const space = {
    axes: 3,
    termCount: 3,
    termVectors,
    termLengths: Float32Array.of(1, 2, 3),
    commonDirection: Float32Array.of(0, 1, 0),
    relatedFloor: 0.3,
  }
  const vectors = vectorsInMemory(Float32Array.from(documentRows.flat()), 3)
  const { documentVectors } = await extendSpace({ space, documentVectors: vectors }, change())
  const last = [...exactRows(documentVectors).subarray(-3)]
  // Terms 0 and 3 lie along the first axis, term 2 is (2.6, 0.8, 0): what is left has the first axis alone.
  for (const [axis, x] of [1, 0, 0].entries()) expect(last[axis]).toBeCloseTo(x, 6)
})

test('latent axes are extended alike, with idf alone and no common direction', async () => {
  const options = change()
  const previous = {
    axes: 3,
    termCount: 3,
    termVectors: termVectorsInMemory(termVectors),
    contentWordCounts: Uint32Array.of(1, 1, 1, 1),
    documentVectors: vectorsInMemory(Float32Array.from(documentRows.flat()), 3),
  }
  const contentWordCounts = Uint32Array.of(5, 6, 7, 8)
  const extended = await extendRanking(previous, contentWordCounts, options)
  expect(extended.contentWordCounts).toBe(contentWordCounts)
  const { reused } = extended.documentVectors
  const rows = exactRows(extended.documentVectors)
  const last = [...rows.subarray((3 - reused) * 3, (4 - reused) * 3)]
  const folded = unit([2.6, 0.8, 0])
  const idf = (n: number) => Math.log(5 / (n + 0.5))
  const sum = [0, 1, 2].map((axis) => idf(4) * [1, 0, 0][axis]! + idf(3) * folded[axis]! + idf(1) * [1, 0, 0][axis]!)
  for (const [axis, x] of unit(sum).entries()) expect(last[axis]).toBeCloseTo(x, 4)
})
