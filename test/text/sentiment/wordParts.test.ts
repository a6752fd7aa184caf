import { expect, test } from 'vitest'
import type { SentimentLexicon } from '../../../src/text/lexicons/lexicon.js'
import { compileLexicon } from '../../../src/text/sentiment/compileLexicon.js'
import { emptyLexicon } from '../../../src/text/sentiment/loadPolarityScorer.js'
import { createTokenTypes } from '../../../src/text/sentiment/tokenTypeTable.js'
import { partsOf } from '../../../src/text/sentiment/wordParts.js'

function parts(word: string, changes: Partial<SentimentLexicon>): string[] | undefined {
  const { grades, ...rest } = emptyLexicon('en')
  const lexicon = compileLexicon({ ...rest, grades: { ...grades, '2': 'friendly good' }, ...changes }, (form) => form)
  const found = partsOf(word, word, lexicon, createTokenTypes(lexicon))
  return found?.map(({ offset, length }) => word.slice(offset, offset + length))
}

test('a word with hyphens or apostrophes is split if a part is listed', () => {
  expect(parts('user-friendly', {})).toEqual(['user', 'friendly'])
  expect(parts("l'good", {})).toEqual(['l', 'good'])
  expect(parts('user-made', {})).toBeUndefined()
})

test('a part that is listed with its mark keeps the word apart even if nothing else is listed', () => {
  expect(parts("n'arrive", { negators: "n'" })).toEqual(['n', 'arrive'])
  expect(parts('ró-maith', { too: 'ró-' })).toEqual(['ró', 'maith'])
})

test('a proclitic is split off if the rest is listed and long enough', () => {
  expect(parts('thefriendly', { proclitics: 'the' })).toEqual(['the', 'friendly'])
  expect(parts('theunknown', { proclitics: 'the' })).toBeUndefined()
  expect(parts('thebad', { proclitics: 'the', grades: { ...emptyLexicon('en').grades, '-2': 'bad' } })).toBeUndefined()
})

test('languages without spaces have no parts', () => {
  expect(parts('user-friendly', { matching: 'substring' })).toBeUndefined()
})
