import { copyFileSync, renameSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { stateOfFile } from '../../../src/storage/sqlite/fileState.js'
import { openDatabase } from '../../../src/storage/sqlite.js'
import { emptyFolder } from '../folder.js'

const migrations = [{ name: 'numbers', sql: 'CREATE TABLE numbers (number INTEGER)' }]
const TEN_SECONDS = 10_000

/** A database of one table, and its state as it is seen after everything has been left alone for ten seconds. */
function openNumbers() {
  const path = `${emptyFolder()}/numbers.db`
  const connect = () => {
    const database = openDatabase(path, migrations)
    onTestFinished(() => void database.close())
    return database
  }
  return { path, connect, state: () => stateOfFile(path, Date.now() + TEN_SECONDS) }
}

test.skipIf(process.platform === 'win32')('a state stays until something is written, by any connection', () => {
  const { connect, state } = openNumbers()
  const [one, other] = [connect(), connect()]
  const states = [state()]
  other.prepare('SELECT * FROM numbers').all()
  expect(state()).toBe(states[0])
  for (const database of [one, other, one]) {
    database.prepare('INSERT INTO numbers VALUES (1)').run()
    states.push(state())
  }
  other.close()
  one.close()
  states.push(state())
  const reader = connect()
  reader.prepare('SELECT * FROM numbers').all()
  reader.close()
  expect(state()).toBe(states.at(-1))
  expect(states).not.toContain(undefined)
  expect(new Set(states).size).toBe(states.length)
})

test.skipIf(process.platform === 'win32')('another file at the same path has another state', () => {
  const { path, connect, state } = openNumbers()
  connect().close()
  const before = state()
  copyFileSync(path, `${path}.copy`)
  renameSync(`${path}.copy`, path)
  expect(state()).not.toBe(before)
})

test('what was changed a moment ago, and what does not exist, has no state', () => {
  const { path, connect } = openNumbers()
  expect(stateOfFile(path)).toBeUndefined()
  connect().close()
  expect(stateOfFile(path)).toBeUndefined()
})
