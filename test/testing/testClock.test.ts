import { expect, test } from 'vitest'
import { createTestClock } from '../../src/testing/testClock.js'

test('starts at a date or at seconds, moves by seconds, and is set', () => {
  const clock = createTestClock(new Date('2024-01-01T00:00:00.500Z'))
  expect(clock.now()).toBe(Date.UTC(2024, 0, 1) / 1000 + 0.5)
  clock.advance(-0.5)
  expect(clock.now()).toBe(Date.UTC(2024, 0, 1) / 1000)
  clock.set(12)
  clock.advance(3)
  expect(clock.now()).toBe(15)
  clock.set(new Date(20_000))
  expect(clock.now()).toBe(20)
})
