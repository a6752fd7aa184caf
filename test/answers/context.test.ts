import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resolveConcept } from '../../src/answers/concepts/resolveConcept.js'
import { BoundedCache } from '../../src/compute/boundedCache.js'
import { askSmall } from './smallSnapshot.js'

test('a bounded cache keeps what was used last, as a plain list does', () => {
  const capacity = 10
  const step = fc.record({
    key: fc.integer({ min: 0, max: 5 }),
    weight: fc.integer({ min: 0, max: 12 }),
    set: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const cache = new BoundedCache<number, number>(capacity)
      /** Last used last. */
      let list: { key: number; value: number; weight: number }[] = []
      for (const [value, { key, weight, set }] of steps.entries()) {
        const entry = list.find((one) => one.key === key)
        list = list.filter((one) => one !== entry)
        if (set) {
          cache.set(key, value, weight)
          if (weight <= capacity) list.push({ key, value, weight })
          while (list.reduce((sum, one) => sum + one.weight, 0) > capacity) list.shift()
        } else {
          expect(cache.get(key)).toBe(entry?.value)
          if (entry !== undefined) list.push(entry)
        }
      }
      for (let key = 0; key <= 5; key++) expect(cache.get(key)).toBe(list.find((one) => one.key === key)?.value)
    }),
  )
})

test('a concept that is given again is remembered, until others take its place: fewer of long texts', () => {
  const context = askSmall({ documents: [{ words: 'battery screen' }] })
  const ask = (text: string) => resolveConcept(context, { texts: [text] })
  const first = ask('battery')
  for (let i = 0; i < 1_000; i++) ask(`screen ${i}`)
  expect(ask('battery')).toBe(first)
  for (let i = 0; i < 12; i++) ask(`${'screen '.repeat(60_000)}${i}`)
  expect(ask('battery')).not.toBe(first)
  expect(ask('battery')).toEqual(first)
})
