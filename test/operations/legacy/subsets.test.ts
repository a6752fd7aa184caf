import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Engine, openEngine } from '../../../src/engine.js'
import { DAY, openHotel, START } from './openLegacy.js'

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
  })
})
