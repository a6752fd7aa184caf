import { expect, test } from 'vitest'
import { openProjectFile } from '../../../src/storage/project/projectFile.js'

test('a field is known as long as a document bears it', () => {
  const { fields } = openProjectFile(undefined)
  fields.add(
    new Map([
      ['stars', { type: 'score' as const, entries: 2 }],
      ['city', { type: 'string' as const, entries: 1 }],
    ]),
  )
  fields.add(new Map([['stars', { type: 'score' as const, entries: 1 }]]))
  fields.subtract(new Map([['stars', 2]]))
  expect(fields.types()).toEqual(
    new Map([
      ['city', 'string'],
      ['stars', 'score'],
    ]),
  )
  fields.subtract(new Map([['stars', 1]]))
  expect(fields.types()).toEqual(new Map([['city', 'string']]))
})
