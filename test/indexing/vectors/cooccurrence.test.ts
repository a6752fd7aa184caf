import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inlineCompute } from '../../../src/compute/pool.js'
import {
  cooccur,
  countRows,
  DOCUMENT_POSITION_GAP,
  indexSequence,
  type TermSequence,
} from '../../../src/indexing/vectors/cooccurrence.js'

interface Place {
  readonly term: number
  readonly position: number
  readonly span: number
}

/** Documents as lists of occurrences -> the sequence that the kernels read. */
function sequenceOf(documents: readonly (readonly Place[])[]): TermSequence {
  const terms: number[] = []
  const positions: number[] = []
  const spans: number[] = []
  let base = 0
  for (const document of documents) {
    for (const { term, position, span } of document) {
      terms.push(term)
      positions.push(base + position)
      spans.push(span)
    }
    base += 100 + DOCUMENT_POSITION_GAP
  }
  return { terms: Uint32Array.from(terms), positions: Uint32Array.from(positions), spans: Uint8Array.from(spans) }
}

/** The definition, pair by pair: weight (21 - d) / 20 for places at most 20 words apart that do not overlap. */
function naiveCounts(documents: readonly (readonly Place[])[], termCount: number): number[][] {
  const counts = Array.from({ length: termCount }, () => new Array<number>(termCount).fill(0))
  for (const document of documents) {
    for (const a of document) {
      for (const b of document) {
        const distance = b.position - (a.position + a.span)
        if (a.term === b.term || distance < 1 || distance > 20) continue
        counts[a.term]![b.term]! += (21 - distance) / 20
        counts[b.term]![a.term]! += (21 - distance) / 20
      }
    }
  }
  return counts
}

const indexes = fc
  .array(fc.record({ term: fc.nat(5), position: fc.nat(60), span: fc.nat(6) }), { maxLength: 25 })
  .map((list) => [...list].sort((a, b) => a.position - b.position || b.span - a.span))

describe('co-occurrence', () => {
  it('counts every pair of places within the window once on each side, as the definition does', () => {
    fc.assert(
      fc.property(fc.array(indexes, { maxLength: 4 }), (documents) => {
        const sequence = sequenceOf(documents)
        const index = indexSequence.run({ terms: sequence.terms, termCount: 6 }) as {
          offsets: Uint32Array
          at: Uint32Array
        }
        const rows = countRows.run({ sequence, index, termCount: 6, rowFrom: 0, rowTo: 6 })
        const expected = naiveCounts(documents, 6)
        for (let row = 0; row < 6; row++) {
          const got = new Array<number>(6).fill(0)
          const { rowOffsets, columns, values } = rows as Awaited<typeof rows>
          for (let i = rowOffsets[row]!; i < rowOffsets[row + 1]!; i++) got[columns[i]!]! += values[i]!
          // Weights are twentieths summed in single precision: a few hundred of them stay within 1e-3.
          for (let term = 0; term < 6; term++) expect(got[term]!).toBeCloseTo(expected[row]![term]!, 3)
        }
      }),
    )
  })

  it('gives a symmetric matrix of positive values', async () => {
    const documents = [
      [0, 1, 2, 3].map((term, position) => ({ term, position, span: 0 })),
      [0, 1, 4, 5].map((term, position) => ({ term, position: position * 3, span: 0 })),
    ]
    const [block] = await cooccur(sequenceOf(documents), { termCount: 6, compute: inlineCompute })
    const dense = Array.from({ length: 6 }, () => new Array<number>(6).fill(0))
    for (let row = 0; row < 6; row++) {
      for (let i = block!.rowOffsets[row]!; i < block!.rowOffsets[row + 1]!; i++) {
        dense[row]![block!.columns[i]!] = block!.values[i]!
        expect(block!.values[i]!).toBeGreaterThan(0)
      }
    }
    for (let row = 0; row < 6; row++) {
      for (let column = 0; column < 6; column++) expect(dense[row]![column]!).toBeCloseTo(dense[column]![row]!, 6)
    }
    expect(dense[2]![3]).toBeGreaterThan(0)
    expect(dense[2]![4]).toBe(0)
  })
})
