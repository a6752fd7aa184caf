import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PrintedReport } from '../../src/cli/printReport.js'
import { openEngine } from '../../src/engine.js'

const main = fileURLToPath(new URL('../../lib/cli/main.js', import.meta.url))

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'conceptlite-cli-'))
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

describe('analyze', () => {
  test.skipIf(process.platform === 'win32')('names the folder whose disk is full, and leaves nothing there', () => {
    const directory = join(folder, 'full')
    // No file beyond 200 KiB. Without the trap the signal of the system would end the process.
    const limited = 'trap "" XFSZ; ulimit -f 200; exec "$@"'
    const command = ['-c', limited, 'bash', process.execPath, main, 'analyze', '--directory', directory]
    const { status, stderr } = spawnSync('bash', command, { encoding: 'utf8' })
    expect(status).toBe(1)
    expect(stderr).toMatch(/conceptlite: .*The disk (?:is full|has failed)/)
    expect(stderr).toContain(`The folder of projects is ${directory}.`)
    expect(existsSync(directory)).toBe(false)
  })

  test('that fails does not wait for the program that writes to its standard input', async () => {
    const child = spawn(process.execPath, [main, 'analyze', '-', '--language', 'xx'], {
      stdio: ['pipe', 'ignore', 'ignore'],
    })
    child.stdin.on('error', () => {})
    // More than the beginning that is looked at, and less than the system would hold back.
    child.stdin.write(
      `text\n${Array.from({ length: 1_800 }, (_, i) => `A quiet room number ${i} with a view.\n`).join('')}`,
    )
    expect(await exitCode(child)).toBe(2)
  })

  test('finds in the sample what was put into it', async () => {
    const { code, stdout } = await conceptlite('analyze', '--json', '--limit', '30')
    expect(code).toBe(0)
    const report = JSON.parse(stdout) as PrintedReport
    expect(report.project.document_count).toBeGreaterThanOrEqual(300)
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
    const impacts = new Map(report.concepts.map(({ name, driver }) => [name, driver?.impact]))
    for (const name of ['queue', 'shower']) expect(impacts.get(name)).toBeLessThan(0)
    for (const name of ['lake', 'balcony']) expect(impacts.get(name)).toBeGreaterThan(0)
    const feeling = new Map(report.concepts.map(({ name, sentiment }) => [name, sentiment!]))
    expect(feeling.get('lake')!.positive).toBeGreaterThan(feeling.get('lake')!.negative)
    expect(feeling.get('shower')!.negative).toBeGreaterThan(feeling.get('shower')!.positive)
    expect(report.search?.documents).toHaveLength(3)
  })

  test('writes the report as a page, or says in one sentence why it cannot', async () => {
    const page = join(folder, 'report.html')
    const written = await conceptlite('analyze', '--html', page, '--noun', 'guest', '--quiet')
    expect([written.code, written.stderr]).toEqual([0, ''])
    expect(await readFile(page, 'utf8')).toMatch(/^<!doctype html>[\s\S]*"noun":\{"one":"guest","many":"guests"\}/)
    const refused = await conceptlite('analyze', '--html', join(folder, 'missing', 'report.html'), '--quiet')
    expect(refused.code).toBe(1)
    expect(refused.stderr.trim().split('\n')).toHaveLength(1)
    expect(refused.stderr).toContain('its folder does not exist')
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
    let last = ''
    createInterface(child.stderr).on('line', (line) => {
      last = line
    })
    const closed = once(child, 'close')
    child.kill('SIGINT')
    expect((await closed)[0]).toBe(130)
    expect(last).toBe('conceptlite: Interrupted by SIGINT.')
  })

  test('does not mind a reader that has seen enough', async () => {
    const child = spawn(process.execPath, [main, 'help'], { stdio: ['ignore', 'pipe', 'pipe'] })
    child.stdout.destroy()
    const errors: Buffer[] = []
    child.stderr.on('data', (data: Buffer) => void errors.push(data))
    expect(await exitCode(child)).toBe(0)
    expect(Buffer.concat(errors).toString()).toBe('')
  })

  test.runIf(process.platform === 'linux')('says when its report cannot be written', async () => {
    const full = openSync('/dev/full', 'w')
    const child = spawn(process.execPath, [main, 'help'], { stdio: ['ignore', full, 'pipe'] })
    closeSync(full)
    const errors: Buffer[] = []
    child.stderr!.on('data', (data: Buffer) => void errors.push(data))
    expect(await exitCode(child)).toBe(1)
    expect(Buffer.concat(errors).toString()).toMatch(/^conceptlite: The output cannot be written: [^\n]+\n$/)
  })
})

describe('serve', () => {
  test('prints one line when ready, answers, and ends cleanly', async () => {
    const login = ['--owner', 'me@example.org', '--password', 'a long secret']
    const child = spawn(process.execPath, [main, 'serve', '--token', 'a-token-of-the-test', ...login], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const log: string[] = []
    createInterface(child.stderr).on('line', (line) => void log.push(line))
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
    const logged = log.map(
      (line) => JSON.parse(line) as { msg: string; status?: number; user?: string; route?: string; storage?: string },
    )
    expect(logged[0]!.storage).toBe('memory')
    expect(logged.map(({ msg, status, user, route }) => [msg, status, user, route])).toEqual([
      ['listening', undefined, undefined, undefined],
      ['request', 401, undefined, '/api/v5/projects/'],
      ['request', 200, 'me@example.org', '/api/v5/projects/'],
      ['request', 200, undefined, '/api/v4/user/login/'],
      ['stopping', undefined, undefined, undefined],
    ])
    expect(log.join('\n')).not.toMatch(/a long secret|a-token-of-the-test/)
  })

  test('says that it has made a folder, and later that there is one', async () => {
    const directory = join(folder, 'served')
    for (const storage of ['new folder', 'folder']) {
      const child = spawn(process.execPath, [main, 'serve', '--directory', directory], {
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      const [line] = (await once(createInterface(child.stderr), 'line')) as [string]
      expect(JSON.parse(line)).toMatchObject({ msg: 'listening', storage })
      child.kill('SIGTERM')
      expect(await exitCode(child)).toBe(0)
    }
  })

  test('takes its options from flags, then variables, then a file', async () => {
    const config = join(folder, 'serve.json')
    const secret = join(folder, 'token.txt')
    await writeFile(secret, 'a-token-of-a-file\n')
    await writeFile(config, JSON.stringify({ tokenFile: secret, logLevel: 'warn', basePath: '/file', metrics: true }))
    const child = spawn(process.execPath, [main, 'serve', '--config', config, '--base-path', '/flag'], {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, CONCEPTLITE_BASE_PATH: '/variable', CONCEPTLITE_METRICS: 'false' },
    })
    const [ready] = (await once(createInterface(child.stdout), 'line')) as [string]
    const { url, token } = JSON.parse(ready) as { url: string; token: string }
    const headers = { authorization: `Token ${token}` }
    expect(token).toBe('a-token-of-a-file')
    const statusOf = async (path: string): Promise<number> => (await fetch(new URL(path, url), { headers })).status
    expect(url).toMatch(/\d\/flag$/)
    expect([await statusOf('/flag/api/v5/projects/'), await statusOf('/variable/api/v5/projects/')]).toEqual([200, 404])
    expect([await statusOf('/metrics'), await statusOf('/health/ready')]).toEqual([404, 200])
    child.kill('SIGTERM')
    expect(await exitCode(child)).toBe(0)
  })

  test('writes failures of its own to stderr, with the request they belong to', async () => {
    const directory = join(folder, 'damaged')
    const engine = await openEngine({ directory })
    const { project_id } = await engine.projects.create({ name: 'Reviews', language: 'en' })
    await engine.close()
    await writeFile(join(directory, 'projects', `${project_id}.db`), 'noise '.repeat(1_000))
    const child = spawn(process.execPath, [main, 'serve', '--directory', directory, '--log-level', 'error'], {
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
    const failure = errors.map((line) => JSON.parse(line) as { msg: string; err?: { stack: string } })
    expect(failure.find(({ msg }) => msg === 'failure')).toMatchObject({ level: 50, method: 'GET', path })
    expect(failure.find(({ msg }) => msg === 'failure')!.err!.stack).toContain('\n    at ')
  })
})
