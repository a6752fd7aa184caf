import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sortTexts } from '../../src/compute/sortTexts.js'

test('texts are in the order of the built-in sort, however long the runs are that are merged', async () => {
  const texts = fc.uniqueArray(fc.string({ unit: 'binary', maxLength: 3 }), { maxLength: 60 })
  await fc.assert(
    fc.asyncProperty(texts, fc.integer({ min: 1, max: 20 }), async (some, run) => {
      const order = await sortTexts(some, run)
      expect(Array.from(order, (index) => some[index])).toEqual([...some].sort())
    }),
  )
})
