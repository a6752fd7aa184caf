import fc from 'fast-check'
import { newStemmer } from 'snowball-stemmers'
import { expect, test } from 'vitest'
import { stemEnglish } from '../../../src/text/morphology/englishStem.js'

const published = newStemmer('english')

test('stems are those of the published program for words of any beginning and endings', () => {
  const letters =
    "a e i o u y b c d g h k l m n p r s t v w x z ' é bb dd ff gg ll mm nn pp rr ss tt ee gener commun arsen"
  const endings =
    "ed ing edly ingly eed eedly sses ies ied s us ss 's 's' ' y ly li tional enci anci abli entli izer ization ational ation " +
    'ator alism aliti alli fulness ousli ousness iveness iviti biliti bli logi ogi fulli lessli icate ative alize iciti ical ' +
    'ful ness al ance ence er ic able ible ant ement ment ent ism ate iti ous ive ize sion tion ion e l at bl iz'
  const piece = fc.constantFrom(...letters.split(' '))
  const words = fc.tuple(
    fc.array(piece, { maxLength: 5 }),
    fc.array(fc.constantFrom('', ...endings.split(' ')), { maxLength: 3 }),
  )
  fc.assert(
    fc.property(words, ([beginning, ends]) => {
      const word = [...beginning, ...ends].join('')
      expect(stemEnglish(word)).toBe(published.stem(word))
    }),
    { numRuns: 20_000 },
  )
})

test('words with a stem of their own, and words that are finished without a plural ending, are those of the program', () => {
  const listed =
    'skis skies sky dying lying tying idly gently ugly early only singly news howe atlas cosmos bias andes inning outing ' +
    'canning herring earring proceed exceed succeed'
  for (const word of listed.split(' ')) {
    for (const form of [word, `${word}s`, `${word}'s`, `${word}ly`, `${word}ed`, `out${word}`]) {
      expect([form, stemEnglish(form)]).toEqual([form, published.stem(form)])
    }
  }
  expect(['', 'a', 'is', "'", "'s", "''s"].map(stemEnglish)).toEqual(['', 'a', 'is', "'", "'s", published.stem("''s")])
})

test('inflections of a word have one stem', () => {
  const stems = ['connect', 'connected', 'connecting', 'connection', 'connections'].map(stemEnglish)
  expect(new Set(stems)).toEqual(new Set(['connect']))
  expect(['hopping', 'hoping', 'happy', 'happiness', 'relational'].map(stemEnglish)).toEqual([
    'hop',
    'hope',
    'happi',
    'happi',
    'relat',
  ])
})
