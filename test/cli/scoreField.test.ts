import { expect, test } from 'vitest'
import { chooseScoreField, noScore } from '../../src/cli/scoreField.js'
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

test('without a score it is said which columns could be one', () => {
  const others = new Map([
    ['nights', 'number'],
    ['Satisfaction', 'string'],
    ['city', 'string'],
  ])
  expect(noScore(others)).toBe(
    'No column looks like a score, so there are no drivers. Name one of the numbers with --score: "nights". Of words, not numbers: "Satisfaction"; write numbers for a score.',
  )
})
