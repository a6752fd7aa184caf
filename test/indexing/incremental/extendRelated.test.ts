import { expect, test } from 'vitest'
import { inlineCompute } from '../../../src/compute/pool.js'
import { extendRelated } from '../../../src/indexing/incremental/extendRelated.js'
import { type RelatableSpace, relateTerms } from '../../../src/indexing/vectors/relateTerms.js'
import { createRandom, type Random } from '../../../src/math/random.js'
import { relatableCount } from '../../../src/snapshot/relatableTerms.js'
import { type RelatedLists, relatedInMemory } from '../../../src/snapshot/relatedLists.js'
import { clusteredSpace, GENERAL_AXES } from '../vectors/clusteredSpace.js'

const NONE = 0xffffffff
const options = { compute: inlineCompute, leastTerms: 0, generalAxes: GENERAL_AXES }

/** A space after a change: some terms are gone, some have new vectors, some are new, and counts of documents have changed. */
function change({ terms, space, ...rest }: RelatableSpace, random: Random) {
  const { axes } = space
  const fresh = clusteredSpace(random, 40)
  const kept = Array.from(terms.totalDocCounts, (count, old) => ({
    old,
    count: count + (random.next() < 0.1 ? 1 + random.int(3) : 0),
    vector: space.termVectors.subarray(old * axes, (old + 1) * axes),
  })).filter(() => random.next() > 0.03)
  const changed = kept.map((term) => (random.next() < 0.03 ? { ...term, old: NONE } : term))
  const added = Array.from(fresh.terms.totalDocCounts, (count, i) => ({
    old: NONE,
    count,
    vector: fresh.space.termVectors.subarray(i * axes, (i + 1) * axes),
  }))
  const all = [
    ...changed.map((term, i) => ({ ...term, number: kept[i]!.old })),
    ...added.map((term) => ({ ...term, number: -1 })),
  ]
  all.sort((a, b) => b.count - a.count)
  const newNumbers = new Uint32Array(terms.totalDocCounts.length).fill(NONE)
  for (const [term, { number }] of all.entries()) if (number >= 0) newNumbers[number] = term
  const termVectors = new Float32Array(all.length * axes)
  for (const [term, { vector, old, number }] of all.entries()) {
    // A changed vector is that of another term.
    const other = old === NONE && number >= 0 ? (number + 1) % terms.totalDocCounts.length : -1
    termVectors.set(other < 0 ? vector : space.termVectors.subarray(other * axes, (other + 1) * axes), term * axes)
  }
  const next: RelatableSpace = {
    ...rest,
    terms: { totalDocCounts: Uint32Array.from(all, ({ count }) => count) },
    space: { ...space, termCount: all.length, termVectors },
  }
  return { next, newNumbers, sourceRows: Uint32Array.from(all, ({ old }) => old) }
}

const listOf = ({ offsets, terms, similarities }: RelatedLists, term: number) => ({
  terms: [...terms.subarray(offsets[term]!, offsets[term + 1]!)],
  similarities: [...similarities.subarray(offsets[term]!, offsets[term + 1]!)],
})

test.each(Array.from({ length: 6 }, (_, seed) => seed))(
  'extended lists are those of a full build, or unknown where a full list has lost a term (random changes %d)',
  async (seed) => {
    const random = createRandom(seed)
    // In half of the changes terms need evidence.
    const before = clusteredSpace(random, 700, seed < 3 ? undefined : 30)
    const lists = (await relateTerms(before, options))!
    const { next, newNumbers, sourceRows } = change(before, random)
    const previous = { ...before, related: relatedInMemory(lists) } as Parameters<typeof extendRelated>[0]
    const extended = (await extendRelated(previous, next, { ...options, newNumbers, sourceRows }))!
    const expected = (await relateTerms(next, options))!
    const relatable = relatableCount(next)
    expect(extended.known.length).toBe(relatable)
    const isKept = (old: number) => {
      const term = newNumbers[old]!
      return term < relatable && sourceRows[term] === old
    }
    let unknown = 0
    for (let term = 0; term < relatable; term++) {
      const old = sourceRows[term]!
      const source = old < relatableCount(before) ? listOf(lists, old).terms : []
      const hasLost = source.length === 20 && !source.every(isKept)
      expect([term, extended.known[term] === 1]).toEqual([term, !hasLost])
      if (hasLost) unknown++
      else expect(listOf(extended, term)).toEqual(listOf(expected, term))
    }
    expect(unknown).toBeGreaterThan(0)
    expect(unknown).toBeLessThan(relatable / 2)

    // What is not known stays unknown in the build after, which changes nothing.
    const same = Uint32Array.from(next.terms.totalDocCounts.keys())
    const again = { ...next, related: relatedInMemory(extended) } as Parameters<typeof extendRelated>[0]
    expect(await extendRelated(again, next, { ...options, newNumbers: same, sourceRows: same })).toEqual(extended)
  },
)

test('without lists before there are none after', async () => {
  const before = clusteredSpace(createRandom('none'), 100)
  const same = Uint32Array.from(before.terms.totalDocCounts.keys())
  const previous = before as Parameters<typeof extendRelated>[0]
  expect(
    await extendRelated(previous, before, { newNumbers: same, sourceRows: same, compute: inlineCompute }),
  ).toBeUndefined()
})
