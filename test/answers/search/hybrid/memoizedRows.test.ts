import { expect, test } from 'vitest'
import { memoizeRows } from '../../../../src/answers/search/hybrid/memoizedRows.js'
import { vectorOf } from '../../../../src/snapshot/documentVectors.js'

test('the vectors of documents are those of the project, and each is read once', async () => {
  const stored = Float32Array.of(0, 1, 10, 11, 20, 21, 30, 31)
  const reads: number[][] = []
  const of = memoizeRows(
    {
      of: async (documents) => {
        reads.push(Array.from(documents))
        return { rows: stored, indexes: documents }
      },
    },
    2,
  )
  const vectorsOf = async (...documents: number[]) => {
    const read = await of(documents)
    return documents.map((_, i) => [...vectorOf(read, 2, i)])
  }
  expect(await vectorsOf(3, 1)).toEqual([
    [30, 31],
    [10, 11],
  ])
  expect(await vectorsOf(1, 0, 3)).toEqual([
    [10, 11],
    [0, 1],
    [30, 31],
  ])
  expect(await vectorsOf()).toEqual([])
  expect(reads).toEqual([[3, 1], [0]])
})
