import { expect, test } from 'vitest'
import { nearestName } from '../src/nearestName.js'

const known = ['directory', 'threads', 'mail', 'now']

test.each([
  ['directry', 'directory'],
  ['Directory', 'directory'],
  ['thread', 'threads'],
  ['mai', 'mail'],
  ['mial', undefined], // two letters of four differ
  ['rows', undefined],
  ['', undefined],
])('the known name nearest to "%s" is %s', (name, meant) => {
  expect(nearestName(name, known)).toBe(meant)
})

test('of two near names the nearer one, of equally near ones the first', () => {
  expect(nearestName('limits', ['limit', 'limitss', 'limits2'])).toBe('limit')
  expect(nearestName('fields', ['filters', 'fiel', 'field'])).toBe('field')
})
