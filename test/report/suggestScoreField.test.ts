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
