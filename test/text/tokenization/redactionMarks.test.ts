import { expect, test } from 'vitest'
import { endOfRedactionMark } from '../../../src/text/tokenization/redactionMarks.js'

test.each([
  '[number]',
  '[Number 2]',
  '[e-mail]',
  '<PERSON_1>',
  '[***]',
  '[xx]',
  '[Editado]',
  '[Editado pelo moderador]',
  '[removed by the editor]',
  '[anonymised]',
  '@user',
  '@USERNAME',
])('%s stands for what was taken out', (mark) => {
  expect(endOfRedactionMark(`We called ${mark}, twice.`, 10)).toBe(10 + mark.length)
})

test.each([
  '[number of rooms]',
  '[sic]',
  '[Editado',
  `[edited ${'a'.repeat(41)}]`,
  '[edited\nby us]',
  '<b>',
  '(number)',
  'number',
  '@users',
  '@user_1',
  '@café',
])('%s is text', (text) => {
  expect(endOfRedactionMark(text, 0)).toBe(0)
})

test('a mark is looked for at its place only', () => {
  expect(endOfRedactionMark('a [number]', 0)).toBe(0)
})
