import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { restaurantCsv, restaurantFolder } from './restaurant.js'
import { conceptlite } from './runCommand.js'

const { folder, restaurant } = restaurantFolder()

test('what a command cannot use is refused in a sentence, and before anything is built', async () => {
  const input = join(folder, 'plain.csv')
  const other = join(folder, 'other.csv')
  const sheet = join(folder, 'fake.xlsx')
  const none = join(folder, 'none')
  await writeFile(input, restaurantCsv)
  await writeFile(other, restaurantCsv)
  await writeFile(sheet, 'Hello there\n')
  for (const [code, message, ...args] of [
    [2, `--csv takes a folder, and ${input} is a file.`, 'analyze', input, '--csv', input],
    [2, `--csv takes a folder, and ${other} is a file.`, 'analyze', input, '--csv', other],
    [2, `--csv takes a folder, and ${other} is a file.`, 'report', '--directory', folder, '--csv', other],
    [2, `--csv takes a folder, and ${other} is a file.`, 'export', '--directory', folder, '--csv', other],
    [1, `There is no file ${none}.`, 'analyze', input, '--background', none],
    [
      1,
      `${none}/page.html cannot be written: its folder does not exist.`,
      'analyze',
      input,
      '--html',
      `${none}/page.html`,
    ],
    [1, `${none}/a.xlsx cannot be written: its folder does not exist.`, 'analyze', input, '--xlsx', `${none}/a.xlsx`],
    [1, `${folder} cannot be written: it is a folder.`, 'analyze', input, '--html', folder],
    [1, `${other}/tables cannot be written: its folder is a file.`, 'analyze', input, '--csv', `${other}/tables`],
    [
      1,
      `${none}/a.xlsx cannot be written: its folder does not exist.`,
      'report',
      '-d',
      folder,
      '--xlsx',
      `${none}/a.xlsx`,
    ],
    [1, `${none} is no folder of projects: it does not exist. conceptlite backup makes one.`, 'restore', none, other],
    [2, `Cannot read ${none}: there is no such file.`, 'serve', '--config', none],
    [2, `Cannot read ${folder}: it is a folder.`, 'serve', '--token-file', folder],
    [
      1,
      `Cannot read ${sheet}: it is no workbook of Excel (.xlsx) or OpenDocument (.ods), and no CSV`,
      'analyze',
      sheet,
    ],
    [2, 'It must not be empty.', 'analyze', input, '--name', ''],
    [2, 'It must not be empty.', 'analyze', input, '--noun', ' '],
    [1, `${none}/a.xlsx cannot be written: its folder does not exist.`, 'export', '-d', folder, '-o', `${none}/a.xlsx`],
    [2, 'It must not be empty.', 'import', input, '--name', ''],
  ] as const) {
    const ended = await conceptlite(...args)
    expect([args, ended.code, ended.stderr]).toEqual([args, code, expect.stringContaining(message)])
    expect(ended.stderr).not.toMatch(/E[A-Z]{4,}:/)
    expect(ended.stdout).toBe('')
    if (ended.stderr.includes('cannot be written')) expect(ended.stderr).not.toContain('Columns:')
  }
})

test('options that need a database, or exclude it, are wrong usage in every command, told with their names', async () => {
  for (const [args, message] of [
    [
      ['serve', '-d', join(folder, 'none'), '--database', 'postgresql://h/n'],
      'Give --directory or --database, not both',
    ],
    [['serve', '--pool-size', '4'], '--pool-size is an option of a database. Give the address in --database.'],
    [['serve', '--no-builds'], 'Give its address in --database.'],
    [['import', 'a', '-d', join(folder, 'none'), '--schema', 's'], '--schema is an option of a database.'],
    [['worker', '--database', 'example.org'], '--database: expected an address that begins with postgresql://.'],
  ] as const) {
    const { code, stderr } = await conceptlite(...args)
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)])
  }
})

test.each([
  ['help', 0, ['--help']],
  ['help of a command', 0, ['projects', 'list', '--help']],
  ['a file that is not there', 1, ['analyze', 'no-such-file.csv']],
  ['an unknown language', 2, ['analyze', '<file>', '--language', 'xx']],
  ['a folder', 1, ['analyze', '/']],
  ['a file without a name', 1, ['analyze', '']],
  ['a folder that cannot be made', 1, ['serve', '--directory', '<file>/below']],
  ['a token that is none', 2, ['serve', '--token', '']],
  ['an address of another machine', 1, ['serve', '--host', '192.0.2.1']],
  ['an origin that is none', 2, ['serve', '--allow-origin', 'example.org']],
  ['vectors that are not there', 1, ['analyze', '<file>', '--background', 'no-such-file.txt']],
  ['vectors that are none', 1, ['serve', '--background', '<file>']],
  ['a public address that is none', 2, ['serve', '--public-url', 'example.org']],
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

test('an unknown command is told with the help of the program', async () => {
  const { code, stderr } = await conceptlite('analyse', 'report')
  expect([code, stderr]).toEqual([2, expect.stringMatching(/\nSee conceptlite --help\.\n$/)])
})
