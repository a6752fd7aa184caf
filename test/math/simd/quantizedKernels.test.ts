import { describe, expect, test } from 'vitest'
import { createRandom } from '../../../src/math/random.js'
import { createArena } from '../../../src/math/simd/arena.js'
import { BLOCK_ROWS, BLOCK_SECTIONS } from '../../../src/math/simd/blockedRows.js'
import { CODED_GROUP, CODED_ROWS } from '../../../src/math/simd/codedRows.js'
import * as kernels from '../../../src/math/simd/quantizedKernels.js'
import * as plain from '../../../src/math/simd/reference/quantizedKernels.js'
import { expectSameBits, property, randomMatrix, sameBits, wasmArena } from './sameBits.js'

describe('WebAssembly and plain kernels give the same bits', () => {
  test('rows of bytes times vector, all rows and chosen ones', () => {
    const arena = wasmArena()
    property(({ rows, k, seed }) => {
      const matrix = randomMatrix(arena, rows, k, seed)
      const vector = randomMatrix(arena, 1, k, seed + 1)
      const small = arena.int8(rows * k)
      const query = arena.int16(k)
      for (let i = 0; i < small.length; i++) small[i] = matrix[i]! * 60
      for (let i = 0; i < k; i++) query[i] = i % 7 === 0 ? -1_023 : vector[i]! * 600
      const scales = randomMatrix(arena, rows, 1, seed + 2)
      for (const from of [0, seed % (rows + 1)]) {
        expectSameBits(
          arena.float32(rows),
          (out) => kernels.int8TimesVector({ matrix: small, scales }, query, 0.1, out, k, from, rows),
          (out) => plain.int8TimesVector(small, scales, query, 0.1, out, k, from, rows),
        )
      }
      if (rows === 0) return
      const some = arena.copy(Uint32Array.from({ length: (seed % 50) + 1 }, (_, i) => (i * 7 + seed) % rows))
      expectSameBits(
        arena.float32(some.length),
        (out) => kernels.int8RowsTimesVector({ matrix: small, scales }, some, some.length, query, 0.1, out, k),
        (out) => plain.int8RowsTimesVector(small, scales, some, some.length, query, 0.1, out, k),
      )
    })
  })

  test('rows rounded to bytes, their scales and quantization errors', () => {
    const arena = wasmArena()
    property(({ rows, k, seed }) => {
      const source = randomMatrix(arena, rows, k, seed)
      const stride = k + (seed % 9)
      const target = { matrix: arena.int8(rows * stride), scales: arena.float32(rows) }
      const twin = { matrix: new Int8Array(rows * stride), scales: new Float32Array(rows) }
      expectSameBits(
        arena.float32(rows),
        (out) => kernels.roundRows(source, rows, k, target, stride, out),
        (out) => plain.roundRows(source, rows, k, twin.matrix, stride, twin.scales, out),
      )
      expect(sameBits(target.scales, twin.scales)).toBe(true)
      expect(Buffer.from(target.matrix.slice()).equals(Buffer.from(twin.matrix))).toBe(true)
    })
  })

  test('rows of bytes in two bits for each axis, and their products by a table for each pair of axes', () => {
    const arena = wasmArena()
    property(({ rows, k, seed }) => {
      const [whole, axes] = [Math.ceil(rows / CODED_ROWS) * CODED_ROWS, Math.ceil(k / CODED_GROUP) * CODED_GROUP]
      const random = createRandom(seed)
      const bytes = { matrix: arena.int8(whole * axes), scales: arena.float32(whole) }
      for (let i = 0; i < rows * axes; i++) bytes.matrix[i] = random.int(255) - 127
      for (let row = 0; row < rows; row++) bytes.scales[row] = random.next()
      const thresholds = arena.float32(3 * axes)
      for (let i = 0; i < axes; i++) {
        const own = [random.normal(), random.normal(), random.normal()].sort((a, b) => a - b)
        for (const [at, threshold] of own.entries()) thresholds[at * axes + i] = 30 * threshold
      }
      const codes = arena.int8((whole * axes) / 4)
      const plainCodes = new Int8Array(codes.length)
      kernels.codeRows(bytes, axes, thresholds, { codes, codedAxes: axes }, 0, whole)
      plain.codeRows(bytes.matrix, axes, bytes.scales, thresholds, axes, plainCodes, 0, whole)
      expect(Buffer.from(codes.slice()).equals(Buffer.from(plainCodes))).toBe(true)

      const table = arena.int8(8 * axes)
      for (let i = 0; i < table.length; i++) table[i] = random.int(64)
      const out = arena.float32(whole)
      const given = { bytes: table, step: 0.3, base: -2 }
      kernels.codesTimesTable({ codes, codedAxes: axes }, given, out, 0, whole / CODED_ROWS)
      const plainOut = new Float32Array(whole)
      plain.codesTimesTable(plainCodes, axes, table, 0.3, -2, plainOut, 0, whole / CODED_ROWS)
      expect(sameBits(out, plainOut)).toBe(true)
      for (let row = 0; row < rows; row++) {
        const codeOf = (axis: number): number => {
          const value = Math.fround(bytes.matrix[row * axes + axis]! * bytes.scales[row]!)
          return [0, 1, 2].filter((at) => value > thresholds[at * axes + axis]!).length
        }
        let sum = 0
        for (let pair = 0; pair < axes / 2; pair++)
          sum += table[16 * pair + codeOf(2 * pair) + 4 * codeOf(2 * pair + 1)]!
        expect(Math.abs(out[row]! - (-2 + 0.3 * sum))).toBeLessThan(1e-6 * (1 + sum))
      }
    })
  })

  test('rows of bytes rounded to blocks, and the rows that can reach a product', () => {
    const arena = wasmArena()
    property(({ rows, k, seed }) => {
      const [whole, stride] = [Math.ceil(rows / BLOCK_ROWS) * BLOCK_ROWS, Math.ceil(k / 8) * 8]
      const source = randomMatrix(arena, rows, k, seed)
      const bytes = { matrix: arena.int8(whole * stride), scales: arena.float32(whole) }
      const quantizationErrors = arena.float32(whole)
      kernels.roundRows(source, rows, k, bytes, stride, quantizationErrors)
      const make = (a: Pick<typeof arena, 'int16' | 'float32' | 'uint32'>) => ({
        blocks: a.int16((whole * stride) / 4),
        axes: a.uint32(stride),
        axisScales: a.float32(stride),
        scales: a.float32(whole),
        quantizationErrors: a.float32(whole),
        squares: a.uint32(whole * BLOCK_SECTIONS),
      })
      const blocked = make(arena)
      const twin = make({
        int16: (length) => new Int16Array(length),
        float32: (length) => new Float32Array(length),
        uint32: (length) => new Uint32Array(length),
      })
      for (const { axes, axisScales } of [blocked, twin]) {
        for (let axis = 0; axis < stride; axis++) {
          axes[axis] = stride - 1 - axis
          axisScales[axis] = 0.1 + ((axis * seed) % 7)
        }
      }
      kernels.roundBlocks(bytes, quantizationErrors, blocked, stride, 0, whole)
      plain.roundBlocks(bytes.matrix, bytes.scales, quantizationErrors, twin, stride, 0, whole)
      expect([...blocked.blocks]).toEqual([...twin.blocks])
      expect([...blocked.squares]).toEqual([...twin.squares])
      expect(sameBits(blocked.scales, twin.scales)).toBe(true)
      expect(sameBits(blocked.quantizationErrors, twin.quantizationErrors)).toBe(true)
      const steps = arena.int16(stride)
      for (let j = 0; j < k; j++) steps[j] = ((j * seed) % 5) - 2
      const probe = { scale: 0.3, share: 1.1, base: 0.01 }
      const out = arena.uint32(whole)
      for (const least of [-1, 0.5]) {
        const count = kernels.blocksReaching(blocked, steps, probe, least, out, 0, whole / BLOCK_ROWS)
        const expected = new Uint32Array(whole)
        const numbers = [probe.scale, probe.share, probe.base, least, 0, whole / BLOCK_ROWS] as const
        expect(plain.blocksReaching(twin, steps, expected, ...numbers)).toBe(count)
        expect([...out.subarray(0, count)]).toEqual([...expected.subarray(0, count)])
      }
    })
  })

  test('pairs above a floor', () => {
    const arena = createArena(1 << 26, { wasm: true })
    property(({ rows, k, seed }) => {
      const [whole, width] = [Math.ceil(rows / 8) * 8, 2 * (1 + (k % 9))]
      const joined = {
        axes: k,
        width,
        exact: randomMatrix(arena, rows, k, seed),
        shorts: arena.int16((rows + 3) * width),
        groups: arena.int16(whole * width),
      }
      const random = createRandom(seed)
      for (const shorts of [joined.shorts.subarray(0, rows * width), joined.groups]) {
        for (let i = 0; i < shorts.length; i++) shorts[i] = random.int(100) - 50
      }
      const bounds = { least: 500, floor: -0.5 }
      const range = { rowFrom: seed % 2 === 0 ? 0 : 8, rowTo: rows, queryFrom: seed % 3, queryTo: rows }
      const out = [arena.uint32(2 * rows * rows), arena.float32(rows * rows)] as const
      const twin = [new Uint32Array(2 * rows * rows), new Float32Array(rows * rows)] as const
      const count = kernels.pairsAbove(joined, bounds, range, ...out)
      const numbers = [bounds.least, bounds.floor, range.rowFrom, range.rowTo, range.queryFrom, range.queryTo] as const
      expect(plain.pairsAbove(joined, ...numbers, ...twin)).toBe(count)
      const found = ([pairs, products]: typeof out) =>
        Array.from(products.subarray(0, count), (product, i) => `${pairs[2 * i]} ${pairs[2 * i + 1]} ${product}`).sort()
      expect(found(out)).toEqual(found(twin))
    })
  })
})

describe('the kernels compute what they say', () => {
  test('products of rows of bytes with a vector are exact', () => {
    const dots = Float32Array.of(0, 0, -3)
    kernels.int8TimesVector(
      { matrix: Int8Array.of(127, -128, 1, 1), scales: Float32Array.of(0.5, 2) },
      Int16Array.of(2, 1),
      2,
      dots,
      2,
      0,
      2,
    )
    expect([...dots]).toEqual([126, 12, -3])
    const rows = { matrix: Int8Array.of(1, 0, 0, 1, 5, 5), scales: Float32Array.of(1, 10, 100) }
    kernels.int8RowsTimesVector(rows, Uint32Array.of(2, 0), 2, Int16Array.of(3, 4), 1, dots, 2)
    expect([...dots]).toEqual([3_500, 3, -3])
  })

  test('rows of bytes are rounded to seven steps, four to an entry, and the rows near a vector are found', () => {
    // Rows 0, 4, 8 and 12 share entries: 127 -> 7, 64 -> 4 (3.5 and up), -18 -> -1 exactly but for 1/7.
    const matrix = new Int8Array(16 * 8)
    matrix.set([127, 64], 0)
    matrix.set([-18, 0, 127], 4 * 8)
    matrix.set([-127, 18], 8 * 8)
    matrix.set([18, -127], 12 * 8)
    const scales = new Float32Array(16).fill(1)
    const target = {
      blocks: new Int16Array(4 * 8),
      axes: Uint32Array.from({ length: 8 }, (_, axis) => axis),
      axisScales: new Float32Array(8).fill(1),
      scales: new Float32Array(16),
      quantizationErrors: new Float32Array(16),
      squares: new Uint32Array(16 * BLOCK_SECTIONS),
    }
    kernels.roundBlocks({ matrix, scales }, new Float32Array(16).fill(0.5), target, 8, 0, 16)
    // From the highest bits on: row 4, row 8 and eight, row 12, row 0 and eight.
    const entry = (row4: number, row8: number, row12: number, row0: number) =>
      ((((row4 & 15) << 12) | ((row8 + 8) << 8) | ((row12 & 15) << 4) | (row0 + 8)) << 16) >> 16
    const entries = [entry(-1, -7, 1, 7), entry(0, 1, -7, 4)]
    expect([...target.blocks.subarray(0, 2)]).toEqual(entries)
    // The next lane has rows 1, 5, 9 and 13; the next two axes of the first lane follow after four lanes.
    expect([...target.blocks.subarray(2, 4)]).toEqual([entry(0, 0, 0, 0), entry(0, 0, 0, 0)])
    expect(target.blocks[8]).toBe(entry(7, 0, 0, 0))
    const squares = Array.from({ length: 16 }, () => 0)
    squares[0] = 49 + 16
    squares[4] = 1 + 49
    squares[8] = 49 + 1
    squares[12] = 1 + 49
    expect([...target.squares.filter((_, i) => i % BLOCK_SECTIONS === 0)]).toEqual(squares)
    expect(target.scales[0]).toBeCloseTo(127 / 7, 5)
    expect(target.quantizationErrors[0]).toBeCloseTo(0.5 + (4 * 127) / 7 - 64, 4)
    expect(target.quantizationErrors[1]).toBe(0.5)
    // Products in steps of 127 / 7: row 0 has 7 + 4, row 4 has -1, rows 8 and 12 have -6.
    const probe = { scale: 1, share: 0, base: 0 }
    const out = new Uint32Array(16)
    const reaching = (least: number) => [
      ...out.subarray(
        0,
        kernels.blocksReaching(target, Int16Array.of(1, 1, 0, 0, 0, 0, 0, 0), probe, least, out, 0, 1),
      ),
    ]
    const all = Array.from({ length: 16 }, (_, row) => row)
    expect(reaching(199)).toEqual([0])
    expect(reaching(200)).toEqual([])
    expect(reaching(0)).toEqual(all.filter((row) => ![4, 8, 12].includes(row)))
    expect(reaching(-19)).toEqual(all.filter((row) => ![8, 12].includes(row)))
    expect(reaching(-109)).toEqual(all)
  })

  test('an axis of four-bit rows is rounded in steps of its scale, and each section of axes is summed on its own', () => {
    // 40 axes are five groups of eight, so the first section has the groups 0 and 4.
    const stride = 40
    const matrix = new Int8Array(16 * stride)
    // Divided by their scales the entries are 14, 7 and -14: the step is 2.
    matrix[0] = 14
    matrix[8] = 70
    matrix[32] = -28
    const target = {
      blocks: new Int16Array(4 * stride),
      axes: Uint32Array.from({ length: stride }, (_, axis) => axis),
      axisScales: new Float32Array(stride).fill(1),
      scales: new Float32Array(16),
      quantizationErrors: new Float32Array(16),
      squares: new Uint32Array(16 * BLOCK_SECTIONS),
    }
    target.axisScales[8] = 10
    target.axisScales[32] = 2
    kernels.roundBlocks({ matrix, scales: new Float32Array(16).fill(0.5) }, new Float32Array(16), target, stride, 0, 16)
    expect([0, 32, 128].map((at) => (target.blocks[at]! & 15) - 8)).toEqual([7, 4, -7])
    expect(target.scales[0]).toBe(1)
    expect([...target.squares.subarray(0, BLOCK_SECTIONS)]).toEqual([49 + 49, 16, 0, 0])
    // 70 became 4 steps of 20.
    expect(target.quantizationErrors[0]).toBe(0.5 * 10)
    // 7 x 250 + 4 x 500 + 7 x 40 = 4,030 would not fit into one section of 12 bits, its parts of 2,030 and 2,000 do.
    const vector = new Int16Array(stride)
    vector[0] = 250
    vector[8] = 500
    vector[32] = -40
    const out = new Uint32Array(16)
    // The last group of the int8 rows is left out: its 3 is lost as a whole.
    const wider = new Int8Array(16 * 48)
    wider.set(matrix.subarray(0, stride))
    wider[44] = 3
    const narrower = { ...target, quantizationErrors: new Float32Array(16) }
    kernels.roundBlocks(
      { matrix: wider, scales: new Float32Array(16).fill(0.5) },
      new Float32Array(16),
      narrower,
      48,
      0,
      16,
    )
    expect(narrower.quantizationErrors[0]).toBeCloseTo(0.5 * Math.hypot(10, 3), 5)
    const countFrom = (least: number) =>
      kernels.blocksReaching(target, vector, { scale: 1, share: 0, base: 0 }, least, out, 0, 1)
    expect([countFrom(4_030), countFrom(4_031)]).toEqual([1, 0])
  })

  test('pairs of a query and an earlier row are found by shorts, then by exact products', () => {
    // Vectors (1 0), (0 1), (1 1), (2 0) with shorts of the same numbers, but for the last one.
    const exact = Float32Array.of(1, 0, 0, 1, 1, 1, 2, 0)
    const shorts = new Int16Array(14)
    shorts.set([1, 0, 0, 1, 1, 1, 9, 9])
    const groups = new Int16Array(16)
    groups.set([1, 0, 0, 1, 1, 1, 9, 9])
    const joined = { axes: 2, width: 2, exact, shorts, groups }
    const [pairs, products] = [new Uint32Array(20), new Float32Array(10)]
    const found = (least: number, floor: number, queryFrom: number) => {
      const range = { rowFrom: 0, rowTo: 3, queryFrom, queryTo: 4 }
      const count = kernels.pairsAbove(joined, { least, floor }, range, pairs, products)
      return Array.from({ length: count }, (_, i) => [pairs[2 * i], pairs[2 * i + 1], products[i]])
    }
    expect(found(1, 0.5, 0)).toEqual([
      [0, 2, 1],
      [1, 2, 1],
      [0, 3, 2],
      [2, 3, 2],
    ])
    expect(found(1, 0.5, 3)).toEqual([
      [0, 3, 2],
      [2, 3, 2],
    ])
    // Shorts exclude 0 and 2, whose product of shorts is 1; a product must be above the floor.
    expect(found(2, -1, 0)).toEqual([
      [0, 3, 2],
      [1, 3, 0],
      [2, 3, 2],
    ])
    expect(found(1, 1, 0)).toEqual([
      [0, 3, 2],
      [2, 3, 2],
    ])
  })

  test('rows are rounded to 127 steps of their largest entry, and what that took is told', () => {
    // 127 steps of 2: 254 is 127 of them, 5 is two and a half and is rounded up, -3 is one and a half.
    const matrix = new Int8Array(8).fill(9)
    const scales = new Float32Array(2)
    const quantizationErrors = new Float32Array(2)
    kernels.roundRows(Float32Array.of(254, 5, -3, 0, 0, 0), 2, 3, { matrix, scales }, 4, quantizationErrors)
    expect([...matrix]).toEqual([127, 3, -1, 9, 0, 0, 0, 9])
    expect([...scales]).toEqual([2, 0])
    expect(quantizationErrors[0]).toBeCloseTo(Math.hypot(0, 1, 1), 6)
    expect(quantizationErrors[1]).toBe(0)
  })
})
