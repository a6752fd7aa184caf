import { expect, test } from 'vitest'
import { grows, type Sample, trendOf } from '../../campaign/growth.js'
import { createRandom } from '../../src/math/random.js'

/** A curve with a value a second. */
const curve = (length: number, value: (second: number) => number): Sample[] =>
  Array.from({ length }, (_, time) => ({ time, value: value(time) }))

test('the trend of a line is its rise after the warm-up, in perfect order', () => {
  // Of 20 samples the first 8 are warm-up: from second 8 to 19 a slope of 3 rises by 33.
  expect(trendOf(curve(20, (time) => 3 * time))).toEqual({ rise: 33, tau: 1 })
})

test('a curve that falls, or stands still, does not grow', () => {
  expect(
    grows(
      curve(40, (time) => -time),
      0,
    ),
  ).toBe(false)
  expect(
    grows(
      curve(40, () => 5),
      0,
    ),
  ).toBe(false)
})

test('a warm-up does not count', () => {
  const warm = curve(40, (time) => Math.min(time, 12) * 100)
  expect(grows(warm, 10)).toBe(false)
})

test('noise and single peaks are no growth, a slow rise under noise is', () => {
  const random = createRandom(1)
  const noise = curve(40, (time) => 100 * random.next() + (time === 30 ? 5_000 : 0))
  expect(grows(noise, 20)).toBe(false)
  const rising = noise.map(({ time, value }) => ({ time, value: value + 10 * time }))
  expect(grows(rising, 20)).toBe(true)
})

test('a few samples say nothing', () => {
  expect(
    grows(
      curve(10, (time) => time * 1_000),
      10,
    ),
  ).toBe(false)
})
