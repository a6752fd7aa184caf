import { expect, test } from 'vitest'
import { resolveConcept } from '../../../src/answers/concepts/resolveConcept.js'
import { countMatches, documentsWith, findMatches } from '../../../src/answers/search/findMatches.js'
import type { MatchType } from '../../../src/answers/search/matchScore.js'
import { documentSet } from '../../../src/snapshot/filter.js'
import { askSmall } from '../smallSnapshot.js'

// Numbers: bed 0, bar 1, pool 2.
const words = ['bed bar', 'bed', 'pool', 'bar pool']
const context = askSmall({ documents: words.map((said) => ({ words: said })) })
const related = { terms: Uint32Array.of(1, 2), similarities: Float32Array.of(0.5, 0.25) }
const all = documentSet(Uint8Array.of(1, 1, 1, 1))

function found(text: string[], matchType: MatchType, filter = all) {
  const concept = resolveConcept(context, { texts: text })
  const matches = findMatches(context.snapshot, { concept, related, filter, matchType })
  return { ...matches, documents: [...matches.documents], termScores: [...matches.termScores] }
}

test('an exact term counts 1, a related one the square of its similarity', () => {
  const counts = { matchCount: 4, exactMatchCount: 2 }
  const both = { documents: [0, 1, 2, 3], termScores: [1.25, 1, 0.0625, 0.3125] }
  expect(found(['bed'], 'both')).toEqual({ ...counts, ...both })
  expect(found(['bed'], 'exact')).toEqual({ ...counts, documents: [0, 1], termScores: [1, 1] })
  expect(found(['bed'], 'conceptual')).toEqual({ ...counts, documents: [2, 3], termScores: [0.0625, 0.3125] })
})

test('documents with an excluded term, and those outside the filter, are left out of everything', () => {
  expect(found(['bed', '-pool'], 'both')).toMatchObject({ documents: [0, 1], matchCount: 2, exactMatchCount: 2 })
  const filter = documentSet(Uint8Array.of(1, 0, 1, 0))
  expect(found(['bed'], 'both', filter)).toMatchObject({ documents: [0, 2], matchCount: 2, exactMatchCount: 1 })
  expect([...documentsWith(context.snapshot, [{ id: 'pool|en', term: 2 }])]).toEqual([0, 0, 1, 1])
})

test('counts alone are those of the matches', () => {
  const counted = (text: string[], filter = all) =>
    countMatches(context.snapshot, { concept: resolveConcept(context, { texts: text }), related, filter })
  expect(counted(['bed'])).toEqual({ matchCount: 4, exactMatchCount: 2 })
  expect(counted(['bed', '-pool'])).toEqual({ matchCount: 2, exactMatchCount: 2 })
  expect(counted(['bed'], documentSet(Uint8Array.of(1, 0, 1, 0)))).toEqual({ matchCount: 2, exactMatchCount: 1 })
})
