import { expect, test } from 'vitest'
import type { SentimentLexicon } from '../../../src/text/lexicons/lexicon.js'
import { compileLexicon } from '../../../src/text/sentiment/compileLexicon.js'
import { joinPhrases } from '../../../src/text/sentiment/joinPhrases.js'
import { emptyLexicon } from '../../../src/text/sentiment/loadPolarityScorer.js'
import { createTokens, pushToken } from '../../../src/text/sentiment/tokens.js'
import { createTokenTypes } from '../../../src/text/sentiment/tokenTypeTable.js'

function join(text: string, changes: Partial<SentimentLexicon>): string[] {
  const types = createTokenTypes(compileLexicon({ ...emptyLexicon('en'), ...changes }, (word) => word))
  const tokens = createTokens()
  for (const { index, 0: word } of text.matchAll(/\S+/gu)) {
    pushToken(tokens, types.intern(text, index, index + word.length), index, index + word.length)
  }
  joinPhrases({ tokens, types })
  return Array.from({ length: tokens.count }, (_, i) => text.slice(tokens.starts[i], tokens.ends[i]))
}

test('the words of a phrase become one token, others stay', () => {
  const phrases = '2: on time, on time again'
  expect(join('it came on time', { phrases })).toEqual(['it', 'came', 'on time'])
  expect(join('on time again and on time', { phrases })).toEqual(['on time again', 'and', 'on time'])
})

test('a phrase that is not complete is no phrase, not even at the end of the text', () => {
  const phrases = '2: on time again'
  expect(join('on time', { phrases })).toEqual(['on', 'time'])
  expect(join('on time once', { phrases })).toEqual(['on', 'time', 'once'])
})

test('the last word of a phrase may be a beginning', () => {
  expect(join('waste of money wasted of', { phrases: '-2: waste of mon*' })).toEqual(['waste of money', 'wasted', 'of'])
})
