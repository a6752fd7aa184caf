import { expect, it } from 'vitest'
import { findPhrases } from '../../src/build/phrases.js'
import type { ShardUnits } from '../../src/build/terms.js'
import { inlineCompute } from '../../src/compute/pool.js'
import { createRandom } from '../../src/math/random.js'
import { GAP_BREAK, GAP_SPACE } from '../../src/text/gaps.js'

const COMMON = 60
const DOCUMENTS = 3_000

/** Documents of common words, pairs of which stand together, between words that no other document has. */
function shardsOfPairs(): { shards: ShardUnits[]; unitCount: number } {
  const random = createRandom(11)
  const shards: ShardUnits[] = []
  let unitCount = COMMON
  for (let from = 0; from < DOCUMENTS; from += 500) {
    const offsets = [0]
    const units: number[] = []
    const gaps: number[] = []
    for (let document = 0; document < 500; document++) {
      const start = units.length
      for (let i = 0; i < 8; i++) {
        const word = random.int(COMMON)
        units.push(word)
        if (word < 10 && random.next() < 0.3) units.push(COMMON - 1 - word)
        if (random.next() < 0.4) units.push(unitCount++)
      }
      while (gaps.length < units.length) {
        gaps.push(gaps.length === start || random.next() < 0.1 ? GAP_BREAK : GAP_SPACE)
      }
      offsets.push(units.length)
    }
    shards.push({
      documentOffsets: Uint32Array.from(offsets),
      units: Int32Array.from(units),
      gaps: Uint8Array.from(gaps),
    })
  }
  return { shards, unitCount }
}

it('takes the pairs that a count of everything takes, whatever else stands once', async () => {
  const { shards, unitCount } = shardsOfPairs()
  const times = new Map<number, number>()
  const pairs = new Map<string, { n: number; documents: Set<string> }>()
  let neighbours = 0
  for (const [s, { documentOffsets, units, gaps }] of shards.entries()) {
    for (let document = 0; document + 1 < documentOffsets.length; document++) {
      for (let i = documentOffsets[document]!; i < documentOffsets[document + 1]!; i++) {
        times.set(units[i]!, (times.get(units[i]!) ?? 0) + 1)
        if (gaps[i] === GAP_BREAK) continue
        neighbours++
        const key = `${units[i - 1]} ${units[i]}`
        const pair = pairs.get(key) ?? { n: 0, documents: new Set() }
        pair.n++
        pairs.set(key, { ...pair, documents: pair.documents.add(`${s} ${document}`) })
      }
    }
  }
  const expected: { first: number; second: number; score: number }[] = []
  for (const [key, { n, documents }] of pairs) {
    const [first, second] = key.split(' ').map(Number) as [number, number]
    const chance = (times.get(first)! * times.get(second)!) / neighbours
    const share = n / Math.min(times.get(first)!, times.get(second)!)
    const score = 2 * (n * Math.log(n / chance) - (n - chance))
    if (documents.size >= 5 && n / chance > 4 && share > 0.05 && score > 30) expected.push({ first, second, score })
  }
  expected.sort((a, b) => b.score - a.score)
  expect(expected.length).toBeGreaterThanOrEqual(10)

  const merged = await findPhrases(shards, {
    documentCount: DOCUMENTS,
    unitCount,
    phraseGaps: [],
    conditionalGaps: [],
    compute: inlineCompute,
  })
  expect(merged.slice(0, expected.length)).toEqual(
    expected.map(({ first, second }) => ({ first, second, gap: GAP_SPACE })),
  )
})
