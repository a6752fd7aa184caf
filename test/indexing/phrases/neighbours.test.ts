import { expect, test } from 'vitest'
import type { Compute } from '../../../src/compute/compute.js'
import { inlineCompute } from '../../../src/compute/pool.js'
import {
  countNeighbours,
  mergeNeighbours,
  type NeighbourOptions,
  numberNeighbours,
  openNeighbours,
} from '../../../src/indexing/phrases/neighbours.js'
import { sharedPairs } from '../../../src/indexing/phrases/pairTable.js'
import { GAP_BREAK, GAP_SPACE } from '../../../src/text/tokenization/gaps.js'
import { shardOf } from './randomBlocks.js'

/** Sends every kernel through here and says how many inputs it had. */
function recording(): { readonly compute: Compute; readonly sent: Map<string, number> } {
  const sent = new Map<string, number>()
  const map: Compute['map'] = async (kernel, inputs, options) => {
    const all = []
    for await (const input of inputs) all.push(input)
    sent.set(kernel.name, all.length)
    return await inlineCompute.map(kernel, all, options)
  }
  return { compute: { ...inlineCompute, map }, sent }
}

const line = (...units: number[]) => units.map((unit, i) => ({ unit, gap: i === 0 ? GAP_BREAK : GAP_SPACE }))
const options = (unitCount: number, compute: Compute): NeighbourOptions => ({
  unitCount,
  gaps: [GAP_SPACE],
  conditionalGaps: [],
  leastDocuments: 2,
  compute,
})

test('shards are counted in blocks of eight, and pairs over all of them', async () => {
  const { compute, sent } = recording()
  // Seventeen shards of a document each: pool bar in all, bar food in the last two.
  const shards = Array.from({ length: 17 }, (_, i) => shardOf([i < 15 ? line(0, 1) : line(0, 1, 2)]))
  const opened = await openNeighbours(shards, options(3, compute))
  expect(opened.blocks.map(({ documentOffsets }) => documentOffsets.length - 1)).toEqual([8, 8, 1])
  expect([...opened.totals.units]).toEqual([17, 17, 2])
  expect(opened.totals.gaps[GAP_SPACE]).toBe(19)
  expect(opened.newOccurrences).toBe(19)
  const numbered = await numberNeighbours(opened, options(3, compute))
  expect(sent.get('build.numberPairs')).toBe(1)
  expect([...numbered.pairs.first]).toEqual([0, 1])
  expect([...numbered.pairs.second]).toEqual([1, 2])
  const counts = await countNeighbours(numbered, options(3, compute))
  expect(counts.map(({ numbers, counts: times }) => [[...numbers], [...times]])).toEqual([
    [[0], [8]],
    [
      [0, 1],
      [8, 1],
    ],
    [
      [0, 1],
      [1, 1],
    ],
  ])
  // Pool bar becomes unit 3.
  const pairs = sharedPairs(1)
  pairs.second.set([1])
  pairs.gap.set([GAP_SPACE])
  const merged = await mergeNeighbours(numbered, { pairs, ranks: Int32Array.of(0, -1) }, options(3, compute))
  expect([...merged.totals.units]).toEqual([0, 0, 2, 17])
  expect(merged.totals.gaps[GAP_SPACE]).toBe(2)
  expect(merged.newOccurrences).toBe(2)
  const [, block] = merged.blocks
  expect([...block!.units.subarray(0, block!.documentOffsets.at(-1))]).toEqual([3, 3, 3, 3, 3, 3, 3, 3, 2])
})

test('many shards are counted in at most 128 blocks', async () => {
  const { compute } = recording()
  // Two shards more than 128 blocks of eight hold: nine in each block, and eight in the last one.
  const shards = Array.from({ length: 128 * 8 + 2 }, () => shardOf([line(0, 1)]))
  const { blocks, totals } = await openNeighbours(shards, options(2, compute))
  expect(blocks.map(({ documentOffsets }) => documentOffsets.length - 1)).toEqual([...Array(114).fill(9)])
  expect([...totals.units]).toEqual([1_026, 1_026])
})

test('many new pairs are numbered in parts, at most eight; without any there is nothing to do', async () => {
  const part = 1 << 19
  for (const [newOccurrences, parts] of [
    [part, 1],
    [part + 1, 2],
    [2 * part + 1, 4],
    [4 * part + 1, 8],
    [99 * part, 8],
  ] as const) {
    const { compute, sent } = recording()
    // A block without documents, as if it were one of many.
    const opened = await openNeighbours([], options(1, compute))
    await numberNeighbours({ ...opened, newOccurrences }, options(1, compute))
    expect(sent.get('build.numberPairs')).toBe(parts)
    expect(await numberNeighbours({ ...opened, newOccurrences: 0 }, options(1, compute))).toMatchObject(opened)
  }
})
