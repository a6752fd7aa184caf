import { expect, test } from 'vitest'
import type { Compute } from '../../src/compute/compute.js'
import { inlineCompute } from '../../src/compute/pool.js'
import { chooseCoarseAxes } from '../../src/math/quantization/coarseRows.js'
import { createRandom } from '../../src/math/random.js'
import {
  allocateQuantized,
  copyRows,
  encodeVectors,
  fillQuantized,
  quantizeVectors,
} from '../../src/snapshot/quantizeVectors.js'

const { next } = createRandom(3)
/** Rows of unit length. */
function unitRows(count: number, axes: number): Float32Array {
  const rows = Float32Array.from({ length: count * axes }, () => next() - 0.5)
  for (let row = 0; row < count; row++) {
    const own = rows.subarray(row * axes, (row + 1) * axes)
    const length = Math.hypot(...own)
    for (let axis = 0; axis < axes; axis++) own[axis]! /= length
  }
  return rows
}

/** Whether two arrays hold the same bytes. */
const isSame = (a: NodeJS.ArrayBufferView, b: NodeJS.ArrayBufferView) => {
  const [left, right] = [a, b].map((view) => Buffer.from(view.buffer, view.byteOffset, view.byteLength))
  return left!.equals(right!)
}

/** Counts the kernels that are sent to threads, which run already or do not. */
function countingCompute(isRunning: boolean): { readonly compute: Compute; readonly sent: string[] } {
  const sent: string[] = []
  const map: Compute['map'] = (kernel, inputs, options) => {
    sent.push(kernel.name)
    return inlineCompute.map(kernel, inputs, options)
  }
  return { compute: { ...inlineCompute, map, isRunning: () => isRunning }, sent }
}

// Shards have 4,096 rows: one row more than a shard, so that the border shows.
const [count, axes] = [4_097, 10]
const vectors = unitRows(count, axes)

test('each row is bytes times a scale, the largest entry 127 of it, and its error the length of the difference', async () => {
  const quantized = await quantizeVectors(vectors, { axes, compute: inlineCompute })
  expect(quantized.coarse).toBeUndefined()
  expect(quantized.exact).toBeUndefined()
  for (let row = 0; row < count; row++) {
    const own = vectors.subarray(row * axes, (row + 1) * axes)
    const bytes = quantized.matrix.subarray(row * quantized.stride, row * quantized.stride + axes)
    const scale = quantized.scales[row]!
    expect(scale).toBeCloseTo(Math.max(...own.map(Math.abs)) / 127, 7)
    const lost = own.map((x, axis) => x - bytes[axis]! * scale)
    expect(Math.max(...lost.map(Math.abs))).toBeLessThanOrEqual(scale * 0.501)
    expect(quantized.quantizationErrors[row]).toBeCloseTo(Math.hypot(...lost), 5)
  }
})

test('many rows are the same in threads, and only what is many goes there', async () => {
  const many = unitRows(31 * 4_096 + 1, 3)
  const request = { axes: 3, coarse: true, exact: true } as const
  const { compute, sent } = countingCompute(true)
  const shared = await quantizeVectors(many, { ...request, compute })
  expect(sent).toEqual(['snapshot.quantizeShard'])
  const chosen = { ...request, coarse: chooseCoarseAxes(many, 3), compute: inlineCompute }
  const own = allocateQuantized(31 * 4_096 + 1, chosen)
  own.exact!.set(many)
  await fillQuantized(own, many, inlineCompute)
  expect(isSame(shared.matrix, own.matrix)).toBe(true)
  expect(isSame(shared.coarse!.blocks, own.coarse!.blocks)).toBe(true)
  expect(isSame(shared.coarse!.tileSquares, own.coarse!.tileSquares)).toBe(true)
  expect(isSame(shared.exact!, many)).toBe(true)
  const few = countingCompute(true)
  await quantizeVectors(many.subarray(0, 30 * 4_096 * 3), { ...request, compute: few.compute })
  expect(few.sent).toEqual([])
  // Threads are started for more rows than those that are running get.
  const waiting = countingCompute(false)
  await quantizeVectors(many, { ...request, compute: waiting.compute })
  expect(waiting.sent).toEqual([])
  await quantizeVectors(new Float32Array(128 * 4_096 + 1).fill(1), { axes: 1, compute: waiting.compute })
  expect(waiting.sent).toEqual(['snapshot.quantizeShard'])
})

test('digits tell each entry to half of a 15th of a step', async () => {
  const { matrix, digits, scales } = await encodeVectors(vectors, axes, inlineCompute)
  const rounded = await quantizeVectors(vectors, { axes, compute: inlineCompute })
  expect(isSame(matrix, rounded.matrix.subarray(0, matrix.length))).toBe(true)
  expect(isSame(scales, rounded.scales.subarray(0, count))).toBe(true)
  for (const row of [0, 511, 512, 4_095, 4_096]) {
    for (let axis = 0; axis < axes; axis++) {
      const at = row * rounded.stride + axis
      const pair = digits[at >> 1]!
      const bits = at % 2 === 0 ? pair % 16 : pair >> 4
      const entry = scales[row]! * (matrix[at]! + (bits > 7 ? bits - 16 : bits) / 15)
      expect(Math.abs(entry - vectors[row * axes + axis]!)).toBeLessThan((scales[row]! * 0.51) / 15)
    }
  }
})

test('rows are copied, however many', async () => {
  const from = Float32Array.from({ length: (1 << 20) + 5 }, (_, i) => i)
  const to = new Float32Array(from.length)
  await copyRows(from, to)
  expect(isSame(to, from)).toBe(true)
})
