import { existsSync } from 'node:fs'
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { Interruption } from '../../src/cli/interruption.js'
import type { PrintedReport } from '../../src/cli/printReport.js'
import { openEngine } from '../../src/engine.js'
import { restaurantFolder } from './restaurant.js'
import { conceptlite, runCommand } from './runCommand.js'

const { folder, restaurant } = restaurantFolder()

test('analyze prints a report for people, and says on standard error what it guessed', async () => {
  const { code, stdout, stderr } = await conceptlite('analyze', restaurant, '--search', 'soup')
  expect(code).toBe(0)
  expect(stdout).toMatch(/^\n restaurant\n/)
  expect(stdout).toContain('20 documents')
  expect(stdout).toContain('Search: soup')
  expect(stderr).toBe('Columns: text = "Comment"; score = "Stars"\nLanguage: English (en)\n')
})

test('analyze tells the average of a score also where no concept is frequent enough to drive it', async () => {
  const file = join(folder, 'two.csv')
  await writeFile(file, 'Comment,Score\nThe soup was cold,3\nA warm room,4\n')
  const { stdout } = await conceptlite('analyze', file, '--json')
  const { score, concepts } = JSON.parse(stdout) as PrintedReport
  expect(score).toMatchObject({ field: 'Score', count: 2, average: 3.5 })
  expect(concepts.filter(({ driver }) => driver !== null)).toEqual([])
})

test('analyze tells the net promoter score of a question of recommendation beside the average', async () => {
  const file = fileURLToPath(new URL('../../fixtures/exports/qualtrics.csv', import.meta.url))
  const { stdout } = await conceptlite('analyze', file, '--no-sentiment')
  // Of 9, 10, 3, 7, 10, 8, 2, 9, 6, 10, 1 and 8 five are promoters and four detractors; their sum is 83.
  expect(stdout).toContain(`average ${(83 / 12).toFixed(2)}, NPS +${Math.round(100 / 12)}`)
})

test('analyze shows its stages on a terminal, unless it shall be quiet', async () => {
  const tables = join(folder, 'shown')
  const run = (...more: string[]) =>
    runCommand(['analyze', restaurant, '--csv', tables, ...more], { showsProgress: true })
  const shown = await run()
  expect(shown.code).toBe(0)
  const stages = shown.stderr.split('\r\u001b[2K').map((line) => line.split('  ')[0]!.trim())
  expect(stages).toEqual(expect.arrayContaining(['reading', 'building: terms', 'asking']))
  const quiet = await run('--quiet')
  expect([quiet.code, quiet.stderr]).toEqual([0, ''])
  const withoutTime = (text: string) => text.replace(/built in [^\n]+/, '')
  expect(withoutTime(quiet.stdout)).toBe(withoutTime(shown.stdout))
})

test('analyze says where its page is and how large', async () => {
  const page = join(folder, 'page.html')
  const { stderr } = await conceptlite('analyze', restaurant, '--html', page)
  const kilobytes = Math.ceil((await stat(page)).size / 1_000)
  expect(stderr).toContain(`Report: ${page} (${kilobytes.toLocaleString('en')} kB)\n`)
})

test('analyze names the first five lines that it leaves out', async () => {
  const file = join(folder, 'wrong.jsonl')
  const wrong = Array.from({ length: 9 }, (_, i) => `{"text": ${i}`)
  await writeFile(file, [...wrong, ...Array(6).fill('{"text": "The soup was cold"}')].join('\n'))
  const { stderr } = await conceptlite('analyze', file)
  expect([...stderr.matchAll(/^Line (\d+) is left out/gm)].map(([, line]) => line)).toEqual(['1', '2', '3', '4', '5'])
})

test('analyze names the values that a filter could have', async () => {
  const path = join(folder, 'values.csv')
  await writeFile(path, 'Comment,Branch\nGood soup and a warm room,Nord\nThe soup was cold today,West\n')
  const { code, stderr } = await conceptlite('analyze', path, '--filter', 'Branch=Ost')
  expect(code).toBe(2)
  expect(stderr).toContain('No document has "Ost" in "Branch". Values: "Nord", "West".')
})

test('analyze refuses a wrong document by its line and keeps nothing', async () => {
  const file = join(folder, 'wrong.jsonl')
  const good = JSON.stringify({ text: 'Fine', metadata: [] })
  await writeFile(
    file,
    `${good}\n\n${JSON.stringify({ text: 'Bad', metadata: [{ name: 'n', type: 'number', value: 'x' }] })}\n`,
  )
  const directory = join(folder, 'refused')
  const { code, stdout, stderr } = await conceptlite('analyze', file, '--directory', directory)
  expect(code).toBe(1)
  expect(stdout).toBe('')
  expect(stderr).toContain('wrong.jsonl, line 3:')
  expect(existsSync(directory)).toBe(false)
  // A folder that was there stays, with what is in it.
  const other = join(folder, 'notes')
  await mkdir(other)
  await writeFile(join(other, 'notes.txt'), 'mine')
  expect((await conceptlite('analyze', file, '--directory', other)).code).toBe(1)
  expect(await readdir(other)).toEqual(['notes.txt'])
  await using engine = await openEngine({ directory: other })
  const kept = await readdir(other)
  expect((await conceptlite('import', file, '--directory', other)).code).toBe(1)
  expect(await readdir(other)).toEqual(expect.arrayContaining(kept))
  expect(await engine.projects.list()).toEqual([])
  expect((await conceptlite('import', file, '--directory', directory)).code).toBe(1)
  expect(existsSync(directory)).toBe(false)
})

test('analyze keeps nothing of an interrupted run', async () => {
  const directory = join(folder, 'interrupted')
  const signal = AbortSignal.abort(new Interruption('SIGTERM'))
  const { code, stdout, stderr } = await runCommand(['analyze', restaurant, '-d', directory], { signal })
  expect([code, stdout]).toEqual([143, ''])
  expect(stderr).toContain('conceptlite: Interrupted by SIGTERM.\n')
  expect(existsSync(directory)).toBe(false)
})

test('documents are added in the language of the project, which is said where they have another', async () => {
  const directory = join(folder, 'english')
  expect((await conceptlite('analyze', restaurant, '--directory', directory)).code).toBe(0)
  const german = join(folder, 'german.csv')
  await writeFile(
    german,
    'Comment\nDas Essen war nicht gut und der Kellner war auch nicht nett\nDas war es mir nicht wert\n',
  )
  const add = async (...more: string[]): Promise<string> =>
    (await conceptlite('analyze', german, '--directory', directory, '--append', ...more)).stderr
  expect(await add()).toContain('read in the language of the project (en), not in de')
  expect(await add('--language', 'fr')).toContain('(en), not in fr')
  expect(await add('--language', 'en')).not.toContain('language of the project')
})
