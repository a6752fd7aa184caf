import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packInSteps } from '../../src/compute/packInSteps.js'
import { packStrings } from '../../src/compute/shared.js'

test('strings that are packed in steps are packed as at once', async () => {
  const strings = fc.array(fc.string({ unit: 'grapheme', maxLength: 40 }), { maxLength: 20 })
  await fc.assert(
    fc.asyncProperty(strings, fc.integer({ min: 0, max: 120 }), async (some, times) => {
      const all = Array.from({ length: times }, () => some).flat()
      expect(await packInSteps(all.length, (index) => all[index]!)).toEqual(packStrings(all))
    }),
    { numRuns: 30 },
  )
})
