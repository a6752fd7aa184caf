import { expect, test } from 'vitest'
import { sumNumbers } from '../../src/compute/sumNumbers.js'

test('numbers are added up beyond 32 bits, none to 0', async () => {
  const numbers = Uint32Array.from({ length: 200_000 }, (_, i) => 4_000_000_000 + i)
  expect(await sumNumbers(numbers)).toBe(200_000 * 4_000_000_000 + (200_000 * 199_999) / 2)
  expect(await sumNumbers(new Uint32Array(0))).toBe(0)
})
