import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupByText, meanVectors, oneGroup, timeBuckets } from '../../../src/answers/counts/timeBuckets.js'
import { findColumn } from '../../../src/snapshot/columns.js'
import { setOfMarks } from '../../../src/snapshot/documentSet.js'
import { allDocuments, filterDocuments } from '../../../src/snapshot/filter.js'
import type { NumberColumn } from '../../../src/snapshot/snapshot.js'
import { askSmall } from '../smallSnapshot.js'
import { spendTurn } from '../spendTurn.js'

const HOUR = 3_600
const DAY = 24 * HOUR
/** First of March 2024, after a leap day. */
const MARCH = 1_709_251_200

const context = askSmall({
  documents: [
    { words: 'room quiet', metadata: { date: MARCH - 1, subset: ['a', 'b'] } },
    { words: 'room', metadata: { date: MARCH, subset: 'a' } },
    { words: 'staff', metadata: { date: [MARCH, MARCH + HOUR, MARCH + 40 * DAY], subset: 'b' } },
    { words: 'quiet' },
    { words: 'the', metadata: { date: MARCH + DAY, subset: 'b' } },
  ],
  types: { date: 'date' },
})
const { snapshot } = context
const dates = findColumn(snapshot.columns, 'date') as NumberColumn

test('documents lie in the calendar periods of their dates, each once a period', async () => {
  const bucketsOf = async (interval: 'year' | 'month' | 'day' | 'hour' | 'document', bounds = {}) => {
    const { starts, offsets, groups } = await timeBuckets(
      context,
      dates,
      { interval, ...bounds },
      allDocuments(snapshot),
    )
    return Array.from(starts, (start, bucket) => [
      start,
      [0, 1, 2, 3, 4].filter((document) => groups.slice(offsets[document]!, offsets[document + 1]!).includes(bucket)),
    ])
  }
  expect(await bucketsOf('month')).toEqual([
    [MARCH - 29 * DAY, [0]],
    [MARCH, [1, 2, 4]],
    [MARCH + 31 * DAY, [2]],
  ])
  expect(await bucketsOf('hour', { startTime: MARCH, endTime: MARCH + HOUR })).toEqual([
    [MARCH, [1, 2]],
    [MARCH + HOUR, [2]],
  ])
  expect(await bucketsOf('document')).toEqual([
    [MARCH - 1, [0]],
    [MARCH, [1]],
    [MARCH, [2]],
    [MARCH + DAY, [4]],
  ])
})

test('without dates, and without documents, there are no buckets', async () => {
  const none = setOfMarks(new Uint8Array(5))
  expect((await timeBuckets(context, undefined, { interval: 'day' }, allDocuments(snapshot))).size).toBe(0)
  expect((await timeBuckets(context, dates, { interval: 'day' }, none)).size).toBe(0)
})

test('means are those of the documents in the set that have a vector', async () => {
  const { axes } = snapshot.space
  const documentVectors = await snapshot.documentVectors.all()
  const meanOf = (documents: readonly number[]): number[] =>
    Array.from({ length: axes }, (_, axis) =>
      documents.length === 0
        ? 0
        : documents.reduce((sum, document) => sum + documentVectors[document * axes + axis]!, 0) / documents.length,
    )
  const groups = await groupByText(context, 'subset')
  expect(groups.values).toEqual(['a', 'b'])
  // A function word alone has no vector.
  const all = await meanVectors(context, groups, allDocuments(snapshot))
  expect([...all.counts]).toEqual([2, 2])
  for (const [group, documents] of [
    [0, 1],
    [0, 2],
  ].entries()) {
    for (const [axis, value] of meanOf(documents).entries()) expect(all.means[group]![axis]).toBeCloseTo(value, 6)
  }
  const inA = await filterDocuments(snapshot, [{ name: 'subset', values: ['a'] }])
  const part = await meanVectors(context, groups, inA)
  expect([...part.counts]).toEqual([2, 1])
  const whole = await meanVectors(context, oneGroup(snapshot), allDocuments(snapshot))
  expect([...whole.counts]).toEqual([4])
  expect((await groupByText(context, 'date')).values).toEqual([])
})

test('means of many groups are those of their documents, and 0 for groups without any', async () => {
  const { axes } = snapshot.space
  const vectors = await snapshot.documentVectors.all()
  // Document d is in the groups 61 d + d k, so that groups fill several arrays and leave out others.
  const groupsOf = (document: number): number[] => [...new Set([0, 1, 2, 3].map((k) => 61 * document + document * k))]
  const lists = [0, 1, 2, 3, 4].map(groupsOf)
  const offsets = Uint32Array.from([0, ...lists.map((_, i) => lists.slice(0, i + 1).flat().length)])
  const groups = { size: 400, offsets, groups: Uint32Array.from(lists.flat()) }
  const { counts, means } = await meanVectors(context, groups, allDocuments(snapshot))
  expect(means).toHaveLength(400)
  for (let group = 0; group < 400; group++) {
    // The documents with a vector that are in the group, one by one.
    const members = lists.flatMap((list, document) => (list.includes(group) ? [document] : []))
    const rows = members.map((document) => vectors.subarray(document * axes, (document + 1) * axes))
    const counted = rows.filter((row) => row.some((value) => value !== 0))
    expect(counts[group]).toBe(counted.length)
    for (let axis = 0; axis < axes; axis++) {
      const sum = counted.reduce((all, row) => all + row[axis]!, 0)
      expect(means[group]![axis]).toBeCloseTo(counted.length === 0 ? 0 : sum / counted.length, 6)
    }
  }
})

test('a document with two dates in one period is in its bucket once; both bounds belong to the time', async () => {
  const entriesOf = async (bounds: object) => {
    const { offsets, groups } = await timeBuckets(
      context,
      dates,
      { interval: 'day', ...bounds },
      allDocuments(snapshot),
    )
    return [0, 1, 2, 3, 4].map((document) => [...groups.slice(offsets[document]!, offsets[document + 1]!)])
  }
  expect(await entriesOf({})).toEqual([[0], [1], [1, 3], [], [2]])
  expect(await entriesOf({ startTime: MARCH + 1, endTime: MARCH + HOUR })).toEqual([[], [], [0], [], []])
  expect(await entriesOf({ startTime: MARCH + HOUR })).toEqual([[], [], [0, 2], [], [1]])
  expect(await entriesOf({ endTime: MARCH - 1 })).toEqual([[0], [], [], [], []])
})

test('a group without documents has a mean of 0, and a field without texts has no groups', async () => {
  const nobody = await meanVectors(context, await groupByText(context, 'subset'), setOfMarks(new Uint8Array(5)))
  expect([...nobody.counts]).toEqual([0, 0])
  for (const mean of nobody.means) expect(mean).toEqual(new Float32Array(snapshot.space.axes))
  expect(nobody.means).toHaveLength(2)
  for (const name of ['date', 'nowhere']) {
    const none = await groupByText(context, name)
    expect(none).toMatchObject({ size: 0, values: [], offsets: new Uint32Array(6) })
    expect(await meanVectors(context, none, allDocuments(snapshot))).toEqual({ counts: new Uint32Array(0), means: [] })
  }
})

test('every document with a date within bounds is counted in one day, whatever the dates', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: -5e9, max: 5e9 }), { minLength: 1, maxLength: 20 }),
      fc.integer({ min: -5e9, max: 5e9 }),
      async (values, startTime) => {
        const small = askSmall({
          documents: values.map((date) => ({ words: 'room', metadata: { date } })),
          types: { date: 'date' },
        })
        const column = findColumn(small.snapshot.columns, 'date') as NumberColumn
        const { starts, offsets, groups } = await timeBuckets(
          small,
          column,
          { interval: 'day', startTime },
          allDocuments(small.snapshot),
        )
        for (const [document, date] of values.entries()) {
          const own = Array.from(groups.slice(offsets[document]!, offsets[document + 1]!), (bucket) => starts[bucket])
          expect(own).toEqual(date < startTime ? [] : [Math.floor(date / DAY) * DAY])
        }
        expect([...starts]).toEqual([...new Set(starts)].sort((a, b) => a - b))
      },
    ),
    { numRuns: 50 },
  )
})

test('an aborted question ends as soon as the turn is over', async () => {
  await spendTurn()
  const aborted = { ...context, signal: AbortSignal.abort(new Error('Enough.')) }
  await expect(timeBuckets(aborted, dates, { interval: 'day' }, allDocuments(snapshot))).rejects.toThrow('Enough.')
})
