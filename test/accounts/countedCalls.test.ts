import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { monthOfDay } from '../../src/storage/port/catalog/months.js'
import { type CatalogAccounts, openCatalogAccounts } from './catalogAccounts.js'
import { DAY, NOON } from './people.js'

// The test owns the clock that writes wait for.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const month = monthOfDay(Math.floor(NOON / DAY))
/** What is written, without writing what waits. */
const written = async ({ catalog, workspaceId }: CatalogAccounts) => {
  await afterWrites()
  return await catalog.usage.callsOf(workspaceId, month)
}

/** Writes to a catalog in memory need promises, but no turn of the event loop. */
async function afterWrites(): Promise<void> {
  for (let step = 0; step < 100; step++) await Promise.resolve()
}

test('calls are written together a second after the first of them, and the next a second after theirs', async () => {
  const accounts = await openCatalogAccounts()
  const { usage, workspaceId } = accounts
  usage.countCall(workspaceId, 'regular')
  vi.advanceTimersByTime(600)
  usage.countCall(workspaceId, 'regular')
  usage.countCall(workspaceId, 'big')
  vi.advanceTimersByTime(399)
  expect(await written(accounts)).toEqual({})
  vi.advanceTimersByTime(1)
  expect(await written(accounts)).toEqual({ regular: 2, big: 1 })
  usage.countCall(workspaceId, 'big')
  vi.advanceTimersByTime(999)
  expect(await written(accounts)).toEqual({ regular: 2, big: 1 })
  vi.advanceTimersByTime(1)
  expect(await written(accounts)).toEqual({ regular: 2, big: 2 })
  expect(vi.getTimerCount()).toBe(0)
})

test('what is asked for is written at once, and what comes then waits for a whole second', async () => {
  const accounts = await openCatalogAccounts()
  const { usage, workspaceId } = accounts
  usage.countCall(workspaceId, 'regular')
  vi.advanceTimersByTime(500)
  expect(await usage.callsOf(workspaceId, month)).toEqual({ regular: 1, big: 0 })
  expect(vi.getTimerCount()).toBe(0)
  usage.countCall(workspaceId, 'regular')
  vi.advanceTimersByTime(999)
  expect(await written(accounts)).toEqual({ regular: 1 })
  vi.advanceTimersByTime(1)
  expect(await written(accounts)).toEqual({ regular: 2 })
})

test('calls that cannot be written are lost, and the process goes on', async () => {
  const accounts = await openCatalogAccounts()
  const { usage, workspaceId, catalog } = accounts
  accounts.refuse('INSERT ON calls')
  usage.countCall(workspaceId, 'regular')
  vi.advanceTimersByTime(1_000)
  await afterWrites()
  catalog.database.exec('DROP TRIGGER refused')
  usage.countCall(workspaceId, 'big')
  vi.advanceTimersByTime(1_000)
  expect(await written(accounts)).toEqual({ big: 1 })
})

test('the space of a workspace is that of the projects noted last; those that are not among them are gone', async () => {
  const { usage, workspaceId, pass } = await openCatalogAccounts()
  await usage.noteSpace(
    workspaceId,
    new Map([
      ['a', 100],
      ['b', 20],
    ]),
  )
  expect(await usage.spaceOf(workspaceId, month)).toMatchObject({
    total: 120,
    most: 120,
    projects: [{ projectId: 'a' }, { projectId: 'b' }],
  })
  await usage.noteSpace(workspaceId, new Map([['b', 30]]))
  expect(await usage.spaceOf(workspaceId, month)).toMatchObject({
    total: 30,
    most: 120,
    projects: [{ projectId: 'b', bytes: 30 }],
  })
  expect(await usage.spaceOf('other', month)).toEqual({ total: 0, most: 0, time: undefined, projects: [] })
  // Nothing is known of months to come, and what was used stays in those to which time goes on.
  expect(await usage.spaceOf(workspaceId, month + 1)).toEqual({ total: 0, most: 0, time: undefined, projects: [] })
  pass(31)
  expect(usage.thisMonth()).toBe(month + 1)
  expect(await usage.spaceOf(workspaceId, month + 1)).toMatchObject({ total: 30, most: 30 })
})
