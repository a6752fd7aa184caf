import { describe, expect, test } from 'vitest'
import { type DateForm, guessDecimalMark, readDate, readNumber } from '../../src/reading/looseValues.js'

const at = (iso: string): number => Date.parse(iso) / 1000

describe('dates', () => {
  test.each<[string, DateForm, string]>([
    ['2024-02-29', 'iso', '2024-02-29T00:00:00Z'],
    ['2024/2/9 7:05', 'iso', '2024-02-09T07:05:00Z'],
    ['2024-02-29T23:59:59.250Z', 'iso', '2024-02-29T23:59:59Z'],
    ['2024-02-29T01:00:00+02:00', 'iso', '2024-02-28T23:00:00Z'],
    ['2024-02-28T20:00:00-0530', 'iso', '2024-02-29T01:30:00Z'],
    ['31.1.2024', 'dmy', '2024-01-31T00:00:00Z'],
    ['31-01-24 18:30', 'dmy', '2024-01-31T18:30:00Z'],
    ['1/31/2024 12:15 AM', 'mdy', '2024-01-31T00:15:00Z'],
    ['1/31/2024, 3:15 PM', 'mdy', '2024-01-31T15:15:00Z'],
    ['Sunday, 3rd March 2024', 'words', '2024-03-03T00:00:00Z'],
    ['Mar 3rd, 2024', 'words', '2024-03-03T00:00:00Z'],
    ['20240303', 'compact', '2024-03-03T00:00:00Z'],
    ['1709424000', 'seconds', '2024-03-03T00:00:00Z'],
    ['1709424000000', 'milliseconds', '2024-03-03T00:00:00Z'],
  ])('%s as %s is %s', (value, form, expected) => {
    expect(readDate(value, form)).toBe(at(expected))
  })

  test.each<[string, DateForm]>([
    ['2023-02-29', 'iso'],
    ['2024-13-01', 'iso'],
    ['2024-01-01 25:00', 'iso'],
    ['31.02.2024', 'dmy'],
    ['01.02.2024', 'mdy'],
    ['31/01/2024', 'mdy'],
    ['3 Foo 2024', 'words'],
    ['20241301', 'compact'],
    ['12345', 'seconds'],
  ])('%s is no date as %s', (value, form) => {
    expect(readDate(value, form)).toBeUndefined()
  })
})

describe('numbers', () => {
  test.each([
    ['12', 12],
    ['-3.5', -3.5],
    ['1,234.5', 1234.5],
    ['85 %', 85],
    ['.5', 0.5],
    ['1e3', 1000],
  ])('%s is %d', (value, expected) => {
    expect(readNumber(value)).toBe(expected)
  })

  test.each([
    ['12,5', 12.5],
    ['1.234,5', 1234.5],
    ['7', 7],
  ])('%s with decimal commas is %d', (value, expected) => {
    expect(readNumber(value, ',')).toBe(expected)
  })

  test.each(['', 'n/a', '4 stars', '1,23,4', 'Infinity', '0x10', '1e999'])('"%s" is none', (value) => {
    expect(readNumber(value)).toBeUndefined()
  })

  // A cell of a file can be of any length.
  test.each([
    ['1', 'x'],
    [' ', 'x'],
    ['1', 'e5x'],
    ['%', 'x'],
  ])('half a million of "%s" and "%s" are none, at once', (piece, end) => {
    expect(readNumber(`x${piece.repeat(500_000)}${end}`)).toBeUndefined()
    expect(readNumber(`${piece.repeat(500_000)}${end}`)).toBeUndefined()
  })

  test('the decimal mark is the one under which more values are numbers', () => {
    expect(guessDecimalMark(['1,5', '2,25', '3'])).toBe(',')
    expect(guessDecimalMark(['1.5', '1,500', '3'])).toBe('.')
  })
})

describe('a date stands alone in its cell', () => {
  const dates = [
    ['iso', '2024-03-04'],
    ['iso', '2024-03-04T05:06:07Z'],
    ['dmy', '04/03/2024'],
    ['mdy', '03/04/2024 5:06 pm'],
    ['words', '4 March 2024'],
    ['words', 'March 4, 2024'],
    ['compact', '20240304'],
    ['seconds', '1709510400'],
    ['milliseconds', '1709510400000'],
  ] as const
  test.each(dates)('%s %s', (form, text) => {
    expect(readDate(` ${text} `, form)).toBeDefined()
    for (const more of [`#1${text}`, `${text}1x`, `# ${text}`, `${text} or so`, `${text}\n${text}`]) {
      expect(readDate(more, form), more).toBeUndefined()
    }
  })

  test.each([
    ['2024-02-30', 'iso'],
    ['2024-13-01', 'iso'],
    ['2024-01-01 24:00', 'iso'],
    ['2024-01-01 23:60', 'iso'],
    ['2024-01-01 23:59:60', 'iso'],
    ['31/04/2024', 'dmy'],
    ['13/13/2024', 'mdy'],
    ['20240230', 'compact'],
    ['4 Marchember 20245', 'words'],
    ['4 Xyz 2024', 'words'],
    ['315532799', 'seconds'],
    ['4102444800', 'seconds'],
  ] as const)('%s is no time as %s', (text, form) => {
    expect(readDate(text, form)).toBeUndefined()
  })

  test('halves of the day, zones and bounds', () => {
    const noon = Date.UTC(2024, 0, 1, 12) / 1000
    const at = (text: string, form: 'mdy' | 'iso' | 'seconds') => readDate(text, form)
    expect([at('1/1/2024 12:00 PM', 'mdy'), at('1/1/2024 12:00 am', 'mdy'), at('1/1/24 1:00 pm', 'mdy')]).toEqual([
      ...[noon, noon - 12 * 3_600, noon + 3_600],
    ])
    expect([
      at('2024-01-01 13:30:00+01:30', 'iso'),
      at('2024-01-01 10:30 -0130', 'iso'),
      at('2024-01-01 12:00 UTC', 'iso'),
    ]).toEqual([...[noon, noon, noon]])
    expect([at('315532800', 'seconds'), at('4102444799', 'seconds')]).toEqual([315_532_800, 4_102_444_799])
  })
})
