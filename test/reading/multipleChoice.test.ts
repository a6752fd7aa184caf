import { expect, test } from 'vitest'
import { choiceSeparator, splitChoices } from '../../src/reading/multipleChoice.js'

test('choices of a cell are trimmed, and each stands once', () => {
  expect(splitChoices(' Phone; Email ;;Phone', ';')).toEqual(['Phone', 'Email'])
  expect(splitChoices('', ';')).toEqual([])
})

const repeated = (count: number, ...values: string[]) => Array.from({ length: count }, () => values).flat()

test.each([
  ['commas', ['Phone', 'Email', 'Phone, Email', 'Email, Phone', 'Phone'], ','],
  ['bars', ['Phone', 'Email', 'Phone|Email', 'Email|Phone'], '|'],
  ['semicolons before commas', ['A, B', 'C', 'A, B; C', 'C; A, B'], ';'],
  ['a semicolon behind each choice', ['A;B;', 'B;C;', 'D;'], ';'],
  ['a full stop behind each sentence', ['One. Two.', 'Three. Four.'], undefined],
  ['one cell with several is none', ['Phone', 'Email', 'Phone, Email'], undefined],
  ['cities with countries, which never stand alone', ['Rome, Italy', 'Bern, Switzerland', 'Oslo, Norway'], undefined],
  ['half of the choices stand alone', ['A', 'B', 'A,B', 'C,D', 'A,C'], ','],
  ['less than half of them', ['A', 'B', 'A,B', 'C,D', 'E,C'], undefined],
  ['a twentieth of the cells', [...repeated(19, 'A', 'B'), 'A,B', 'B,A'], ','],
  ['less than that', [...repeated(20, 'A', 'B'), 'A,B', 'B,A'], undefined],
  ['a choice of 60 characters', ['A', 'x'.repeat(60), `A,${'x'.repeat(60)}`, `${'x'.repeat(60)},A`], ','],
  ['a longer one', ['A', 'x'.repeat(61), `A,${'x'.repeat(61)}`, `${'x'.repeat(61)},A`], undefined],
  ['as many choices as cells', ['A', 'A,B', 'B,A'], ','],
  ['more choices than kinds of cells', ['A', 'A,B', 'A,B'], undefined],
] as const)('%s: %j have the separator %j', (_, values, separator) => {
  expect(choiceSeparator(values)).toBe(separator)
})

test('a question has sixty choices at most', () => {
  const cellsOf = (count: number) => {
    const choices = Array.from({ length: count }, (_, i) => `choice ${i}`)
    return [...choices, ...choices.map((choice, i) => `${choice};${choices[(i + 1) % count]}`)]
  }
  expect(choiceSeparator(cellsOf(60))).toBe(';')
  expect(choiceSeparator(cellsOf(61))).toBeUndefined()
})
