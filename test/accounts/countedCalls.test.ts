import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { monthOfDay } from '../../src/storage/catalog/usage.js'
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
const written = ({ catalog, workspaceId }: CatalogAccounts) => catalog.usage.callsOf(workspaceId, month)

test('calls are written together a second after the first of them, and the next a second after theirs', () => {
  const accounts = openCatalogAccounts()
  const { usage, workspaceId } = accounts
  usage.countCall(workspaceId, 'regular')
  vi.advanceTimersByTime(600)
  usage.countCall(workspaceId, 'regular')
  usage.countCall(workspaceId, 'big')
  vi.advanceTimersByTime(399)
  expect(written(accounts)).toEqual({})
  vi.advanceTimersByTime(1)
  expect(written(accounts)).toEqual({ regular: 2, big: 1 })
  usage.countCall(workspaceId, 'big')
  vi.advanceTimersByTime(999)
  expect(written(accounts)).toEqual({ regular: 2, big: 1 })
  vi.advanceTimersByTime(1)
  expect(written(accounts)).toEqual({ regular: 2, big: 2 })
  expect(vi.getTimerCount()).toBe(0)
})

test('what is asked for is written at once, and what comes then waits for a whole second', () => {
  const accounts = openCatalogAccounts()
  const { usage, workspaceId } = accounts
  usage.countCall(workspaceId, 'regular')
  vi.advanceTimersByTime(500)
  expect(usage.callsOf(workspaceId, month)).toEqual({ regular: 1, big: 0 })
  expect(vi.getTimerCount()).toBe(0)
  usage.countCall(workspaceId, 'regular')
  vi.advanceTimersByTime(999)
  expect(written(accounts)).toEqual({ regular: 1 })
  vi.advanceTimersByTime(1)
  expect(written(accounts)).toEqual({ regular: 2 })
})

test('calls that cannot be written are lost, and the process goes on', () => {
  const accounts = openCatalogAccounts()
  const { usage, workspaceId, catalog } = accounts
  accounts.refuse('INSERT ON calls')
  usage.countCall(workspaceId, 'regular')
  vi.advanceTimersByTime(1_000)
  catalog.database.exec('DROP TRIGGER refused')
  usage.countCall(workspaceId, 'big')
  vi.advanceTimersByTime(1_000)
  expect(written(accounts)).toEqual({ big: 1 })
})

test('the space of a workspace is that of the projects noted last; those that are not among them are gone', () => {
  const { usage, workspaceId, pass } = openCatalogAccounts()
  usage.noteSpace(
    workspaceId,
    new Map([
      ['a', 100],
      ['b', 20],
    ]),
  )
  expect(usage.spaceOf(workspaceId, month)).toMatchObject({
    total: 120,
    most: 120,
    projects: [{ projectId: 'a' }, { projectId: 'b' }],
  })
  usage.noteSpace(workspaceId, new Map([['b', 30]]))
  expect(usage.spaceOf(workspaceId, month)).toMatchObject({
    total: 30,
    most: 120,
    projects: [{ projectId: 'b', bytes: 30 }],
  })
  expect(usage.spaceOf('other', month)).toEqual({ total: 0, most: 0, time: undefined, projects: [] })
  // Nothing is known of months to come, and what was used stays in those to which time goes on.
  expect(usage.spaceOf(workspaceId, month + 1)).toEqual({ total: 0, most: 0, time: undefined, projects: [] })
  pass(31)
  expect(usage.thisMonth()).toBe(month + 1)
  expect(usage.spaceOf(workspaceId, month + 1)).toMatchObject({ total: 30, most: 30 })
})
