import { expect, test } from 'vitest'
import { documentPages } from '../../src/operations/documentPages.js'

test('documents are read in pages of 500, fewer where they are long', () => {
  const wordCounts = new Uint32Array(600).fill(10)
  wordCounts.set([400_000, 200_000, 900_000, 10], 0)
  const documents = { documents: { wordCounts, count: 600, keys: new Float64Array(600) } }
  const pages = [
    ...documentPages(
      documents,
      Array.from({ length: 600 }, (_, i) => i),
    ),
  ]
  expect(pages.map(({ from, page }) => [from, page[0], page.length])).toEqual([
    [0, 0, 1],
    [1, 1, 1],
    [2, 2, 1],
    [3, 3, 500],
    [503, 503, 97],
  ])
})
