import { expect, test } from 'vitest'
import { decodeGroups, encodeGroups, openGroupFile } from '../../../src/wordVectors/general/generalFile.js'
import { quantizeGroups, withLanguage, withoutLanguage } from '../../../src/wordVectors/general/groupTable.js'

test('a table of groups comes back as it was, with the cognates and the terms of the language asked for', () => {
  const terms = new Map([
    ['en', [['price', 'good value'], [], ['bed']]],
    ['de', [['preis'], ['ü'], []]],
  ])
  const groups = quantizeGroups(Float64Array.of(1, -0.5, 0, 0, 0.2, 0.4), 2)
  const cognates = [['preis-', 'x'], [], ['ü']]
  const file = openGroupFile(encodeGroups({ ...groups, terms, cognates }))
  expect(decodeGroups(file, 'de')).toEqual({ ...groups, cognates, terms: new Map([['de', [['preis'], ['ü'], []]]]) })
  expect(decodeGroups(file, 'en').terms.get('en')).toEqual(terms.get('en'))
  expect(decodeGroups(file, 'fi').terms.size).toBe(0)
})

test('a row has 15 steps to each side', () => {
  const { scales, rows } = quantizeGroups(Float64Array.of(1, -0.5, 0, 0), 2)
  expect([...rows]).toEqual([15, -7, 0, 0])
  expect(scales[0]).toBe(Math.fround(1 / 15))
  expect(scales[1]).toBe(0)
})

test('the language stands behind each word of a term', () => {
  expect(withoutLanguage('good|en value|en', 'en')).toBe('good value')
  expect(withLanguage('good value', 'en')).toBe('good|en value|en')
})
