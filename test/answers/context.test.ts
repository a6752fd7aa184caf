import { expect, test } from 'vitest'
import { documentsOf, keyOfFilter, prepareDocuments } from '../../src/answers/context.js'
import { SlotCache } from '../../src/compute/slotCache.js'
import { askSmall } from './smallSnapshot.js'

const context = askSmall({
  documents: [
    { words: 'battery', metadata: { stars: 5 } },
    { words: 'screen', metadata: { stars: 1 } },
    { words: 'battery screen', metadata: { stars: 4 } },
  ],
})

test('a filter has one key, whatever the order of its properties', () => {
  const ordered = keyOfFilter([{ name: 'stars', minimum: 4, maximum: 5 }])
  expect(keyOfFilter([{ maximum: 5, minimum: 4, name: 'stars' }])).toBe(ordered)
  expect(keyOfFilter([{ name: 'stars', minimum: 3, maximum: 5 }])).not.toBe(ordered)
  expect(keyOfFilter([])).toBe('[]')
})

test('the documents of a filter are found once', () => {
  const set = documentsOf(context, [{ name: 'stars', minimum: 4, maximum: 5 }])
  expect([...set.members]).toEqual([1, 0, 1])
  expect(documentsOf(context, [{ maximum: 5, name: 'stars', minimum: 4 }])).toBe(set)
  expect(documentsOf(context, []).count).toBe(3)
})

test('a filter is evaluated beforehand, so that its documents are at hand; the cache counts them and their key', async () => {
  const filter = [
    { name: 'stars', minimum: 2 },
    { name: 'stars', maximum: 4 },
  ]
  const cache = new SlotCache()
  const snapshot = { ...context.snapshot, cache }
  expect(cache.bytes).toBe(0)
  await prepareDocuments({ snapshot }, filter)
  const bytes = cache.bytes
  // Three members, the key, 64 for a small object and 64 for its place in the cache.
  expect(bytes).toBe(3 + keyOfFilter(filter).length + 64 + 64)
  // From here on nothing of the columns is read again.
  const blind = { ...snapshot, columns: { fields: [] } }
  expect([...documentsOf({ snapshot: blind }, filter).members]).toEqual([0, 0, 1])
  await prepareDocuments({ snapshot: blind }, filter)
  expect([...documentsOf({ snapshot: blind }, filter).members]).toEqual([0, 0, 1])
  expect(cache.bytes).toBe(bytes)
})
