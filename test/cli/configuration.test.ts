import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command, Option } from 'commander'
import { describe, expect, test } from 'vitest'
import { applyConfiguration, readSecret } from '../../src/cli/commands/configuration.js'
import { readPool } from '../../src/cli/commands/databaseOptions.js'
import { collectNames, wholeNumber } from '../../src/cli/commands/optionValues.js'

const folder = mkdtempSync(join(tmpdir(), 'configuration-'))

function fileOf(text: string): string {
  const path = join(folder, 'options.json')
  writeFileSync(path, text)
  return path
}

/** The options of a command after flags, variables and a file. */
function optionsOf(args: readonly string[], variables: Record<string, string> = {}, file?: string) {
  const command = new Command()
    .exitOverride()
    .option('--config <file>', '')
    .option('--port <port>', '', wholeNumber(0, 65_535), 0)
    .option('--host <address>', '', '127.0.0.1')
    .option('--metrics', '', false)
    .option('--no-health', '')
    .option('--allow-origin <origin>', '', collectNames)
    .addOption(new Option('--log-level <level>', '').choices(['error', 'info']).default('info'))
  const config = file === undefined ? [] : ['--config', fileOf(file)]
  command.parse([...config, ...args], { from: 'user' })
  applyConfiguration(command, variables)
  return command.opts()
}

test('a flag wins over a variable, a variable over the file, and the file over the default', () => {
  const file = '{"port": 3, "host": "c", "logLevel": "error"}'
  expect(optionsOf(['--port', '1'], { CONCEPTLITE_PORT: '2', CONCEPTLITE_HOST: 'b' }, file)).toMatchObject({
    port: 1,
    host: 'b',
    logLevel: 'error',
    health: true,
  })
})

test('an empty variable counts as none', () => {
  const variables = { CONCEPTLITE_HOST: '', CONCEPTLITE_PORT: '', CONCEPTLITE_METRICS: '' }
  const file = '{"port": 3, "metrics": true}'
  expect(optionsOf([], variables, file)).toMatchObject({ port: 3, host: '127.0.0.1', metrics: true })
})

test.each([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
])('a switch is %s in a variable', (text, value) => {
  expect(optionsOf([], { CONCEPTLITE_METRICS: text, CONCEPTLITE_HEALTH: text })).toMatchObject({
    metrics: value,
    health: value,
  })
})

test('an option that may be repeated is a list in the file', () => {
  const file = '{"allowOrigin": ["https://a.example", "https://b.example"], "health": false}'
  expect(optionsOf([], {}, file)).toMatchObject({
    allowOrigin: ['https://a.example', 'https://b.example'],
    health: false,
  })
})

describe('refuses', () => {
  test.each([
    ['{"portt": 1}', 'there is no option "portt". Did you mean "port"?'],
    ['{"config": "x"}', 'there is no option "config".'],
    ['[]', 'is not a JSON object of options'],
    ['{', 'is not JSON'],
    ['{"port": 70000}', '"port" is wrong. It is a whole number from 0 to 65535.'],
    ['{"port": true}', '"port" is wrong. It is a text or a number.'],
    ['{"host": ["a", "b"]}', '"host" is wrong. It is one value, not a list.'],
    ['{"health": "maybe"}', '"health" is wrong. It is true or false.'],
    ['{"logLevel": "loud"}', '"logLevel" is wrong. Allowed choices are error, info.'],
  ])('a file with %s', (file, message) => {
    expect(() => optionsOf([], {}, file)).toThrow(message)
  })

  test('a wrong variable by its name, and a file that does not exist', () => {
    expect(() => optionsOf([], { CONCEPTLITE_PORT: 'x' })).toThrow('CONCEPTLITE_PORT is wrong. It is a whole number')
    expect(() => optionsOf(['--config', join(folder, 'missing.json')])).toThrow('missing.json: there is no such file.')
  })
})

test('a secret has no end of line, and its own spaces', () => {
  writeFileSync(join(folder, 'secret'), ' a secret \r\n')
  expect([readSecret(join(folder, 'secret')), readSecret(undefined)]).toEqual([' a secret ', undefined])
  expect(() => readSecret(join(folder, 'missing'))).toThrow('missing: there is no such file.')
})

test.each(['"port"', '8080', 'true', 'null', '[8080]'])('%s is JSON, but no object of options', (text) => {
  expect(() => optionsOf([], {}, text)).toThrow('is not a JSON object of options, such as {"port": 8080}.')
})

test.each(['1e3', ' 8', '0x10', '+8', '-8', '8.0', '8 ', '', 'x8'])('%o is no whole number', (text) => {
  expect(() => wholeNumber(5, 2_000)(text)).toThrow('It is a whole number from 5 to 2000.')
})

test('both limits of a whole number are included', () => {
  expect(['5', '20'].map(wholeNumber(5, 20))).toEqual([5, 20])
  for (const text of ['4', '21']) expect(() => wholeNumber(5, 20)(text)).toThrow('It is a whole number from 5 to 20.')
})

test('the size of the cache is told in MiB and kept in bytes', () => {
  const of = (cacheSize: number | undefined) =>
    readPool({ poolSize: 4, cacheFolder: 'cache', cacheSize, databaseTimeout: 3 })
  expect(of(8)).toEqual({ poolSize: 4, cacheFolder: 'cache', cacheSize: 8_388_608, databaseTimeout: 3 })
  expect(of(0).cacheSize).toBe(0)
  expect(of(undefined).cacheSize).toBeUndefined()
})
