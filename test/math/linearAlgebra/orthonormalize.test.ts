import { Matrix } from 'ml-matrix'
import { describe, expect, test } from 'vitest'
import { orthonormalize } from '../../../src/math/linearAlgebra/orthonormalize.js'
import { blockAlgebra, blockBytes } from '../../../src/math/linearAlgebra/rowBlocks.js'
import { inlineRunner } from '../../../src/math/linearAlgebra/rowKernels.js'
import { createRandom } from '../../../src/math/random.js'
import { createArena } from '../../../src/math/simd/arena.js'

describe('orthonormalize', () => {
  test('makes columns orthonormal, and dependent or zero columns zero, never NaN', async () => {
    const rows = 50
    const k = 6
    const arena = createArena(blockBytes(rows, k, 2))
    const algebra = blockAlgebra({ rows, k, arena, runner: inlineRunner })
    const block = algebra.block()
    const random = createRandom('columns')
    for (let row = 0; row < rows; row++) {
      const [x, y, z] = [random.normal(), random.normal(), random.normal()]
      // Third is a sum of the first two, fourth is zero, the last is the first on another scale.
      block.set([x, y * 1e-6, x + y, 0, z * 1e6, x * 1e4], row * k)
    }
    const [result] = await orthonormalize(algebra, [block, algebra.block()], k, 2)
    const square = Matrix.from1DArray(rows, k, result)
    const gram = square.transpose().mmul(square)
    const expected = Matrix.diag([1, 1, 0, 0, 1, 0])
    expect(Math.max(...Matrix.sub(gram, expected).to1DArray().map(Math.abs))).toBeLessThan(1e-5)
  })

  test('takes what rounding left of a zero column for zero, however short it is', async () => {
    const rows = 40
    const k = 4
    const arena = createArena(blockBytes(rows, k, 2))
    const algebra = blockAlgebra({ rows, k, arena, runner: inlineRunner })
    const block = algebra.block()
    const random = createRandom('remains')
    // 1e-42 is a subnormal of single precision: its inverse does not fit.
    for (let row = 0; row < rows; row++) block.set([random.normal(), 1e-42 * row, 1e-30 * random.normal(), 0], row * k)
    const [result] = await orthonormalize(algebra, [block, algebra.block()], k, 2)
    const lengths = [0, 1, 2, 3].map((column) => {
      let square = 0
      for (let row = 0; row < rows; row++) square += result[row * k + column]! ** 2
      return Math.sqrt(square)
    })
    expect(lengths[0]).toBeCloseTo(1, 5)
    expect(lengths.slice(1)).toEqual([0, 0, 0])
  })
})
