import { expect, test } from 'vitest'
import { inlineCompute } from '../../../src/compute/pool.js'
import { extendCosines } from '../../../src/indexing/incremental/extendCosines.js'
import { retainDocuments } from '../../../src/indexing/incremental/retainedDocuments.js'
import { createRandom } from '../../../src/math/random.js'
import { codeOfCosine, cosinesInMemory, LEAST_CODED, UNKNOWN_COSINE } from '../../../src/snapshot/postingCosines.js'

const NONE = 0xffffffff

/** Postings of lists of documents. */
function postingsOf(lists: readonly (readonly number[])[]) {
  const documents = Uint32Array.from(lists.flat())
  const offsets = Uint32Array.from([0, ...lists.map((_, i) => lists.slice(0, i + 1).flat().length)])
  return {
    offsets,
    documents,
    frequencies: new Uint8Array(documents.length),
    distinct: new Uint8Array(documents.length),
  }
}

test.each([0, 1, 2, 3])(
  'documents and terms that keep their vectors keep their codes, added documents get theirs, of others nothing is known (%d)',
  async (seed) => {
    const random = createRandom(seed)
    const count = 2_500
    const list = (share: number) => Array.from({ length: count }, (_, d) => d).filter(() => random.next() < share)
    // The last of the old terms has no codes yet, and the third one gets a new vector.
    const old = [list(0.95), list(0.9), list(0.85), list(0.8), list((LEAST_CODED - 90) / count)]
    const before = postingsOf(old)
    const codes = Uint8Array.from({ length: before.offsets[4]! }, () => random.int(UNKNOWN_COSINE))
    // In the last round no document is removed, and the first term gets no other one.
    const isSmall = seed === 3
    const removed = Uint32Array.from(isSmall ? [] : list(0.02))
    const retained = retainDocuments(count, removed)
    const added = 400
    // The numbers of terms change, and a tenth of the documents without a term have it now: they were read again.
    const oldNumbers = [1, 0, 2, 3, 4]
    const moved = oldNumbers.map((term) => {
      const had = new Set(old[term])
      if (isSmall && term === 1) return [...old[term]!]
      const kept = Array.from({ length: count }, (_, d) => d).filter((d) => had.has(d) || random.next() < 0.1)
      const lost = new Set(kept.filter(() => random.next() < 0.01))
      return kept.filter((d) => retained.newNumbers[d] !== NONE && !lost.has(d)).map((d) => retained.newNumbers[d]!)
    })
    const documents = Array.from({ length: added }, () =>
      oldNumbers.map((_, term) => term).filter(() => random.next() < 0.9),
    )
    const lists = moved.map((own, term) => [
      ...own,
      ...documents.flatMap((terms, d) => (terms.includes(term) ? [retained.count + d] : [])),
    ])
    const postings = postingsOf(lists)
    const rows = new Float32Array(added * 2)
    const angles = documents.map(() => random.next() * 6)
    for (const [d, angle] of angles.entries()) rows.set([Math.cos(angle), Math.sin(angle)], d * 2)
    const shard = {
      documentOffsets: Uint32Array.from({ length: added + 1 }, (_, d) => documents.slice(0, d).flat().length),
      documentTerms: Uint32Array.from(documents.flat()),
    }
    const termVectors = Float32Array.from(oldNumbers.flatMap((_, term) => [Math.cos(term), Math.sin(term)]))
    const options = {
      postings,
      retained,
      sourceRows: Uint32Array.of(1, 0, NONE, 3, 4),
      added: { shards: [shard], rows, termVectors, axes: 2, compute: inlineCompute },
    }
    const previous = { postings: before, cosines: cosinesInMemory(codes, before) }
    const extended = (await extendCosines(previous, options))!
    expect(extended.length).toBe(postings.offsets[5])
    const expected = lists.flatMap((own, term) => {
      const source = oldNumbers[term]!
      const codeOf = new Map(
        term === 2 || source === 4
          ? []
          : old[source]!.map((d, i) => [retained.newNumbers[d]!, codes[before.offsets[source]! + i]!] as const),
      )
      return own.map((document) => {
        if (document < retained.count) return codeOf.get(document) ?? UNKNOWN_COSINE
        return codeOfCosine(Math.cos(angles[document - retained.count]! - term))
      })
    })
    const differing = expected.filter((code, place) => Math.abs(extended[place]! - code) > 1)
    expect(differing).toEqual([])
    const isRetained = [...postings.documents].map((document) => document < retained.count)
    const ofRetained = (all: ArrayLike<number>) => Array.from(all).filter((_, place) => isRetained[place])
    expect(ofRetained(extended)).toEqual(ofRetained(expected))
    expect(ofRetained(expected)).toContain(UNKNOWN_COSINE)
    expect(await extendCosines({ postings: before }, options)).toBeUndefined()
  },
)
