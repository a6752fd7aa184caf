import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FULL_SENTIMENT, isMixedSentiment, meanSentiment, packSentiment } from '../../src/snapshot/postingSentiment.js'

test('one byte holds the mean in shares of 63, and whether mentions oppose', () => {
  fc.assert(
    fc.property(fc.double({ min: -1, max: 1, noNaN: true }), fc.boolean(), (mean, isMixed) => {
      const [packed] = Int8Array.of(packSentiment(mean, isMixed))
      expect(meanSentiment(packed!)).toBe(Math.round(FULL_SENTIMENT * mean) || 0)
      expect(isMixedSentiment(packed!)).toBe(isMixed)
    }),
  )
})
