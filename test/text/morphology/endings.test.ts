import { expect, test } from 'vitest'
import { createStripper, endings, strip } from '../../../src/text/morphology/endings.js'

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

test('a stripper of a list removes what strip does', () => {
  const long = endings('3: ach ami/a\n1: y\n2: ana/o\n2: a\n4: a/e\n2: ach')
  const stripped = createStripper(long)
  for (const word of ['domach', 'doach', 'nogami', 'ty', 'y', '', 'bana', 'banana', 'ana', 'tata', 'domyach', 'x']) {
    expect(stripped(word)).toBe(strip(word, long))
  }
  expect(stripped('banana')).toBe('bano')
})
