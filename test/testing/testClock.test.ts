import { expect, test } from 'vitest'
import { createTestClock } from '../../src/testing/testClock.js'

test('starts at a date or at seconds, moves by seconds, and is set', () => {
  const clock = createTestClock(new Date('2024-01-01T00:00:00.500Z'))
  expect(clock.now()).toBe(Date.UTC(2024, 0, 1) / 1000 + 0.5)
  clock.advance(0.5)
  expect(clock.now()).toBe(Date.UTC(2024, 0, 1) / 1000 + 1)
  clock.advance(0)
  clock.set(12)
  clock.advance(3)
  expect(clock.now()).toBe(15)
  clock.set(new Date(20_000))
  expect(clock.now()).toBe(20)
})

test.each([['2024-01-01'], [new Date('nope')], [Number.NaN], [undefined], [null], [{}]])(
  'cannot start at %s, nor be set to it',
  (time) => {
    const refused = (name: string) =>
      expect.objectContaining({ code: 'INVALID_PARAMS', details: expect.objectContaining({ parameters: [name] }) })
    expect(() => createTestClock(time as never)).toThrow(refused('now'))
    const clock = createTestClock(7)
    expect(() => clock.set(time as never)).toThrow(refused('time'))
    expect(clock.now()).toBe(7)
  },
)

test.each([-5, Number.NaN, Number.POSITIVE_INFINITY, '5', undefined])('does not advance by %s', (seconds) => {
  const clock = createTestClock(7)
  expect(() => clock.advance(seconds as never)).toThrow(expect.objectContaining({ code: 'INVALID_PARAMS' }))
  expect(clock.now()).toBe(7)
})
