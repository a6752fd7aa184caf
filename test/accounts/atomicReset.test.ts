import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, expect, test } from 'vitest'
import { openPeople, refusal } from './people.js'

const directory = mkdtempSync(join(tmpdir(), 'reset-'))
afterAll(() => rmSync(directory, { recursive: true }))

/** Makes every removal of a token fail, or lets it work again. */
function breakTokens(broken: boolean): void {
  const database = new Database(join(directory, 'catalog.db'))
  if (broken) {
    database.exec("CREATE TRIGGER broken BEFORE DELETE ON tokens BEGIN SELECT RAISE(ABORT, 'broken'); END")
  } else database.exec('DROP TRIGGER broken')
  database.close()
}

test('a password is not set where the tokens that it ends could not be removed, and its link stays good', async () => {
  await using people = await openPeople({ directory })
  const { engine } = people
  await people.add('ann@example.org')
  const session = await people.as('ann@example.org')
  await engine.profile.resetPassword({ email: 'ann@example.org' })
  const link = people.link().params as unknown as Parameters<typeof engine.profile.recoveryPage>[0]
  breakTokens(true)
  await expect(engine.profile.recover({ ...link, password: 'another' })).rejects.toEqual(refusal('ERROR'))
  const change = { old_password: 'secret', new_password: 'a third one' }
  await expect(session.profile.changePassword(change)).rejects.toEqual(refusal('ERROR'))
  breakTokens(false)
  expect(await people.login('ann@example.org', 'secret')).toHaveLength(32)
  expect(await session.profile.get()).toMatchObject({ username: 'ann@example.org' })
  await engine.profile.recover({ ...link, password: 'another' })
  await expect(session.profile.get()).rejects.toEqual(refusal('INVALID_TOKEN'))
})
