import { expect, test } from 'vitest'
import { resolveConcept } from '../../../src/answers/concepts/resolveConcept.js'
import { cosineScore, vectorsToScore } from '../../../src/answers/search/matchScore.js'
import { COSINE_WEIGHT } from '../../../src/answers/texts/conceptMatcher.js'
import { askSmall } from '../smallSnapshot.js'

// Axes are documents. The vector of bed is (1, 1, 0) / sqrt 2, that of bar (0, 1, 0), of pool (0, 0, 1).
const context = askSmall({ documents: [{ words: 'bed' }, { words: 'bed bar' }, { words: 'pool' }] })
const bed = resolveConcept(context, { texts: ['bed'] })

test('the vectors add a tenth of the cosine of concept and document, each by its place', async () => {
  const vectors = await vectorsToScore(context.snapshot, bed, Uint32Array.of(2, 1, 0))
  expect(COSINE_WEIGHT).toBe(0.1)
  // Document 1 is unit((1, 1) / sqrt 2 + (0, 1)): its cosine with bed is cos 22.5°.
  const expected = [0, 0.1 * Math.cos(Math.PI / 8), 0.1]
  for (const [i, score] of expected.entries()) expect(cosineScore(bed, vectors, i)).toBeCloseTo(score, 6)
})

test('a concept without a vector adds nothing, and reads no vectors; nor does a question without documents', async () => {
  const nothing = resolveConcept(context, { texts: ['lift'] })
  const none = await vectorsToScore(context.snapshot, nothing, Uint32Array.of(0))
  expect(none.rows).toHaveLength(0)
  expect(cosineScore(nothing, none, 0)).toBe(0)
  expect((await vectorsToScore(context.snapshot, bed, new Uint32Array(0))).rows).toHaveLength(0)
})
