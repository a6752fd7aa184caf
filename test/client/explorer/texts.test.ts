import { expect, test } from 'vitest'
import { texts } from '../../../src/client/explorer/texts/texts.js'

test('one document is no plural', () => {
  expect(texts.search.found('1', '1')).toBe('1 document has these words. Related words find no others.')
  expect(texts.search.found('1', '7')).toBe('1 document has these words; with related words, 7 match.')
  expect(texts.search.found('2', '7')).toBe('2 documents have these words; with related words, 7 match.')
  expect(texts.search.found('0', '7')).toBe('No document has these words; with related words, 7 match.')
  expect(texts.filter.count('1', '1')).toBe('1 of 1 document')
  expect(texts.filter.count('1', '2')).toBe('1 of 2 documents')
  expect(texts.add.uploaded('1')).toBe('1 document uploaded')
  expect(texts.add.planDeck('1')).toBe('Guessed by the only row. Change what is wrong.')
  expect(texts.add.excluded('1')).toBe('1 row without a readable text is left out.')
  expect(texts.compare.overlap('1')).toBe('1 document passes both filters and is left out.')
  expect(texts.compare.counts('1', '4')).toBe('1 document of the filter, 4 on the other side')
  expect(texts.documents.exported('1', 'a.csv')).toBe('1 document is in a.csv.')
  expect(texts.vocabulary.inEffect('1')).toBe('1 document now')
})

test('the drivers advise only what is there to be chosen', () => {
  const { noneWhy } = texts.drivers
  expect(noneWhy(true, true)).toBe('Choose another score, or clear the filter so that more documents count.')
  expect(noneWhy(true, false)).toBe('Choose another score.')
  expect(noneWhy(false, true)).toBe('Clear the filter so that more documents count.')
  expect(noneWhy(false, false)).toMatch(/^It takes several documents /)
})
