import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentsOf } from '../../../src/answers/context.js'
import {
  boundsOf,
  documentsIn,
  latestRanges,
  openTimeline,
  type Timeline,
} from '../../../src/answers/counts/timeline.js'
import { parseDate } from '../../../src/dates.js'
import { marksOf, setOfMarks } from '../../../src/snapshot/documentSet.js'
import { askSmall, type SmallDocument } from '../smallSnapshot.js'

const at = (date: string) => parseDate(`${date}T00:00:00Z`)!

async function timelineOf(documents: SmallDocument[], interval: Timeline['interval'] = 'month') {
  const context = askSmall({ documents, types: { visit: 'date', birth: 'date' } })
  const set = await documentsOf(context, [])
  return { set, timeline: (await openTimeline(context, { interval }, set)) as Timeline, context }
}

test('without a field the first date field by name is taken', async () => {
  const { context, set, timeline } = await timelineOf([{ words: 'a', metadata: { visit: at('2024-05-02'), birth: 0 } }])
  expect(timeline.field).toBe('birth')
  const open = (field: string) => openTimeline(context, { field, interval: 'month' }, set)
  expect(await open('visit')).toMatchObject({ field: 'visit', interval: 'month' })
  expect(await open('nothing')).toBe('noDateField')
  const without = askSmall({ documents: [{ words: 'a', metadata: { stars: 4 } }] })
  expect(await openTimeline(without, { interval: 'month' }, await documentsOf(without, []))).toBe('noDates')
  expect(await openTimeline(without, { field: 'stars', interval: 'day' }, await documentsOf(without, []))).toBe(
    'noDateField',
  )
})

test('the stretches are the shortest equal ones that hold enough, at most half of the time', async () => {
  const visits = ['2024-01-10', '2024-02-10', '2024-03-10', '2024-03-20', '2024-04-10', '2024-05-10', '2024-06-10']
  const { timeline } = await timelineOf(visits.map((visit) => ({ words: 'a', metadata: { visit: at(visit) } })))
  const counts = timeline.buckets.filterCounts
  expect([...counts]).toEqual([1, 1, 2, 1, 1, 1])
  const stretch = (least: number) => latestRanges(timeline, counts, least)
  expect(stretch(1)).toEqual({ previous: { first: 4, end: 5 }, current: { first: 5, end: 6 } })
  expect(stretch(2)).toEqual({ previous: { first: 2, end: 4 }, current: { first: 4, end: 6 } })
  expect(stretch(9)).toEqual({ previous: { first: 0, end: 3 }, current: { first: 3, end: 6 } })
  expect(boundsOf(timeline, { first: 2, end: 4 })).toEqual({
    start: '2024-03-01T00:00:00Z',
    end: '2024-05-01T00:00:00Z',
  })
})

test('a single period has nothing before it', async () => {
  const { timeline } = await timelineOf([{ words: 'a', metadata: { visit: at('2024-05-02') } }])
  expect(latestRanges(timeline, timeline.buckets.filterCounts, 1)).toBeUndefined()
})

test('stretches touch, are of one length, and hold enough unless they are half of the time', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 5 }), { minLength: 1, maxLength: 20 }), fc.nat({ max: 12 }), (counts, least) => {
      const timeline = { buckets: { filterCounts: Uint32Array.from(counts) } } as unknown as Timeline
      const found = latestRanges(timeline, counts, least)
      const first = counts.findIndex((count) => count > 0)
      const end = counts.findLastIndex((count) => count > 0) + 1
      const longest = Math.floor((end - first) / 2)
      if (first < 0 || longest < 1) {
        expect(found).toBeUndefined()
        return
      }
      const sum = (from: number, to: number) => counts.slice(from, to).reduce((total, count) => total + count, 0)
      const holds = (length: number) => sum(end - length, end) >= least && sum(end - 2 * length, end - length) >= least
      const lengths = Array.from({ length: longest }, (_, i) => i + 1)
      const length = lengths.find(holds) ?? longest
      expect(found).toEqual({
        previous: { first: end - 2 * length, end: end - length },
        current: { first: end - length, end },
      })
    }),
  )
})

test('a document lies in every stretch in which it has a date', async () => {
  const { set, timeline } = await timelineOf([
    { words: 'a', metadata: { visit: [at('2024-01-10'), at('2024-03-10')] } },
    { words: 'b', metadata: { visit: at('2024-02-10') } },
    { words: 'c' },
  ])
  expect([...marksOf(documentsIn(timeline, set, { first: 0, end: 1 }), 3)]).toEqual([1, 0, 0])
  expect([...marksOf(documentsIn(timeline, set, { first: 1, end: 3 }), 3)]).toEqual([1, 1, 0])
  const some = setOfMarks(Uint8Array.of(0, 1, 1))
  expect(documentsIn(timeline, some, { first: 0, end: 3 })).toEqual(setOfMarks(Uint8Array.of(0, 1, 0)))
})
