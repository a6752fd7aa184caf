import { expect, test } from 'vitest'
import type { SentimentLexicon } from '../../../src/text/lexicons/lexicon.js'
import { compileLexicon } from '../../../src/text/sentiment/compileLexicon.js'
import { joinPhrases } from '../../../src/text/sentiment/joinPhrases.js'
import { emptyLexicon } from '../../../src/text/sentiment/loadPolarityScorer.js'
import { createTokenTypes } from '../../../src/text/sentiment/tokenTypeTable.js'
import { createTypedTokens, pushTypedToken } from '../../../src/text/sentiment/typedTokens.js'

function read(text: string, changes: Partial<SentimentLexicon>) {
  const types = createTokenTypes(compileLexicon({ ...emptyLexicon('en'), ...changes }, (word) => word))
  const tokens = createTypedTokens()
  for (const { index, 0: word } of text.matchAll(/\S+/gu)) {
    pushTypedToken(tokens, types.intern(text, index, index + word.length), index, index + word.length)
  }
  joinPhrases({ tokens, types })
  return { tokens, types }
}

function join(text: string, changes: Partial<SentimentLexicon>): string[] {
  const { tokens } = read(text, changes)
  return Array.from({ length: tokens.count }, (_, i) => text.slice(tokens.starts[i], tokens.ends[i]))
}

/** The values of the lexicon, by token. */
function valuesOf(text: string, changes: Partial<SentimentLexicon>): number[] {
  const { tokens, types } = read(text, changes)
  return Array.from({ length: tokens.count }, (_, i) => types.values[tokens.types[i]!]!)
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

test('a phrase with a gap is one where its last word follows in the clause, at most five words later', () => {
  const gap = { phrases: '3: cannot praise … enough\n-1: cannot praise\n-2: never … worse', contrast: 'but' }
  expect(join('we cannot praise this old hotel enough', gap)).toEqual([
    'we',
    'cannot praise',
    'this',
    'old',
    'hotel',
    'enough',
  ])
  expect(valuesOf('we cannot praise this old hotel enough', gap)).toEqual([0, 3, 0, 0, 0, 0])
  expect(valuesOf('cannot praise enough', gap)).toEqual([3, 0])
  expect(valuesOf('cannot praise a b c d e enough', gap)[0]).toBe(3)
  // Too far, behind a contrast, or not there: the shorter phrase.
  expect(valuesOf('cannot praise a b c d e f enough', gap)[0]).toBe(-1)
  expect(valuesOf('cannot praise but enough', gap)[0]).toBe(-1)
  expect(valuesOf('cannot praise', gap)).toEqual([-1])
  expect(valuesOf('never saw worse', gap)).toEqual([-2, 0, 0])
  expect(valuesOf('never', gap)).toEqual([0])
})
