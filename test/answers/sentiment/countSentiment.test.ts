import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resolveConcept, termConcept } from '../../../src/answers/concepts/resolveConcept.js'
import { documentsOf } from '../../../src/answers/context.js'
import { countMatches } from '../../../src/answers/counts/matchCounts.js'
import { countSentiment, findExamples } from '../../../src/answers/sentiment/countSentiment.js'
import { termId, termNumber } from '../../../src/snapshot/termTable.js'
import { randomFilter, randomProject } from '../randomProject.js'
import { askSmall } from '../smallSnapshot.js'

test('positive, neutral and negative documents sum to those with an exact match', async () => {
  await fc.assert(
    fc.asyncProperty(randomProject, randomFilter, async (project, filter) => {
      const context = askSmall(project)
      const { snapshot } = context
      const layer = (await snapshot.sentiment())!
      const set = documentsOf(context, filter)
      const concepts = Array.from({ length: snapshot.terms.count }, (_, term) => termConcept(context, term))
      const counts = await countSentiment(context, layer, concepts, set)
      const { exactMatchCounts } = await countMatches(context, concepts, set)
      for (const [i, { negative, neutral, positive, total }] of counts.entries()) {
        expect(negative + neutral + positive).toBe(total)
        expect(total).toBe(exactMatchCounts[i])
      }
    }),
  )
})

const hotel = askSmall({
  documents: [
    { words: 'staff+ room-' },
    { words: 'staff- room-', metadata: { city: 'Rome' } },
    { words: 'staff room' },
    { words: 'staff+ staff-' },
    { words: 'staff+ staff+ staff-', metadata: { city: 'Rome' } },
    { words: 'bar', metadata: { city: 'Rome' } },
  ],
})

test('a document feels about a concept what the sum over its occurrences says', async () => {
  const layer = (await hotel.snapshot.sentiment())!
  const ask = async (texts: string[], filter: { name: string; values: string[] }[] = []) =>
    (await countSentiment(hotel, layer, [resolveConcept(hotel, { texts })], documentsOf(hotel, filter)))[0]
  expect(await ask(['staff'])).toEqual({ positive: 2, negative: 1, neutral: 2, total: 5 })
  expect(await ask(['staff'], [{ name: 'city', values: ['Rome'] }])).toEqual({
    positive: 1,
    negative: 1,
    neutral: 0,
    total: 2,
  })
  // With both words the first document is good and bad alike.
  expect(await ask(['staff', 'room'])).toEqual({ positive: 1, negative: 1, neutral: 3, total: 5 })
  expect(await ask(['lift'])).toEqual({ positive: 0, negative: 0, neutral: 0, total: 0 })
})

test('examples are the surest documents of each feeling for each term', async () => {
  const layer = (await hotel.snapshot.sentiment())!
  const concept = resolveConcept(hotel, { texts: ['staff', 'room', 'lift'] })
  const examples = await findExamples(hotel, layer, concept, documentsOf(hotel, []))
  const named = examples.map(({ document, term, polarity }) => [termId(hotel.snapshot.terms, term), polarity, document])
  expect(named).toEqual([
    // Document 4 is positive too, but only by two to one.
    ['staff|en', 'positive', 0],
    ['staff|en', 'negative', 1],
    // In document 3 good and bad cancel out; document 2 is neutral throughout.
    ['staff|en', 'neutral', 2],
    ['room|en', 'negative', 0],
    ['room|en', 'neutral', 2],
  ])
  expect(termNumber(hotel.snapshot.terms, 'lift|en')).toBe(-1)
})
