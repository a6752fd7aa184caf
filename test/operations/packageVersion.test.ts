import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openEngine } from '../../src/engine.js'
import { versionFrom } from '../../src/operations/packageVersion.js'

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

test('inside a bundle, where the manifest is missing or that of another program, an error says what to do', () => {
  const missing = (): never => {
    throw new Error("Cannot find module '../../package.json'")
  }
  for (const read of [missing, () => ({ name: 'app', version: '2.0.0' }), () => ({})]) {
    expect(() => versionFrom(read)).toThrow(/part of a bundle.*external/)
  }
  expect(versionFrom(() => ({ name: 'conceptlite', version: '1.2.3' }))).toBe('1.2.3')
})
