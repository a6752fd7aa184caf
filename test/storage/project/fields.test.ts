import { expect } from 'vitest'
import { onEveryStorage } from './everyStorage.js'

onEveryStorage('a field is known as long as a document bears it', async (open) => {
  const { fields } = await open()
  await fields.add(
    new Map([
      ['stars', { type: 'score' as const, entries: 2 }],
      ['city', { type: 'string' as const, entries: 1 }],
    ]),
  )
  await fields.add(new Map([['stars', { type: 'score' as const, entries: 1 }]]))
  await fields.subtract(new Map([['stars', 2]]))
  expect(await fields.types()).toEqual(
    new Map([
      ['city', 'string'],
      ['stars', 'score'],
    ]),
  )
  await fields.subtract(new Map([['stars', 1]]))
  expect(await fields.types()).toEqual(new Map([['city', 'string']]))
})
