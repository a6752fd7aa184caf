import { expect, test } from 'vitest'
import {
  brief,
  briefLetters,
  briefScore,
  bucketName,
  certainty,
  dayName,
  driverCertainty,
  fixed,
  percent,
  qFigure,
  scoreDigits,
  scoreText,
  shortBucketName,
  signed,
  signedBrief,
  signedPercent,
  tableDigits,
} from '../../src/client/figures.js'

test('a minus is no hyphen, and what rounds to nothing has no sign', () => {
  expect([fixed(-1.25, 1), fixed(-0.01), fixed(7)]).toEqual(['−1.3', '0.0', '7.0'])
  expect([signed(0.94), signed(-1.3), signed(-0.04)]).toEqual(['+0.9', '−1.3', '0.0'])
})

test('figures from 1,000 on have a comma at each thousand', () => {
  expect([fixed(8_690_932.04), fixed(-1_608_416, 0), fixed(999.96), fixed(1_000, 0)]).toEqual([
    '8,690,932.0',
    '−1,608,416',
    '1,000.0',
    '1,000',
  ])
  expect([signed(1_160_912.7, 0), signed(-841_297.04, 2)]).toEqual(['+1,160,913', '−841,297.04'])
})

test('where there is little room, figures of wide scales have three digits', () => {
  expect([brief(8_690_932, 0), brief(-841_297, 0), brief(9_999, 0), brief(12_345, 0)]).toEqual([
    '8.69M',
    '−841K',
    '9,999',
    '12.3K',
  ])
  expect([signedBrief(1_160_913, 0), signedBrief(-1_608_416, 0), signedBrief(0, 0)]).toEqual(['+1.16M', '−1.61M', '0'])
  // No letter stands for more than a trillion.
  expect([brief(999e12, 0), brief(8.694e18, 0), signedBrief(-1e100, 0)]).toEqual(['999T', '8.69E18', '−1E100'])
  // Scales that need digits behind the point keep them.
  expect([brief(12_345.6, 1), signedBrief(0.94, 1)]).toEqual(['12,345.6', '+0.9'])
  expect([briefScore(7_407_402, 0), briefScore(7.25, 1), briefScore(7, 1)]).toEqual(['7.41M', '7.3', '7'])
})

test('ticks that differ in the fourth digit are written with it', () => {
  expect([100_200, 100_400].map((tick) => brief(tick, 0, 4))).toEqual(['100.2K', '100.4K'])
})

test('there is room for every impact beside the largest', () => {
  for (const [most, digits] of [
    [1.3, 1],
    [9_999, 0],
    [2_900_000, 0],
    [1.23e18, 0],
    [9.87e99, 0],
  ] as const) {
    for (const part of [1, -1, 0.5, -0.02, 0.0001]) {
      expect(signedBrief(most * part, digits).length).toBeLessThanOrEqual(briefLetters(most, digits))
    }
  }
})

test('shares are whole per cent, and less than half of one is said', () => {
  expect([percent(0), percent(0.004), percent(0.005), percent(0.406), percent(1)]).toEqual([
    '0%',
    '<1%',
    '1%',
    '41%',
    '100%',
  ])
})

test('a q has three digits below .1, so that it is not mistaken for .05', () => {
  expect([0.0001, 0.046, 0.2, 0.999].map(qFigure)).toEqual(['q < .001', 'q .046', 'q .20', 'q 1.00'])
})

test('names of days and buckets', () => {
  expect(dayName('2024-01-04')).toBe('4 Jan 2024')
  expect(bucketName('2025-04-01', 'quarter')).toBe('Q2 2025')
  expect(bucketName('2025-04-01', 'month')).toBe('Apr 2025')
  expect(bucketName('2025-04-07', 'week')).toBe('7 Apr 2025')
  expect(bucketName('2025-01-01', 'year')).toBe('2025')
  expect([shortBucketName('2025-10-01', 'quarter'), shortBucketName('2025-04-07', 'week')]).toEqual(['Q4', '7 Apr'])
})

test('a signed share of nothing has no sign', () => {
  expect([0, -0, 0.11, -0.75, -0.001].map(signedPercent)).toEqual(['0%', '0%', '+11%', '−75%', '−<1%'])
})

test('averages have one digit on wide scales, and as many on narrow ones as tell them apart', () => {
  const digitsOf = (minimum: number, maximum: number): number => scoreDigits({ minimum, maximum })
  expect([digitsOf(0, 10), digitsOf(1, 5), digitsOf(-100, 100), digitsOf(0, 2.5)]).toEqual([1, 1, 1, 1])
  expect([digitsOf(0, 1), digitsOf(-1, 1), digitsOf(4, 5), digitsOf(0.25, 0.75)]).toEqual([2, 2, 2, 2])
  expect([digitsOf(0, 999), digitsOf(0, 1_000), digitsOf(-5_000_000, 5_000_000)]).toEqual([1, 0, 0])
  // A tenth of 0 to 2, a hundredth of it, and a scale that no reader has.
  expect([digitsOf(0, 0.2), digitsOf(0, 0.02), digitsOf(0, 1e-300)]).toEqual([3, 4, 6])
  expect(tableDigits(digitsOf(0, 1))).toBe(3)
})

test('without scores, or with one score alone, there is nothing to tell apart', () => {
  expect([scoreDigits(undefined), scoreDigits({}), scoreDigits({ minimum: 1, maximum: 1 })]).toEqual([1, 1, 1])
})

test('a score that is whole has no digits behind the point', () => {
  expect([scoreText(1, 2), scoreText(0.25, 2), scoreText(7.25, 1)]).toEqual(['1', '0.25', '7.3'])
})

test('a driver whose own range excludes 0 is not called chance, since q looks at other concepts as well', () => {
  const below = { low: -1.5, high: -0.2 }
  const across = { low: -1.5, high: 0.2 }
  const wordOf = (q: number, impact_interval: typeof below | null): string => driverCertainty({ q, impact_interval })
  expect(wordOf(1, below)).toBe('only taken alone')
  expect(wordOf(0.2, { low: 0.1, high: 0.4 })).toBe('only taken alone')
  expect([wordOf(1, across), wordOf(1, null), wordOf(0.2, { low: 0, high: 0.4 })]).toEqual([
    'may be chance',
    'may be chance',
    'may be chance',
  ])
  // What q finds beside the other concepts is said as it is, whatever the range.
  for (const q of [0.001, 0.03, 0.199]) {
    for (const interval of [below, across, null]) expect(wordOf(q, interval)).toBe(certainty(q))
  }
})
