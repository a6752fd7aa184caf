import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openEngine } from '../../src/engine.js'
import type { Report } from '../../src/report/report.js'

const main = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url))

let folder: string
/** Twenty short reviews, for tests that are about something else than what is found. */
let restaurant: string
/** Asks about them, and guesses nothing that it would tell. */
let quickAnalyze: string[]
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'conceptlite-cli-'))
  restaurant = join(folder, 'restaurant.csv')
  await writeFile(restaurant, csv)
  const documents = join(folder, 'restaurant.jsonl')
  const rows = csv.trim().split('\n').slice(1)
  const lines = rows.map((row) => {
    const [text, stars] = row.split(';')
    return JSON.stringify({ text, metadata: [{ name: 'Stars', type: 'score', value: Number(stars) }] })
  })
  await writeFile(documents, lines.join('\n'))
  quickAnalyze = [main, 'analyze', documents, '--language', 'en', '--json']
})
afterAll(() => rm(folder, { recursive: true }))

interface Ended {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

function conceptlite(...args: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [main, ...args], { maxBuffer: 1 << 26 }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode, stdout, stderr }),
    )
  })
}

const exitCode = async (child: ChildProcess): Promise<number | null> => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return child.exitCode
}

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
  test('finds in the sample what was put into it', async () => {
    const { code, stdout } = await conceptlite('analyze', '--json', '--limit', '30')
    expect(code).toBe(0)
    const report = JSON.parse(stdout) as Report
    expect(report.document_count).toBeGreaterThanOrEqual(300)
    expect(report.fields.map((field) => field.type).sort()).toEqual([
      'date',
      'number',
      'score',
      'string',
      'string',
      'string',
    ])
    const names = report.concepts.map((concept) => concept.name)
    expect(names).toEqual(expect.arrayContaining(['breakfast', 'shower', 'lake']))
    const lowering = report.drivers?.lowering.map((driver) => driver.name)
    expect(lowering).toEqual(expect.arrayContaining(['queue', 'shower']))
    expect(report.drivers?.lifting.map((driver) => driver.name)).toEqual(expect.arrayContaining(['lake', 'balcony']))
    const feeling = new Map(report.sentiment?.map((row) => [row.name, row.sentiment_share]))
    expect(feeling.get('lake')!.positive).toBeGreaterThan(feeling.get('lake')!.negative)
    expect(feeling.get('shower')!.negative).toBeGreaterThan(feeling.get('shower')!.positive)
    expect(report.search?.documents).toHaveLength(3)
  })

  test('prints a report for people of a file of theirs, and says on standard error what it guessed', async () => {
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
    expect((JSON.parse(stdout) as Report).drivers).toMatchObject({ baseline: 3.5, lifting: [], lowering: [] })
  })

  test('keeps the project in a folder and says how to open it again', async () => {
    const directory = join(folder, 'kept')
    const { code, stdout, stderr } = await conceptlite('analyze', restaurant, '--directory', directory, '--json')
    expect(code).toBe(0)
    const report = JSON.parse(stdout) as Report
    expect(stderr).toContain(report.project_id)
    await using engine = await openEngine({ directory })
    const found = await engine.project(report.project_id).docs.search({ search: { texts: ['soup'] } })
    expect(found.search?.exact_match_count).toBe(15)
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
      { column: 'Stars', role: 'score', field: 'Stars', filled: 1, examples: ['2', '3', '4'] },
      { column: 'string_Branch', role: 'string', field: 'Branch', filled: 1, examples: ['Nord'] },
    ])
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
    await using engine = await openEngine({ directory })
    expect(await engine.projects.list()).toEqual([])
  })

  test('ends cleanly on Ctrl-C, also while it waits for its input', async () => {
    const child = spawn(process.execPath, [main, 'analyze', '-'], { stdio: ['pipe', 'pipe', 'pipe'] })
    // It may end while lines are still on their way to it.
    child.stdin.on('error', () => {})
    child.stdin.write(
      `Comment\n${Array.from({ length: 30_000 }, (_, n) => `Sentence ${n} of many words`).join('\n')}\n`,
    )
    const [first] = (await once(createInterface(child.stderr), 'line')) as [string]
    expect(first).toBe('Columns: text = "Comment"')
    child.kill('SIGINT')
    expect(await exitCode(child)).toBe(130)
  })

  test('does not mind a reader that has seen enough', async () => {
    const child = spawn(process.execPath, quickAnalyze, {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child.stdout.destroy()
    const errors: Buffer[] = []
    child.stderr.on('data', (data: Buffer) => void errors.push(data))
    expect(await exitCode(child)).toBe(0)
    expect(Buffer.concat(errors).toString()).toBe('')
  })

  test.runIf(process.platform === 'linux')('says when its report cannot be written', async () => {
    const full = openSync('/dev/full', 'w')
    const child = spawn(process.execPath, quickAnalyze, { stdio: ['ignore', full, 'pipe'] })
    closeSync(full)
    const errors: Buffer[] = []
    child.stderr!.on('data', (data: Buffer) => void errors.push(data))
    expect(await exitCode(child)).toBe(1)
    expect(Buffer.concat(errors).toString()).toMatch(/^conceptlite: The output cannot be written: [^\n]+\n$/)
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

  test('prints one line when ready, answers, and ends cleanly', async () => {
    const login = ['--owner', 'me@example.org', '--password', 'a long secret']
    const child = spawn(process.execPath, [main, 'serve', '--token', 'a-token-of-the-test', ...login], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const lines: string[] = []
    const reader = createInterface(child.stdout).on('line', (line) => void lines.push(line))
    await once(reader, 'line')
    const { url, token } = JSON.parse(lines[0]!) as { url: string; token: string }
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    expect(token).toBe('a-token-of-the-test')
    const headers = { authorization: `Token ${token}` }
    expect((await fetch(`${url}/api/v5/projects/`)).status).toBe(401)
    const answer = await fetch(`${url}/api/v5/projects/`, { headers })
    expect([answer.status, await answer.json()]).toEqual([200, []])
    const body = new URLSearchParams({ username: 'me@example.org', password: 'a long secret' })
    const session = await fetch(`${url}/api/v4/user/login/`, { method: 'POST', body })
    expect(await session.json()).toMatchObject({ error: null, result: { type: 'short_lived' } })
    child.kill('SIGTERM')
    expect(await exitCode(child)).toBe(0)
    expect(lines).toHaveLength(1)
  })

  test('writes failures of its own to stderr, with the request they belong to', async () => {
    const directory = join(folder, 'damaged')
    const engine = await openEngine({ directory })
    const { project_id } = await engine.projects.create({ name: 'Reviews', language: 'en' })
    await engine.close()
    await writeFile(join(directory, 'projects', `${project_id}.db`), 'noise '.repeat(1_000))
    const child = spawn(process.execPath, [main, 'serve', '--directory', directory], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const errors: string[] = []
    const logged = once(
      createInterface(child.stderr).on('line', (line) => void errors.push(line)),
      'line',
    )
    const [ready] = (await once(createInterface(child.stdout), 'line')) as [string]
    const { url, token } = JSON.parse(ready) as { url: string; token: string }
    const path = `/api/v5/projects/${project_id}/`
    const { status } = await fetch(url + path, { headers: { authorization: `Token ${token}` } })
    expect(status).toBe(500)
    await logged
    child.kill('SIGTERM')
    await exitCode(child)
    expect(errors[0]).toMatch(`conceptlite: GET "${path}" failed: `)
  })
})

describe('the command', () => {
  test('says its version', async () => {
    const { code, stdout } = await conceptlite('--version')
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^\d+\.\d+\.\d+\n$/)])
  })

  test.each([
    ['help', 0, ['--help']],
    ['help of a command', 0, ['analyze', '--help']],
    ['a file that is not there', 1, ['analyze', 'no-such-file.csv']],
    ['an unknown language', 1, ['analyze', '--language', 'xx']],
    ['a folder', 1, ['analyze', '/']],
    ['a file without a name', 1, ['analyze', '']],
    ['a folder that cannot be made', 1, ['serve', '--directory', join(main, 'below')]],
    ['a token that is none', 1, ['serve', '--token', '']],
    ['an address of another machine', 1, ['serve', '--host', '192.0.2.1']],
    ['an origin that is none', 1, ['serve', '--allow-origin', 'example.org']],
    ['vectors that are not there', 1, ['analyze', '--background', 'no-such-file.txt']],
    ['vectors that are none', 1, ['serve', '--background', main]],
    ['a public address that is none', 1, ['serve', '--public-url', 'example.org']],
    ['an unknown option', 2, ['analyze', '--colour']],
    ['help of an unknown command', 2, ['help', 'analyse']],
    ['an unknown score', 2, ['analyze', '--drivers', 'stars']],
  ])('%s ends with %d', async (_what, expected, args) => {
    const { code, stdout, stderr } = await conceptlite(...args)
    expect(code).toBe(expected)
    expect(expected === 0 ? stderr : stdout).toBe('')
    if (expected !== 0) expect(stderr).toMatch(/^conceptlite: [^\n]+\n(?:See conceptlite [^\n]+\n)?$/)
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
    expect((await conceptlite('check', '--help')).stdout).toContain('check DIRECTORY')
  })
})
