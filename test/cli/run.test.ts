import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { read as readWorkbook } from 'hucre'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Interruption } from '../../src/cli/interruption.js'
import type { PrintedReport } from '../../src/cli/printReport.js'
import { withEngineOf } from '../../src/cli/storedProjects.js'
import { openEngine } from '../../src/engine.js'
import { freshSchema } from '../storage/postgres/freshSchema.js'
import { type Ended, type RunOptions, runCommand } from './runCommand.js'

let folder: string
let restaurant: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'conceptlite-run-'))
  restaurant = join(folder, 'restaurant.csv')
  await writeFile(restaurant, csv)
})
afterAll(() => rm(folder, { recursive: true }))

const conceptlite = (...args: string[]): Promise<Ended> => runCommand(args)

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

test.each([
  ['--html', 'input.csv'],
  ['--xlsx', 'input.csv'],
  ['--csv', '.'],
])('%s never takes the place of the file that is read', async (option, target) => {
  const input = join(folder, 'input.csv')
  await writeFile(input, csv)
  const { code, stderr } = await conceptlite('analyze', input, option, join(folder, target))
  expect([code, stderr]).toEqual([2, expect.stringContaining(`${option} would write over ${input}, which is read.`)])
  expect(await readFile(input, 'utf8')).toBe(csv)
})

test('what a command cannot use is refused in a sentence, and before anything is built', async () => {
  const input = join(folder, 'plain.csv')
  const other = join(folder, 'other.csv')
  const sheet = join(folder, 'fake.xlsx')
  const none = join(folder, 'none')
  await writeFile(input, csv)
  await writeFile(other, csv)
  await writeFile(sheet, 'Hello there\n')
  for (const [code, message, ...args] of [
    [2, `--csv takes a folder, and ${input} is a file.`, 'analyze', input, '--csv', input],
    [2, `--csv takes a folder, and ${other} is a file.`, 'analyze', input, '--csv', other],
    [2, `--csv takes a folder, and ${other} is a file.`, 'report', '--directory', folder, '--csv', other],
    [2, `--csv takes a folder, and ${other} is a file.`, 'export', '--directory', folder, '--csv', other],
    [1, `There is no file ${none}.`, 'analyze', input, '--background', none],
    [2, `Cannot read ${none}: there is no such file.`, 'serve', '--config', none],
    [2, `Cannot read ${folder}: it is a folder.`, 'serve', '--token-file', folder],
    [
      1,
      `Cannot read ${sheet}: it is no workbook of Excel (.xlsx) or OpenDocument (.ods), and no CSV`,
      'analyze',
      sheet,
    ],
    [2, 'It must not be empty.', 'analyze', input, '--name', ''],
    [2, 'It must not be empty.', 'import', input, '--name', ''],
  ] as const) {
    const ended = await conceptlite(...args)
    expect([args, ended.code, ended.stderr]).toEqual([args, code, expect.stringContaining(message)])
    expect(ended.stderr).not.toMatch(/E[A-Z]{4,}:/)
    expect(ended.stdout).toBe('')
  }
})

test('a project whose file is missing is listed, its reason is told, and it can be deleted by its name', async () => {
  const directory = join(folder, 'lost')
  const engine = await openEngine({ directory, threads: 0 })
  const { project_id } = await engine.projects.create({ name: 'Lost', language: 'en' })
  await engine.projects.create({ name: 'There', language: 'en' })
  await engine.close()
  await rm(join(directory, 'projects', `${project_id}.db`))
  const listed = await conceptlite('projects', 'list', '--directory', directory)
  expect(listed).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/Lost +\? +en +cannot be opened\n.*There +0 +en +no\n/),
    stderr: expect.stringMatching(/^"Lost" \(\w+\): The file of this project is missing\./),
  })
  const shown = await conceptlite('projects', 'show', 'Lost', '--directory', directory)
  expect([shown.code, shown.stderr]).toEqual([1, expect.stringContaining('is missing')])
  expect((await conceptlite('projects', 'delete', 'Lost', '--yes', '--directory', directory)).code).toBe(0)
  expect((await conceptlite('projects', 'list', '--directory', directory)).stderr).toBe('')
})

test.each(['--html', '--xlsx'])('%s below a file is refused in a sentence', async (option) => {
  const input = join(folder, 'above.csv')
  await writeFile(input, csv)
  const { code, stderr } = await conceptlite('analyze', input, option, join(input, 'report'))
  expect([code, stderr]).toEqual([1, expect.stringContaining('cannot be written: its folder is a file.')])
})

const csv = `Comment;Stars
${[
  'The soup was cold and the waiter rude',
  'A warm room and a kind waiter',
  'Cold soup again',
  'Kind people, warm soup',
]
  .flatMap((text, n) =>
    Array.from({ length: 5 }, (_, k) => `${text}, visit ${k + 1};${n % 2 === 0 ? 1 + (k % 2) : 5 - (k % 2)}`),
  )
  .join('\n')}
`

describe('analyze', () => {
  test('prints a report for people, and says on standard error what it guessed', async () => {
    const { code, stdout, stderr } = await conceptlite('analyze', restaurant, '--search', 'soup')
    expect(code).toBe(0)
    expect(stdout).toMatch(/^\n restaurant\n/)
    expect(stdout).toContain('20 documents')
    expect(stdout).toContain('Search: soup')
    expect(stderr).toBe('Columns: text = "Comment"; score = "Stars"\nLanguage: English (en)\n')
  })

  test('tells the average of a score also where no concept is frequent enough to drive it', async () => {
    const file = join(folder, 'two.csv')
    await writeFile(file, 'Comment,Score\nThe soup was cold,3\nA warm room,4\n')
    const { stdout } = await conceptlite('analyze', file, '--json')
    const { score, concepts } = JSON.parse(stdout) as PrintedReport
    expect(score).toMatchObject({ field: 'Score', count: 2, average: 3.5 })
    expect(concepts.filter(({ driver }) => driver !== null)).toEqual([])
  })

  test('tells the net promoter score of a question of recommendation beside the average', async () => {
    const file = fileURLToPath(new URL('../../fixtures/exports/qualtrics.csv', import.meta.url))
    const { stdout } = await conceptlite('analyze', file, '--no-sentiment')
    // Of 9, 10, 3, 7, 10, 8, 2, 9, 6, 10, 1 and 8 five are promoters and four detractors; their sum is 83.
    expect(stdout).toContain(`average ${(83 / 12).toFixed(2)}, NPS +${Math.round(100 / 12)}`)
  })

  test('shows its stages on a terminal, unless it shall be quiet', async () => {
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

  test('says where its page is and how large', async () => {
    const page = join(folder, 'page.html')
    const { stderr } = await conceptlite('analyze', restaurant, '--html', page)
    const kilobytes = Math.ceil((await stat(page)).size / 1_000)
    expect(stderr).toContain(`Report: ${page} (${kilobytes.toLocaleString('en')} kB)\n`)
  })

  test('names the first five lines that it leaves out', async () => {
    const file = join(folder, 'wrong.jsonl')
    const wrong = Array.from({ length: 9 }, (_, i) => `{"text": ${i}`)
    await writeFile(file, [...wrong, ...Array(6).fill('{"text": "The soup was cold"}')].join('\n'))
    const { stderr } = await conceptlite('analyze', file)
    expect([...stderr.matchAll(/^Line (\d+) is left out/gm)].map(([, line]) => line)).toEqual(['1', '2', '3', '4', '5'])
  })

  test('plans a file without building it, for people and as JSON', async () => {
    const rows = ['Good soup and a warm room', 'The soup was cold that day', 'We waited long for the soup'].map(
      (text, n) => `${text},${n + 2},Nord`,
    )
    const path = join(folder, 'plan.csv')
    await writeFile(path, `Comment,Stars,string_Branch\n${rows.join('\n')}\n`)
    const table = await conceptlite('analyze', '--plan', path)
    expect(table.code).toBe(0)
    expect(table.stdout).toMatch(/text +Comment +100 % +Good soup and a warm room \| The soup was cold that day/)
    const { stdout } = await conceptlite('analyze', '--plan', '--json', path)
    const { language, columns } = JSON.parse(stdout) as { language: string; columns: unknown[] }
    expect(language).toBe('en')
    expect(columns.slice(1)).toEqual([
      {
        column: 'Stars',
        role: 'score',
        field: 'Stars',
        date_form: null,
        separator: null,
        filled: 1,
        examples: ['2', '3', '4'],
      },
      {
        column: 'string_Branch',
        role: 'string',
        field: 'Branch',
        date_form: null,
        separator: null,
        filled: 1,
        examples: ['Nord'],
      },
    ])
  })

  test('a plan says how much of a column is filled, and where cells hold several values', async () => {
    const path = join(folder, 'filled.csv')
    const rows = Array.from({ length: 12 }, (_, n) => {
      const extras = ['', 'Wifi', 'Wifi;Pool', '', 'Pool', 'Wifi;Bar'][n % 6]
      return `We found the ${['soup', 'room', 'bed'][n % 3]} cold on day ${n},${extras}`
    })
    await writeFile(path, `Comment,Extras\n${rows.join('\n')}\n`)
    expect((await conceptlite('analyze', '--plan', path)).stdout).toMatch(/string, several +Extras +67 % /)
    const { stdout } = await conceptlite('analyze', '--plan', '--json', path)
    expect(JSON.parse(stdout).columns[1]).toMatchObject({ column: 'Extras', separator: ';', filled: 8 / 12 })
  })

  test('a plan says how dates are read, and which numbers could be the score', async () => {
    const path = join(folder, 'dates.csv')
    const rows = [13, 14, 15].map((day, n) => `The soup was cold on day ${day},${day}/04/2024,${n + 2}`)
    await writeFile(path, `Comment,Visit,Guests\n${rows.join('\n')}\n`)
    const { stdout } = await conceptlite('analyze', '--plan', path)
    expect(stdout).toMatch(/date \(day first\) +Visit/)
    expect(stdout).toContain('Name one of the numbers with --score: "Guests".')
    const named = await conceptlite('analyze', '--plan', path, '--score', 'Guests')
    expect(named.stdout).not.toContain('--score')
  })

  test('names the values that a filter could have', async () => {
    const path = join(folder, 'values.csv')
    await writeFile(path, 'Comment,Branch\nGood soup and a warm room,Nord\nThe soup was cold today,West\n')
    const { code, stderr } = await conceptlite('analyze', path, '--filter', 'Branch=Ost')
    expect(code).toBe(2)
    expect(stderr).toContain('No document has "Ost" in "Branch". Values: "Nord", "West".')
  })

  test('refuses a wrong document by its line and keeps nothing', async () => {
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

  test('keeps nothing of an interrupted run', async () => {
    const directory = join(folder, 'interrupted')
    const signal = AbortSignal.abort(new Interruption('SIGTERM'))
    const { code, stdout, stderr } = await runCommand(['analyze', restaurant, '-d', directory], { signal })
    expect([code, stdout]).toEqual([143, ''])
    expect(stderr).toContain('conceptlite: Interrupted by SIGTERM.\n')
    expect(existsSync(directory)).toBe(false)
  })
})

describe('a kept folder', () => {
  let directory: string
  const kept = (...args: string[]): Promise<Ended> => runCommand([...args, '--directory', directory])
  const typing = (typed: string | undefined, ...args: string[]): Promise<Ended> =>
    runCommand([...args, '--directory', directory], { ...(typed !== undefined && { typed }) } satisfies RunOptions)
  const projects = async (): Promise<{ project_id: string; name: string; document_count: number }[]> =>
    JSON.parse((await kept('projects', 'list', '--json')).stdout) as never
  let first: PrintedReport

  beforeAll(async () => {
    directory = join(folder, 'kept')
    const { code, stdout, stderr } = await kept('analyze', restaurant, '--json')
    expect(code).toBe(0)
    first = JSON.parse(stdout) as PrintedReport
    expect(stderr).toContain(`conceptlite report ${first.project_id} --directory`)
  })

  test('has everything as JSON, as on a page', async () => {
    expect(first.associations.length).toBeGreaterThan(0)
    const page = join(folder, 'kept.html')
    const written = JSON.parse((await kept('report', '--json', '--html', page)).stdout) as PrintedReport
    expect(written).toEqual({ ...first, source: null, seconds: null })
  })

  test('is asked again by report, with the answers of analyze', async () => {
    const { code, stdout } = await kept('report', '--json')
    expect(code).toBe(0)
    expect(JSON.parse(stdout)).toEqual({ ...first, source: null, seconds: null })
    expect((await kept('report', first.project_id, '--filter', 'Stars=9')).stdout).toContain('0 of the documents')
    expect((await kept('report', '--filter', 'Star=1')).stderr).toContain('There is no field "Star". Fields: "Stars"')
  })

  test('says what is there instead of analyzing a file twice', async () => {
    const { code, stderr } = await kept('analyze', restaurant)
    expect(code).toBe(2)
    expect(stderr).toMatch(
      /has a project "restaurant" \(\w+, 20 documents, built \d{4}-\d\d-\d\d\) already\..*--append.*--replace/,
    )
    expect(await projects()).toMatchObject([{ project_id: first.project_id, document_count: 20 }])
  })

  test('takes more documents, all or none', async () => {
    const more = join(folder, 'more.csv')
    await writeFile(more, 'Comment,Stars,Branch\nThe garden was lovely,5,Nord\nA loud garden,2,West\n')
    const { code, stdout } = await kept('analyze', more, '--append', '--json', '--filter', 'Branch=Nord')
    expect(code).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({
      project_id: first.project_id,
      project: { document_count: 22, filter_count: 1 },
    })
    // The type of a field cannot change, so these are refused.
    const other = join(folder, 'other.csv')
    await writeFile(other, 'Comment,Stars\nThe garden was lovely,many\nA loud garden,few\n')
    expect((await kept('analyze', other, '--append', '--string', 'Stars', '--name', 'restaurant')).code).toBe(1)
    expect(await projects()).toMatchObject([{ project_id: first.project_id, document_count: 22 }])
  })

  test('says how many of the added documents it had already', async () => {
    const id = (await projects())[0]!.project_id
    const file = join(folder, 'again.csv')
    // The first has the columns in another order; the second has another branch; the third is new, twice.
    await writeFile(
      file,
      'Branch,Stars,Comment\nNord,5,The garden was lovely\nSouth,2,A loud garden\nWest,1,No garden\nWest,1,No garden\n',
    )
    const once = await kept('analyze', file, '--append', '--json')
    expect(once.stderr).toContain('Warning: 1 of 4 added documents repeat documents that the project had already')
    expect(JSON.parse(once.stdout)).toMatchObject({ project_id: id, project: { document_count: 26 } })
    expect((await kept('analyze', file, '--append')).stderr).toContain('Warning: 4 of 4 added documents')
    const fresh = join(folder, 'fresh.csv')
    await writeFile(fresh, 'Comment,Stars,Branch\nNo garden,2,West\nNo gardener,1,West\n')
    expect((await kept('analyze', fresh, '--append')).stderr).not.toContain('Warning')
  })

  test('replaces a project once the new one is built', async () => {
    const bad = await kept('analyze', restaurant, '--replace', '--drivers', 'none')
    expect([bad.code, await projects()]).toMatchObject([2, [{ document_count: 32 }]])
    await withEngineOf({ directory }, async (engine) => {
      await engine.project(first.project_id).conceptLists.create({ name: 'Food', concepts: [{ texts: ['soup'] }] })
    })
    expect((await kept('analyze', restaurant, '--replace', '--quiet')).code).toBe(0)
    const [only, ...others] = await projects()
    expect([only, others]).toMatchObject([{ name: 'restaurant', document_count: 20 }, []])
    expect(only!.project_id).not.toBe(first.project_id)
    const lists = await withEngineOf({ directory }, (engine) => engine.project(only!.project_id).conceptLists.list())
    expect(lists).toMatchObject([{ name: 'Food', concepts: [{ name: 'soup', texts: ['soup'] }] }])
    const missing = await kept('analyze', restaurant, '--replace', '--name', 'bar')
    expect([missing.code, missing.stderr]).toEqual([2, expect.stringContaining('has no project "bar" to replace')])
  })

  test('shows and renames its projects', async () => {
    const id = (await projects())[0]!.project_id
    expect((await kept('projects', 'list')).stdout).toMatch(
      new RegExp(`^ID +NAME +DOCUMENTS +LANGUAGE +BUILT\n${id} +restaurant +20 +en +\\d{4}-`),
    )
    const record = JSON.parse((await kept('projects', 'show', '--json')).stdout)
    const [created, built] = [record.creation_date, record.last_successful_build_time].map((seconds: number) =>
      new Date(seconds * 1_000).toISOString(),
    )
    expect((await kept('projects', 'list')).stdout).toContain(`  ${built!.slice(0, 10)} ${built!.slice(11, 16)} UTC\n`)
    expect((await kept('projects', 'show')).stdout).toMatch(new RegExp(`^Created +${created!.slice(0, 10)}$`, 'm'))
    expect((await kept('projects', 'show', 'restaurant')).stdout).toMatch(
      /Documents +20\n[\s\S]*Fields +Stars \(score\)/,
    )
    expect(JSON.parse((await kept('projects', 'show', '--json')).stdout)).toMatchObject({
      project_id: id,
      fields: [{ name: 'Stars', type: 'score', minimum: 1, maximum: 5 }],
    })
    expect((await kept('projects', 'rename', 'restaurant', 'Pinewood')).stdout).toBe(
      `"restaurant" is now "Pinewood" (${id}).\n`,
    )
    const gone = await kept('projects', 'show', 'restaurant')
    expect([gone.code, gone.stderr]).toEqual([
      2,
      `conceptlite: There is no project "restaurant"; there is: ${id} "Pinewood".\nSee conceptlite projects show --help.\n`,
    ])
    const unnamed = await kept('projects', 'rename', 'Pinewood', ' ')
    expect([unnamed.code, unnamed.stderr]).toEqual([2, expect.stringContaining('It must not be empty.')])
  })

  test('is backed up and restored, with progress on a terminal', async () => {
    const [target, again] = [join(folder, 'backup'), join(folder, 'restored')]
    const { code, stdout, stderr } = await runCommand(['backup', directory, target], { typed: '' })
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(
        /^Backed up 1 project with \d+ documents, [\d.]+ MB, to \S+backup\. Nothing is damaged\.\n$/,
      ),
    ])
    expect(stderr).toMatch(/Copying +0%/)
    expect(stderr).toMatch(/Checking the copy/)
    const restored = await conceptlite('restore', target, again)
    expect([restored.code, restored.stderr]).toEqual([0, ''])
    expect(restored.stdout).toBe(stdout.replace('Backed up', 'Restored').replace(target, again))
  })

  test('gives a project away as one file, which another folder takes', async () => {
    const file = join(folder, 'pinewood.conceptlite')
    expect(await kept('export', '--output', file)).toMatchObject({ code: 0, stdout: '' })
    const other = join(folder, 'colleague')
    const { code, stdout } = await conceptlite('import', file, '--directory', other, '--name', 'Ours')
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^Imported "Ours" as \w+: 20 documents\.\n$/)])
    const asked = async (directory: string): Promise<PrintedReport> =>
      JSON.parse((await conceptlite('report', '--json', '--directory', directory)).stdout) as PrintedReport
    const [here, there] = [await asked(directory), await asked(other)]
    const { project_id, directory: where } = there
    const project = { ...here.project, name: 'Ours' }
    expect({ ...here, project_id, project, directory: where }).toEqual(there)
    const no = await conceptlite('import', restaurant, '--directory', other)
    expect([no.code, no.stderr]).toEqual([1, expect.stringMatching(/^conceptlite: restaurant\.csv is [^\n]+\n$/)])
  })

  test('gives a project to a database, and takes it back', async () => {
    const { url, schema } = await freshSchema()
    const [there, back] = [join(folder, 'there.conceptlite'), join(folder, 'back.conceptlite')]
    const address = join(folder, 'address.txt')
    await writeFile(address, `${url}\n`)
    const database = ['--database-file', address, '--schema', schema]
    expect((await kept('export', '--output', there)).code).toBe(0)
    const imported = await conceptlite('import', there, ...database)
    expect([imported.code, imported.stdout]).toEqual([0, expect.stringMatching(/: 20 documents\.\n$/)])
    expect((await conceptlite('export', ...database, '--output', back)).code).toBe(0)
    const again = await conceptlite('import', back, '--directory', join(folder, 'again'))
    expect([again.code, again.stdout]).toEqual([0, expect.stringMatching(/: 20 documents\.\n$/)])
    const neither = await conceptlite('import', back)
    expect([neither.code, neither.stderr]).toEqual([2, expect.stringContaining('--database')])
  })

  test('writes tables of a project, also filtered, to CSV and XLSX', async () => {
    const csvFolder = join(folder, 'tables')
    const workbook = join(folder, 'tables.xlsx')
    const { code, stderr } = await kept('export', '--csv', csvFolder, '--xlsx', workbook, '--filter', 'Stars>=4')
    expect([code, stderr]).toEqual([0, `Wrote 12 tables to ${csvFolder}\nWrote 12 tables to ${workbook}\n`])
    const lines = (await readFile(join(csvFolder, 'docs.csv'), 'utf8')).trimEnd().split('\r\n')
    expect([lines.length, lines[0]]).toEqual([11, expect.stringMatching(/^\ufeffdoc_id,doc_title,doc_text,.*,Stars$/)])
    const { sheets } = await readWorkbook(await readFile(workbook))
    expect(sheets.map(({ name }) => `${name}.csv`).sort()).toEqual((await readdir(csvFolder)).sort())
    expect((await kept('report', '--quiet', '--xlsx', join(folder, 'none', 'x.xlsx'))).stderr).toMatch(
      /^conceptlite: [^\n]+x\.xlsx cannot be written: its folder does not exist\.\n$/,
    )
  })

  test('deletes a project only by its typed name or --yes', async () => {
    const unasked = await typing(undefined, 'projects', 'delete', 'Pinewood')
    expect([unasked.code, unasked.stderr]).toEqual([2, expect.stringContaining('say --yes')])
    expect(unasked.stderr).toContain('See conceptlite projects delete --help.')
    const piped = { piped: ['Pinewood\n'], showsProgress: true }
    const unseen = await runCommand(['projects', 'delete', 'Pinewood', '--directory', directory], piped)
    expect([unseen.code, unseen.stderr]).toEqual([2, expect.stringContaining('say --yes')])
    const wrong = await typing('pinewoods\n', 'projects', 'delete', 'Pinewood')
    expect([wrong.code, wrong.stderr]).toEqual([1, expect.stringContaining('Nothing was deleted')])
    expect(await projects()).toHaveLength(1)
    const right = await typing('Pinewood\n', 'projects', 'delete', 'Pinewood')
    expect([right.code, right.stdout]).toEqual([0, expect.stringMatching(/^Deleted "Pinewood"/)])
    expect((await kept('projects', 'list')).stdout).toBe('The folder has no projects.\n')
    expect((await kept('projects', 'delete', 'Pinewood', '--yes')).code).toBe(1)
  })

  test('is not made by a command that only reads', async () => {
    const nowhere = join(folder, 'nowhere')
    const { code, stderr } = await conceptlite('projects', 'list', '--directory', nowhere)
    expect([code, stderr]).toEqual([1, expect.stringContaining('is no folder of projects')])
    expect(existsSync(nowhere)).toBe(false)
  })
})

describe('any command', () => {
  test.each([
    ['help', 0, ['--help']],
    ['help of a command', 0, ['projects', 'list', '--help']],
    ['a file that is not there', 1, ['analyze', 'no-such-file.csv']],
    ['an unknown language', 2, ['analyze', '<file>', '--language', 'xx']],
    ['a folder', 1, ['analyze', '/']],
    ['a file without a name', 1, ['analyze', '']],
    ['a folder that cannot be made', 1, ['serve', '--directory', '<file>/below']],
    ['a token that is none', 1, ['serve', '--token', '']],
    ['an address of another machine', 1, ['serve', '--host', '192.0.2.1']],
    ['an origin that is none', 1, ['serve', '--allow-origin', 'example.org']],
    ['vectors that are not there', 1, ['analyze', '<file>', '--background', 'no-such-file.txt']],
    ['vectors that are none', 1, ['serve', '--background', '<file>']],
    ['a public address that is none', 1, ['serve', '--public-url', 'example.org']],
    ['a file to import that is not there', 1, ['import', 'none', '-d', '<folder>']],
    ['nothing to export', 2, ['export', '-d', '<folder>']],
    ['a folder that is not named', 2, ['report']],
    ['an unknown option', 2, ['analyze', '--colour']],
    ['help of an unknown command', 2, ['help', 'analyse']],
    ['both ways with a project that exists', 2, ['analyze', '-d', '<folder>', '--append', '--replace']],
    ['more documents for no folder', 2, ['analyze', '--append']],
    ['a replacement in no folder', 2, ['analyze', '--replace']],
    ['help as a subcommand', 2, ['projects', 'help']],
    ['an unknown score', 2, ['analyze', '<file>', '--drivers', 'stars']],
  ])('%s ends with %d', async (_what, expected, args) => {
    const places = { '<file>': restaurant, '<folder>': join(folder, 'any') }
    const filled = args.map((arg) => arg.replace(/^<\w+>/, (place) => places[place as keyof typeof places]))
    const { code, stdout, stderr } = await conceptlite(...filled)
    expect(code).toBe(expected)
    expect(expected === 0 ? stderr : stdout).toBe('')
    const complaint = stderr
      .split('\n')
      .filter((line) => !/^(?:Columns|Language):/.test(line))
      .join('\n')
    if (expected !== 0) expect(complaint).toMatch(/^conceptlite: [^\n]+\n(?:See conceptlite [^\n]+\n)?$/)
    // Wrong usage names the help of the command.
    const seen = /See conceptlite (.*)--help\.$/m.exec(complaint)?.[1]
    expect(seen).toBe(expected !== 2 ? undefined : args[0] === 'help' ? '' : `${args[0]} `)
  })

  test('that is unknown is told with the help of the program', async () => {
    const { code, stderr } = await conceptlite('analyse', 'report')
    expect([code, stderr]).toEqual([2, expect.stringMatching(/\nSee conceptlite --help\.\n$/)])
  })
})

describe('serve', () => {
  // Node goes on trying there for ever.
  test.runIf(process.platform === 'linux')('does not try for ever to make a folder', async () => {
    const { code, stderr } = await conceptlite('serve', '--directory', '/proc/none')
    expect([code, stderr]).toEqual([1, expect.stringContaining('The folder /proc/none cannot be opened')])
  })

  test('says that its port is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as AddressInfo
    const { code, stderr } = await conceptlite('serve', '--port', String(port))
    taken.close()
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^conceptlite: Port \d+ is in use already\.[^\n]*\n$/)])
  })

  test('says that this machine has no such address', async () => {
    // An address for documentation, which no machine has (RFC 5737).
    const { code, stderr } = await conceptlite('serve', '--host', '192.0.2.1')
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/^conceptlite: This machine has no address 192\.0\.2\.1\.[^\n]*\n$/),
    ])
  })
})

describe('check', () => {
  test('says what is damaged, as text or JSON, and ends with 1 if anything is', async () => {
    const directory = join(folder, 'checked')
    const engine = await openEngine({ directory, threads: 0 })
    const { project_id } = await engine.projects.create({ name: 'Checked', language: 'en' })
    await engine.close()
    expect(await conceptlite('check', directory)).toMatchObject({ code: 0, stdout: expect.stringContaining('Nothing') })
    await rm(join(directory, 'projects', `${project_id}.db`))
    const text = await conceptlite('check', directory)
    expect(text).toMatchObject({
      code: 1,
      stderr: '',
      stdout: expect.stringContaining(`projects/${project_id}.db: missing_file`),
    })
    const json = await conceptlite('check', directory, '--json')
    expect(json.code).toBe(1)
    expect(JSON.parse(json.stdout)).toMatchObject({ ok: false, findings: [{ kind: 'missing_file', project_id }] })
    expect(await conceptlite('check', join(folder, 'nowhere'))).toMatchObject({ code: 1, stdout: '' })
    expect((await conceptlite('check')).code).toBe(2)
  })
})
