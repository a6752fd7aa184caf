import { expect, test } from 'vitest'
import { csvOf } from '../../../src/client/parts/csv.js'

test('rows are CSV with a byte order mark; quotes, commas and lines are quoted', () => {
  expect(
    csvOf([
      ['concept', 'impact'],
      ['a "b", c', -1.5],
      ['two\nlines', null],
    ]),
  ).toBe('\ufeffconcept,impact\r\n"a ""b"", c",-1.5\r\n"two\nlines",\r\n')
})

test('a text that a spreadsheet would compute begins with an apostrophe, a number does not', () => {
  expect(csvOf([['=1+1', '@x', '+2', '-cmd', -2]])).toBe("\ufeff'=1+1,'@x,'+2,'-cmd,-2\r\n")
})
