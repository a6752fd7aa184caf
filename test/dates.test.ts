import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatDate, formatDay, parseAnyDate, parseDate } from '../src/dates.js'

// 1 May 2024 is day 19,844 of the epoch: 54 years of 365 days, 13 leap days, and 121 days of 2024.
const MAY_FIRST = (54 * 365 + 13 + 121) * 86_400
const HALF_PAST_TWELVE = MAY_FIRST + 12 * 3600 + 30 * 60 + 15

describe('a date of version 5', () => {
  test.each([
    ['2024-05-01T00:00:00Z', MAY_FIRST],
    ['2024-05-01T12:30:15Z', HALF_PAST_TWELVE],
    ['2024-05-01t12:30:15z', HALF_PAST_TWELVE],
    ['2024-05-01T12:30:15.5Z', HALF_PAST_TWELVE + 0.5],
    ['2024-05-01T12:30:15.123456Z', HALF_PAST_TWELVE + 0.123456],
    ['2024-05-01T12:30:15+00:00', HALF_PAST_TWELVE],
    ['2024-05-01T12:30:15-00:00', HALF_PAST_TWELVE],
    ['2024-05-01T12:30:15.000001+00:00', HALF_PAST_TWELVE + 0.000001],
    ['1969-12-31T23:59:59.25+00:00', -0.75],
    [HALF_PAST_TWELVE, HALF_PAST_TWELVE],
  ])('%s is %d', (date, seconds) => expect(parseDate(date)).toBe(seconds))

  test.each([
    '2024-05-01T12:30:15+02:00',
    '2024-05-01T12:30:15',
    '2024-05-01 12:30:15Z',
    '2024-05-01',
    '2024-05-01T12:30:15.Z',
    '2024-05-01T12:30:15.1234567Z',
    '2024-05-01T12:30:15+0000',
    '2024-05-01T24:00:00Z',
    '2024-02-30T00:00:00Z',
    '1714566615',
    Number.NaN,
    1e12,
  ])('%s is none', (date) => expect(parseDate(date)).toBeUndefined())
})

describe('a date of the older listing', () => {
  test.each([
    ['2024-05-01T12:30:15+00:00', HALF_PAST_TWELVE],
    ['2024-05-01T12:30:15.25+05:30', HALF_PAST_TWELVE - 5.5 * 3600 + 0.25],
    ['2024-05-01T12:30:15-03:00', HALF_PAST_TWELVE + 3 * 3600],
    ['2024-05-01T12:30:15+00:53:28', HALF_PAST_TWELVE - 53 * 60 - 28],
    ['2024-05-01T12:30:15.123456', HALF_PAST_TWELVE + 0.123456],
    ['2024-05-01 12:30:15', HALF_PAST_TWELVE],
    ['2024-05-01', MAY_FIRST],
    [' 1714566615.5 ', HALF_PAST_TWELVE + 0.5],
    ['-1', -1],
    [HALF_PAST_TWELVE, HALF_PAST_TWELVE],
  ])('%s is %d', (date, seconds) => expect(parseAnyDate(date)).toBe(seconds))

  test.each([
    'soon',
    '2024-05-01T12:30',
    '2024-05-01Z',
    '2024-05-01T12:30:15+24:00',
    '9999-12-31T23:00:00-02:00',
    '99999999999999',
  ])('%s is none', (date) => expect(parseAnyDate(date)).toBeUndefined())
})

test.each(['2024-05-01T12:30:15Z', '2024-05-01T12:30:15.120000Z', '1969-12-31T23:59:59.250000Z'])(
  '%s is written as it was read',
  (date) => expect(formatDate(parseDate(date)!)).toBe(date),
)

test('each microsecond from 1700 to 2240 is written as it was read', () => {
  const [from, to] = [Date.UTC(1700, 0, 1), Date.UTC(2240, 0, 1) - 1]
  const milliseconds = fc.oneof(
    fc.integer({ min: from, max: to }),
    // From here on numbers of seconds are 2^-20 apart, and millionths of them less than 1.
    fc.integer({ min: Date.UTC(2106, 1, 7), max: Date.UTC(2112, 8, 17) }),
    fc.integer({ min: Date.UTC(1827, 3, 17), max: Date.UTC(1833, 10, 23) }),
  )
  fc.assert(
    fc.property(milliseconds, fc.integer({ min: 1, max: 999 }), (time, micros) => {
      const date = `${new Date(time).toISOString().slice(0, -1)}${String(micros).padStart(3, '0')}Z`
      expect(formatDate(parseDate(date)!)).toBe(date)
      expect(formatDate(parseAnyDate(date)!)).toBe(date)
    }),
    { numRuns: 2_000 },
  )
})

test.each(['9999-12-31T23:59:59.999999Z', '9999-12-31T23:59:59.99999Z'])('%s stays in its year', (date) => {
  expect(formatDate(parseDate(date)!)).toMatch(/^9999-12-31T23:59:59\.9999\d{2}Z$/)
  expect(parseDate(253_402_300_800)).toBeUndefined()
})

test.each([1899, 1900, 1999, 2000, 2023, 2024, 2100])(
  'each month of %d has the days of the calendar and no more',
  (year) => {
    const two = (number: number): string => String(number).padStart(2, '0')
    for (let month = 0; month <= 13; month++) {
      for (const day of [0, 1, 27, 28, 29, 30, 31, 32]) {
        const text = `${year}-${two(month)}-${two(day)}`
        const midnight = new Date(Date.UTC(year, month - 1, day))
        const isDay =
          midnight.getUTCFullYear() === year && midnight.getUTCMonth() === month - 1 && midnight.getUTCDate() === day
        const expected = isDay ? midnight.getTime() / 1000 : undefined
        expect([text, parseDate(`${text}T00:00:00Z`), parseAnyDate(text)]).toEqual([text, expected, expected])
      }
    }
  },
)

test('a day is that of UTC, up to its last second', () => {
  expect([0, 86_399, 86_400, -1].map(formatDay)).toEqual(['1970-01-01', '1970-01-01', '1970-01-02', '1969-12-31'])
})
