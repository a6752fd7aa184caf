import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type * as Lanes from '../../mutation/lane.js'

const repository = fileURLToPath(new URL('../..', import.meta.url))
// A lane starts the compiled runner beside it.
const { openLane }: typeof Lanes = await import(join(repository, '.mutation/lane.js'))

let root: string
let written: string[] = []
let lane: Lanes.Lane

const write = (value: string): void => {
  writeFileSync(join(root, 'src/value.ts'), `export const value = (): number => ${value}\n`)
  written = ['src/value.ts']
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'lane-'))
  for (const folder of ['src', 'test']) mkdirSync(join(root, folder))
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }')
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'))
  for (const [name, expected] of [
    ['one', 1],
    ['alsoOne', 1],
    ['positive', 'expect.any(Number)'],
  ] as const) {
    const lines = [
      "import { expect, test } from 'vitest'",
      "import { value } from '../src/value.js'",
      `test('${name}', () => expect(value()).toEqual(${expected}))`,
    ]
    writeFileSync(join(root, `test/${name}.test.ts`), lines.join('\n'))
  }
  lane = openLane({ root, write: () => {}, takeWritten: () => written.splice(0), remove: () => {} })
})

afterAll(() => {
  lane.close()
  rmSync(root, { recursive: true, force: true })
})

const tests = ['test/positive.test.ts', 'test/one.test.ts', 'test/alsoOne.test.ts']
const run = (seconds = 60): Promise<Lanes.RunResult> => lane.run(tests, () => seconds)

test('a lane says that all passed, or which was the first to fail, again and again in one process', async () => {
  write('1')
  const passed = await run()
  expect(passed.kind === 'passed' && [...passed.seconds.keys()]).toEqual(tests)
  write('2')
  expect(await run()).toEqual({ kind: 'failed', test: 'test/one.test.ts' })
  write("{ throw new Error('broken') }")
  expect(await run()).toEqual({ kind: 'failed', test: 'test/positive.test.ts' })
  write('1')
  expect((await run()).kind).toBe('passed')
})

test('a loop without an end is ended, and the next run has a process of its own', async () => {
  write('{ for (;;) {} }')
  expect(await run(5)).toEqual({ kind: 'timeout', test: 'test/positive.test.ts' })
  write('1')
  expect((await run()).kind).toBe('passed')
})
