import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AnswerContext } from '../../src/answers/context.js'
import { breakDown } from '../../src/answers/counts/breakdowns.js'
import { describeMetadata } from '../../src/answers/counts/describeMetadata.js'
import { groupByText, timeBuckets } from '../../src/answers/counts/timeBuckets.js'
import { scoresWithin } from '../../src/answers/drivers/scoreDrivers.js'
import { fieldValueOf, openDivisions, quarterOf } from '../../src/answers/findings/concentrations.js'
import { orderDocuments } from '../../src/answers/search/orderDocuments.js'
import { SlotCache } from '../../src/compute/slotCache.js'
import { findColumn } from '../../src/snapshot/columns.js'
import { isMember } from '../../src/snapshot/documentSet.js'
import { filterDocuments } from '../../src/snapshot/filter.js'
import type { Column, NumberColumn } from '../../src/snapshot/snapshot.js'
import { randomFilter, randomProject } from './randomProject.js'
import { askSmall, type SmallProject } from './smallSnapshot.js'

/** The same column with the document of each value. */
function sparse({ offsets, ...column }: Column): Column {
  const documents = Array.from({ length: offsets!.length - 1 }, (_, document) =>
    Array<number>(offsets![document + 1]! - offsets![document]!).fill(document),
  )
  return { ...column, documents: Uint32Array.from(documents.flat()) } as Column
}

/** A project whose fields have offsets, and one whose fields are sparse. */
function askBoth(project: SmallProject): [AnswerContext, AnswerContext] {
  const context = askSmall(project)
  const { snapshot } = context
  const columns = { fields: snapshot.columns.fields.map(sparse) }
  return [context, { ...context, snapshot: { ...snapshot, columns, cache: new SlotCache() } }]
}

test('sparse fields filter, order, divide and describe documents as others do', async () => {
  const some = fc.uniqueArray(fc.nat({ max: 11 }))
  await fc.assert(
    fc.asyncProperty(randomProject, randomFilter, some, async (project, filter, chosen) => {
      const answersOf = async (context: AnswerContext) => {
        const { snapshot } = context
        const set = await filterDocuments(snapshot, filter)
        const fields = snapshot.columns.fields.map(({ name }) => name)
        const orders = fields.flatMap((field) =>
          (['ascending', 'descending'] as const).map((direction) => orderDocuments(snapshot, { field, direction })),
        )
        const visits = findColumn(snapshot.columns, 'visit') as NumberColumn | undefined
        const divisions = await openDivisions(context, set, undefined)
        if (divisions === 'noDateField') throw new Error('none is asked for')
        const documents = Uint32Array.from(chosen.filter((document) => isMember(set, document))).sort()
        return {
          set,
          orders: await Promise.all(orders),
          city: await breakDown(context, { name: 'city' }, set),
          stars: await breakDown(context, { name: 'stars', interval: 2 }, set),
          visit: await breakDown(context, { name: 'visit', interval: 'month' }, set),
          days: await timeBuckets(context, visits, { interval: 'day' }, set),
          cities: await groupByText(context, 'city'),
          scores: await scoresWithin(context, { scoreField: 'stars', filter: set }),
          fields: await describeMetadata(snapshot),
          value: await fieldValueOf(divisions, documents),
          quarter: await quarterOf(divisions, documents),
        }
      }
      const [full, few] = askBoth(project)
      expect(await answersOf(few)).toEqual(await answersOf(full))
    }),
    { numRuns: 150 },
  )
})

test('a value of a sparse field that most documents of a concept have is told', async () => {
  const documents = Array.from({ length: 40 }, (_, i) => ({
    words: 'rotor',
    metadata: i < 12 ? { kind: i < 10 ? 'letter' : 'call' } : {},
  }))
  const ten = Uint32Array.of(0, 1, 2, 3, 4, 5, 6, 7, 10, 30)
  for (const context of askBoth({ documents })) {
    const divisions = await openDivisions(context, await filterDocuments(context.snapshot, []), undefined)
    if (divisions === 'noDateField') throw new Error('none is asked for')
    expect(await fieldValueOf(divisions, ten)).toEqual({ field: 'kind', label: 'letter', count: 8, share: 0.8 })
  }
})
