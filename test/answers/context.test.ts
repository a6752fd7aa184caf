import { expect, test } from 'vitest'
import { documentsOf, keyOfFilter } from '../../src/answers/context.js'
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
