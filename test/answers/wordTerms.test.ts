import { expect, test } from 'vitest'
import { wordTermsOf } from '../../src/answers/wordTerms.js'
import { termNumber } from '../../src/snapshot/termTable.js'
import { createWordList } from '../../src/text/analyzer.js'
import { askSmall } from './smallSnapshot.js'

test('the terms of words are those of the term table, also when they come out of order and again', () => {
  const { analyzer, snapshot } = askSmall({ documents: [{ words: 'bed bar' }, { words: 'bed' }] })
  const words = createWordList()
  analyzer.analyze('a pool, the bar, a bed, the bar', words)
  const terms = wordTermsOf(snapshot.terms, analyzer)
  const read = [3, 0, 2, 1].map((word) => terms.at(words, word))
  expect(read).toEqual(['bar|en', 'pool|en', 'bed|en', 'bar|en'].map((id) => termNumber(snapshot.terms, id)))
  expect(wordTermsOf(snapshot.terms, analyzer)).toBe(terms)
})
