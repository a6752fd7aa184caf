import { expect, test } from 'vitest'
import { bitOf, bitSet } from '../../src/compute/bits.js'

test('a set has its members and no others, also at the ends of its words', () => {
  const members = [0, 31, 32, 63, 69]
  const bits = bitSet(70, members)
  expect(bits).toHaveLength(3)
  expect(Array.from({ length: 70 }, (_, i) => i).filter((i) => bitOf(bits, i) === 1)).toEqual(members)
})
