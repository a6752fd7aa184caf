import { expect, test } from 'vitest'
import * as kernels from '../../../src/math/simd/listKernels.js'
import * as plain from '../../../src/math/simd/reference/listKernels.js'
import { property, randomMatrix, wasmArena } from './sameBits.js'

test('sums of a list and of its squares, weighted sums of three lists, and what is above or reaches a bar', () => {
  const arena = wasmArena()
  property(({ rows, k, seed }) => {
    const count = rows * k
    const [b, c] = [randomMatrix(arena, rows, k, seed), randomMatrix(arena, rows, k, seed + 1)]
    const a = arena.copy(Float64Array.from(randomMatrix(arena, rows, k, seed + 2), (value) => value / 3))
    const lists = { a, b, c }
    const scaling = arena.copy(Float64Array.of(0.3, -0.2, 0.7, 0.01, 0.02, -0.03))
    for (const from of [0, seed % (count + 1)]) {
      for (const [add, out] of [
        [kernels.addScaled, arena.float64(count)],
        [plain.addScaled, new Float64Array(count)],
      ] as const) {
        add(lists, scaling, out, from, count)
        const expected = [...a].map((x, i) => 0.3 * (x - 0.01) + -0.2 * (b[i]! - 0.02) + 0.7 * (c[i]! - -0.03))
        expect([...out.subarray(0, count - from)]).toEqual(expected.slice(from))
      }
      for (const list of [a, b]) {
        const start = [5, 1, 2, 0.1, 0.2, 0.3, 0.4, 3]
        const [sums, plainSums] = [arena.copy(Float64Array.from(start)), Float64Array.from(start)]
        kernels.addSums(list, sums, from, count)
        plain.addSums(list, plainSums, from, count)
        const expected = Float64Array.from(start)
        for (let lane = 0; lane < 4; lane++) {
          for (let i = lane; i < count; i += 4) {
            if (i < from) continue
            expected[lane]! += list[i]!
            expected[4 + lane]! += list[i]! * list[i]!
          }
        }
        expect([...sums]).toEqual([...expected])
        expect([...plainSums]).toEqual([...expected])
      }
      for (const list of [a, b]) {
        const bytes = arena.int8(count)
        const marks = new Uint8Array(bytes.buffer, bytes.byteOffset, count)
        const plainMarks = new Uint8Array(count)
        // The entry in the middle is not above itself.
        const bar = seed % 2 === 0 ? 0 : list[count >> 1]!
        for (const own of [marks, plainMarks]) own.fill(1, 0, from >> 1)
        kernels.markAbove(list, bar, marks, from, count)
        plain.markAbove(list, bar, plainMarks, from, count)
        const expected = [...list].map((value, i) => Number(i < from >> 1 || (i >= from && value > bar)))
        expect([...marks]).toEqual(expected)
        expect([...plainMarks]).toEqual(expected)
      }
      for (const least of [-10, 0.1, 0.32, 10]) {
        const expected = a.findIndex((value, i) => i >= from && value >= least)
        for (const { nextReaching } of [kernels, plain]) {
          expect(nextReaching(a, least, from, count)).toBe(expected < 0 ? count : expected)
        }
      }
    }
  })
})
