import { expect, test } from 'vitest'
import { openEngine } from '../src/engine.js'
import type { EngineOptions } from '../src/engineOptions.js'

const refusalOf = (options: object) =>
  openEngine(options as EngineOptions).then(
    () => undefined,
    (error: unknown) => error,
  )

test.each([
  ['folder', 'directory'],
  ['directry', 'directory'],
  ['dir', 'directory'],
  ['Threads', 'threads'],
  ['questionTimeOut', 'questionTimeout'],
])('an option `%s` is refused and `%s` suggested', async (name, meant) => {
  expect(await refusalOf({ [name]: 'x' })).toMatchObject({
    code: 'INVALID_PARAMS',
    message: expect.stringContaining(`\`${name}\` is not an option of openEngine. Did you mean \`${meant}\`?`),
    details: { parameters: [name] },
  })
})

test.each([null, 5, 'folder'])('options that are no object, as %j, are refused', async (options) => {
  await expect(openEngine(options as never)).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
})

test('an option that resembles none is refused with the list of all', async () => {
  expect(await refusalOf({ colour: 'red', threads: 0 })).toMatchObject({
    code: 'INVALID_PARAMS',
    message: expect.stringMatching(
      /^`colour` is not an option of openEngine\. The options are .*\bdirectory, .*\bthreads\b/,
    ),
    details: { parameters: ['colour'] },
  })
})

test('a wrong value is refused by name', async () => {
  expect(await refusalOf({ threads: -1 })).toMatchObject({
    code: 'INVALID_PARAMS',
    details: { parameters: ['threads'] },
  })
})

test('a language of a dictionary that does not exist says what is expected', async () => {
  expect(await refusalOf({ morphology: { german: 'dictionary-de' } })).toMatchObject({
    message: '`morphology.german`: expected the code of a language.',
    details: { parameters: ['morphology'] },
  })
})

test.each([
  [{ directory: '/data', database: 'postgresql://host/data' }, 'directory', /not both/],
  [{ schema: 'insights' }, 'schema', /`schema` is an option of a database/],
  [{ directory: '/data', poolSize: 5 }, 'poolSize', /`poolSize` is an option of a database/],
  [{ cacheFolder: '/cache' }, 'cacheFolder', /`cacheFolder` is an option of a database/],
  [{ database: 'postgresql://host/data', cacheSize: -1 }, 'cacheSize', /./],
  [{ database: 'mysql://host/data' }, 'database', /begins with postgresql:/],
  [{ database: 'postgresql://host/data', poolSize: 1 }, 'poolSize', /./],
  [{ database: 'postgresql://host/data', schema: 'pg_mine' }, 'schema', /does not begin with pg_/],
  [{ database: 'postgresql://host/data', schema: 'ü'.repeat(32) }, 'schema', /at most 63 bytes/],
])('storage %j is refused', async (options, name, message) => {
  expect(await refusalOf(options)).toMatchObject({
    code: 'INVALID_PARAMS',
    message: expect.stringMatching(message),
    details: { parameters: expect.arrayContaining([name]) },
  })
})

test.each([() => new Date(), () => Number.NaN, () => '2024-01-01', async () => 5, 5])(
  'a clock that does not return seconds is refused: %s',
  async (now) => {
    expect(await refusalOf({ now })).toMatchObject({
      code: 'INVALID_PARAMS',
      message: '`now`: expected a function that returns seconds since 1970, such as () => Date.now() / 1000.',
      details: { parameters: ['now'] },
    })
  },
)
