import { expect, test } from 'vitest'
import { cutsNone, namesIn } from '../../../src/text/nounPhrases/names.js'

const capitals = (letters: string) => (at: number) => letters[at] === 'A'

test('a name is two or more words in a row with a capital letter, across runs', () => {
  expect(namesIn([[0, 4]], capitals('aaAA'))).toEqual([[2, 4]])
  expect(
    namesIn(
      [
        [0, 1],
        [1, 3],
      ],
      capitals('AAa'),
    ),
  ).toEqual([[0, 2]])
  expect(namesIn([[0, 3]], capitals('AaA'))).toEqual([])
  expect(namesIn([], capitals(''))).toEqual([])
})

test('a range cuts a name if it holds some of its words only', () => {
  const names = [[2, 4]] as const
  expect(cutsNone([0, 2], names)).toBe(true)
  expect(cutsNone([2, 4], names)).toBe(true)
  expect(cutsNone([1, 5], names)).toBe(true)
  expect(cutsNone([1, 3], names)).toBe(false)
  expect(cutsNone([3, 4], names)).toBe(false)
})
