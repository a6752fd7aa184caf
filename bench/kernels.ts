import { Bench } from 'tinybench'
import { createRandom, type Random } from '../dist/math/random.js'
import { arenaBytes, createArena } from '../dist/math/simd/arena.js'
import * as matrixKernels from '../dist/math/simd/matrixKernels.js'
import * as quantizedKernels from '../dist/math/simd/quantizedKernels.js'

const kernels = { ...matrixKernels, ...quantizedKernels }

/**
 * GFLOP/s of each kernel as WebAssembly and in plain TypeScript, one thread, at the sizes of a concept space: 20,000
 * rows, 160 axes, sparse rows of 100 entries. Prints one line a kernel.
 */
const rows = 20_000
const k = 160
const entries = 100

const bytes = arenaBytes(rows * k * 4, rows * k * 4, rows * k, rows * entries * 8, k * k * 12, rows * 24)

function fillNormal(random: Random, out: Float32Array): Float32Array {
  for (let i = 0; i < out.length; i++) out[i] = random.normal()
  return out
}

function prepare(wasm: boolean): [name: string, flop: number, run: () => void][] {
  const arena = createArena(bytes, { wasm })
  const random = createRandom('bench')
  const dense = fillNormal(random, arena.float32(rows * k))
  const out = arena.float32(rows * k)
  const small = fillNormal(random, arena.float32(k * k))
  const square = arena.float64(k * k)
  const rowOffsets = arena.uint32(rows + 1).map((_, row) => row * entries)
  const sparse = {
    rowOffsets: arena.copy(rowOffsets),
    columns: arena.uint32(rows * entries),
    values: fillNormal(random, arena.float32(rows * entries)),
  }
  for (let i = 0; i < sparse.columns.length; i++) sparse.columns[i] = random.int(rows)
  const lengths = arena.float32(rows)
  const matrix = arena.int8(rows * k).fill(3)
  const query = arena.int16(k).fill(5)
  const list = arena.copy(Uint32Array.from({ length: rows }, () => random.int(rows)))
  const quantizationErrors = arena.float32(rows)
  const vector = dense.subarray(0, k)
  return [
    ['sparseTimesDense', 2 * rows * entries * k, () => kernels.sparseTimesDense(sparse, dense, out, k)],
    ['gram (upper triangle)', rows * k * k, () => kernels.gram(dense, dense, k, k, square, 0, rows)],
    ['denseTimesSmall', 2 * rows * k * k, () => kernels.denseTimesSmall(dense, small, out, k, k, 0, rows)],
    ['matrixTimesVector', 2 * rows * k, () => kernels.matrixTimesVector(dense, vector, lengths, k, 0, rows)],
    [
      'int8TimesVector',
      2 * rows * k,
      () => kernels.int8TimesVector({ matrix, scales: lengths }, query, 0.1, lengths, k, 0, rows),
    ],
    [
      'int8RowsTimesVector',
      2 * rows * k,
      () => kernels.int8RowsTimesVector({ matrix, scales: lengths }, list, rows, query, 0.1, lengths, k),
    ],
    [
      'roundRows',
      4 * rows * k,
      () => kernels.roundRows(dense, rows, k, { matrix, scales: lengths }, k, quantizationErrors),
    ],
  ]
}

async function gigaflops(wasm: boolean): Promise<Map<string, number>> {
  const cases = prepare(wasm)
  const bench = new Bench({ iterations: 5, time: 300, warmupIterations: 2, warmupTime: 50 })
  for (const [name, , run] of cases) bench.add(name, run)
  await bench.run()
  return new Map(
    cases.map(([name, flop]) => {
      const result = bench.getTask(name)?.result
      const median = result !== undefined && 'latency' in result ? result.latency.p50 : Number.NaN
      return [name, flop / median / 1e6]
    }),
  )
}

const wasm = await gigaflops(true)
const plain = await gigaflops(false)
for (const [name, fast] of wasm) {
  const slow = plain.get(name)!
  console.log(
    `${name.padEnd(22)} wasm ${fast.toFixed(1).padStart(6)} GFLOP/s   plain ${slow.toFixed(1).padStart(5)}   ratio ${(fast / slow).toFixed(1)}`,
  )
}
