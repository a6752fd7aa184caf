import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Engine, openEngine } from '../../../src/engine.js'
import { type At, openHotel } from './openLegacy.js'

let engine: Engine
let at: At
beforeAll(async () => {
  engine = await openEngine({ threads: 0 })
  at = (await openHotel(engine)).at
})
afterAll(() => engine.close())

describe('topics', () => {
  test('are made, read, changed, put in order and deleted', async () => {
    const { project_id } = await engine.legacy.projects.create({ account: at.account, name: 'Topics' })
    const { topics } = engine.legacy
    const own = { ...at, project_id }
    const first = await topics.create(own)
    expect(first).toEqual({ _id: expect.any(String), name: 'New Topic', text: '', color: '#808080' })
    expect(first._id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    const rooms = await topics.create({ ...own, name: 'Rooms', text: 'room', negative: { text: 'street' } })
    const last = await topics.create({ ...own, name: 'Last', color: '#00aaff', position: 99 })
    expect(await topics.list({ ...own, name_only: true })).toEqual([
      { _id: rooms._id, name: 'Rooms' },
      { _id: first._id, name: 'New Topic' },
      { _id: last._id, name: 'Last' },
    ])
    // What is not given is as in a new topic.
    const changed = await topics.update({ ...own, topic_id: rooms._id, name: 'Chambers', text: 'room', position: 1 })
    expect(changed).toEqual({ _id: rooms._id, name: 'Chambers', text: 'room', color: '#808080' })
    expect(await topics.get({ ...own, topic_id: rooms._id })).toEqual(changed)
    expect(await topics.order({ ...own, order: [last._id, 'unknown'] })).toEqual([last._id, first._id, rooms._id])
    expect(await topics.delete({ ...own, topic_id: first._id })).toEqual({ deleted: first._id })
    expect(await topics.delete({ ...own, topic_id: first._id })).toEqual({ not_found: first._id })
    expect(await topics.get({ ...own, topic_id: first._id })).toBeNull()
    await expect(topics.update({ ...own, topic_id: first._id })).rejects.toMatchObject({
      code: 'INVALID_PARAMS',
      details: { parameters: ['topic_id'] },
    })
    expect(await topics.list({ ...own, name_only: true })).toHaveLength(2)
  })

  test.each([
    [' #00AAff\n', '#00AAff'],
    ['#fff', '#fff'],
    ['#00aaff80', '#00aaff80'],
    ['#0af8', '#0af8'],
    [' Red ', 'Red'],
    ['LightGoldenrodYellow', 'LightGoldenrodYellow'],
  ])('have the color %j as %j', async (color, expected) => {
    const { topics } = engine.legacy
    const made = await topics.create({ ...at, color })
    expect([made.color, (await topics.get({ ...at, topic_id: made._id }))!.color]).toEqual([expected, expected])
    expect((await topics.update({ ...at, topic_id: made._id, color: ` ${color} ` })).color).toBe(expected)
    await topics.delete({ ...at, topic_id: made._id })
  })

  const noColors = [
    '',
    '#',
    '#12',
    '#00aaf',
    '#00aaff8',
    '#123456789',
    '#00aafg',
    'light blue',
    'rgb(1,2,3)',
    'x#fff',
    'red;',
  ]
  test.each([...noColors, 're', 'r'.repeat(21)])('have no color %j', async (color) => {
    await expect(engine.legacy.topics.create({ ...at, color })).rejects.toMatchObject({
      code: 'INVALID_PARAMS',
      details: { parameters: ['color'] },
    })
  })

  test('keep their place when they are changed without one, and can be written back as they were read', async () => {
    const { topics } = engine.legacy
    const a = await topics.create({ ...at, name: 'A', text: 'room', zero: { text: 'staff' } })
    const b = await topics.create({ ...at, name: 'B', text: 'staff' })
    expect(a.vector).not.toBe('')
    expect(await topics.update({ ...at, topic_id: a._id, ...a })).toEqual(a)
    expect((await topics.list({ ...at, name_only: true })).map(({ _id }) => _id)).toEqual([b._id, a._id])
    for (const topic_id of [a._id, b._id]) await topics.delete({ ...at, topic_id })
  })
})
