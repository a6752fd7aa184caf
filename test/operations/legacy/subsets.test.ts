import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Engine, openEngine } from '../../../src/engine.js'
import { DAY, openHotel, recalculate, START } from './openLegacy.js'

let engine: Engine
beforeAll(async () => {
  engine = await openEngine({ threads: 0 })
})
afterAll(() => engine.close())

describe('time buckets', () => {
  test('count documents by calendar period and leave empty ones out', async () => {
    const { at } = await openHotel(engine)
    const { docs } = engine.legacy
    const bucketsOf = async (question: object) =>
      (await docs.timebuckets({ ...at, interval: 'month', ...question })).buckets.map(({ start, count }) => [
        start,
        count,
      ])
    expect(await bucketsOf({})).toEqual([
      [START, 31],
      [START + 31 * DAY, 1],
    ])
    expect(await bucketsOf({ interval: 'year', subset: 'city' })).toEqual([[START, 16]])
    expect(await bucketsOf({ interval: 'day', start_time: START + DAY, end_time: START + 2 * DAY })).toEqual([
      [START + DAY, 1],
      [START + 2 * DAY, 1],
    ])
    const everySecond = { interval: 'day', subset: 'city', end_time: START + 3 * DAY }
    expect(await bucketsOf(everySecond)).toEqual([
      [START, 1],
      [START + 2 * DAY, 1],
    ])
    expect(await bucketsOf({ interval: 'document', start_time: START + 30 * DAY })).toEqual([
      [START + 30 * DAY, 1],
      [START + 31 * DAY, 1],
    ])
    // A document of function words has no vector, so its month has no mean.
    const [month, next] = [START + 400 * DAY, START + 440 * DAY]
    await docs.add({
      ...at,
      docs: [
        { _id: 'said-nothing', text: 'and of the', date: month },
        { _id: 'said-more', text: 'A quiet room.', date: next },
      ],
    })
    await recalculate(engine, at)
    const later = await bucketsOf({ start_time: START + 100 * DAY })
    expect(later.map(([, count]) => count)).toEqual([1])
    expect(later[0]![0]).toBeGreaterThan(month)
  })
})

test('the subset of all documents is one, also where version 5 has stored it as a value', async () => {
  const project = await engine.projects.create({ name: 'Stored subsets', language: 'en' })
  const inSubsets = (...values: string[]) => values.map((value) => ({ name: 'subset', type: 'string' as const, value }))
  await project.upload({
    docs: [
      { text: 'A quiet room.', metadata: inSubsets('__all__', 'coast') },
      { text: 'A loud room.', metadata: inSubsets('coast') },
      { text: 'A cold breakfast.', metadata: inSubsets('Zoo') },
    ],
  })
  await project.build({ skip_sentiment: true })
  await project.waitForBuild()
  const at = { account: project.workspace_id, project_id: project.project_id }
  const { projects, subsets, topics, docs } = engine.legacy
  const counts = { __all__: 3, Zoo: 1, coast: 2 }
  expect((await projects.get(at)).counts).toEqual(counts)
  const rows = await subsets.stats(at)
  expect(rows.map(({ subset, count }) => [subset, count])).toEqual(Object.entries(counts))
  const { _id } = await topics.create({ ...at, text: 'breakfast' })
  type Correlations = Record<string, Record<string, number>>
  const correlations = (await topics.subsetCorrelation({ ...at, use_json: true })) as Correlations
  expect(Object.keys(correlations)).toEqual(Object.keys(counts))
  expect(correlations.Zoo![_id]).toBeGreaterThan(0.5)
  expect(correlations.coast![_id]).toBeLessThan(0.5)
  const [first] = (await docs.get(at)) as { subsets: string[] }[]
  expect(first!.subsets).toEqual(['coast', '__all__'])
})
