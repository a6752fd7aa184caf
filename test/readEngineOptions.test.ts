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
