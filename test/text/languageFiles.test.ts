import { expect, test } from 'vitest'
import { languageFiles } from '../../src/text/languageFiles.js'

test('a file is loaded for its language only, and names of objects are no languages', async () => {
  const load = languageFiles({ en: async () => 'English' })
  expect([await load('en'), await load('de'), await load('toString'), await load('__proto__')]).toEqual([
    ...['English', undefined, undefined, undefined],
  ])
})
