import { expect, test } from 'vitest'
import { firstThatFits } from '../../../src/client/geometry/fitText.js'

/** Every character is one wide. */
const widthOf = (text: string): number => [...text].length

test('of several texts the first that fits is taken', () => {
  const candidates = ['customer service, delivery', 'customer service']
  expect(firstThatFits(candidates, widthOf, 26)).toBe('customer service, delivery')
  expect(firstThatFits(candidates, widthOf, 25)).toBe('customer service')
})

test('where none fits the last one is cut, without a space before the dots and between whole characters', () => {
  expect(firstThatFits(['customer service, delivery', 'customer service'], widthOf, 10)).toBe('customer…')
  expect(firstThatFits(['😀😀😀'], widthOf, 2)).toBe('😀…')
  expect(firstThatFits(['wide'], widthOf, 0)).toBe('w…')
  expect(firstThatFits([''], widthOf, 0)).toBe('')
})
