import { expect, test } from 'vitest'
import { detectFormat, SAMPLE_BYTES } from '../../src/wordVectors/formats.js'

const detect = (text: string | Buffer) => detectFormat('vectors.txt', Buffer.from(text))
const floats = (...numbers: number[]) => Buffer.from(Float32Array.from(numbers).buffer)

test('lines of a word and numbers are text, with or without a line of counts', () => {
  expect(detect('the 0.1 -2e-3 5\nof 1 2 3\n')).toEqual({
    ...{ kind: 'text', axes: 3, count: undefined, ranked: true, tagged: false },
  })
  expect(detect('2 3\nthe 0.1 0.2 0.3\nof 1 2 3\n')).toMatchObject({ kind: 'text', axes: 3, count: 2 })
  // A number can be a word.
  expect(detect('2 3\n1999 0.1 0.2 0.3\n')).toMatchObject({ kind: 'text', axes: 3 })
})

test('words with their language are not in order of frequency, nor are ten in alphabetical order', () => {
  expect(detect('/c/en/the 1 2\n/c/de/der 1 2\n')).toMatchObject({ ranked: false, tagged: true })
  const sorted = Array.from({ length: 10 }, (_, i) => `word${i} 1 2`)
  expect(detect(sorted.join('\n'))).toMatchObject({ ranked: false, tagged: false })
  expect(detect(sorted.slice(1).join('\n'))).toMatchObject({ ranked: true })
  expect(detect([...sorted.slice(1), 'a 1 2'].join('\n'))).toMatchObject({ ranked: true })
})

test('counts, a word and 32-bit floats are word2vec', () => {
  const file = Buffer.concat([Buffer.from('2 3\nthe '), floats(0.1, -0.2, 3), Buffer.from('\nof '), floats(1, 2, 3)])
  expect(detect(file)).toEqual({ kind: 'binary', axes: 3, count: 2, ranked: true, tagged: false })
})

test('JSON has its dimensions at the beginning', () => {
  expect(detect('{"dimensions": 100, "vectors": {')).toMatchObject({ kind: 'json', axes: 100, count: undefined })
})

test('the last line of a full sample may be cut, and does not count', () => {
  const line = 'word 1 2\n'
  const sample = line.repeat(Math.floor(SAMPLE_BYTES / line.length)).padEnd(SAMPLE_BYTES, '/c/cut')
  expect(detect(sample)).toMatchObject({ axes: 2, tagged: false })
})

test.each([
  ['prose', 'These are words of prose.\n'],
  ['one number a line', 'the 1\n'],
  ['counts and prose', '2 3\nNot binary, far too long to be three floats and a word\n'],
  ['counts and one axis', '2 1\nthe 1\n'],
  ['JSON without dimensions', '{"vectors": {}}'],
  ['nothing', ''],
])('%s is refused by name', (_, text) => {
  expect(() => detect(text)).toThrow(/vectors\.txt is no file of word vectors/)
})
