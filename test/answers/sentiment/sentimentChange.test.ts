import { expect, test } from 'vitest'
import { resolveConcept } from '../../../src/answers/concepts/resolveConcept.js'
import { documentsOf } from '../../../src/answers/context.js'
import { openTimeline, type Timeline } from '../../../src/answers/counts/timeline.js'
import { measureSentimentChange, netSentiment } from '../../../src/answers/sentiment/sentimentChange.js'
import { askSmall, type SmallDocument } from '../smallSnapshot.js'

const DAY = 86_400
/** So many documents of a day that speak well, not at all, or badly of the bed. */
const day = (number: number, good: number, none: number, bad: number): SmallDocument[] =>
  [
    ...new Array<string>(good).fill('bed+'),
    ...new Array<string>(none).fill('bed'),
    ...new Array<string>(bad).fill('bed-'),
  ].map((words) => ({ words, metadata: { visit: number * DAY } }))

async function measure(documents: SmallDocument[]) {
  const context = askSmall({ documents, types: { visit: 'date' } })
  const set = await documentsOf(context, [])
  const timeline = (await openTimeline(context, { interval: 'day' }, set)) as Timeline
  const layer = (await context.snapshot.sentiment())!
  return measureSentimentChange(context, {
    layer,
    concept: resolveConcept(context, { texts: ['bed'] }),
    timeline,
    filter: set,
  })
}

test('net sentiment is the mean feeling, its error that with one good and one bad document more', () => {
  // 6 good, 3 neutral, 1 bad; with two more: mean 5/12, mean square 9/12.
  const { net, standardError, total } = netSentiment(1, 3, 6)
  expect([net, total]).toEqual([0.5, 10])
  expect(standardError).toBeCloseTo(Math.sqrt((9 / 12 - (5 / 12) ** 2) / 12), 12)
  expect(netSentiment(0, 0, 0)).toMatchObject({ net: 0, total: 0 })
  // Two documents of one mind are no certainty.
  expect(netSentiment(0, 0, 2).standardError).toBeGreaterThan(0.3)
})

test('the change is between the latest stretches, with z and p worked out by hand', async () => {
  const { whole, trend } = await measure([...day(0, 40, 10, 70), ...day(1, 80, 20, 20)])
  expect(whole).toMatchObject({ positive: 120, neutral: 30, negative: 90, total: 240, net: 30 / 240 })
  expect(trend!.buckets.map(({ net }) => net)).toEqual([-30 / 120, 60 / 120])
  const change = trend!.change!
  expect(change.previous).toMatchObject({ range: { first: 0, end: 1 }, total: 120 })
  expect(change.current).toMatchObject({ range: { first: 1, end: 2 }, total: 120 })
  expect(change.change).toBeCloseTo(0.75, 12)
  const error = (good: number, none: number, bad: number) => {
    const values = [...new Array(good + 1).fill(1), ...new Array(none).fill(0), ...new Array(bad + 1).fill(-1)]
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length ** 2
  }
  const standardError = Math.sqrt(error(40, 10, 70) + error(80, 20, 20))
  expect(change.standardError).toBeCloseTo(standardError, 12)
  expect(change.z).toBeCloseTo(0.75 / standardError, 9)
  // Beyond six standard errors.
  expect(change.p).toBeLessThan(1e-9)
})

test('the stretches are the shortest in which 100 documents have the concept', async () => {
  const lengthOf = async (totals: number[]) => {
    const { current, previous } = (await measure(totals.flatMap((total, i) => day(i, total, 0, 0)))).trend!.change!
    expect([current.range.end, previous.range.end]).toEqual([totals.length, current.range.first])
    return current.range.end - current.range.first
  }
  expect(await lengthOf([5, 5, 100, 100])).toBe(1)
  expect(await lengthOf([5, 5, 99, 100])).toBe(2)
  expect(await lengthOf([5, 5, 100, 99])).toBe(2)
})

test('without a change of mind p is large, and one period has no change', async () => {
  const same = await measure([...day(0, 60, 0, 50), ...day(1, 60, 0, 50)])
  expect(same.trend!.change).toMatchObject({ change: 0, z: 0, p: 1 })
  expect((await measure(day(0, 3, 1, 1))).trend!.change).toBeUndefined()
})

test('a document with two dates counts in each period, once in a stretch and once as a whole', async () => {
  const both = { words: 'bed+', metadata: { visit: [0, DAY] } }
  const { whole, trend } = await measure([both, ...day(3, 0, 1, 0)])
  expect(whole.total).toBe(2)
  expect(trend!.buckets.map(({ total }) => total)).toEqual([1, 1, 0, 1])
  expect(trend!.change!.previous.total).toBe(1)
})
