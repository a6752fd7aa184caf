import { expect, test } from 'vitest'
import { loadLanguage } from '../../src/text/analyze.js'
import { createTermReader } from '../../src/wordVectors/termOf.js'

await loadLanguage('en')

test.each([
  ['hotels', 'hotel|en'],
  ['credit_cards', 'credit|en card|en'],
  ['credit cards', 'credit|en card|en'],
  ['the hotel', 'hotel|en'],
  ['the', undefined],
  ['!', undefined],
  ['one two three four five six seven eight nine ten', undefined],
])('the entry "%s" of a file of vectors has the term %s', (word, expected) => {
  const found = createTermReader('en')(word)
  if (word.startsWith('one ')) expect(found === undefined || found.split(' ').length <= 7).toBe(true)
  else expect(found).toBe(expected)
})

test('words come from the tokenizer of the caller', () => {
  const read = createTermReader('en', { name: 'whole', tokenize: (text) => [text] })
  expect(read('rock and roll')).toMatch(/\|en$/)
  expect(read('rock and roll')!.split('|')).toHaveLength(2)
})
