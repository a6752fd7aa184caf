import { expect, test } from 'vitest'
import { peopleOf } from '../../../src/text/syntax/people.js'

test('people are known in the languages with lists, Norwegian as in Danish', () => {
  expect(peopleOf('en').has('children')).toBe(true)
  expect(peopleOf('no').has('venner')).toBe(true)
  expect(peopleOf('pl').has('children')).toBe(false)
})
