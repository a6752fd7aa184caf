import { describe, expect, test } from 'vitest'
import { createBackoff } from '../../src/accounts/backoff.js'

describe('pauses', () => {
  const options = { free: 2, firstPause: 1, maxPause: 4, memory: 100 }

  test('begin after the free events, double, and stop growing', () => {
    const backoff = createBackoff(options)
    const pauses: number[] = []
    for (let event = 0; event < 6; event++) {
      backoff.add('a', 0)
      pauses.push(backoff.pause('a', 0))
    }
    expect(pauses).toEqual([0, 1, 2, 4, 4, 4])
    expect([1, 3.5, 4, 50].map((now) => backoff.pause('a', now))).toEqual([3, 0.5, 0, 0])
    expect(backoff.pause('b', 0)).toBe(0)
  })

  test('are forgotten with their events, which can be taken back', () => {
    const backoff = createBackoff(options)
    for (let event = 0; event < 4; event++) backoff.add('a', 0)
    backoff.remove('a', 1)
    expect(backoff.count('a', 99)).toBe(3)
    expect(backoff.count('a', 100)).toBe(0)
  })

  test('are no longer than a whole one when the clock has been put back', () => {
    const backoff = createBackoff(options)
    for (let event = 0; event < 3; event++) backoff.add('a', 1_000)
    expect(backoff.pause('a', 0)).toBe(2)
  })

  test('are remembered of so many keys, those with the latest events', () => {
    const backoff = createBackoff({ ...options, maxKeys: 3 })
    for (const key of ['a', 'b', 'a', 'c', 'd']) backoff.add(key, 0)
    expect(['a', 'b', 'c', 'd'].map((key) => backoff.count(key, 0))).toEqual([2, 0, 1, 1])
  })
})
