import { describe, expect, test } from 'vitest'
import { guessNumberForm, readColumnNumber, readNumber } from '../../src/reading/looseNumbers.js'

/** The form of a column with these cells, and what they read as. */
function readColumn(...cells: string[]) {
  const { form, found, certain } = guessNumberForm(new Map(cells.map((cell) => [cell, 1])))
  return { form, found, certain, numbers: cells.map((cell) => readColumnNumber(cell, form)) }
}

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

  test.each(['', 'n/a', '4 stars', '1,23,4', 'Infinity', '0x10', '1e101', '1e999'])('"%s" is none', (value) => {
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
    expect(readColumn('1,5', '2,25', '3').form.decimal).toBe(',')
    expect(readColumn('1.5', '1,500', '3').form.decimal).toBe('.')
  })
})

describe('how people write numbers', () => {
  test.each([
    ['+7', 7],
    ['5.', 5],
    ['-.5', -0.5],
    ['12%', 12],
    ['12 %', 12],
    ['1,234,567', 1_234_567],
    ['-1,234.25', -1_234.25],
    ['2.5E-1', 0.25],
    [' 3 ', 3],
    ['1 234 567', 1_234_567],
    ['1\u202f234.5', 1_234.5],
    ["1'234.5", 1_234.5],
    ['$1,234.50', 1_234.5],
    ['-$5', -5],
    ['£ 5', 5],
    ['\u22125', -5],
    ['CHF 12.50', 12.5],
    ['12.50 CHF', 12.5],
    ['-EUR 5', -5],
    ['US$ 1,234.5', 1_234.5],
    ['R$5', 5],
    ['120 kr', 120],
    ['CHF 25.–', 25],
    ['25,- €', 25],
    ['%80', 80],
    ['12,34,567', 1_234_567],
  ])('%s is the number %d', (text, expected) => {
    expect(readNumber(text)).toBe(expected)
  })

  test.each([
    '1,23',
    '1234,567',
    ',5',
    '1,,234',
    '%',
    '1%%',
    '--1',
    '1e',
    '1e1234',
    '.',
    '1 2',
    '0,123',
    '030 123 456',
    '1,234 567',
    '$',
    '$$5',
    '5 $ 5',
    'COM 12',
    'EUR',
    'EUR EUR 5',
    'EUR 5 EUR 5',
    '12-',
    '(12)',
    '1,00,00',
    '5 stars',
    '4/5',
    '2014-W17',
    '18-24',
    '1.2.3',
    '+49 (30) 123456',
  ])('%s is no number', (text) => {
    expect(readNumber(text)).toBeUndefined()
  })

  test('with decimal commas points group thousands', () => {
    const read = (text: string) => readNumber(text, ',')
    expect(['1.234.567,5', '-0,5', '1.234', '5,', '1.234,50 €', '1 234,5', '1.5', '1,5,5'].map(read)).toEqual([
      ...[1_234_567.5, -0.5, 1_234, 5, 1_234.5, 1_234.5, undefined, undefined],
    ])
  })
})

describe('the numbers of a column', () => {
  test.each<[string[], number[]]>([
    [
      ['4/5', '5/5', '3,5/5'],
      [4, 5, 3.5],
    ],
    [
      ['80/100', '7 / 100'],
      [80, 7],
    ],
    [
      ['4.0 out of 5 stars', '5 of 5 bubbles', '3 out of 5'],
      [4, 5, 3],
    ],
    [
      ['4,0 von 5 Sternen', '3 de 5 estrellas', '2 sur 5'],
      [4, 3, 2],
    ],
    [
      ['1 star', '5 stars', '4.5 star rating', '4 Sterne', '3 étoiles', 'Rated 5 stars out of five stars'],
      [1, 5, 4.5, 4, 3, 5],
    ],
    [
      ['★★★★☆', '★☆☆☆☆', '⭐⭐⭐', '⭐️⭐️'],
      [4, 1, 3, 2],
    ],
    [
      ['0 - Not at all likely', '7', '10 – Extremely likely'],
      [0, 7, 10],
    ],
    [
      ['1 = nie', '2: selten', '3 (oft)', 'Immer (4)'],
      [1, 2, 3, 4],
    ],
    [
      ['1,200.50', '5', '0', '(1,200.50)', '12.50-', '($3.00)'],
      [1_200.5, 5, 0, -1_200.5, -12.5, -3],
    ],
    [
      ['1.200,50', '2,5', '(1.200,50)'],
      [1_200.5, 2.5, -1_200.5],
    ],
    [
      ['1.2K', '1.1k', '341', '3 M', '$1.5M'],
      [1_200, 1_100, 341, 3_000_000, 1_500_000],
    ],
    [
      ['1,2K', '3,5'],
      [1_200, 3.5],
    ],
  ])('%j', (cells, expected) => {
    expect(readColumn(...cells)).toMatchObject({ found: cells.length, numbers: expected })
  })

  test('values of different scales are no numbers, nor are values above their scale', () => {
    expect(readColumn('4/5', '8/10').found).toBe(0)
    expect(readColumn('3/5', '7/5').numbers).toEqual([3, undefined])
  })

  test('parentheses are no minus sign where most cells have them: scraped pages write counts so', () => {
    expect(readColumn('(12)', '(3)', '5').numbers).toEqual([undefined, undefined, 5])
    expect(readColumn('12', '(-3)').numbers).toEqual([12, undefined])
  })

  test('a fraction, a label or a letter may be anything, and stars are a rating', () => {
    expect(readColumn('4/5', '1 - Low', '12K').certain).toBe(0)
    expect(readColumn('4 out of 5', '3 stars', '★★', '7', 'CHF 7').certain).toBe(5)
  })

  test.each([
    '3 people',
    '3 - 4',
    '18-24',
    '12 b',
    '3m',
    'K',
    '1.2.3K',
    'stars',
    '5 stars because it was clean',
    '☆',
    'Q3',
    '1/2/3',
  ])('%s is none', (cell) => {
    expect(readColumn(cell, '7').numbers).toEqual([undefined, 7])
  })

  test.each([['('], ['1 - a'], ['★'], ['a'], ['1 '], ['4/5 ']])('half a million of "%s" are none, at once', (piece) => {
    expect(readColumn(piece.repeat(500_000)).found).toBe(0)
  })
})
