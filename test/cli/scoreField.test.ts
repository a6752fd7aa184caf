import { expect, test } from 'vitest'
import { chooseScoreField } from '../../src/cli/scoreField.js'
import { UsageError } from '../../src/reading/inputError.js'

const types = new Map([
  ['city', 'string'],
  ['nights', 'number'],
  ['rating', 'score'],
])

test('a field that is named is taken when it has numbers', () => {
  expect(chooseScoreField(types, 'nights')).toBe('nights')
  expect(chooseScoreField(types, undefined)).toBe('rating')
})

test('a field without numbers is refused with those that have some', () => {
  expect(() => chooseScoreField(types, 'city')).toThrow(UsageError)
  expect(() => chooseScoreField(types, 'city')).toThrow('"nights", "rating"')
  expect(() => chooseScoreField(new Map(), 'price')).toThrow('none')
})
