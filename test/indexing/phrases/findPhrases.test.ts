import { afterAll, describe, expect, it } from 'vitest'
import { openCompute } from '../../../src/compute/pool.js'
import { findPhrases } from '../../../src/indexing/phrases/findPhrases.js'
import { openBlock } from '../../../src/indexing/phrases/neighbourBlock.js'
import { joinPairs, numberPairs } from '../../../src/indexing/phrases/numberPairs.js'
import { sharedPairs } from '../../../src/indexing/phrases/pairTable.js'
import type { ShardUnits } from '../../../src/indexing/words/shardWords.js'
import { createRandom } from '../../../src/math/random.js'
import {
  GAP_BREAK,
  GAP_FIRST_INNER,
  GAP_HYPHEN,
  GAP_NONE,
  GAP_SPACE,
  GAP_WORDS,
} from '../../../src/text/tokenization/gaps.js'
import { type NaiveDocument, naivePhrases } from './naivePhrases.js'

const COMMON = 60
const ALLOWED = GAP_FIRST_INNER
const CONDITIONAL = GAP_FIRST_INNER + 1
const FORBIDDEN = GAP_FIRST_INNER + 2
const gaps = { phraseGaps: [ALLOWED], conditionalGaps: [CONDITIONAL] }

const computes = [0, 2].map((threads) => openCompute({ threads }))
afterAll(() => Promise.all(computes.map((compute) => compute.close())))

/** Documents of common words between words that no other document has; some pairs, threes and longer rows stand together. */
function randomDocuments(count: number, seed: number): { documents: NaiveDocument[]; unitCount: number } {
  const random = createRandom(seed)
  const usual = [GAP_SPACE, GAP_SPACE, GAP_SPACE, GAP_HYPHEN, GAP_NONE, ALLOWED, CONDITIONAL, FORBIDDEN, GAP_WORDS]
  let unitCount = COMMON
  const documents = Array.from({ length: count }, () => {
    const units: { unit: number; gap: number }[] = []
    const put = (unit: number, gap: number) => units.push({ unit, gap: units.length === 0 ? GAP_BREAK : gap })
    for (let i = 0; i < 8; i++) {
      const word = random.int(COMMON)
      const gap = random.next() < 0.1 ? GAP_BREAK : usual[random.int(usual.length)]!
      put(word, gap)
      if (word < 8 && random.next() < 0.3) put(COMMON - 1 - word, [GAP_SPACE, GAP_HYPHEN, ALLOWED][word % 3]!)
      if (word === 8 && random.next() < 0.6) for (let next = 9; next < 16; next++) put(next, GAP_SPACE)
      if (word === 16) for (let again = random.int(5); again > 0; again--) put(16, GAP_SPACE)
      if (word === 17 && random.next() < 0.5) put(18, CONDITIONAL)
      if (word === 19) put([20, 21, 22][random.int(3)]!, CONDITIONAL)
      if (random.next() < 0.4) put(unitCount++, gap)
    }
    return units
  })
  return { documents, unitCount }
}

function shardsOf(documents: readonly NaiveDocument[]): ShardUnits[] {
  const shards: ShardUnits[] = []
  for (let from = 0; from < documents.length; from += 100) {
    const shard = documents.slice(from, from + 100)
    const offsets = [0]
    for (const units of shard) offsets.push(offsets.at(-1)! + units.length)
    shards.push({
      documentOffsets: Uint32Array.from(offsets),
      units: Int32Array.from(shard.flat(), ({ unit }) => unit),
      gaps: Uint8Array.from(shard.flat(), ({ gap }) => gap),
    })
  }
  return shards
}

describe.each([
  ['a small project', 900, 5],
  ['a large one', 3_000, 11],
  ['another', 2_100, 7],
] as const)('the phrases of %s', (_, count, seed) => {
  const { documents, unitCount } = randomDocuments(count, seed)
  const expected = naivePhrases(documents, unitCount, gaps)

  it('are those that a count of everything in every pass finds, in its order', async () => {
    const options = { ...gaps, documentCount: count, unitCount, compute: computes[0]! }
    expect(await findPhrases(shardsOf(documents), options)).toEqual(expected)
    const words = (unit: number): number =>
      unit < unitCount ? 1 : words(expected[unit - unitCount]!.first) + words(expected[unit - unitCount]!.second)
    expect(Math.max(...expected.map((_, i) => words(unitCount + i)))).toBeGreaterThanOrEqual(5)
    for (const gap of [GAP_SPACE, ALLOWED, CONDITIONAL]) expect(expected.map((pair) => pair.gap)).toContain(gap)
  })

  it('do not depend on threads, and the words stay as they were', async () => {
    const shards = shardsOf(documents)
    const options = { ...gaps, documentCount: count, unitCount, compute: computes[1]! }
    expect(await findPhrases(shards, options)).toEqual(expected)
    expect(shards).toEqual(shardsOf(documents))
  })
})

/** So often each word of the pairs below stands somewhere, in documents of so many pieces. */
const PLACES = 360
const PIECES = 20
/** The same for the second words of pairs of the gap CONDITIONAL, and how often each follows other words there. */
const CONDITIONAL_PLACES = 200
const CONDITIONAL_OTHERS = [13, 15, 16, 17, 18]

/**
 * Pairs whose lift lies on either side of 4, of words that stand together `times` times and elsewhere apart; and pairs
 * of the gap ALLOWED, which is rare, on either side of a twentieth of their words' places; and pairs of the gap
 * CONDITIONAL whose second word follows others there in about 8 % of its places.
 */
function documentsNearTheLimits(): { documents: NaiveDocument[]; unitCount: number } {
  const random = createRandom(8)
  const spaced = [18, 21, 24, 27, 30, 34, 40].map((times) => ({ times, gap: GAP_SPACE }))
  const rare = [12, 15, 17, 18, 19, 21, 25].map((times) => ({ times, gap: ALLOWED }))
  const pairs = [...spaced, ...rare]
  const conditional = CONDITIONAL_OTHERS.flatMap((others, i) => {
    const [first, second] = [2 * (pairs.length + i), 2 * (pairs.length + i) + 1]
    return [
      ...Array.from({ length: 40 }, () => [
        { unit: first, gap: GAP_SPACE },
        { unit: second, gap: CONDITIONAL },
      ]),
      ...Array.from({ length: others }, () => [{ unit: second, gap: CONDITIONAL }]),
      ...Array.from({ length: CONDITIONAL_PLACES - 40 - others }, () => [{ unit: second, gap: GAP_SPACE }]),
    ]
  })
  const together = pairs.flatMap(({ times, gap }, i) => [
    ...Array.from({ length: times }, () => [
      { unit: 2 * i, gap: GAP_SPACE },
      { unit: 2 * i + 1, gap },
    ]),
    ...Array.from({ length: PLACES - times }, () => [{ unit: 2 * i, gap: GAP_SPACE }]),
    // Of a rare pair the second word is twice as frequent as the first.
    ...Array.from({ length: (gap === ALLOWED ? 2 : 1) * PLACES - times }, () => [{ unit: 2 * i + 1, gap: GAP_SPACE }]),
  ])
  const pieces = [...together, ...conditional]
  for (let i = pieces.length - 1; i > 0; i--) {
    const other = random.int(i + 1)
    ;[pieces[i], pieces[other]] = [pieces[other]!, pieces[i]!]
  }
  const documents: { unit: number; gap: number }[][] = []
  let unitCount = 2 * (pairs.length + CONDITIONAL_OTHERS.length)
  for (const [i, piece] of pieces.entries()) {
    // A document begins with a word, too: what a piece begins with always follows one.
    if (i % PIECES === 0) documents.push([{ unit: unitCount++, gap: GAP_BREAK }])
    const units = documents.at(-1)!
    // A word of no other place parts the pieces, so that no pair stands together by chance.
    units.push(...piece)
    units.push({ unit: unitCount++, gap: GAP_SPACE })
  }
  return { documents, unitCount }
}

it('the naive count and ours part the same pairs at four times the chance, a twentieth of the places and 8 % of others', async () => {
  const { documents, unitCount } = documentsNearTheLimits()
  const options = { ...gaps, documentCount: documents.length, unitCount, compute: computes[0]! }
  const found = await findPhrases(shardsOf(documents), options)
  expect(found).toEqual(naivePhrases(documents, unitCount, gaps))
  const neighbours = documents.flatMap((units) => units.slice(1).map(({ gap }) => gap))
  const ofSpace = neighbours.filter((gap) => gap === GAP_SPACE).length / neighbours.length
  const chance = ((PLACES * PLACES) / neighbours.length) * ofSpace
  const spaced = [18, 21, 24, 27, 30, 34, 40].map((times) => times / chance > 4)
  const rare = [12, 15, 17, 18, 19, 21, 25].map((times) => times / PLACES > 0.05)
  const conditional = CONDITIONAL_OTHERS.map((others) => others / CONDITIONAL_PLACES < 0.08)
  for (const each of [spaced, rare, conditional]) expect(new Set(each).size).toBe(2)
  const expected = [...spaced, ...rare, ...conditional]
  expect(expected.map((_, i) => found.some(({ first }) => first === 2 * i))).toEqual(expected)
})

it('numbers the same pairs in one part or in many', () => {
  const { documents, unitCount } = randomDocuments(500, 3)
  const shards = shardsOf(documents)
  const units = new Uint32Array(unitCount).fill(3)
  const least = 3
  const found = [1, 4].map((parts) => {
    const opened = openBlock.run({ shards, units, least, gaps: [GAP_SPACE, ALLOWED] }) as Exclude<
      ReturnType<typeof openBlock.run>,
      Promise<unknown>
    >
    const numbered = Array.from({ length: parts }, (_, part) =>
      numberPairs.run({
        blocks: [opened.block],
        part,
        parts,
        indexes: opened.newOccurrences,
        firstNumber: 0,
        least,
        conditionalGaps: [],
      }),
    )
    const pairs = joinPairs.run({ pairs: sharedPairs(0), numbered: numbered as never }) as ReturnType<
      typeof sharedPairs
    >
    return Array.from(opened.block.pairs, (pair) =>
      pair < 0 ? pair : [pairs.first[pair], pairs.second[pair], pairs.gap[pair]],
    )
  })
  expect(found[0]!.filter(Array.isArray).length).toBeGreaterThan(100)
  expect(found[1]).toEqual(found[0])
})
