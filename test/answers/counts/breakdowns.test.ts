import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentsOf } from '../../../src/answers/context.js'
import { type Buckets, breakDown, MOST_BUCKETS } from '../../../src/answers/counts/breakdowns.js'
import { dateScale, type Period } from '../../../src/answers/counts/scales.js'
import { formatDate } from '../../../src/dates.js'
import { setOfMarks } from '../../../src/snapshot/documentSet.js'
import { askSmall } from '../smallSnapshot.js'

/** Seconds of the years -4000 to 9999, with fractions, and of days around new years and leap days. */
const seconds = fc.oneof(
  fc.double({ min: Date.UTC(-4000, 0) / 1000, max: Date.UTC(9999, 11, 31) / 1000, noNaN: true }),
  fc
    .tuple(fc.integer({ min: -4000, max: 9999 }), fc.constantFrom(0, 1, 2, 11), fc.integer({ min: -1, max: 31 }))
    .map(([year, month, day]) => Date.UTC(year, month, day) / 1000 - 0.5),
)

test('steps of many dates in a range are those of each, also outside of the range and over many centuries', () => {
  const at = (...date: [number, number, number]) => Date.UTC(...date) / 1000
  const [from, to] = [at(1968, 1, 3) + 0.5, at(2031, 10, 30)]
  const dates = Array.from({ length: 3_000 }, (_, i) => from - 40 * DAY + ((to - from + 80 * DAY) * i) / 2_999)
  for (const period of ['month', 'quarter', 'year'] as const) {
    const { stepOf, stepsWithin } = dateScale(period)
    for (const steps of [stepsWithin!(from, to), stepsWithin!(at(1000, 0, 1), to)]) {
      expect(dates.map((date) => steps(date))).toEqual(dates.map((date) => stepOf(date)))
    }
  }
})

test('months, quarters and years are those of the calendar', () => {
  fc.assert(
    fc.property(seconds, (time) => {
      const date = new Date(Math.floor(time) * 1000)
      const month = date.getUTCFullYear() * 12 + date.getUTCMonth()
      expect(dateScale('month').stepOf(time)).toBe(month)
      expect(dateScale('quarter').stepOf(time)).toBe(Math.floor(month / 3))
      expect(dateScale('year').stepOf(time)).toBe(date.getUTCFullYear())
    }),
    { numRuns: 2_000 },
  )
})

const HOUR = 3_600
const DAY = 24 * HOUR

/** Start of the period that a time lies in, by the calendar of the language. */
function startOf(period: Period, time: number): number {
  const date = new Date(time * 1_000)
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()]
  const starts: Record<Period, number> = {
    year: Date.UTC(year, 0),
    quarter: Date.UTC(year, month - (month % 3)),
    month: Date.UTC(year, month),
    week: Date.UTC(year, month, day - ((date.getUTCDay() + 6) % 7)),
    day: Date.UTC(year, month, day),
    hour: Date.UTC(year, month, day, date.getUTCHours()),
  }
  return starts[period] / 1_000
}

/** Start of the period after the one that starts at a time. */
function nextStart(period: Period, start: number): number {
  // Three quarters more than the longest of a kind is a time in the next one but none later.
  const ahead = { year: 370, quarter: 100, month: 32, week: 8, day: 1.5, hour: 1.5 / 24 }[period] * DAY
  return startOf(period, start + ahead)
}

/** Documents with up to two values each, and which of them are in the filter. */
const valued = (value: fc.Arbitrary<number>) =>
  fc.array(fc.record({ values: fc.uniqueArray(value, { maxLength: 2 }), inside: fc.boolean() }), {
    minLength: 1,
    maxLength: 8,
  })

/** Labels with the documents of the project and of the filter, as counted one by one. */
function naiveBuckets(
  documents: readonly { readonly values: readonly number[]; readonly inside: boolean }[],
  { bucketOf, next, label }: Scale,
) {
  const within = documents.filter(({ inside }) => inside).flatMap(({ values }) => values)
  const rows: [label: string, total: number, filtered: number][] = []
  if (within.length === 0) return rows
  const last = bucketOf(Math.max(...within))
  for (let bucket = bucketOf(Math.min(...within)); bucket <= last; bucket = next(bucket)) {
    const having = documents.filter(({ values }) => values.some((value) => bucketOf(value) === bucket))
    rows.push([label(bucket), having.length, having.filter(({ inside }) => inside).length])
  }
  return rows
}

interface Scale {
  readonly bucketOf: (value: number) => number
  readonly next: (bucket: number) => number
  readonly label: (bucket: number) => string
}

const rowsOf = ({ labels, totalCounts, filterCounts }: Buckets) =>
  labels.map((label, i) => [label, totalCounts[i], filterCounts[i]])

/** Breaks down documents by their only field, which may be sparse. */
async function broken(
  documents: readonly { readonly values: readonly number[]; readonly inside: boolean }[],
  type: 'number' | 'date',
  interval: number | Period,
) {
  const sorted = documents.map(({ values }) => [...values].sort((a, b) => a - b))
  const offsets = Uint32Array.from({ length: documents.length + 1 }, (_, i) => sorted.slice(0, i).flat().length)
  const column = { name: 'at', type, offsets, values: Float64Array.from(sorted.flat()) } as const
  const { snapshot } = askSmall({ documents: [{ words: 'bed' }] })
  const context = { snapshot: { ...snapshot, columns: { fields: [column] } } }
  return await breakDown(
    context,
    { name: 'at', interval },
    setOfMarks(Uint8Array.from(documents, (d) => Number(d.inside))),
  )
}

test.each(['year', 'quarter', 'month', 'week', 'day', 'hour'] as const)(
  'dates by %s are counted as by the calendar, from the first to the last of the filter',
  async (period) => {
    const span = { year: 3_000, quarter: 900, month: 300, week: 60, day: 9, hour: 0.4 }[period] * DAY
    const around = fc.integer({ min: Math.floor(-span), max: Math.ceil(span) })
    const scale: Scale = {
      bucketOf: (time) => startOf(period, time),
      next: (start) => nextStart(period, start),
      label: formatDate,
    }
    await fc.assert(
      fc.asyncProperty(valued(around), async (documents) => {
        expect(rowsOf((await broken(documents, 'date', period)) as Buckets)).toEqual(naiveBuckets(documents, scale))
      }),
      { numRuns: 60 },
    )
  },
)

test('numbers are counted by the multiple of the interval below them', async () => {
  const scale: Scale = {
    bucketOf: (value) => Math.floor(value / 5) * 5,
    next: (start) => start + 5,
    label: String,
  }
  await fc.assert(
    fc.asyncProperty(valued(fc.integer({ min: -20, max: 20 })), async (documents) => {
      expect(rowsOf((await broken(documents, 'number', 5)) as Buckets)).toEqual(naiveBuckets(documents, scale))
    }),
  )
})

test('a value that rounding puts just below a border lies above it, one that is less stays below', async () => {
  const labelsOf = async (value: number, interval: number) =>
    ((await broken([{ values: [value], inside: true }], 'number', interval)) as Buckets).labels
  // 0.3 / 0.1 is 2.9999999999999996, and 2000000.4 / 0.1 is 20000003.999999996.
  expect(await labelsOf(0.3, 0.1)).toEqual(['0.3'])
  expect(await labelsOf(2_000_000.4, 0.1)).toEqual(['2000000.4'])
  expect(await labelsOf(1_000_000.19, 0.01)).toEqual(['1000000.19'])
  expect(await labelsOf(3 - 2 ** -51, 1)).toEqual(['3'])
  expect(await labelsOf(3 - 1e-12, 1)).toEqual(['2'])
  expect(await labelsOf(-1, 1e10)).toEqual(['-10000000000'])
  // 6 * 1e99 is 5.999999999999999e99.
  expect(await labelsOf(6.5e99, 1e99)).toEqual(['6e+99'])
})

test('numbers of many digits have labels of their own', async () => {
  const values = [1_700_000_000_121, 1_700_000_000_122, 9_007_199_254_740_991]
  const labelOf = async (value: number, interval: number) =>
    ((await broken([{ values: [value], inside: true }], 'number', interval)) as Buckets).labels[0]
  for (const value of values) expect(await labelOf(value, 1)).toBe(String(value))
  expect(await labelOf(1_700_000_000_123, 7)).toBe(String(Math.floor(1_700_000_000_123 / 7) * 7))
})

test('an interval that does not fit the type of the field is told', async () => {
  const one = [{ values: [1], inside: true }]
  expect(await broken(one, 'date', 7)).toBe('wrongInterval')
  expect(await broken(one, 'number', 'day')).toBe('wrongInterval')
})

test('texts have a bucket for each value of the project, also where no document of the filter has it', async () => {
  const documents = Array.from({ length: 30 }, (_, i) => ({ words: 'a', metadata: { city: `c${i % 15}` } }))
  const context = askSmall({ documents })
  const filter = await documentsOf(context, [{ name: 'city', values: ['c3', 'c14'] }])
  const buckets = (await breakDown(context, { name: 'city' }, filter)) as Buckets
  expect([...buckets.labels].sort()).toEqual(Array.from({ length: 15 }, (_, i) => `c${i}`).sort())
  for (const [i, label] of buckets.labels.entries()) {
    const inFilter = label === 'c3' || label === 'c14' ? 2 : 0
    expect([label, buckets.totalCounts[i], buckets.filterCounts[i]]).toEqual([label, 2, inFilter])
  }
})

test('10,000 buckets are answered, one more is too many', async () => {
  const spread = (last: number) => [
    { values: [0], inside: true },
    { values: [last], inside: true },
  ]
  const most = (await broken(spread(MOST_BUCKETS - 1), 'number', 1)) as Buckets
  expect(most.labels).toHaveLength(10_000)
  expect(await broken(spread(MOST_BUCKETS), 'number', 1)).toBe('tooManyBuckets')
})
