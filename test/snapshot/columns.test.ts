import { expect, test } from 'vitest'
import { columnRange, dictionaryOf, findColumn, isSingleValued } from '../../src/snapshot/columns.js'
import type { NumberColumn, StringColumn } from '../../src/snapshot/snapshot.js'
import { smallSnapshot } from '../answers/smallSnapshot.js'

const snapshot = smallSnapshot({
  documents: [
    { words: 'bed', metadata: { city: ['Rome', 'Oslo'], stars: 4 } },
    { words: 'bar', metadata: { city: 'Oslo', stars: 2 } },
  ],
})
const city = findColumn(snapshot.columns, 'city') as StringColumn
const stars = findColumn(snapshot.columns, 'stars') as NumberColumn

test('a dictionary is unpacked once, and its bytes count in the cache of the snapshot', () => {
  expect(snapshot.cache.bytes).toBe(0)
  const dictionary = dictionaryOf(snapshot, city)
  expect(dictionary).toEqual(['Oslo', 'Rome'])
  expect(dictionaryOf(snapshot, city)).toBe(dictionary)
  // Two strings of 24 bytes and 4 characters of 2 bytes each.
  expect(snapshot.cache.bytes).toBe(2 * (24 + 4 * 2))
})

test('a column is single-valued where each document has exactly one value', () => {
  expect(isSingleValued(snapshot, city)).toBe(false)
  expect(isSingleValued(snapshot, stars)).toBe(true)
  // As many values as documents, but not one each.
  const uneven = smallSnapshot({ documents: [{ words: 'bed', metadata: { stars: [1, 2] } }, { words: 'bar' }] })
  expect(isSingleValued(uneven, findColumn(uneven.columns, 'stars')!)).toBe(false)
  expect(columnRange(stars)).toEqual({ minimum: 2, maximum: 4 })
  expect(findColumn(snapshot.columns, 'nowhere')).toBeUndefined()
})

test('what is known of columns stays, however little the cache may hold', () => {
  const { cache } = snapshot
  const dictionary = dictionaryOf(snapshot, city)
  isSingleValued(snapshot, stars)
  const { bytes } = cache
  cache.setLimit(0)
  expect(dictionaryOf(snapshot, city)).toBe(dictionary)
  expect(cache.bytes).toBe(bytes)
})
