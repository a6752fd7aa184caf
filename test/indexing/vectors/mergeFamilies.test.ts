import { expect, test } from 'vitest'
import { inlineCompute } from '../../../src/compute/pool.js'
import { copyToFamilies, mergeFamilies } from '../../../src/indexing/vectors/mergeFamilies.js'

test('frequencies of words with one stem are summed under the lowest number, and documents are counted once', async () => {
  // Terms 0 and 2 are a family; 1 and 3 are alone. Documents: {0: 2, 2: 3}, {1: 1, 2: 1}, {}, {2: 200, 3: 1, 0: 100}.
  const shards = [
    {
      documentOffsets: Uint32Array.of(0, 2, 4, 4),
      documentTerms: Uint32Array.of(0, 2, 1, 2),
      frequencies: Uint8Array.of(2, 3, 1, 1),
    },
    {
      documentOffsets: Uint32Array.of(0, 3),
      documentTerms: Uint32Array.of(0, 2, 3),
      frequencies: Uint8Array.of(100, 200, 1),
    },
  ]
  const terms = { stemHashes: Uint32Array.of(5, 6, 5, 7) }
  const merged = await mergeFamilies({ shards, terms }, { compute: inlineCompute })
  expect([...merged.leaders]).toEqual([0, 1, 0, 3])
  expect([...merged.totalDocCounts]).toEqual([3, 1, 3, 1])
  const [first, second] = merged.shards
  expect([...first!.documentOffsets]).toEqual([0, 1, 3, 3])
  expect([...first!.documentTerms]).toEqual([0, 0, 1])
  expect([...first!.frequencies]).toEqual([5, 1, 1])
  expect([...second!.documentTerms]).toEqual([0, 3])
  expect([...second!.frequencies]).toEqual([255, 1])
})

test('each term of a family has the vector of the lowest number', async () => {
  const vectors = Float32Array.of(1, 2, 3, 4, 5, 6)
  await inlineCompute.run(copyToFamilies, { vectors, leaders: Uint32Array.of(0, 1, 0, 3), axes: 2 })
  expect([...vectors]).toEqual([1, 2, 3, 4, 1, 2])
})
