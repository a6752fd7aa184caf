import { expect, test } from 'vitest'
import { MOST_VECTORIZED, requireVectorizable } from '../../src/operations/limits.js'

test('texts may have the maximum number of characters together, and no more', () => {
  const half = 'x'.repeat(MOST_VECTORIZED / 2)
  expect(() => requireVectorizable([half, half], 'texts')).not.toThrow()
  expect(() => requireVectorizable([], 'texts')).not.toThrow()
  expect(() => requireVectorizable([half, half, 'x'], 'texts')).toThrow(
    expect.objectContaining({ code: 'INVALID_PARAMS', details: { parameters: ['texts'] } }),
  )
})
