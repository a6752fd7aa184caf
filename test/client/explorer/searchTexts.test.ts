import { expect, test } from 'vitest'
import { addText, searchTexts, typedTexts } from '../../../src/client/explorer/state/searchTexts.js'

test.each([
  ['', []],
  ['  breakfast   buffet ', ['breakfast buffet']],
  ['breakfast "friendly staff" -noise', ['breakfast', 'friendly staff', '-noise']],
  ['-"early train"', ['-early train']],
  ['"an open phrase', ['an open phrase']],
  ['- "" -""', ['-']],
  ['朝食 -部屋', ['朝食', '-部屋']],
])('%j is understood as %j', (typed, texts) => {
  expect(searchTexts(typed)).toEqual(texts)
})

test('a text is added in quotes where it is a phrase', () => {
  expect([addText('', 'view'), addText('room ', 'lovely view')]).toEqual(['view', 'room "lovely view"'])
})

test.each([[['noise', 'front desk', '-quiet']], [['view']], [['-noise']]])(
  'the texts %j are typed so that they are understood again',
  (texts) => {
    expect(searchTexts(typedTexts(texts))).toEqual(texts)
  },
)

test('a quotation mark in a text ends no text', () => {
  expect(searchTexts(typedTexts(['room', '-12" pizza'])).map((text) => text.split(/\s+/))).toEqual([
    ['room'],
    ['-12', 'pizza'],
  ])
})
