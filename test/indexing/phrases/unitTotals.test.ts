import { expect, test } from 'vitest'
import { sharedPairs } from '../../../src/indexing/phrases/pairTable.js'
import { countUnits, sumUnits, totalMerges } from '../../../src/indexing/phrases/unitTotals.js'
import { GAP_BREAK, GAP_HYPHEN, GAP_SPACE } from '../../../src/text/tokenization/gaps.js'

test('units and gaps are counted; the first gap of a document and breaks are none, and a hyphen is a space', async () => {
  const shard = {
    documentOffsets: Uint32Array.of(0, 3, 5),
    units: Int32Array.of(0, 1, 0, 1, 2),
    gaps: Uint8Array.of(GAP_SPACE, GAP_HYPHEN, GAP_BREAK, GAP_SPACE, 3),
  }
  const counts = await countUnits.run({ shards: [shard], unitCount: 3 })
  const { units, gaps } = await sumUnits.run({ counts: [counts, counts], unitCount: 3 })
  expect([...units]).toEqual([4, 4, 2])
  expect([gaps[GAP_SPACE], gaps[GAP_HYPHEN], gaps[3], gaps[GAP_BREAK]]).toEqual([2, 0, 2, 0])
})

test('a merged pair is a unit of its own, and takes its occurrences from both parts and from its gap', async () => {
  const accepted = sharedPairs(1)
  accepted.first.set([0])
  accepted.second.set([2])
  accepted.gap.set([3])
  const gaps = new Uint32Array(256)
  gaps.set([7, 0, 0, 5])
  const totals = { units: Uint32Array.of(9, 8, 6), gaps }
  const merges = { numbers: Uint32Array.of(3), counts: Uint32Array.of(2) }
  const after = await totalMerges.run({ totals, accepted, counts: [merges, merges] })
  expect([...after.units]).toEqual([5, 8, 2, 4])
  expect([after.gaps[0], after.gaps[3]]).toEqual([7, 1])
})
