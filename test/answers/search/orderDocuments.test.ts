import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderDocuments } from '../../../src/answers/search/orderDocuments.js'
import { searchDocuments } from '../../../src/answers/search/searchDocuments.js'
import { randomFilter, randomProject } from '../randomProject.js'
import { askSmall } from '../smallSnapshot.js'

const project = {
  documents: [
    { words: 'room', metadata: { city: 'Rome', stars: 2 } },
    { words: 'room', metadata: {} },
    { words: 'room', metadata: { city: ['Oslo', 'Bern'], stars: [1, 5] } },
    { words: 'room', metadata: { city: 'Bern', stars: 2 } },
  ],
}

test('orders by strings and numbers, in both directions, without a value last, equal ones as they were uploaded', async () => {
  const { snapshot } = askSmall(project)
  const order = async (field: string, direction: 'ascending' | 'descending') => [
    ...(await orderDocuments(snapshot, { field, direction })),
  ]
  expect(await order('city', 'ascending')).toEqual([2, 3, 0, 1])
  expect(await order('city', 'descending')).toEqual([0, 2, 3, 1])
  expect(await order('stars', 'ascending')).toEqual([2, 0, 3, 1])
  expect(await order('stars', 'descending')).toEqual([2, 0, 3, 1])
})

test('pages of a sorted filter are the parts of a stable sort of its documents', async () => {
  const directions = fc.constantFrom('ascending' as const, 'descending' as const)
  await fc.assert(
    fc.asyncProperty(randomProject, randomFilter, directions, async (random, filter, direction) => {
      const context = askSmall(random)
      if (!context.snapshot.columns.fields.some(({ name }) => name === 'stars')) return
      const ask = (offset: number, limit: number, sort?: object) =>
        searchDocuments(context, { filter, matchType: 'both', offset, limit, ...(sort && { sort: sort as never }) })
      const ratingOf = (document: number): number | undefined => {
        const { stars } = random.documents[document]!.metadata ?? {}
        if (stars === undefined) return undefined
        const values = [stars].flat().map(Number)
        return direction === 'ascending' ? Math.min(...values) : -Math.max(...values)
      }
      const unsorted = [...(await ask(0, 100)).documents]
      const expected = [
        ...unsorted.filter((one) => ratingOf(one) !== undefined).sort((a, b) => ratingOf(a)! - ratingOf(b)!),
        ...unsorted.filter((one) => ratingOf(one) === undefined),
      ]
      const sorted: number[] = []
      for (let offset = 0; offset < 12; offset += 3) {
        sorted.push(...(await ask(offset, 3, { field: 'stars', direction })).documents)
      }
      expect(sorted).toEqual(expected)
    }),
  )
})
