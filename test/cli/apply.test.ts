import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Interruption } from '../../src/cli/interruption.js'
import { openEngine } from '../../src/engine.js'
import { runCommand } from './runCommand.js'

const texts = ['The room was noisy.', 'Friendly staff, noisy room.', 'A quiet room and friendly staff.']

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'conceptlite-apply-'))
  await using engine = await openEngine({ directory, threads: 0 })
  const project = await engine.projects.create({ name: 'Guests', language: 'en' })
  await project.upload({ docs: Array.from({ length: 30 }, (_, i) => ({ text: texts[i % 3]! })) })
  await project.conceptLists.create({ name: 'Topics', concepts: [{ texts: ['noisy'] }, { texts: ['staff'] }] })
  await project.build()
  await project.waitForBuild()
  await project.waitForSentimentBuild()
})
afterAll(() => rm(directory, { recursive: true }))

const apply = (piped: readonly (string | Uint8Array)[], ...args: string[]) =>
  runCommand(['apply', '--directory', directory, ...args], { piped })

/** The objects of the lines of an output. */
const read = (stdout: string): { analysis: { concepts: { name: string }[] }; [key: string]: unknown }[] =>
  stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

test('each line comes back with its analysis, in order', async () => {
  const lines = [{ id: 1, text: texts[1] }, texts[2], { id: 3, text: 'Something else' }]
  const { code, stdout, stderr } = await apply(
    [lines.map((line) => JSON.stringify(line)).join('\n')],
    '--list',
    'Topics',
  )
  expect([code, stderr]).toEqual([0, ''])
  const answers = read(stdout)
  expect(answers.map(({ id, text }) => [id, text])).toEqual([
    [1, texts[1]],
    [undefined, texts[2]],
    [3, 'Something else'],
  ])
  const exact = answers.map(({ analysis }) =>
    (analysis.concepts as { name: string; match_type: string }[])
      .filter(({ match_type }) => match_type === 'exact')
      .map(({ name }) => name)
      .sort(),
  )
  expect(exact).toEqual([['noisy', 'staff'], ['staff'], []])
})

test('--text names a member of an object, and the line comes back as it was', async () => {
  const line = { id: 1, review: { body: 'Friendly staff' } }
  const { stdout } = await apply([JSON.stringify(line)], '--text', 'review.body', '--list', 'Topics')
  const { analysis: _, ...rest } = read(stdout)[0]!
  expect(rest).toEqual(line)
  const { stderr } = await apply(['{"review":{"body":5}}\n"Staff"'], '--text', 'review.body')
  expect(stderr).toContain('Line 1 is left out: it has no text in "review.body"')
})

test('more lines than one call takes, cut at any byte, are all answered once', async () => {
  const bytes = Buffer.from(
    Array.from({ length: 1_203 }, (_, i) => `{"id":${i},"text":"Noisy 😀 room ${i}"}`).join('\r\n'),
  )
  const pieces: Uint8Array[] = []
  for (let at = 0; at < bytes.length; at += 1_001) pieces.push(bytes.subarray(at, at + 1_001))
  const { stdout } = await apply(pieces, '--field', 'concepts', '--top', '3')
  const answers = read(stdout)
  expect(answers.map(({ id }) => id)).toEqual(Array.from({ length: 1_203 }, (_, i) => i))
  expect(answers[7]!.text).toBe('Noisy 😀 room 7')
})

test('wrong lines are reported by number and left out', async () => {
  const lines = [
    '{"text":"fine"}',
    '{"text":',
    '',
    '{"body":"x"}',
    '5',
    JSON.stringify({ text: 'x'.repeat(500_001) }),
    '"fine"',
  ]
  const { code, stdout, stderr } = await apply([lines.join('\n')])
  expect(code).toBe(0)
  expect(read(stdout)).toHaveLength(2)
  expect(stderr.split('\n').filter(Boolean)).toEqual([
    expect.stringMatching(/^Line 2 is left out: no valid JSON \(/),
    'Line 4 is left out: it has no text in "text"',
    'Line 5 is left out: a JSON object or a text is expected',
    expect.stringMatching(/^Line 6 is left out: .*500000 characters/),
    '4 lines were left out.',
  ])
})

test('input of which no line is understood, such as CSV, fails and is told what lines are read', async () => {
  const { code, stdout, stderr } = await apply(['Comment,Stars\nA noisy room,2\n'])
  expect([code, stdout]).toEqual([1, ''])
  expect(stderr.trim().split('\n').slice(-2)).toEqual([
    '2 lines were left out.',
    expect.stringMatching(/^conceptlite: .*lines of JSON.*analyze/),
  ])
  expect((await apply(['{"body":"x"}\n'], '--quiet')).code).toBe(1)
  expect(await apply([''])).toEqual({ code: 0, stdout: '', stderr: '' })
})

test('texts that are refused leave the others of their batch answered, in their order', async () => {
  const ids = Array.from({ length: 7 }, (_, id) => id)
  const lines = ids.map((id) =>
    JSON.stringify({ id, text: id === 2 || id === 5 ? 'x'.repeat(500_001) : 'A noisy room.' }),
  )
  const { stdout, stderr } = await apply([lines.join('\n')])
  expect(read(stdout).map(({ id }) => id)).toEqual([0, 1, 3, 4, 6])
  expect(stderr.match(/^Line \d/gm)).toEqual(['Line 3', 'Line 6'])
})

test('letters of several bytes may be cut anywhere, also by single bytes', async () => {
  const bytes = Buffer.from('{"text":"Zimmer für zwei 😀 im Süden"}\n"東京の部屋"\n')
  const { stdout } = await apply(Array.from(bytes, (byte) => Uint8Array.of(byte)))
  expect(read(stdout).map(({ text }) => text)).toEqual(['Zimmer für zwei 😀 im Süden', '東京の部屋'])
})

test('with --strict a wrong line ends the run', async () => {
  const { code, stderr } = await apply(['"fine"\nwrong\n"fine"\n'], '--strict')
  expect(code).toBe(1)
  expect(stderr).toMatch(/^conceptlite: Line 2: no valid JSON \(.*\)\n$/)
})

test('the key of the text, the concepts and the number of neighbours can be chosen', async () => {
  const { stdout } = await apply(
    ['{"body":"A noisy room"}\n'],
    ...['--text', 'body', '--concept', 'noisy', '--concept', 'room', '--nearest', '2', '--field', 'concepts'],
  )
  const [answer] = read(stdout)
  expect(answer!.analysis.concepts.map(({ name }) => name).sort()).toEqual(['noisy', 'room'])
  expect(Object.keys(answer!.analysis).sort()).toEqual(['concepts', 'language', 'nearest_documents'])
})

test('wrong usage is refused before anything is read', async () => {
  expect(await apply(['{'], '--list', 'Nothing')).toMatchObject({
    ...{ code: 2, stdout: '' },
    stderr: expect.stringMatching(/^conceptlite: The project has no concept list "Nothing"\. Lists: "Topics"\.\n/),
  })
  for (const others of [
    ['--list', 'Topics'],
    ['--concept', 'room'],
  ]) {
    expect(await apply([], ...others, '--top', '3')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--top'),
    })
  }
  expect(await apply([], '--field', 'colour')).toMatchObject({ code: 2, stderr: expect.stringContaining('colour') })
  expect(await apply([], '--list', 'Topics', '--concept', 'x')).toMatchObject({ code: 2 })
  expect(await runCommand(['apply', 'Nobody', '-d', directory])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('There is no project "Nobody"'),
  })
})

test('an interruption ends it while it waits for lines', async () => {
  const interruption = new AbortController()
  const pending = runCommand(['apply', '--directory', directory], { signal: interruption.signal, typed: '' })
  interruption.abort(new Interruption('SIGINT'))
  expect(await pending).toMatchObject({ code: 130, stdout: '', stderr: 'conceptlite: Interrupted by SIGINT.\n' })
})
