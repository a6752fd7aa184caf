import { expect, test } from 'vitest'
import { isOlderVersion, MINIMUM_SCIENCE_VERSION, SCIENCE_VERSION } from '../../src/indexing/version.js'

test.each([
  ['1.0', '1.1', true],
  ['1.9', '1.10', true],
  ['1.10', '1.9', false],
  ['1.2', '1.2', false],
  ['1', '1.0', false],
  ['1', '1.0.1', true],
  ['1.0.1', '1', false],
  ['2', '1.9', false],
  ['0.9', '1', true],
])('%s is older than %s: %s', (a, b, isOlder) => {
  expect(isOlderVersion(a, b)).toBe(isOlder)
})

test('the version that is written is one that is read', () => {
  expect(isOlderVersion(SCIENCE_VERSION, MINIMUM_SCIENCE_VERSION)).toBe(false)
})
