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
