import { expect, test } from 'vitest'
import { isConvincing } from '../../src/report/convincing.js'

test.each([
  [2, 3, true],
  [-2, 3, true],
  [1.99, 3, false],
  [-1.99, 300, false],
  [9, 2, false],
])('a t value of %d of %i documents: %o', (confidence, documents, expected) => {
  expect(isConvincing({ confidence }, documents)).toBe(expected)
})
