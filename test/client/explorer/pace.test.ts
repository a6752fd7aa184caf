import { expect, test } from 'vitest'
import { pauseBefore } from '../../../src/client/explorer/api/pace.js'

test('calls to an endpoint begin at once until eight of them began within a good second, then as the oldest of them passes', () => {
  const seven = [0, 10, 20, 30, 40, 50, 60]
  expect(pauseBefore([], 0)).toBe(0)
  expect(pauseBefore(seven, 100)).toBe(0)
  expect(pauseBefore([...seven, 100], 100)).toBe(1_000)
  expect(pauseBefore([...seven, 100], 1_099)).toBe(1)
  expect(pauseBefore([...seven, 100], 1_100)).toBe(0)
})
