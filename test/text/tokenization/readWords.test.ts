import { expect, test } from 'vitest'
import { openWordReader } from '../../../src/index.js'

test('a text falls into words with places, function words included', async () => {
  const read = await openWordReader('en')
  const text = 'The rooms were not clean, but quiet.'
  const words = read(text)
  expect(words.map((word) => [word.text, word.termId])).toEqual([
    ['The', null],
    ['rooms', 'room|en'],
    ['were', null],
    ['not', 'not|en'],
    ['clean', 'clean|en'],
    ['but', null],
    ['quiet', 'quiet|en'],
  ])
  for (const { text: word, start, end } of words) expect(text.slice(start, end)).toBe(word)
})

test('a language without spaces falls into words, too, and a reader reads many texts', async () => {
  const read = await openWordReader('zh')
  expect(
    read('房间很干净。')
      .map(({ text }) => text)
      .join(''),
  ).toBe('房间很干净')
  expect(read('')).toEqual([])
  expect(read('干净')[0]!.termId).toBe('干净|zh')
})

test('a language that cannot be built is refused', async () => {
  await expect(openWordReader('xx')).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
})
