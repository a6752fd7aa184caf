import type { Command } from 'commander'
import { describe, expect, test } from 'vitest'
import { createProgram, readArguments } from '../../src/cli/arguments.js'
import type { AnalyzeArguments } from '../../src/cli/commands/analyze.js'
import { UsageError } from '../../src/reading/inputError.js'
import { runCommand } from './runCommand.js'

const analyze = (...args: string[]): AnalyzeArguments => readArguments(['analyze', ...args]) as AnalyzeArguments

describe('analyze', () => {
  test('without anything takes the sample, in the language of most texts, with sentiment, for people', () => {
    expect(analyze()).toMatchObject({ file: undefined, language: 'auto', sentiment: true, json: false, limit: 15 })
  })

  test('columns may be given several times; commas are read when the columns are known', () => {
    const { columns } = analyze('a.csv', '--score', 'food, service', '--score=room', '--text', 'Comment')
    expect(columns).toMatchObject({ text: ['Comment'], score: ['food, service', 'room'], guess: true })
  })

  test('a dash is a file: standard input', () => {
    expect(analyze('-', '--json').file).toBe('-')
  })

  test('a tab can be said in words', () => {
    expect(analyze('--delimiter', 'tab').delimiter).toBe('\t')
  })
})

test('serve listens on this machine, on any free port, unless told otherwise', () => {
  expect(readArguments(['serve'])).toMatchObject({ port: 0, host: '127.0.0.1', rateLimits: true })
  expect(readArguments(['serve', '-p', '8080', '--no-rate-limits'])).toMatchObject({ port: 8080, rateLimits: false })
})

test('serve lets no page of a browser ask unless its origin is given', () => {
  expect(readArguments(['serve'])).toMatchObject({ allowOrigins: [] })
  const origins = [
    '--allow-origin',
    'https://a.example.org,http://localhost:3000',
    '--allow-origin',
    'https://b.example.org',
  ]
  expect(readArguments(['serve', ...origins])).toMatchObject({
    allowOrigins: ['https://a.example.org', 'http://localhost:3000', 'https://b.example.org'],
  })
})

test('serve trusts no proxy unless told how many there are', () => {
  expect(readArguments(['serve'])).toMatchObject({ trustProxy: { hops: 0 } })
  expect(readArguments(['serve', '--trust-proxy', '2', '--proxy-header', 'Forwarded'])).toMatchObject({
    trustProxy: { hops: 2, header: 'forwarded' },
  })
})

test('analyze uses the general word vectors of the package unless told not to', () => {
  expect(readArguments(['analyze'])).toMatchObject({ general: true })
  expect(readArguments(['analyze', '--no-general'])).toMatchObject({ general: false })
})

test('both commands take a background, and serve what links in mails begin with', () => {
  expect(readArguments(['analyze', '--background', 'v.txt'])).toMatchObject({ background: 'v.txt' })
  const address = 'https://insights.example.org'
  expect(readArguments(['serve', '--background', 'v.txt', '--public-url', address])).toMatchObject({
    background: 'v.txt',
    publicUrl: address,
  })
})

test('each option of analyze has its place', () => {
  const short = analyze('a.csv', '-l', 'de', '-d', 'folder', '-n', '7', '-s', 'room', '-q')
  expect(short).toMatchObject({
    file: 'a.csv',
    language: 'de',
    directory: 'folder',
    limit: 7,
    search: 'room',
    quiet: true,
  })
  const columns = [
    '--title',
    'T',
    '--date',
    'D,E',
    '--number',
    'N',
    '--string',
    'S',
    '--no-guess',
    '--date-order',
    'mdy',
  ]
  const rest = ['--delimiter', ';', '--encoding', 'latin1', '--name', 'Mine', '--filter', 'a=1', '--filter', 'b=2,3']
  const more = [
    '--drivers',
    'stars',
    '--no-sentiment',
    '--threads',
    '0',
    '--json',
    '--sheet',
    'Second',
    '--plan',
    '--unique',
  ]
  const page = ['--html', 'page.html', '--noun', 'guest', '--no-texts']
  expect(analyze(...columns, ...rest, ...more, ...page)).toEqual({
    ...{ command: 'analyze', file: undefined },
    columns: {
      ...{ title: 'T', date: ['D,E'], score: [], number: ['N'], string: ['S'], guess: false },
      dateOrder: 'mdy',
    },
    ...{ delimiter: ';', encoding: 'latin1', name: 'Mine', language: 'auto', directory: undefined, limit: 15 },
    ...{ sheet: 'Second', unique: true, plan: true },
    ...{ search: undefined, filters: ['a=1', 'b=2,3'], drivers: 'stars', sentiment: false, background: undefined },
    general: true,
    ...{ html: 'page.html', noun: 'guest', texts: false },
    ...{ threads: 0, json: true, quiet: false },
  })
  expect([analyze('--limit', '100').limit, analyze('--threads', '1024').threads]).toEqual([100, 1_024])
})

test('each option of serve has its place', () => {
  const options = [
    '-d',
    'folder',
    '--host',
    '0.0.0.0',
    '--token',
    't',
    '--threads',
    '3',
    '--trust-proxy',
    '100',
    '-p',
    '65535',
  ]
  const people = ['--owner', 'boss@example.org', '--password', 'secret', '--mail', 'smtp://localhost']
  expect(readArguments(['serve', ...options, ...people])).toEqual({
    ...{ command: 'serve', directory: 'folder', port: 65_535, host: '0.0.0.0', token: 't', rateLimits: true },
    ...{
      explorer: true,
      compress: true,
      health: true,
      builds: true,
      metrics: false,
      logLevel: 'info',
      drainTimeout: 0,
      stopTimeout: 5,
    },
    ...{ allowOrigins: [], trustProxy: { hops: 100, header: 'x-forwarded-for' }, threads: 3 },
    ...{ owner: 'boss@example.org', password: 'secret', mail: 'smtp://localhost' },
    ...{ publicUrl: undefined, background: undefined },
  })
})

test('check takes one folder', () => {
  expect(readArguments(['check', 'folder'])).toEqual({ command: 'check', directory: 'folder', json: false })
  expect(readArguments(['check', 'folder', '--json'])).toEqual({ command: 'check', directory: 'folder', json: true })
  for (const args of [['check'], ['check', 'a', 'b']]) expect(() => readArguments(args)).toThrow(UsageError)
})

/** The message of a refused command line. */
const complaint = (...args: string[]): string => {
  try {
    readArguments(args)
  } catch (error) {
    return (error as Error).message
  }
  return ''
}

test('a complaint is a sentence on one line that names what is similar', () => {
  expect(complaint('analyse', 'a.csv')).toBe("Unknown command 'analyse'. Did you mean analyze?")
  // A point within a complaint is not its end.
  expect(complaint('reviews.of.spring')).toBe("Unknown command 'reviews.of.spring'.")
  expect(complaint('analyze', 'a.csv', '--colour.of.it')).toBe("Unknown option '--colour.of.it'.")
  expect(complaint('analyze', '--limt', '3')).toBe("Unknown option '--limt'. Did you mean --limit?")
  expect(complaint('analyze', '--limit', 'ten')).toMatch(/'ten' is invalid. It is a whole number from 1 to 100\.$/)
  expect(complaint('serve', 'a.csv')).toMatch(/^Too many arguments for 'serve'/)
  expect(complaint('analyze', 'May.csv', 'June.csv')).toMatch(/^analyze reads one file\. .* --append\.$/)
  expect(complaint('package.json')).toBe(
    "Unknown command 'package.json'. To analyze that file: conceptlite analyze package.json",
  )
})

test('secrets come from the environment, and options go before it', () => {
  const variables = { CONCEPTLITE_TOKEN: 'a', CONCEPTLITE_PASSWORD: 'b', CONCEPTLITE_MAIL: 'smtp://c' }
  Object.assign(process.env, variables)
  try {
    expect(readArguments(['serve'])).toMatchObject({ token: 'a', password: 'b', mail: 'smtp://c' })
    expect(readArguments(['serve', '--token', 'mine'])).toMatchObject({ token: 'mine', password: 'b' })
  } finally {
    for (const name of Object.keys(variables)) delete process.env[name]
  }
})

describe('wrong usage', () => {
  test.each([
    ['an unknown command', ['analyse']],
    ['an unknown option', ['analyze', '--colour']],
    ['two files', ['analyze', 'a.csv', 'b.csv']],
    ['a limit that is no number', ['analyze', '--limit', 'ten']],
    ['a limit out of range', ['analyze', '--limit', '0']],
    ['a limit above the range', ['analyze', '--limit', '1001']],
    ['too many threads', ['analyze', '--threads', '1025']],
    ['a negative number of threads', ['serve', '--threads=-1']],
    ['too many proxies', ['serve', '--trust-proxy', '101']],
    ['a quote as the delimiter', ['analyze', '--delimiter', '"']],
    ['an empty delimiter', ['analyze', '--delimiter', '']],
    ['help on an unknown command', ['help', 'analyse']],
    ['an order of dates that does not exist', ['analyze', '--date-order', 'ydm']],
    ['a delimiter of two characters', ['analyze', '--delimiter', '::']],
    ['an option without its value', ['analyze', '--text']],
    ['a port out of range', ['serve', '--port', '70000']],
    ['a number of proxies that is none', ['serve', '--trust-proxy', 'yes']],
    ['a header that no proxy sets', ['serve', '--proxy-header', 'x-real-ip']],
    ['a file for serve', ['serve', 'a.csv']],
  ])('%s', (_what, args) => {
    expect(() => readArguments(args)).toThrow(UsageError)
  })
})

describe('help', () => {
  const textOf = (...args: string[]): string => (readArguments(args) as { text: string }).text

  test('is asked for in any of the usual ways', () => {
    const overview = textOf('--help')
    expect(overview).toMatch(/^Usage: conceptlite COMMAND/)
    for (const args of [[], ['-h'], ['help']]) expect(textOf(...args)).toBe(overview)
    expect(textOf('help', 'serve')).toBe(textOf('serve', '--help'))
    expect(textOf('help', 'serve')).toMatch(/^Usage: conceptlite serve/)
  })

  test.each(commandPaths(createProgram(() => {})))('of "%s" fits 100 columns', (path) => {
    const text = textOf(...path.split(' ').filter((name) => name !== ''), '--help')
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(100)
  })

  test('fits a narrower terminal but for examples and addresses, and has the same words', async () => {
    const lengths = (text: string): number[] =>
      text.split('\n').map((line) => (/^ .*(?:conceptlite |:\/\/)/.test(line) ? 0 : line.length))
    for (const path of ['', 'analyze', 'serve', 'projects delete']) {
      const args = [...path.split(' ').filter((name) => name !== ''), '--help']
      const help = async (columns?: number): Promise<string> =>
        (await runCommand(args, columns === undefined ? {} : { columns })).stdout
      const wide = await help()
      for (const columns of [80, 60]) {
        expect(Math.max(...lengths(await help(columns)))).toBeLessThanOrEqual(columns)
        expect((await help(columns)).split(/\s+/)).toEqual(wide.split(/\s+/))
      }
      expect(await help(300)).toBe(wide)
      expect(await help(0)).toBe(wide)
    }
  })
})

test('the version is that of the package', () => {
  expect(readArguments(['--version'])).toEqual({ command: 'print', text: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) })
})

/** Names of all commands from the program down, separated by spaces. */
function commandPaths(command: Command, path = ''): string[] {
  return [path, ...command.commands.flatMap((each) => commandPaths(each, `${path} ${each.name()}`.trim()))]
}

/** A command with those below it. */
const withSubcommands = (command: Command): Command[] => [command, ...command.commands.flatMap(withSubcommands)]

test('no option that takes no value is on by default, but those that switch something off', () => {
  const commands = withSubcommands(createProgram(() => {}))
  const switches = commands.flatMap((command) =>
    command.options
      .filter(({ required, optional }) => !required && !optional)
      .map((option) => [command.name(), option.long, option.negate, command.getOptionValue(option.attributeName())]),
  )
  expect(switches.length).toBeGreaterThan(20)
  expect(switches.filter(([, , isNegated, value]) => (value ?? false) !== isNegated)).toEqual([])
})

test('mcp listens on any port that there is', () => {
  expect(['0', '8090', '65535'].map((port) => readArguments(['mcp', '--port', port]))).toMatchObject([
    { port: 0 },
    { port: 8090 },
    { port: 65_535 },
  ])
  expect(() => readArguments(['mcp', '--port', '65536'])).toThrow('It is a whole number from 0 to 65535.')
})

test('apply finds from no concept to 50,000, and up to twenty nearest documents', () => {
  const read = (...args: string[]) => readArguments(['apply', '-d', 'folder', ...args])
  expect(read()).toMatchObject({ concepts: { top: 50 } })
  expect(read('--top', '0', '--nearest', '20')).toMatchObject({ concepts: { top: 0 }, nearest: 20 })
  expect(read('--top', '50000')).toMatchObject({ concepts: { top: 50_000 } })
  expect(() => read('--top', '50001')).toThrow(UsageError)
  expect(() => read('--nearest', '21')).toThrow(UsageError)
})

test('a complaint begins without the word error, and keeps it elsewhere', () => {
  expect(() => readArguments(['analyze', '--an error: here'])).toThrow("Unknown option '--an error: here'.")
})
