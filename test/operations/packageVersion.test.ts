import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openEngine } from '../../src/engine.js'

test('the status names the version and the day it was built', async () => {
  const engine = await openEngine({ threads: 0 })
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  const [number, date] = (await engine.status()).version.split('+')
  expect(number).toBe(version)
  expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  // Built on or before today, in whatever time zone the day has begun.
  expect(Date.parse(date!)).toBeLessThanOrEqual(Date.now())
  await engine.close()
})
