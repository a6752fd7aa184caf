import { expect, test } from 'vitest'
import { endings, strip } from '../../../src/text/morphology/endings.js'

const list = endings(`
  3: ach ami/a
  1: y
`)

test('endings are listed longest first, with the letters before them and what replaces them', () => {
  expect(list.map(({ ending }) => ending)).toEqual(['ach', 'ami', 'y'])
  expect(list[0]).toEqual({ ending: 'ach', least: 3, replacement: '' })
  expect(list[1]).toEqual({ ending: 'ami', least: 3, replacement: 'a' })
  expect(endings('2: a\n2: ana').map(({ ending }) => ending)).toEqual(['ana', 'a'])
})

test('the longest ending with enough letters before it is removed or replaced, once', () => {
  const stripped = (word: string) => strip(word, list)
  expect(stripped('domach')).toBe('dom')
  expect(stripped('doach')).toBe('doach')
  expect(stripped('nogami')).toBe('noga')
  expect(stripped('ty')).toBe('t')
  expect(stripped('y')).toBe('y')
  expect(stripped('domyach')).toBe('domy')
  expect(stripped('achdom')).toBe('achdom')
  // Too short for the longer ending, long enough for the shorter.
  expect(strip('bana', endings('2: ana\n2: a'))).toBe('ban')
})
