import { expect, test } from 'vitest'
import { documentsOf, keyOfFilter } from '../../src/answers/context.js'
import { SlotCache } from '../../src/compute/slotCache.js'
import { marksOf } from '../../src/snapshot/documentSet.js'
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

test('the documents of a filter are found once', async () => {
  const set = await documentsOf(context, [{ name: 'stars', minimum: 4, maximum: 5 }])
  expect([...marksOf(set, 3)]).toEqual([1, 0, 1])
  expect(await documentsOf(context, [{ maximum: 5, name: 'stars', minimum: 4 }])).toBe(set)
  expect((await documentsOf(context, [])).count).toBe(3)
})

test('the cache counts the bits and the key of a filter, and nothing of the columns is read again', async () => {
  const filter = [
    { name: 'stars', minimum: 2 },
    { name: 'stars', maximum: 4 },
  ]
  const cache = new SlotCache()
  const snapshot = { ...context.snapshot, cache }
  await documentsOf({ snapshot }, [{ name: 'stars', minimum: 5 }])
  const before = cache.bytes
  await documentsOf({ snapshot }, filter)
  const bytes = cache.bytes
  // A word of three bits, the key, and 64 for a small object; the first filter has left what is known of the field.
  expect(bytes - before).toBe(4 + keyOfFilter(filter).length + 64)
  const blind = { ...snapshot, columns: { fields: [] } }
  expect([...marksOf(await documentsOf({ snapshot: blind }, filter), 3)]).toEqual([0, 0, 1])
  expect(cache.bytes).toBe(bytes)
})
