import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { AttackResult } from '../../campaign/runner.js'
import { emptyFolder } from '../storage/folder.js'

const main = fileURLToPath(new URL('../../.campaign/main.js', import.meta.url))

/** A short campaign of one attack: its exit code, what it printed and its result. */
async function campaign(...args: string[]): Promise<{ code: number; printed: string; result: AttackResult }> {
  const json = join(emptyFolder(), 'results.json')
  const child = spawn(process.execPath, [main, '--seed', '1', '--json', json, ...args])
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (printed += piece))
  const [code] = await once(child, 'close')
  return { code, printed, result: JSON.parse(readFileSync(json, 'utf8')).results[0] }
}

test('an upload that was acknowledged and not made is found, with a command that finds it again', async () => {
  const { code, printed, result } = await campaign('--only', 'kills', '--minutes', '0.15', '--plant', 'lost')
  expect(code).toBe(1)
  expect(result.faults.map(({ kind }) => kind)).toContain('lost')
  expect(printed).toContain('npm run campaign -- --only kills --seed 1 --round 1')
  expect(printed).toMatch(/kills .* FAILED: .*\d+ lost/)
}, 300_000)

test('a pause of the event loop is found', async () => {
  const { code, result } = await campaign('--only', 'fuzz', '--minutes', '0.05', '--plant', 'pause')
  expect(code).toBe(1)
  expect(result.faults.map(({ kind }) => kind)).toContain('pause')
  expect(result.worstPause).toBeGreaterThan(1_000)
}, 300_000)

test('a leak is found', async () => {
  const { code, result } = await campaign('--only', 'soak', '--minutes', '0.2', '--plant', 'leak')
  expect(code).toBe(1)
  expect(result.faults.map(({ kind }) => kind)).toContain('growth')
}, 300_000)

test('an attack that finds nothing passes', async () => {
  const { code, printed, result } = await campaign('--only', 'kills', '--minutes', '0.15')
  expect(code).toBe(0)
  expect(result).toMatchObject({ name: 'kills', faults: [] })
  expect(result.operations).toBeGreaterThan(5)
  expect(printed).toContain('Nothing was found.')
}, 300_000)
