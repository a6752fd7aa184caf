import { expect, test } from 'vitest'
import { openProjectFile } from '../../../../src/storage/sqlite/project/projectFile.js'

test('a label is written over as a whole', async () => {
  const { label } = openProjectFile(undefined)
  expect(await label.read()).toBeUndefined()
  const one = { name: 'A', description: 'b', language: 'en', nextBuildLanguage: 'de', creator: 'c', creationDate: 5 }
  await label.write(one)
  await label.write({ ...one, name: 'D', creationDate: 6 })
  expect(await label.read()).toEqual({ ...one, name: 'D', creationDate: 6 })
})
