import { expect } from 'vitest'
import { onEveryStorage } from './everyStorage.js'

onEveryStorage('a label is written over as a whole', async (open) => {
  const { label } = await open()
  expect(await label.read()).toBeUndefined()
  const one = { name: 'A', description: 'b', language: 'en', nextBuildLanguage: 'de', creator: 'c', creationDate: 5 }
  await label.write(one)
  await label.write({ ...one, name: 'D', creationDate: 6 })
  expect(await label.read()).toEqual({ ...one, name: 'D', creationDate: 6 })
})
