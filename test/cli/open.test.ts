import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { runCommand } from './runCommand.js'

const main = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'conceptlite-open-'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = join(folder, 'Answers.csv')
const rows = Array.from({ length: 20 }, (_, i) => `"The queue was long and the staff was slow, visit ${i}",${i % 11}`)
writeFileSync(file, `Comment,Rating\n${rows.join('\n')}\n`)
const kept = join(folder, 'kept')

interface Opened {
  /** The address that is printed. */
  readonly address: URL
  /** Names of the projects that its token may read. */
  readonly names: readonly string[]
  readonly hasPage: boolean
  /** What was said on standard error. */
  readonly said: string
  readonly code: number | null
}

/** Opens without a browser, asks once, and ends the command as Ctrl-C does. */
async function open(...args: readonly string[]): Promise<Opened> {
  const child = spawn(process.execPath, [main, 'open', ...args, '--no-browser', '--threads', '0'])
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  for await (const line of createInterface(child.stdout)) {
    const address = new URL(line)
    const token = new URLSearchParams(address.hash.replace(/^[^?]*/, '')).get('token')
    const answer = await fetch(`${address.origin}/api/v5/projects/`, { headers: { authorization: `Token ${token}` } })
    const names = ((await answer.json()) as { name: string }[]).map(({ name }) => name)
    const hasPage = (await (await fetch(address.origin)).text()).includes('<div id="app">')
    child.kill('SIGINT')
    return { address, names, hasPage, code: await ended, said }
  }
  throw new Error('The command ended without an address.')
}

test('open builds a file and answers this machine with the page, then a folder that kept it', async () => {
  const built = await open(file, '--directory', kept)
  expect(built.address.hostname).toBe('127.0.0.1')
  expect(built.address.hash).toMatch(/^#\/projects\/\w+\/overview\?token=/)
  expect([built.names, built.hasPage, built.code]).toEqual([['Answers'], true, 0])
  expect(built.said).toBe('Columns: text = "Comment"; score = "Rating"\nLanguage: English (en)\n')
  const free = createServer().listen(0, '127.0.0.1')
  await once(free, 'listening')
  const { port } = free.address() as AddressInfo
  await new Promise((resolve) => free.close(resolve))
  const opened = await open(kept, '--port', String(port))
  expect(opened.address.port).toBe(String(port))
  expect(opened.address.hash).toMatch(/^#\/projects\?token=/)
  expect([opened.names, opened.hasPage, opened.code]).toEqual([['Answers'], true, 0])
})

test('open says what is no file and no folder of projects', async () => {
  const missing = await runCommand(['open', join(folder, 'nothing.csv'), '--no-browser'])
  expect([missing.code, missing.stderr]).toEqual([1, expect.stringContaining('there is no such file')])
  const strange = await runCommand(['open', tmpdir(), '--no-browser'])
  expect([strange.code, strange.stderr]).toEqual([1, expect.stringContaining('is no folder of projects')])
})

interface Started {
  readonly address: string
  /** The first line on standard error after the address that tells of the browser, or what the browser was given. */
  readonly outcome: string
}

/** Opens a folder with a browser of the test, until it was called or is said to be missing. */
async function openWith(browser: string, opened: string): Promise<Started> {
  const env = { ...process.env, BROWSER: browser, DISPLAY: '', WAYLAND_DISPLAY: '', XDG_CURRENT_DESKTOP: '' }
  const child = spawn(process.execPath, [main, 'open', kept, '--threads', '0'], { env })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const errors: string[] = []
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors.push(text)
    if (text.includes('browser')) child.kill('SIGINT')
  })
  let address = ''
  createInterface(child.stdout).on('line', (line) => {
    address = line
  })
  const given = (): string | undefined => {
    try {
      return readFileSync(opened, 'utf8').trim() || undefined
    } catch {
      return undefined
    }
  }
  const looking = setInterval(() => {
    if (given() !== undefined) child.kill('SIGINT')
  }, 50)
  await ended
  clearInterval(looking)
  return { address, outcome: given() ?? errors.join('') }
}

describe.runIf(process.platform === 'linux')('the browser', () => {
  test('is started with the address that is printed', async () => {
    const opened = join(folder, 'opened')
    const browser = join(folder, 'browser.sh')
    writeFileSync(browser, `#!/bin/sh\necho "$1" > '${opened}.new'\nmv '${opened}.new' '${opened}'\n`, { mode: 0o755 })
    const { address, outcome } = await openWith(browser, opened)
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#\/projects\?token=/)
    expect(outcome).toBe(address)
  })

  test('is told to be missing, and the address is printed all the same', async () => {
    const { address, outcome } = await openWith(join(folder, 'no-browser'), join(folder, 'never'))
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\//)
    expect(outcome).toContain('No browser could be started. Open the address yourself.\n')
  })
})
