import { expect, test } from 'vitest'
import type { SentimentLexicon } from '../../../src/text/lexicons/lexicon.js'
import { compileLexicon } from '../../../src/text/sentiment/compileLexicon.js'
import { emptyLexicon } from '../../../src/text/sentiment/loadPolarityScorer.js'
import { readWords } from '../../../src/text/sentiment/readWords.js'
import { FILLER_TYPE } from '../../../src/text/sentiment/tokenTypes.js'
import { createTokenTypes } from '../../../src/text/sentiment/tokenTypeTable.js'
import { createTypedTokens } from '../../../src/text/sentiment/typedTokens.js'

/** Reads a text whole, or in steps of some characters; also tells how many steps there were. */
function readSteps(text: string, changes: Partial<SentimentLexicon> = {}, step = text.length) {
  const lexicon = compileLexicon({ ...emptyLexicon('en'), ...changes }, (word) => word)
  const tokens = createTypedTokens()
  const reader = { lexicon, types: createTokenTypes(lexicon), tokens }
  let steps = 0
  for (let at = 0; at < text.length; steps++) at = readWords(text, reader, at, Math.min(text.length, at + step))
  const read = Array.from({ length: tokens.count }, (_, i) => {
    const piece = text.slice(tokens.starts[i], tokens.ends[i])
    return tokens.types[i] === FILLER_TYPE ? `(${piece})` : piece
  })
  return { read, steps }
}

const read = (text: string, changes: Partial<SentimentLexicon> = {}): string[] => readSteps(text, changes).read

test('words and marks are tokens in their order', () => {
  expect(read('Nice room, really!')).toEqual(['Nice', 'room', ',', 'really', '!'])
  expect(read('')).toEqual([])
})

test('a word that is longer than any word is not looked up', () => {
  expect(read(`see ${'x'.repeat(64)} ${'y'.repeat(65)}`)).toEqual(['see', 'x'.repeat(64), `(${'y'.repeat(65)})`])
})

test('a run of words without spaces is read as its listed words, and the rest counts by its length', () => {
  const { grades } = emptyLexicon('en')
  const listed = { longestWord: 8, grades: { ...grades, '2': 'clean quiet' } }
  expect(read('cleanandquiet', listed)).toEqual(['clean', '(and)', 'quiet'])
  expect(read('somethingquiet', listed)).toEqual(['(somet)', '(hing)', 'quiet'])
  expect(read('quietly', listed)).toEqual(['quietly'])
})

test('a run of words without spaces is read in steps, with the same words', () => {
  const { grades } = emptyLexicon('en')
  const listed = { longestWord: 8, grades: { ...grades, '2': 'clean quiet' } }
  const text = `${'cleanandquietandthelike'.repeat(20)} and clean`
  const whole = read(text, listed)
  for (let step = 1; step < 60; step++) {
    const { read, steps } = readSteps(text, listed, step)
    expect(read).toEqual(whole)
    expect(steps).toBeGreaterThan(text.length / (step + 2 * 8))
  }
})
