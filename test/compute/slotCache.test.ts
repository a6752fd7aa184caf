import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cacheSlot, SlotCache } from '../../src/compute/slotCache.js'

/** Values are their own weight in bytes. */
const numbers = cacheSlot<string, number>({ name: 'numbers', bytesOf: (value) => value })
const others = cacheSlot<string, number>({ name: 'others', bytesOf: (value) => value })
const pinned = cacheSlot<string, number>({ name: 'pinned', bytesOf: (value) => value, isPinned: true })

describe('a slot cache', () => {
  test('stores what was used last, as a plain list does', () => {
    const limit = 10
    const step = fc.record({
      key: fc.constantFrom('a', 'b', 'c'),
      slot: fc.constantFrom(numbers, others),
      value: fc.integer({ min: 1, max: 12 }),
      isSet: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const cache = new SlotCache(limit)
        /** Most recently used last. */
        let list: { key: string; slot: typeof numbers; value: number }[] = []
        const total = () => list.reduce((sum, { value }) => sum + value, 0)
        for (const { key, slot, value, isSet } of steps) {
          const entry = list.find((one) => one.key === key && one.slot === slot)
          list = list.filter((one) => one !== entry)
          if (isSet) {
            cache.set(slot, key, value)
            if (value <= limit) list.push({ key, slot, value })
            while (total() > limit) list.shift()
          } else {
            expect(cache.get(slot, key)).toBe(entry?.value)
            if (entry !== undefined) list.push(entry)
          }
          expect(cache.bytes).toBe(total())
        }
      }),
    )
  })

  test('never evicts pinned entries, and counts them beside the limit', () => {
    const cache = new SlotCache(10)
    cache.set(pinned, 'index', 100)
    cache.set(numbers, 'a', 6)
    cache.set(numbers, 'b', 6)
    expect([cache.get(pinned, 'index'), cache.get(numbers, 'a'), cache.get(numbers, 'b')]).toEqual([100, undefined, 6])
    expect(cache.bytes).toBe(106)
    cache.set(pinned, 'index', 50)
    expect(cache.bytes).toBe(56)
    cache.delete(pinned, 'index')
    expect(cache.bytes).toBe(6)
  })

  test('reports each change of its bytes', () => {
    const cache = new SlotCache(10)
    const changes: number[] = []
    cache.onResize = (difference) => changes.push(difference)
    cache.set(numbers, 'a', 4)
    cache.set(numbers, 'b', 5)
    // Evicts a.
    cache.set(numbers, 'c', 3)
    cache.set(numbers, 'too large', 11)
    cache.release(2)
    cache.setLimit(2)
    expect(changes).toEqual([4, 5, -1, -5, -3])
    expect(cache.get(numbers, 'c')).toBeUndefined()
  })
})
