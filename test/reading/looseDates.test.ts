import { describe, expect, test } from 'vitest'
import { type DateForm, endOfPeriod, readColumnDate, readDate } from '../../src/reading/looseDates.js'

const at = (iso: string): number => Date.parse(iso) / 1000

describe('dates', () => {
  test.each<[string, DateForm, string]>([
    ['2024-02-29', 'iso', '2024-02-29T00:00:00Z'],
    ['2024/2/9 7:05', 'iso', '2024-02-09T07:05:00Z'],
    ['2024-02-29T23:59:59.250Z', 'iso', '2024-02-29T23:59:59Z'],
    ['2024-02-29T01:00:00+02:00', 'iso', '2024-02-28T23:00:00Z'],
    ['2024-02-28T20:00:00-0530', 'iso', '2024-02-29T01:30:00Z'],
    // What some programs write for no date.
    ['0001-01-01T00:00:00', 'iso', '0001-01-01T00:00:00Z'],
    ['01.01.0099', 'dmy', '0099-01-01T00:00:00Z'],
    ['0000-02-29', 'iso', '0000-02-29T00:00:00Z'],
    ['31.1.2024', 'dmy', '2024-01-31T00:00:00Z'],
    ['31-01-24 18:30', 'dmy', '2024-01-31T18:30:00Z'],
    ['1/31/2024 12:15 AM', 'mdy', '2024-01-31T00:15:00Z'],
    ['1/31/2024, 3:15 PM', 'mdy', '2024-01-31T15:15:00Z'],
    ['Sunday, 3rd March 2024', 'words', '2024-03-03T00:00:00Z'],
    ['Mar 3rd, 2024', 'words', '2024-03-03T00:00:00Z'],
    ['1-Mar-24', 'words', '2024-03-01T00:00:00Z'],
    ['1-Mar-2024', 'words', '2024-03-01T00:00:00Z'],
    ['1. März 2024', 'words', '2024-03-01T00:00:00Z'],
    ['1. Ma\u0308rz 2024', 'words', '2024-03-01T00:00:00Z'],
    ['5. Jänner 2024', 'words', '2024-01-05T00:00:00Z'],
    ['Freitag, 3. Mai 2024', 'words', '2024-05-03T00:00:00Z'],
    ['31. Okt. 2024', 'words', '2024-10-31T00:00:00Z'],
    ['24. Dezember 2024', 'words', '2024-12-24T00:00:00Z'],
    ['20240303', 'compact', '2024-03-03T00:00:00Z'],
    ['1709424000', 'seconds', '2024-03-03T00:00:00Z'],
    ['1709424000000', 'milliseconds', '2024-03-03T00:00:00Z'],
    ['45354', 'serial', '2024-03-03T00:00:00Z'],
    ['45354.75', 'serial', '2024-03-03T18:00:00Z'],
    ['45354,5', 'serial', '2024-03-03T12:00:00Z'],
  ])('%s as %s is %s', (value, form, expected) => {
    expect(readDate(value, form)).toBe(at(expected))
  })

  test.each<[string, DateForm]>([
    ['2023-02-29', 'iso'],
    ['0100-02-29', 'iso'],
    ['9999-12-31T23:59:59-05:00', 'iso'],
    ['0000-01-01 00:00:00+01:00', 'iso'],
    ['2024-13-01', 'iso'],
    ['2024-01-01 25:00', 'iso'],
    ['31.02.2024', 'dmy'],
    ['01.02.2024', 'mdy'],
    ['31/01/2024', 'mdy'],
    ['3 Foo 2024', 'words'],
    ['20241301', 'compact'],
    ['12345', 'seconds'],
    ['29220', 'serial'],
    ['73051', 'serial'],
    ['4535', 'serial'],
    ['-45354', 'serial'],
  ])('%s is no date as %s', (value, form) => {
    expect(readDate(value, form)).toBeUndefined()
  })
})

test('a column of dates takes those that nobody can mistake beside its own', () => {
  const column = ['04.03.2024', '2024-03-04', '4 March 2024', '3/31/2024', '20240304']
  expect(column.map((cell) => readColumnDate(cell, 'dmy'))).toEqual([
    ...Array(3).fill(at('2024-03-04T00:00:00Z')),
    undefined,
    undefined,
  ])
  expect(readColumnDate('2024-03-04', 'seconds')).toBeUndefined()
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

describe('how people write dates', () => {
  const names = 'January February March April May June July August September October November December'.split(' ')
  test.each(names.map((name, month) => [name, month] as const))(
    '%s is a month, in full and cut to three letters',
    (name, month) => {
      const expected = Date.UTC(2024, month, 5) / 1_000
      const forms = [name, name.slice(0, 3), name.toUpperCase(), `${name.slice(0, 3)}.`]
      for (const form of forms) {
        expect([readDate(`5 ${form} 2024`, 'words'), readDate(`${form} 5, 2024`, 'words')]).toEqual([
          expected,
          expected,
        ])
      }
      expect(readDate(`5-${name.slice(0, 3)}-2024`, 'words')).toBe(expected)
    },
  )

  test.each([
    '1st May 2024',
    'May 1st 2024',
    '1. May 2024',
    'Wednesday, 1 May 2024',
    'Wednesday, May 1, 2024',
    'Wed 1 May 2024',
  ])('%s is the first of May', (text) => {
    expect(readDate(text, 'words')).toBe(at('2024-05-01T00:00:00Z'))
  })

  test.each<[string, DateForm, string]>([
    ['2024.05.01 1:02:03', 'iso', '2024-05-01T01:02:03Z'],
    ['2024/03/05 9:24:17 PM GMT-3', 'iso', '2024-03-06T00:24:17Z'],
    ['2024/03/05 12:24:17 AM CET', 'iso', '2024-03-05T00:24:17Z'],
    ['2024-05-01 10:00+0200', 'iso', '2024-05-01T08:00:00Z'],
    ['2024-05-01t10:00z', 'iso', '2024-05-01T10:00:00Z'],
    ['5-1-24T10:11:12', 'dmy', '2024-01-05T10:11:12Z'],
    ['5-1-24 10:11:12', 'mdy', '2024-05-01T10:11:12Z'],
    ['1/5/2024 11:59 pm', 'dmy', '2024-05-01T23:59:00Z'],
    ['1/5/2024 23:59:59', 'dmy', '2024-05-01T23:59:59Z'],
    ['1714521600.5', 'seconds', '2024-05-01T00:00:00Z'],
    // A month alone, as tables of months have it.
    ['2024-05', 'iso', '2024-05-01T00:00:00Z'],
    ['2024年5月1日', 'iso', '2024-05-01T00:00:00Z'],
    ['2024.05.01. 10:00', 'iso', '2024-05-01T10:00:00Z'],
    // Amazon.
    ['09 13, 2014', 'mdy', '2014-09-13T00:00:00Z'],
    ['01 9, 2014', 'mdy', '2014-01-09T00:00:00Z'],
    ['Mon 1/5/2024 10:00 EST', 'dmy', '2024-05-01T10:00:00Z'],
    ['01.05.2024 23.59', 'dmy', '2024-05-01T23:59:00Z'],
    ['1/5/68', 'dmy', '2068-05-01T00:00:00Z'],
    ['1/5/69', 'dmy', '1969-05-01T00:00:00Z'],
    ['13-Sep-99', 'words', '1999-09-13T00:00:00Z'],
    ['13 Sep 2014 10:20', 'words', '2014-09-13T10:20:00Z'],
    ['Sep 13, 2014, 10:20:30 PM', 'words', '2014-09-13T22:20:30Z'],
    ['Sep-13-2014', 'words', '2014-09-13T00:00:00Z'],
    ['13/Sep/2014:10:20:30 +0200', 'words', '2014-09-13T08:20:30Z'],
    ['13-SEP-14 10.20.30.000000 AM', 'words', '2014-09-13T10:20:30Z'],
    ['Sat, 13 Sep 2014 10:20:30 GMT', 'words', '2014-09-13T10:20:30Z'],
    ['Sat, 13 Sep 2014 10:20:30 -0130', 'words', '2014-09-13T11:50:30Z'],
    ['Sat Sep 13 2014 10:20:30 GMT+0200 (Central European Summer Time)', 'words', '2014-09-13T08:20:30Z'],
    ['Sat Sep 13 10:20:30 2014', 'words', '2014-09-13T10:20:30Z'],
    ['Sat Sep  6 10:20:30 +0000 2014', 'words', '2014-09-06T10:20:30Z'],
    ['1er août 2014', 'words', '2014-08-01T00:00:00Z'],
    ['3 juillet 2014', 'words', '2014-07-03T00:00:00Z'],
    ['3 juin 2014', 'words', '2014-06-03T00:00:00Z'],
    ['3 de septiembre de 2014', 'words', '2014-09-03T00:00:00Z'],
    ['lunedì 3 giugno 2014', 'words', '2014-06-03T00:00:00Z'],
    ['quarta-feira, 3 de março de 2014', 'words', '2014-03-03T00:00:00Z'],
    ['3 maart 2014', 'words', '2014-03-03T00:00:00Z'],
    ['20140913102030', 'compact', '2014-09-13T10:20:30Z'],
    // A period stands for its first day. 1 January of 2014 was a Wednesday, that of 2021 a Friday.
    ['02/2014', 'iso', '2014-02-01T00:00:00Z'],
    ['12.2014', 'iso', '2014-12-01T00:00:00Z'],
    ['2014-W17', 'iso', '2014-04-21T00:00:00Z'],
    ['2014W01', 'iso', '2013-12-30T00:00:00Z'],
    ['KW 1/2021', 'iso', '2021-01-04T00:00:00Z'],
    ['2020-W53', 'iso', '2020-12-28T00:00:00Z'],
    ['Q3 2021', 'iso', '2021-07-01T00:00:00Z'],
    ['q1/2021', 'iso', '2021-01-01T00:00:00Z'],
    ['2021-Q4', 'iso', '2021-10-01T00:00:00Z'],
    ['March 2021', 'words', '2021-03-01T00:00:00Z'],
    ['Sep 2014', 'words', '2014-09-01T00:00:00Z'],
    ['Mar-21', 'words', '2021-03-01T00:00:00Z'],
    ['Mrz-99', 'words', '1999-03-01T00:00:00Z'],
    ["May '21", 'words', '2021-05-01T00:00:00Z'],
    ['May ’21', 'words', '2021-05-01T00:00:00Z'],
    ['Sept. 2014', 'words', '2014-09-01T00:00:00Z'],
    ['marzo de 2021', 'words', '2021-03-01T00:00:00Z'],
    ['août 2021', 'words', '2021-08-01T00:00:00Z'],
    ['Dezember 2021', 'words', '2021-12-01T00:00:00Z'],
    ['październik 2021', 'words', '2021-10-01T00:00:00Z'],
    ['5 марта 2024', 'words', '2024-03-05T00:00:00Z'],
    ['5 stycznia 2024 10:20', 'words', '2024-01-05T10:20:00Z'],
    ['5 Kasım 2024', 'words', '2024-11-05T00:00:00Z'],
    ['5. tammikuuta 2024', 'words', '2024-01-05T00:00:00Z'],
    ['Reviewed in the United States on March 5, 2021', 'words', '2021-03-05T00:00:00Z'],
    ['Rezension aus Deutschland vom 5. März 2021', 'words', '2021-03-05T00:00:00Z'],
    ['Revisado en España el 5 de marzo de 2021', 'words', '2021-03-05T00:00:00Z'],
    // Korean and Spanish settings.
    ['2024. 5. 1.', 'iso', '2024-05-01T00:00:00Z'],
    ['05/03/2024 03:10:20 p. m.', 'dmy', '2024-03-05T15:10:20Z'],
    ['05/03/2024 12:10 a.m.', 'dmy', '2024-03-05T00:10:00Z'],
    ['201409131020', 'compact', '2014-09-13T10:20:00Z'],
  ])('%s as %s is %s', (text, form, expected) => {
    expect(Math.floor(readDate(text, form)!)).toBe(at(expected))
  })

  test.each<[string, DateForm]>([
    ['5.1.2024', 'mdy'],
    ['2024-13', 'iso'],
    ['2024-5', 'iso'],
    ['1234-05', 'iso'],
    ['2024.05', 'iso'],
    ['24-05-01', 'iso'],
    ['09 13 14', 'mdy'],
    ['Marathon 2019', 'words'],
    ['Mar-321', 'words'],
    ['Mar-1821', 'words'],
    ['March 21', 'words'],
    ['Listo 2014', 'words'],
    ['13/2014', 'iso'],
    ['2/2014', 'iso'],
    ['02-2014', 'iso'],
    ['02/1814', 'iso'],
    ['2014-W00', 'iso'],
    // 2021 has 52 weeks.
    ['2021-W53', 'iso'],
    ['Q0 2021', 'iso'],
    ['Q5 2021', 'iso'],
    ['Q3 21', 'iso'],
    ['Q3', 'iso'],
    ['2021-Q3 2021', 'iso'],
    ['3 on March 3, 2021', 'words'],
    ['13 Sep 2014 25:00', 'words'],
    ['Sat Sep 13 10:20:30', 'words'],
    ['20140913256000', 'compact'],
    ['18140913', 'compact'],
    [`4 March 2024 10:00 (${'a'.repeat(80)})`, 'words'],
    ['1/5/024', 'dmy'],
    ['2024-05-01 1:2', 'iso'],
    ['1 Ma 2024', 'words'],
    ['2024051', 'compact'],
    ['12345678', 'seconds'],
    ['315532799999', 'milliseconds'],
    ['1709424000000', 'seconds'],
  ])('%s is no date as %s', (text, form) => {
    expect(readDate(text, form)).toBeUndefined()
  })
})

test.each([
  ['2024-03-05', '2024-03-06'],
  ['March 2024', '2024-04-01'],
  ['Mar-24', '2024-04-01'],
  ['12/2024', '2025-01-01'],
  ['2024-W09', '2024-03-04'],
  ['Q4 2024', '2025-01-01'],
])('the period %s ends where %s begins', (text, next) => {
  const start = readDate(text, 'iso') ?? readDate(text, 'words')!
  expect(endOfPeriod(text, start)).toBe(at(`${next}T00:00:00Z`))
})
