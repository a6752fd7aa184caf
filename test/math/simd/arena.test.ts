import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { arenaBytes, attachArena, createArena, kernelsOf } from '../../../src/math/simd/arena.js'

test('each array takes whole lines of 64 bytes, and nothing takes none', () => {
  expect(arenaBytes(0)).toBe(0)
  expect(arenaBytes(1)).toBe(64)
  expect(arenaBytes(64)).toBe(64)
  expect(arenaBytes(65)).toBe(128)
  expect(arenaBytes(1, 64, 65)).toBe(256)
})

test('views of all kinds lie one after the other on lines of their own, zero at first, until the bytes are used', () => {
  const arena = createArena(arenaBytes(4, 8, 4, 3, 2, 4))
  const views = [arena.float32(1), arena.float64(1), arena.uint32(1), arena.int8(3), arena.int16(1), arena.int32(1)]
  expect(views.map((view) => view.byteOffset)).toEqual([64, 128, 192, 256, 320, 384])
  expect(views.map((view) => view.length)).toEqual([1, 1, 1, 3, 1, 1])
  for (const view of views) {
    expect(view.buffer).toBe(arena.buffer)
    expect([...view].every((entry) => entry === 0)).toBe(true)
  }
  expect(arena.free).toBe(0)
  expect(() => arena.int8(1)).toThrow(RangeError)
})

test('the last byte can be had, and one more not', () => {
  const arena = createArena(64)
  expect(arena.free).toBe(64)
  expect(() => arena.int8(65)).toThrow(RangeError)
  expect(arena.int8(64)).toHaveLength(64)
})

test('a copy holds what was copied and is its own', () => {
  const arena = createArena(arenaBytes(8, 16, 4))
  const source = Float32Array.of(1, 2)
  const copy = arena.copy(source)
  source[0] = 9
  expect(copy).toEqual(Float32Array.of(1, 2))
  expect(arena.copy(Float64Array.of(0.1, 0.2))).toEqual(Float64Array.of(0.1, 0.2))
  expect(arena.copy(Int8Array.of(-1, 2))).toEqual(Int8Array.of(-1, 2))
})

test('a megabyte is WebAssembly memory, less is an ordinary buffer, unless it is said', () => {
  expect(createArena((1 << 20) - 1).memory).toBeUndefined()
  expect(createArena(1 << 20).memory).toBeDefined()
  expect(createArena(1 << 20, { wasm: false }).memory).toBeUndefined()
  expect(createArena(64, { wasm: true }).memory).toBeDefined()
  // 65,536 pages of 65,536 bytes can be addressed.
  expect(createArena(1 << 20).buffer.byteLength % 65_536).toBe(0)
})

test('kernels run on WebAssembly where all views lie in one attached memory', () => {
  const [arena, other, plain] = [
    createArena(1_000, { wasm: true }),
    createArena(1_000, { wasm: true }),
    createArena(1_000),
  ]
  const [a, b] = [arena.float32(1), arena.float32(1)]
  expect(kernelsOf(a, b)).toBeDefined()
  expect(kernelsOf(a, b)).toBe(kernelsOf(b))
  expect(kernelsOf(a, other.float32(1))).toBeUndefined()
  expect(kernelsOf(plain.float32(1))).toBeUndefined()
  const before = kernelsOf(a)
  attachArena(arena.memory)
  expect(kernelsOf(a)).toBe(before)
  expect(() => attachArena(undefined)).not.toThrow()
})

test('small arenas are ordinary buffers, large ones WebAssembly memory, on request either', () => {
  expect(createArena(1000).memory).toBeUndefined()
  expect(createArena(1000, { wasm: true }).memory).toBeDefined()
  expect(createArena(1 << 21).memory).toBeDefined()
  expect(createArena(1 << 21, { wasm: false }).memory).toBeUndefined()
})

test('views are zero, aligned, apart, and refused when the arena is full', () => {
  const arena = createArena(256)
  const first = arena.float32(3).fill(1)
  const second = arena.copy(Uint32Array.of(5, 6))
  expect(first.byteOffset % 16).toBe(0)
  expect(second.byteOffset).toBeGreaterThanOrEqual(first.byteOffset + 12)
  expect([...second]).toEqual([5, 6])
  expect(() => arena.float64(100)).toThrow(RangeError)
})

test('a thread attaches to the memory it is sent and its kernels write there', async () => {
  const arena = createArena(10_000, { wasm: true })
  const matrix = arena.copy(Float32Array.of(1, 2, 3, 4))
  const vector = arena.copy(Float32Array.of(1, 10))
  const out = arena.float32(2)
  const dist = new URL('../../../dist/math/simd/', import.meta.url).href
  const worker = new Worker(
    `const { parentPort } = require('node:worker_threads')
     parentPort.once('message', async ({ memory, matrix, vector, out }) => {
       const { attachArena, kernelsOf } = await import('${dist}arena.js')
       const { matrixTimesVector } = await import('${dist}matrixKernels.js')
       attachArena(memory)
       matrixTimesVector(matrix, vector, out, 2, 0, 2)
       parentPort.postMessage(kernelsOf(matrix, vector, out) !== undefined)
     })`,
    { eval: true },
  )
  const attached = new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject))
  worker.postMessage({ memory: arena.memory, matrix, vector, out })
  expect(await attached).toBe(true)
  await worker.terminate()
  expect([...out]).toEqual([21, 43])
})
