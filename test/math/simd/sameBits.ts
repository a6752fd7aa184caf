import fc from 'fast-check'
import { expect } from 'vitest'
import { createRandom } from '../../../src/math/random.js'
import { type Arena, createArena } from '../../../src/math/simd/arena.js'
import type { SparseRows } from '../../../src/math/simd/sparseRows.js'
import { fillNormal } from '../matrices.js'

/** One arena for all runs of a property: a WebAssembly memory each would reserve too much address space. */
export const wasmArena = (): Arena => createArena(1 << 24, { wasm: true })

/** A random matrix with a share of zero rows, in the arena. */
export function randomMatrix(arena: Arena, rows: number, k: number, seed: number): Float32Array {
  const random = createRandom(seed)
  const matrix = fillNormal(random, arena.float32(rows * k))
  for (let row = 0; row < rows; row++) if (random.next() < 0.2) matrix.fill(0, row * k, row * k + k)
  return matrix
}

export function randomSparse(arena: Arena, rows: number, columns: number, seed: number): SparseRows {
  const random = createRandom(seed)
  const offsets = [0]
  const entries: number[] = []
  for (let row = 0; row < rows; row++) {
    const count = random.next() < 0.3 ? 0 : random.int(20)
    for (let i = 0; i < count; i++) entries.push(random.int(columns))
    offsets.push(entries.length)
  }
  return {
    rowOffsets: arena.copy(Uint32Array.from(offsets)),
    columns: arena.copy(Uint32Array.from(entries)),
    values: fillNormal(random, arena.float32(entries.length)),
  }
}

/** Whether two arrays hold the same bits: 0 and -0 differ. Comparing them by `toEqual` takes seconds here. */
export const sameBits = (one: Float32Array | Float64Array, other: Float32Array | Float64Array): boolean =>
  Buffer.from(one.slice().buffer).equals(Buffer.from(other.slice().buffer))

/** Runs the same call on the arena (WebAssembly) and on ordinary copies (plain) and compares the output's bits. */
export function expectSameBits<Output extends Float32Array | Float64Array>(
  inputs: Output,
  run: (out: Output) => void,
  twin: (out: Output) => void,
): void {
  const other = inputs.slice() as Output
  run(inputs)
  twin(other)
  expect(sameBits(inputs, other)).toBe(true)
}

const shape = { rows: fc.integer({ min: 0, max: 70 }), k: fc.integer({ min: 1, max: 75 }), seed: fc.nat() }
export const property = (check: (shape: { rows: number; k: number; seed: number }) => void): void =>
  fc.assert(fc.property(fc.record(shape), check), { numRuns: 120 })
