import { describe, expect, test } from 'vitest'
import { monthOfDay } from '../../../src/storage/port/catalog/months.js'
import { catalogKinds, openStores } from './stores.js'

describe.each(catalogKinds)('%s', (kind) => {
  const DAY = 86_400

  test('months are those of the calendar in UTC', () => {
    const day = (date: string) => Date.parse(date) / 1000 / DAY
    expect(
      ['1970-01-01', '1970-01-31', '1970-02-01', '2024-02-29', '2024-03-01'].map((date) => monthOfDay(day(date))),
    ).toEqual([...[0, 0, 1, 54 * 12 + 1, 54 * 12 + 2]])
  })

  test('uploads are summed by day and workspace, and those of an organization outlive its workspaces', async () => {
    const { usage, workspaces } = await openStores(kind)
    await usage.countUpload('w1', 2 * DAY - 1, 5)
    await usage.countUpload('w1', DAY, 2)
    await usage.countUpload('w1', 0, 4)
    await usage.countUpload('w3', DAY, 8)
    await usage.countUpload('w2', DAY, 16)
    await usage.countUpload('w1', 5 * DAY, 0)
    await usage.countUpload('unknown', DAY, 32)
    const first = [
      { workspaceId: 'w1', day: 0, documents: 4 },
      { workspaceId: 'w1', day: 1, documents: 7 },
    ]
    expect(await usage.ofWorkspace('w1')).toEqual(first)
    expect(await workspaces.remove('w3')).toBe('removed')
    expect(await usage.ofOrganization('o1')).toEqual([...first, { workspaceId: 'w3', day: 1, documents: 8 }])
    expect(await usage.ofOrganization('o2')).toEqual([{ workspaceId: 'w2', day: 1, documents: 16 }])
    expect(await usage.ofWorkspace('unknown')).toEqual([])
  })

  test('calls are summed by month and kind, and their days are known', async () => {
    const { usage } = await openStores(kind)
    await usage.countCalls({ workspaceId: 'w1', day: 31, kind: 'big', calls: 1 })
    await usage.countCalls({ workspaceId: 'w1', day: 30, kind: 'big', calls: 2 })
    await usage.countCalls({ workspaceId: 'w1', day: 30, kind: 'big', calls: 3 })
    await usage.countCalls({ workspaceId: 'w1', day: 2, kind: 'regular', calls: 4 })
    await usage.countCalls({ workspaceId: 'w2', day: 2, kind: 'regular', calls: 8 })
    expect([
      await usage.callsOf('w1', 0),
      await usage.callsOf('w1', 1),
      await usage.callsOf('w2', 0),
      await usage.callsOf('w2', 1),
    ]).toEqual([{ big: 5, regular: 4 }, { big: 1 }, { regular: 8 }, {}])
    expect([await usage.calledDays('w1'), await usage.calledDays('w2'), await usage.calledDays('w3')]).toEqual([
      [2, 30, 31],
      [2],
      [],
    ])
  })

  test('space is that of the end of a month, with the most that was used in it', async () => {
    const { usage } = await openStores(kind)
    expect(await usage.spaceOf('w1', 0)).toEqual({ total: 0, most: 0, time: undefined, projects: [] })
    await usage.noteSpace('w1', 'q', 100, DAY)
    await usage.noteSpace('w1', 'p', 50, 2 * DAY)
    await usage.noteSpace('w2', 'r', 7, 2 * DAY)
    // The same again is no change.
    await usage.noteSpace('w1', 'p', 50, 3 * DAY)
    const [p, q] = [
      { projectId: 'p', bytes: 50, time: 2 * DAY },
      { projectId: 'q', bytes: 100, time: DAY },
    ]
    expect(await usage.spaceOf('w1', 0)).toEqual({ total: 150, most: 150, time: 2 * DAY, projects: [p, q] })
    // In February the first shrinks, goes, and the other grows a little.
    await usage.noteSpace('w1', 'q', 60, 32 * DAY)
    await usage.noteSpace('w1', 'q', 0, 33 * DAY)
    await usage.noteSpace('w1', 'p', 55, 34 * DAY)
    expect(await usage.spaceOf('w1', 1)).toEqual({
      ...{ total: 55, most: 150, time: 34 * DAY },
      projects: [{ projectId: 'p', bytes: 55, time: 34 * DAY }],
    })
    expect(await usage.spaceOf('w1', 0)).toEqual({ total: 150, most: 150, time: 2 * DAY, projects: [p, q] })
    // Nothing has changed in March.
    expect(await usage.spaceOf('w1', 2)).toMatchObject({ total: 55, most: 55, time: 34 * DAY })
    expect(await usage.spaceOf('w2', 0)).toMatchObject({ total: 7, most: 7 })
  })
})
