import { expect, test } from 'vitest'
import { lazily } from '../src/lazily.js'

test('a lazy value is created once, even if it is undefined', () => {
  let created = 0
  const value = lazily(() => {
    created++
    return undefined
  })
  expect(created).toBe(0)
  expect([value(), value()]).toEqual([undefined, undefined])
  expect(created).toBe(1)
})
