import fc from 'fast-check'
import type { SmallProject } from './smallSnapshot.js'

export const WORDS = ['room', 'staff', 'bed', 'view', 'price', 'food', 'bar', 'pool']
export const PHRASES = ['room view', 'pool bar', 'food price']

/** Projects of up to twelve documents of a few words, with a string, a number and a date field, some with two values. */
export const randomProject: fc.Arbitrary<SmallProject> = fc
  .array(
    fc.record({
      words: fc
        .array(fc.tuple(fc.constantFrom(...WORDS, 'the'), fc.constantFrom('', '', '+', '-')), { maxLength: 7 })
        .map((words) => words.map((word) => word.join('')).join(' ')),
      metadata: fc.record(
        {
          city: fc.uniqueArray(fc.constantFrom('Rome', 'Oslo', 'Bern'), { minLength: 1, maxLength: 2 }),
          stars: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 2 }),
          visit: fc.integer({ min: 0, max: 40_000_000 }),
        },
        { requiredKeys: [] },
      ),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((documents) => ({ documents, phrases: PHRASES, types: { stars: 'score', visit: 'date' } }))

/** Filters over the fields above, and over one that does not exist. */
export const randomFilter = fc.array(
  fc.oneof(
    fc.record({
      name: fc.constant('city'),
      values: fc.array(fc.constantFrom('Rome', 'Oslo', 'Bern', 'Kyiv'), { maxLength: 3 }),
    }),
    fc.record({ name: fc.constant('stars'), values: fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 3 }) }),
    fc.record({ name: fc.constant('stars'), minimum: fc.integer({ min: 0, max: 6 }) }),
    fc.record({
      name: fc.constant('stars'),
      maximum: fc.integer({ min: 0, max: 6 }),
      minimum: fc.integer({ min: 0, max: 6 }),
    }),
    fc.record({ name: fc.constant('visit'), maximum: fc.integer({ min: 0, max: 40_000_000 }) }),
    fc.constant({ name: 'nowhere', minimum: 0 }),
  ),
  { maxLength: 2 },
)
