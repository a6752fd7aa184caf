import { expect, it } from 'vitest'
import { renumberShard } from '../../../src/indexing/words/termCounts.js'
import { createRandom } from '../../../src/math/random.js'

it('sorts the terms of short and long documents by their final numbers, with what is counted of them', async () => {
  const random = createRandom(5)
  const termCount = 2_000
  const newNumbers = Uint32Array.from({ length: termCount }, (_, term) => (term * 7_919) % termCount)
  const documents = [0, 1, 2, 59, 60, 61, 300, 1_500].map((size) => {
    const terms = Array.from({ length: termCount }, (_, term) => term)
    for (let i = 0; i < size; i++) {
      const other = i + random.int(termCount - i)
      ;[terms[i], terms[other]] = [terms[other]!, terms[i]!]
    }
    return terms.slice(0, size).map((term) => ({ term, frequency: 1 + random.int(255), distinct: random.int(2) }))
  })
  const offsets = [0]
  for (const entries of documents) offsets.push(offsets.at(-1)! + entries.length)
  const shard = {
    terms: Uint32Array.from(documents.flat(), ({ term }) => term),
    documentOffsets: Uint32Array.from(offsets),
    documentTerms: Uint32Array.from(documents.flat(), ({ term }) => term),
    frequencies: Uint8Array.from(documents.flat(), ({ frequency }) => frequency),
    distinct: Uint8Array.from(documents.flat(), ({ distinct }) => distinct),
  }
  const surfaceTerms = Uint32Array.of(3, 0)
  await renumberShard.run({ shard, surfaceTerms, newNumbers })

  expect([...shard.terms]).toEqual(documents.flat().map(({ term }) => newNumbers[term]))
  expect([...surfaceTerms]).toEqual([newNumbers[3], newNumbers[0]])
  const sorted = documents.flatMap((entries) =>
    entries.map((entry) => ({ ...entry, term: newNumbers[entry.term]! })).sort((a, b) => a.term - b.term),
  )
  expect([...shard.documentTerms]).toEqual(sorted.map(({ term }) => term))
  expect([...shard.frequencies]).toEqual(sorted.map(({ frequency }) => frequency))
  expect([...shard.distinct]).toEqual(sorted.map(({ distinct }) => distinct))
})
