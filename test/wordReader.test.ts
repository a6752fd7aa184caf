import { expect, test } from 'vitest'
import { openWordReader } from '../src/wordReader.js'

test('words are those of a build, including function words, with their positions', async () => {
  const read = await openWordReader('en')
  const text = 'The rooms were clean.'
  const words = read(text)
  expect(words.map(({ start, end }) => text.slice(start, end))).toEqual(['The', 'rooms', 'were', 'clean'])
})

test('a tokenizer of the caller finds the words instead', async () => {
  const tokenize = (text: string) => text.split('/')
  const read = await openWordReader('en', { tokenizer: { name: 'slashes', tokenize } })
  expect(read('one two/three').map(({ start, end }) => [start, end])).toEqual([
    [0, 7],
    [8, 13],
  ])
})

test('an unknown language and an invalid tokenizer are INVALID_PARAMS, a failing one is ERROR', async () => {
  const invalid = (name: string) => expect.objectContaining({ code: 'INVALID_PARAMS', details: { parameters: [name] } })
  await expect(openWordReader('xx')).rejects.toEqual(invalid('language'))
  const missing = { name: 'missing', module: './no/such/module.js' }
  await expect(openWordReader('en', { tokenizer: missing })).rejects.toEqual(invalid('tokenizer'))
  const read = await openWordReader('en', { tokenizer: { name: 'wrong', tokenize: () => ['other'] } })
  expect(() => read('text')).toThrow(expect.objectContaining({ code: 'ERROR' }))
})
