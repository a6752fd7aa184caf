import { expect, test } from 'vitest'
import { createProgram, readArguments } from '../../src/cli/arguments.js'
import { UsageError } from '../../src/reading/inputError.js'

/**
 * The arguments of each command that only its positions give, and with every option. What is written here is the interface of the
 * command line: flags, defaults, and the names under which commands read them.
 */
const none = undefined
const report = { limit: 15, search: none, drivers: none, sentiment: true, filters: [] }
const files = { csv: none, xlsx: none }
const page = { html: none, noun: 'comment', texts: true }
const place = { directory: none, database: none, schema: none }
const pool = { poolSize: none, cacheFolder: none, cacheSize: none, databaseTimeout: none }
const noColumns = { text: none, title: none, date: [], score: [], number: [], string: [], guess: true, dateOrder: none }

const analyzed = {
  ...{
    command: 'analyze',
    file: none,
    columns: noColumns,
    delimiter: none,
    encoding: none,
    sheet: none,
    unique: false,
  },
  ...{ plan: false, name: none, language: 'auto', directory: none, existing: none, background: none, general: true },
  ...{ threads: none, json: false, quiet: false, ...report, ...files, ...page },
}
const opened = {
  ...{
    command: 'open',
    path: 'a.csv',
    directory: none,
    name: none,
    language: 'auto',
    port: 0,
    threads: none,
    browser: true,
  },
}
const applied = {
  ...{
    command: 'apply',
    directory: 'f',
    dictionary: none,
    project: none,
    concepts: { top: 50 },
    fields: none,
    nearest: 0,
    limit: 10,
  },
  ...{ text: 'text', strict: false, quiet: false },
}
const exported = {
  ...{
    command: 'export',
    ...place,
    directory: 'f',
    dictionary: none,
    project: none,
    output: 'o',
    ...files,
    drivers: none,
    filters: [],
  },
  quiet: false,
}
const imported = { command: 'import', file: 'x', ...place, directory: 'f', name: none }
const worked = {
  ...{ command: 'worker', database: 'postgresql://h/n', schema: none, threads: none, background: none, port: none },
  ...{ host: '127.0.0.1', metrics: false, logLevel: 'info', ...pool },
}
const asked = {
  command: 'mcp',
  directory: none,
  write: false,
  port: none,
  host: '127.0.0.1',
  token: none,
  threads: none,
}
const reported = {
  ...{
    command: 'report',
    directory: 'f',
    dictionary: none,
    project: none,
    json: false,
    quiet: false,
    ...report,
    ...files,
    ...page,
  },
}
const served = {
  ...{ command: 'serve', ...place, port: 0, host: '127.0.0.1', token: none, rateLimits: true, explorer: true },
  ...{ allowOrigins: [], trustProxy: { hops: 0, header: 'x-forwarded-for' }, threads: none, builds: true, owner: none },
  ...{ password: none, mail: none, publicUrl: none, background: none, basePath: none, compress: true, health: true },
  ...{ metrics: false, logLevel: 'info', drainTimeout: 0, stopTimeout: 5, ...pool },
  ...{ cacheMemory: none, maxBody: none, questionTimeout: none, passwordLength: none },
}
const listed = { command: 'projects', directory: 'f' }

const rows: readonly (readonly [line: string, expected: object])[] = [
  ['analyze', analyzed],
  ['analyze - -q --json', { ...analyzed, file: '-', quiet: true, json: true }],
  ['analyze --text A --text B,C', { ...analyzed, columns: { ...noColumns, text: ['A', 'B,C'] } }],
  ['analyze --title T --date a,b', { ...analyzed, columns: { ...noColumns, title: 'T', date: ['a,b'] } }],
  ['analyze --score a, --number b', { ...analyzed, columns: { ...noColumns, score: ['a,'], number: ['b'] } }],
  ['analyze --string a --string b', { ...analyzed, columns: { ...noColumns, string: ['a', 'b'] } }],
  ['analyze --no-guess --date-order dmy', { ...analyzed, columns: { ...noColumns, guess: false, dateOrder: 'dmy' } }],
  ['analyze --delimiter \\t --encoding e', { ...analyzed, delimiter: '\t', encoding: 'e' }],
  ['analyze --sheet 2 --unique --plan', { ...analyzed, sheet: '2', unique: true, plan: true }],
  ['analyze -l de -n 1 -s x', { ...analyzed, language: 'de', limit: 1, search: 'x' }],
  ['analyze --filter a=1,2 --filter b', { ...analyzed, filters: ['a=1,2', 'b'] }],
  ['analyze --drivers d --no-sentiment', { ...analyzed, drivers: 'd', sentiment: false }],
  [
    'analyze --dictionary pl=dictionary-pl --dictionary cs=./cs,uk=uk.dic',
    { ...analyzed, dictionary: { pl: 'dictionary-pl', cs: './cs', uk: 'uk.dic' } },
  ],
  ['analyze --background b --no-general', { ...analyzed, background: 'b', general: false }],
  ['analyze --threads 4 --name n', { ...analyzed, threads: 4, name: 'n' }],
  ['analyze -d f --append', { ...analyzed, directory: 'f', existing: 'append' }],
  ['analyze -d f --replace', { ...analyzed, directory: 'f', existing: 'replace' }],
  ['analyze --csv c --xlsx x', { ...analyzed, csv: 'c', xlsx: 'x' }],
  ['analyze --html h --noun n --no-texts', { ...analyzed, html: 'h', noun: 'n', texts: false }],
  ['open a.csv', opened],
  ['open a.csv --dictionary pl=p', { ...opened, dictionary: { pl: 'p' } }],
  ['open a.csv -d f --name n -l de', { ...opened, directory: 'f', name: 'n', language: 'de' }],
  ['open a.csv -p 80 --threads 0 --no-browser', { ...opened, port: 80, threads: 0, browser: false }],
  ['apply -d f', applied],
  ['apply -d f --dictionary pl=p', { ...applied, dictionary: { pl: 'p' } }],
  ['apply P -d f --text body --strict -q', { ...applied, project: 'P', text: 'body', strict: true, quiet: true }],
  ['apply -d f --list L', { ...applied, concepts: { list: 'L' } }],
  ['apply -d f --concept a,b --concept c', { ...applied, concepts: { texts: ['a,b', 'c'] } }],
  ['apply -d f --top 0', { ...applied, concepts: { top: 0 } }],
  ['apply -d f --field terms --field key_phrases', { ...applied, fields: ['terms', 'key_phrases'] }],
  ['apply -d f -n 3 --nearest 2', { ...applied, limit: 3, nearest: 2 }],
  ['report -d f', reported],
  ['report -d f --dictionary pl=p', { ...reported, dictionary: { pl: 'p' } }],
  [
    'report P -d f -n 9 -s x --filter a --drivers d',
    { ...reported, project: 'P', limit: 9, search: 'x', filters: ['a'], drivers: 'd' },
  ],
  ['report -d f --csv c --xlsx x --html h --noun n', { ...reported, csv: 'c', xlsx: 'x', html: 'h', noun: 'n' }],
  [
    'report -d f --no-texts --no-sentiment --json -q',
    { ...reported, texts: false, sentiment: false, json: true, quiet: true },
  ],
  ['export -d f -o o', exported],
  ['export -d f -o o --dictionary pl=p', { ...exported, dictionary: { pl: 'p' } }],
  ['export P -d f -o o --csv c --xlsx x -q', { ...exported, project: 'P', csv: 'c', xlsx: 'x', quiet: true }],
  ['export -d f -o o --filter a --filter b --drivers d', { ...exported, filters: ['a', 'b'], drivers: 'd' }],
  ['export -o o --database D --schema s', { ...exported, directory: none, database: 'D', schema: 's' }],
  ['import x -d f', imported],
  ['import x --database D --schema s', { ...imported, directory: none, database: 'D', schema: 's' }],
  ['import x --database D --name n', { ...imported, directory: none, database: 'D', name: 'n' }],
  ['projects list -d f', { ...listed, action: 'list', json: false }],
  ['projects list -d f --json', { ...listed, action: 'list', json: true }],
  ['projects show -d f', { ...listed, action: 'show', project: none, json: false }],
  ['projects show P -d f --json', { ...listed, action: 'show', project: 'P', json: true }],
  ['projects rename P N -d f', { ...listed, action: 'rename', project: 'P', name: 'N' }],
  ['projects delete P -d f', { ...listed, action: 'delete', project: 'P', yes: false }],
  ['projects delete P -d f --yes', { ...listed, action: 'delete', project: 'P', yes: true }],
  ['check f', { command: 'check', directory: 'f', json: false }],
  ['backup f t', { command: 'backup', directory: 'f', target: 't', quiet: false }],
  ['restore b f -q', { command: 'restore', directory: 'b', target: 'f', quiet: true }],
  ['backup f t -q', { command: 'backup', directory: 'f', target: 't', quiet: true }],
  ['restore b f', { command: 'restore', directory: 'b', target: 'f', quiet: false }],
  ['completion fish', { command: 'completion', shell: 'fish' }],
  ['serve', served],
  ['serve -d f --database D --schema s', { ...served, directory: 'f', database: 'D', schema: 's' }],
  ['serve --pool-size 2 --cache-folder c --cache-size 0', { ...served, poolSize: 2, cacheFolder: 'c', cacheSize: 0 }],
  ['serve --database D --database-timeout 1', { ...served, database: 'D', databaseTimeout: 1 }],
  ['serve --cache-memory 512 --max-body 1', { ...served, cacheMemory: 512, maxBody: 1 }],
  ['serve --question-timeout 0 --password-length 12', { ...served, questionTimeout: 0, passwordLength: 12 }],
  ['serve --dictionary pl=p', { ...served, dictionary: { pl: 'p' } }],
  ['serve --background b --threads 1 --no-builds', { ...served, background: 'b', threads: 1, builds: false }],
  [
    'serve -p 1 --host h --no-explorer --no-rate-limits',
    { ...served, port: 1, host: 'h', explorer: false, rateLimits: false },
  ],
  ['serve --trust-proxy 1 --proxy-header FORWARDED', { ...served, trustProxy: { hops: 1, header: 'forwarded' } }],
  ['serve --allow-origin a,b --allow-origin c', { ...served, allowOrigins: ['a', 'b', 'c'] }],
  ['check f --json', { command: 'check', directory: 'f', json: true }],
  ['serve --base-path /b --no-compress --no-health', { ...served, basePath: '/b', compress: false, health: false }],
  ['serve --log-level warn --metrics', { ...served, logLevel: 'warn', metrics: true }],
  ['serve --drain-timeout 3600 --stop-timeout 0', { ...served, drainTimeout: 3_600, stopTimeout: 0 }],
  ['serve --token t --owner o --password p', { ...served, token: 't', owner: 'o', password: 'p' }],
  ['serve --mail m --public-url u', { ...served, mail: 'm', publicUrl: 'u' }],
  ['worker --database postgresql://h/n', worked],
  ['worker --database postgresql://h/n --schema s --pool-size 1000', { ...worked, schema: 's', poolSize: 1_000 }],
  ['worker --database postgresql://h/n --dictionary pl=p', { ...worked, dictionary: { pl: 'p' } }],
  ['worker --database postgresql://h/n --threads 2 --background b', { ...worked, threads: 2, background: 'b' }],
  ['worker --database postgresql://h/n -p 65535 --host h', { ...worked, port: 65_535, host: 'h' }],
  ['worker --database postgresql://h/n --metrics --log-level error', { ...worked, metrics: true, logLevel: 'error' }],
  ['worker --database d --cache-folder c --cache-size 9', { ...worked, database: 'd', cacheFolder: 'c', cacheSize: 9 }],
  ['worker --database d --database-timeout 60', { ...worked, database: 'd', databaseTimeout: 60 }],
  ['mcp', asked],
  ['mcp --dictionary pl=p', { ...asked, dictionary: { pl: 'p' } }],
  ['mcp -d f --write --threads 0', { ...asked, directory: 'f', write: true, threads: 0 }],
  ['mcp -p 0 --host h --token t', { ...asked, port: 0, host: 'h', token: 't' }],
]

/** What is given; an option without a value is as good as one that is not there. */
const given = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

test.each(rows)('%s', (line, expected) => {
  const found = readArguments(line.split(' ')) as unknown as Record<string, unknown>
  expect(given(found)).toEqual(given(expected))
  // The interface names each of them, so that nothing is read as a typo of it.
  for (const name of Object.keys(found)) expect(Object.keys(expected)).toContain(name)
})

test('every option of every command is in a row', () => {
  const commands = createProgram(() => {}).commands.flatMap((command) => [
    ...(command.commands.length === 0 ? [[command.name(), command] as const] : []),
    ...command.commands.map((below) => [`${command.name()} ${below.name()}`, below] as const),
  ])
  const missing = commands.flatMap(([name, { options }]) => {
    const lines = rows.map(([line]) => line).filter((line) => line === name || line.startsWith(`${name} `))
    const flags = new Set(lines.flatMap((line) => line.split(' ')))
    return options
      .filter(({ long, short }) => !flags.has(long!) && !flags.has(short ?? long!))
      .map(({ long }) => `${name} ${long}`)
  })
  // These name files that are read at once: `configuration.test.ts` has them.
  const elsewhere = /--(?:config|\w+-file)$/
  expect(missing.filter((option) => !elsewhere.test(option))).toEqual([])
})

/** Both limits of a number, by the line before it. */
test.each([
  ['analyze --limit', 1, 100],
  ['analyze --threads', 0, 1_024],
  ['open a.csv --port', 0, 65_535],
  ['open a.csv --threads', 0, 1_024],
  ['report -d f --limit', 1, 100],
  ['apply -d f --limit', 0, 1_000],
  ['apply -d f --nearest', 0, 20],
  ['apply -d f --top', 0, 50_000],
  ['serve --port', 0, 65_535],
  ['serve --threads', 0, 1_024],
  ['serve --trust-proxy', 0, 100],
  ['serve --drain-timeout', 0, 3_600],
  ['serve --stop-timeout', 0, 3_600],
  ['serve --pool-size', 2, 1_000],
  ['serve --cache-size', 0, 1_073_741_824],
  ['serve --database-timeout', 1, 60],
  ['serve --cache-memory', 0, 1_073_741_824],
  ['serve --max-body', 1, 1_073_741_824],
  ['serve --question-timeout', 0, 86_400],
  ['serve --password-length', 1, 128],
  ['worker --database d --port', 0, 65_535],
  ['worker --database d --threads', 0, 1_024],
  ['worker --database d --pool-size', 2, 1_000],
  ['mcp --port', 0, 65_535],
  ['mcp --threads', 0, 1_024],
])('%s takes %i to %i', (line, least, most) => {
  const read = (value: number): unknown => readArguments([...line.split(' '), String(value)])
  for (const value of [least, most]) expect(JSON.stringify(read(value))).toContain(`:${value}`)
  for (const value of [least - 1, most + 1]) expect(() => read(value)).toThrow(UsageError)
})

test.each([
  ['analyze --append', "options '--append' and '--replace' need '--directory'"],
  ['analyze --replace', "options '--append' and '--replace' need '--directory'"],
  ['analyze -d f --append --replace', "option '--append' cannot be used with option '--replace'"],
  ['apply -d f --list L --concept c', "option '--list <name>' cannot be used with option '--concept <text>'"],
  ['apply -d f --field tags', "option '--field' does not take tags; it is one of terms, concepts, sentiment"],
  ['apply', "required option '-d, --directory <folder>' not specified"],
  ['report', "required option '-d, --directory <folder>' not specified"],
  ['projects list', "required option '-d, --directory <folder>' not specified"],
  ['export -d f', "required option '--output', '--csv' or '--xlsx' not specified"],
  ['export -o o', "required option '-d, --directory <folder>' or '--database <address>' not specified"],
  ['import x', "required option '-d, --directory <folder>' or '--database <address>' not specified"],
  ['worker', 'A worker needs a database. Say its address with --database.'],
  ['completion tcsh', 'Allowed choices are bash, zsh, fish.'],
  ['serve --log-level debug', 'Allowed choices are error, warn, info.'],
  ['serve --proxy-header via', 'It is x-forwarded-for or forwarded.'],
  ['analyze --delimiter ab', 'It is a single character, or the word tab.'],
  ['analyze --date-order ymd', 'Allowed choices are dmy, mdy.'],
  ['projects rename P -d f', "missing required argument 'name'"],
  ['backup f', "missing required argument 'target'"],
  ['open', "missing required argument 'path'"],
])('%s is refused: %s', (line, message) => {
  const lower = message.toLowerCase()
  try {
    readArguments(line.split(' '))
  } catch (error) {
    expect(error).toBeInstanceOf(UsageError)
    expect((error as Error).message.toLowerCase()).toContain(lower)
    return
  }
  throw new Error('It was not refused.')
})

test('a folder that is named counts before the variable of a database, an address that is named does not', () => {
  process.env.CONCEPTLITE_DATABASE = 'postgresql://h/variable'
  try {
    expect(readArguments(['export', '-d', 'f', '-o', 'o', '--schema', 's'])).toMatchObject({
      ...{ directory: 'f', database: none, schema: none },
    })
    expect(readArguments(['import', 'x'])).toMatchObject({ directory: none, database: 'postgresql://h/variable' })
    expect(readArguments(['import', 'x', '-d', 'f', '--database', 'D'])).toMatchObject({
      directory: 'f',
      database: 'D',
    })
    expect(readArguments(['worker'])).toMatchObject({ database: 'postgresql://h/variable' })
  } finally {
    delete process.env.CONCEPTLITE_DATABASE
  }
})
