import { expect, test } from 'vitest'
import { openProjectFile } from '../../../src/storage/project/projectFile.js'

test('a label is written over as a whole', () => {
  const { label } = openProjectFile(undefined)
  expect(label.read()).toBeUndefined()
  const one = { name: 'A', description: 'b', language: 'en', nextBuildLanguage: 'de', creator: 'c', creationDate: 5 }
  label.write(one)
  label.write({ ...one, name: 'D', creationDate: 6 })
  expect(label.read()).toEqual({ ...one, name: 'D', creationDate: 6 })
})
