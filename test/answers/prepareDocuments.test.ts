import { expect, test } from 'vitest'
import { documentsOf, prepareDocuments } from '../../src/answers/context.js'
import { filterSteps } from '../../src/snapshot/filter.js'
import { askSmall } from './smallSnapshot.js'

const context = askSmall({
  documents: [
    { words: 'room', metadata: { score: 1 } },
    { words: 'staff', metadata: { score: 2 } },
    { words: 'quiet' },
  ],
  types: { score: 'score' },
})
const { snapshot } = context
/** Each takes what the one before takes, the last leaves the second document alone. */
const filter = Array.from({ length: 100 }, (_, i) => ({ name: 'score', minimum: i === 99 ? 2 : 0 }))

test('a filter is evaluated constraint by constraint, with a chance to give way between two', () => {
  let chances = 0
  for (const _ of filterSteps(snapshot, filter)) chances++
  expect(chances).toBe(99)
})

test('a filter that is prepared has its documents at hand', async () => {
  await prepareDocuments(context, filter)
  const documents = documentsOf(context, filter)
  expect(Array.from(documents.members)).toEqual([0, 1, 0])
  await prepareDocuments(context, filter)
  expect(documentsOf(context, filter)).toBe(documents)
})
