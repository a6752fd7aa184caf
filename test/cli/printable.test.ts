import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { printable } from '../../src/cli/printable.js'
import { conceptlite } from './runCommand.js'

/** Sets the title of a terminal, and colours by a control character of one byte in Latin-1. */
const COMMANDS = '\u001b]0;title\u0007\u009b31m'
const folder = mkdtempSync(join(tmpdir(), 'conceptlite-commands-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** 20 comments whose texts, fields, values and file have commands of terminals in them. */
const table = join(folder, `in${COMMANDS}.csv`)
const rows = Array.from(
  { length: 20 },
  (_, i) => `The soup${COMMANDS} was cold on day ${i},${1 + (i % 5)},Nord${COMMANDS}`,
)
writeFileSync(table, [`Comment${COMMANDS},Rating${COMMANDS},Branch${COMMANDS}`, ...rows].join('\n'))
const lines = join(folder, 'lines.jsonl')
writeFileSync(lines, [COMMANDS, ...Array(6).fill('{"text": "The soup was cold"}')].join('\n'))
const kept = join(folder, 'kept')

test.each([
  ['the report', ['analyze', table, '--search', 'soup', '--directory', kept]],
  ['the plan', ['analyze', table, '--plan']],
  ['lines that are left out', ['analyze', lines]],
  ['wrong usage', ['report', '--directory', kept, '--filter', 'None=1']],
])('%s has no commands for the terminal', async (_, args) => {
  const { stdout, stderr } = await conceptlite(...args)
  const shown = stdout + stderr
  expect(shown.length).toBeGreaterThan(50)
  expect(shown.match(/[^\P{Cc}\n]/u)).toBeNull()
})

test('line ends and everything that is seen stay', () => {
  expect(printable('ä 🙂\n\u001b[2Jb\tc')).toBe('ä 🙂\n [2Jb c')
})
