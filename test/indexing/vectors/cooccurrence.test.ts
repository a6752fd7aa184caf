import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inlineCompute } from '../../../src/compute/pool.js'
import {
  cooccur,
  countRows,
  DOCUMENT_POSITION_GAP,
  indexSequence,
  type TermSequence,
  termInformation,
  weighRows,
} from '../../../src/indexing/vectors/cooccurrence.js'
import { createRandom } from '../../../src/math/random.js'

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
  .array(fc.record({ term: fc.nat(5), position: fc.nat(60), span: fc.nat(18) }), { maxLength: 25 })
  .map((list) => [...list].sort((a, b) => a.position - b.position || b.span - a.span))

describe('co-occurrence', () => {
  it('counts every pair of places within the window once on each side, as the definition does', () => {
    fc.assert(
      fc.property(fc.array(indexes, { maxLength: 4 }), (documents) => {
        const sequence = sequenceOf(documents)
        const index = indexSequence.run({ ...sequence, termCount: 6 }) as Awaited<ReturnType<typeof indexSequence.run>>
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

  it('leaves out no pair near the border of information', async () => {
    const random = createRandom('border')
    const terms = 40
    const sums = Float64Array.from({ length: terms }, () => 1 + 1000 * random.next() ** 3)
    const total = sums.reduce((sum, own) => sum + own, 0)
    const smoothedTotal = sums.reduce((sum, own) => sum + own ** 0.75, 0)
    const { half, roots } = await termInformation.run({ sums, total, smoothedTotal })
    const expectedHalf = sums.map((own) => (Math.log(own / total) + Math.log(own ** 0.75 / smoothedTotal)) / 2)
    expect(half).toEqual(expectedHalf)
    const rowOffsets = Uint32Array.from({ length: terms + 1 }, (_, row) => row * terms)
    const columns = Uint32Array.from({ length: terms * terms }, (_, i) => i % terms)
    // Near the border of no information: the nearest single on either side of it, or some percent off.
    const values = Float32Array.from({ length: terms * terms }, (_, i) => {
      const border = total * Math.exp(half[Math.floor(i / terms)]! + half[i % terms]!)
      return border * (i % 3 === 0 ? 0.9 + 0.2 * random.next() : 1 + (random.int(5) - 2) * 1e-7)
    })
    const expected: [number, number][] = []
    for (let i = 0; i < values.length; i++) {
      const [row, column, weight] = [Math.floor(i / terms), i % terms, values[i]!]
      const information = Math.log(weight / total) - half[row]! - half[column]!
      const rarer = Math.min(sums[row]!, sums[column]!)
      const weighed = ((information * weight) / (weight + 1)) * (rarer / (rarer + 1))
      if (information > 0) expected.push([column, Math.fround(weighed)])
    }
    expect(expected.length).toBeGreaterThan(400)
    expect(expected.length).toBeLessThan(1_200)
    const weighed = await weighRows.run({ rows: { rowOffsets, columns, values }, rowFrom: 0, sums, half, roots, total })
    expect(Array.from(weighed.columns, (column, i) => [column, weighed.values[i]!])).toEqual(expected)
  })

  it('weighs counts by positive information, shrunk where a pair or its rarer term is rare', async () => {
    const documents = Array.from({ length: 12 }, (_, document) =>
      Array.from({ length: 9 }, (__, i) => ({ term: (i * i + document * (i + 2)) % 7, position: 4 * i, span: i % 2 })),
    )
    // Term 6 is not among the counted ones, and term 7 occurs nowhere.
    for (const termCount of [6, 8]) {
      const counts = naiveCounts(documents, 8)
        .map((row) => row.slice(0, termCount))
        .slice(0, termCount)
      const sums = counts.map((row) => row.reduce((sum, count) => sum + count, 0))
      const total = sums.reduce((sum, own) => sum + own, 0)
      const smoothed = sums.reduce((sum, own) => sum + own ** 0.75, 0)
      const half = sums.map((own) => (Math.log(own / total) + Math.log(own ** 0.75 / smoothed)) / 2)
      const expected = counts.map((row, i) =>
        row.map((count, j) => {
          if (count === 0) return 0
          const information = Math.max(0, Math.log(count / total) - half[i]! - half[j]!)
          const rarer = Math.min(sums[i]!, sums[j]!)
          return information * (count / (count + 1)) * (rarer / (rarer + 1))
        }),
      )
      const blocks = await cooccur(sequenceOf(documents), { termCount, compute: inlineCompute })
      expect(blocks).toHaveLength(1)
      const { rowOffsets, columns, values } = blocks[0]!
      const dense = counts.map(() => new Array<number>(termCount).fill(0))
      for (let row = 0; row < termCount; row++) {
        for (let i = rowOffsets[row]!; i < rowOffsets[row + 1]!; i++) dense[row]![columns[i]!] = values[i]!
      }
      expect(values.every((value) => value > 0)).toBe(true)
      // Some pairs are less frequent together than by chance, and do not stand in the matrix.
      expect(values.length).toBeLessThan(counts.flat().filter((count) => count > 0).length)
      for (const [i, row] of expected.entries()) {
        for (const [j, value] of row.entries()) expect(dense[i]![j]).toBeCloseTo(value, 4)
      }
    }
  })

  it('has the same rows in blocks of 32,768 occurrences, of which a larger term is one by itself', async () => {
    // Terms 0 and 1 have 16,384 occurrences each, which fit together; term 2 has 40,000; term 3 has one, term 4 as well.
    const numbers = [16_384, 16_384, 40_000, 1, 1].flatMap((times, term) => new Array<number>(times).fill(term))
    const sequence = {
      terms: Uint32Array.from(numbers),
      positions: Uint32Array.from(numbers, (_, i) => i),
      spans: new Uint8Array(numbers.length),
    }
    const blocks = await cooccur(sequence, { termCount: 5, compute: inlineCompute })
    expect(blocks.map(({ rowOffsets }) => rowOffsets.length - 1)).toEqual([2, 1, 2])
    // Only the twenty places beside a border have another term near them.
    const neighbours = blocks.flatMap(({ rowOffsets, columns }) =>
      Array.from({ length: rowOffsets.length - 1 }, (_, row) =>
        [...columns.subarray(rowOffsets[row]!, rowOffsets[row + 1]!)].sort(),
      ),
    )
    expect(neighbours).toEqual([[1], [0, 2], [1, 3, 4], [2, 4], [2, 3]])
  })

  it('grows beyond the first room for columns', () => {
    // 200 terms, each beside each other one: 39,800 entries, where 16,384 have room at first.
    const terms: number[] = []
    for (let a = 0; a < 200; a++) for (let b = a + 1; b < 200; b++) terms.push(a, b)
    const sequence = {
      terms: Uint32Array.from(terms),
      positions: Uint32Array.from(terms, (_, i) => (i >> 1) * 30 + (i & 1)),
      spans: new Uint8Array(terms.length),
    }
    const index = indexSequence.run({ ...sequence, termCount: 200 }) as Awaited<ReturnType<typeof indexSequence.run>>
    const rows = countRows.run({ sequence, index, termCount: 200, rowFrom: 0, rowTo: 200 }) as Awaited<
      ReturnType<typeof countRows.run>
    >
    expect([...rows.rowOffsets]).toEqual(Array.from({ length: 201 }, (_, row) => row * 199))
    expect(rows.values.every((value) => value === 1)).toBe(true)
    expect([...rows.sums]).toEqual(new Array(200).fill(199))
    for (let row = 0; row < 200; row++) {
      const own = [...rows.columns.subarray(row * 199, (row + 1) * 199)].sort((a, b) => a - b)
      expect(own).toEqual(Array.from({ length: 200 }, (_, term) => term).filter((term) => term !== row))
    }
  })
})
