import { expect, test } from 'vitest'
import { openEngine } from '../../../src/engine.js'
import { describeTime } from '../../../src/report/document/describeTime.js'
import { mainDays } from '../../../src/report/document/mainDays.js'
import { noScores } from '../../../src/report/document/readScores.js'

/** Documents on these days, each with a score of its day of the month. */
async function openDays(days: readonly string[]) {
  const engine = await openEngine({ threads: 0 })
  const project = await engine.projects.create({ name: 'Days', language: 'en' })
  await project.upload({
    docs: days.map((value) => ({ text: 'A room.', metadata: [{ name: 'day', type: 'date', value }] })),
  })
  await project.build({ skip_sentiment: true })
  await project.waitForBuild()
  const counts = new Map<string, number>()
  for (const day of days) counts.set(day, (counts.get(day) ?? 0) + 1)
  const scoresByDay = new Map(
    [...counts].map(([day, count]) => {
      const score = Number(day.slice(8))
      return [day, { count, sum: count * score, squares: count * score * score }]
    }),
  )
  const rest = { scores: noScores(), documentScores: noScores(), byScore: new Map(), respondents: new Set<string>() }
  return { engine, project, pass: { ...rest, days: counts, scoresByDay } }
}

const repeated = (day: string, count: number): string[] => Array.from({ length: count }, () => day)

test('the volume has an interval of its own, finer than that of scores where each has documents enough', async () => {
  // Three days of one month with 12, 10 and 30 documents: days for the volume, months for the averages.
  const days = [...repeated('2024-03-04', 12), ...repeated('2024-03-05', 10), ...repeated('2024-03-06', 30)]
  const { engine, project, pass } = await openDays(days)
  const buckets = [{ start: '2024-03-01', count: 52 }]
  const described = await describeTime(project, {
    filter: [],
    field: 'day',
    interval: 'month',
    buckets,
    pass,
    main: mainDays(pass.days),
  })
  expect(described).toMatchObject({
    field: 'day',
    minimum: '2024-03-04',
    maximum: '2024-03-06',
    interval: 'month',
    volume_interval: 'day',
    volume: [
      { start: '2024-03-04', count: 12 },
      { start: '2024-03-05', count: 10 },
      { start: '2024-03-06', count: 30 },
    ],
  })
  expect(described.buckets).toMatchObject([{ start: '2024-03-01', count: 52 }])
  expect(described.buckets[0]!.average).toBeCloseTo((12 * 4 + 10 * 5 + 30 * 6) / 52, 12)
  await engine.close()
})

test('where the volume has the interval of the scores it is that of their buckets', async () => {
  const { engine, project, pass } = await openDays([...repeated('2024-03-04', 12), ...repeated('2024-03-05', 11)])
  // Other counts than those of the project: nothing is counted again.
  const buckets = [
    { start: '2024-03-04', count: 7 },
    { start: '2024-03-05', count: 0 },
  ]
  const { volume, ...described } = await describeTime(project, {
    ...{ filter: [], main: mainDays(pass.days), field: 'day', interval: 'day', pass },
    buckets,
  })
  expect(volume).toEqual(buckets)
  expect(described.buckets.map(({ average }) => average)).toEqual([4, 5])
  await engine.close()
})
