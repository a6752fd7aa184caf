import { expect, test } from 'vitest'
import type { Concept } from '../../../src/answers/concepts/resolveConcept.js'
import { ConceptMatcher } from '../../../src/answers/texts/conceptMatcher.js'

const concept = (exact: number[], excluded: number[] = [], vector?: number[]): Concept => ({
  texts: [],
  exactTerms: exact.map((number) => ({ id: `${number}`, term: number })),
  excludedTerms: excluded.map((number) => ({ id: `${number}`, term: number })),
  vector: vector && Float32Array.from(vector),
  relevance: 0,
})
const related = (similarities: Record<number, number> = {}) => ({
  terms: Uint32Array.from(Object.keys(similarities), Number),
  similarities: Float32Array.from(Object.values(similarities)),
})

test('a score is exact terms + squared similarities + a tenth of the cosine', () => {
  const matcher = new ConceptMatcher([concept([1, 2], [], [1, 0])], [related({ 3: 0.5, 4: 0.25 })])
  // Two exact terms, .5 squared, and .1 x .6.
  expect(matcher.match([1, 2, 3, 9], Float32Array.from([0.6, 0.8]))).toEqual([
    { concept: 0, isExact: true, score: expect.closeTo(2 + 0.25 + 0.06, 6) },
  ])
  expect(matcher.match([4], undefined)).toEqual([{ concept: 0, isExact: false, score: 0.0625 }])
  expect(matcher.match([9], Float32Array.from([1, 0]))).toEqual([])
})

test('an excluded term rules a match out, of that concept alone', () => {
  const matcher = new ConceptMatcher([concept([1], [5]), concept([1])], [related(), related()])
  expect(matcher.match([1, 5], undefined).map((match) => match.concept)).toEqual([1])
  // And out of the text that has it alone.
  expect(matcher.match([1], undefined).map((match) => match.concept)).toEqual([0, 1])
})

test('higher scores come first, equal ones in the order of the list', () => {
  const concepts = [concept([1]), concept([2]), concept([1, 2])]
  const matcher = new ConceptMatcher(
    concepts,
    concepts.map(() => related()),
  )
  expect(matcher.match([2, 1], undefined).map((match) => match.concept)).toEqual([2, 0, 1])
})

test('a concept without terms that the project knows matches nothing', () => {
  const matcher = new ConceptMatcher([concept([-1])], [related()])
  expect(matcher.match([-1, 0], undefined)).toEqual([])
})

test('one matcher reads one text after the other, and gives at most the number of matches asked for', () => {
  const matcher = new ConceptMatcher(
    [1, 2, 3].map((term) => concept([term])),
    [related(), related(), related()],
  )
  expect(matcher.match([3, 2, 1], undefined, 2).map((match) => match.concept)).toEqual([0, 1])
  expect(matcher.match([3], undefined)).toEqual([{ concept: 2, isExact: true, score: 1 }])
})
