import { expect, test } from 'vitest'
import { suggestScoreField } from '../../src/report/suggestScoreField.js'

const scores = (...names: string[]) => new Map(names.map((name) => [name, 'score']))

test('the score that sounds like the verdict as a whole comes before the first one', () => {
  expect(suggestScoreField(scores('Service', 'Rooms'))).toBe('Service')
  expect(suggestScoreField(scores('Service', 'Star rating'))).toBe('Star rating')
  expect(suggestScoreField(scores('Star rating', 'Overall'))).toBe('Overall')
})

test('only fields of type score are suggested', () => {
  expect(
    suggestScoreField(
      new Map([
        ['Overall', 'number'],
        ['Service', 'score'],
      ]),
    ),
  ).toBe('Service')
  expect(suggestScoreField(new Map([['Overall', 'number']]))).toBeUndefined()
})

test.each(['Total', 'Rating', 'Star', 'Stars given', 'NPS', 'Guest satisfaction', 'Would you recommend us?'])(
  '"%s" sounds like the verdict as a whole',
  (name) => {
    expect(suggestScoreField(scores('Service', name))).toBe(name)
    expect(suggestScoreField(scores('Service', name, 'OVERALL'))).toBe('OVERALL')
  },
)

test('the first of several is suggested, and a word that only begins alike is none', () => {
  expect(suggestScoreField(scores('Room rating', 'Total'))).toBe('Room rating')
  expect(suggestScoreField(scores('Service', 'Start', 'Starters'))).toBe('Service')
  expect(suggestScoreField(new Map())).toBeUndefined()
})
