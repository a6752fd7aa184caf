import { describe, expect, test } from 'vitest'
import { chooseInterval, fitsChart, nextStart, startOf } from '../../../src/report/document/intervals.js'

/** So many documents on each of the days from a first one. */
function days(first: string, length: number, each: number): Map<string, number> {
  const counts = new Map<string, number>()
  for (let day = first, i = 0; i < length; i++, day = nextStart(day, 'day')) counts.set(day, each)
  return counts
}

describe('chooseInterval', () => {
  test('days, where each has enough', () => {
    expect(chooseInterval(days('2024-02-20', 30, 30), 30)).toBe('day')
  })

  test('weeks, where days have too few', () => {
    expect(chooseInterval(days('2024-02-20', 100, 5), 30)).toBe('week')
  })

  test('not days, where these are more than forty', () => {
    expect(chooseInterval(days('2024-02-20', 60, 30), 30)).toBe('week')
  })

  test('one document a day for two years: a month has about thirty, a quarter has at least thirty', () => {
    expect(chooseInterval(days('2023-01-01', 730, 1), 30)).toBe('month')
    expect(chooseInterval(days('2023-01-01', 730, 1), 31.5)).toBe('quarter')
  })

  test('the longest with two buckets, where no bucket has enough', () => {
    expect(chooseInterval(days('2023-11-01', 120, 1), 1_000)).toBe('year')
    expect(chooseInterval(days('2024-01-01', 120, 1), 1_000)).toBe('quarter')
  })

  test('a year without dates, and for a single day', () => {
    expect(chooseInterval(new Map(), 30)).toBe('year')
    expect(chooseInterval(new Map([['2024-05-05', 100]]), 30)).toBe('year')
  })
})

test('the start of a bucket: weeks begin on Monday', () => {
  expect(startOf('2024-05-19', 'week')).toBe('2024-05-13')
  expect(startOf('2024-05-13', 'week')).toBe('2024-05-13')
  expect(startOf('2024-05-19', 'month')).toBe('2024-05-01')
  expect(startOf('2024-06-30', 'quarter')).toBe('2024-04-01')
  expect(startOf('2024-12-31', 'quarter')).toBe('2024-10-01')
  expect(startOf('2024-12-31', 'year')).toBe('2024-01-01')
})

test('the next start of an interval follows the calendar', () => {
  expect(nextStart('2024-02-28', 'day')).toBe('2024-02-29')
  expect(nextStart('2024-12-30', 'week')).toBe('2025-01-06')
  expect(nextStart('2024-12-01', 'month')).toBe('2025-01-01')
  expect(nextStart('2024-10-01', 'quarter')).toBe('2025-01-01')
  expect(nextStart('2024-01-01', 'year')).toBe('2025-01-01')
})

test('a time has a chart unless it has no date, or dates that are centuries from each other', () => {
  const fits = (...days: string[]): boolean => fitsChart(new Map(days.map((day) => [day, 1])))
  expect([fits(), fits('2024-02-29'), fits('1850-01-01', '2024-02-29')]).toEqual([false, true, true])
  expect([fits('2024-02-29', '9999-12-31'), fits('0001-01-01', '2024-02-29')]).toEqual([false, false])
})
