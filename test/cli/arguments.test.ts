import { describe, expect, test } from 'vitest'
import { type AnalyzeArguments, readArguments } from '../../src/cli/arguments.js'
import { helpOf } from '../../src/cli/help.js'
import { UsageError } from '../../src/cli/inputError.js'

const analyze = (...args: string[]): AnalyzeArguments => readArguments(['analyze', ...args]) as AnalyzeArguments

describe('analyze', () => {
  test('without anything takes the sample, in English, with sentiment, for people', () => {
    expect(analyze()).toMatchObject({ file: undefined, language: 'en', sentiment: true, json: false, limit: 15 })
  })

  test('columns may be given several times or with commas', () => {
    const { columns } = analyze('a.csv', '--score', 'food, service', '--score=room', '--text', 'Comment')
    expect(columns).toMatchObject({ text: 'Comment', score: ['food', 'service', 'room'], guess: true })
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

test('both commands take a background, and serve what links in mails begin with', () => {
  expect(readArguments(['analyze', '--background', 'v.txt'])).toMatchObject({ background: 'v.txt' })
  const address = 'https://insights.example.org'
  expect(readArguments(['serve', '--background', 'v.txt', '--public-url', address])).toMatchObject({
    background: 'v.txt',
    publicUrl: address,
  })
})

describe('wrong usage', () => {
  test.each([
    ['an unknown command', ['analyse']],
    ['an unknown option', ['analyze', '--colour']],
    ['two files', ['analyze', 'a.csv', 'b.csv']],
    ['a limit that is no number', ['analyze', '--limit', 'ten']],
    ['a limit out of range', ['analyze', '--limit', '0']],
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
  test('is asked for in any of the usual ways', () => {
    for (const args of [[], ['--help'], ['-h'], ['help']]) {
      expect(readArguments(args)).toEqual({ command: 'help', about: undefined })
    }
    expect(readArguments(['analyze', '--help'])).toEqual({ command: 'help', about: 'analyze' })
    expect(readArguments(['help', 'serve'])).toEqual({ command: 'help', about: 'serve' })
  })

  test.each([undefined, 'analyze', 'serve'] as const)('of %s fits 100 columns', (about) => {
    for (const line of helpOf(about).split('\n')) expect(line.length).toBeLessThanOrEqual(100)
  })
})
