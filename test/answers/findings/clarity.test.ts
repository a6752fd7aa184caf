import { expect, test } from 'vitest'
import { clarityOf } from '../../../src/answers/findings/clarity.js'

test('each bound of q belongs to the words after it', () => {
  const qs = [0, 0.0099, 0.01, 0.0499, 0.05, 0.199, 0.2, 1]
  const words = ['very clear', 'clear', 'a hint', 'may be chance']
  expect(qs.map(clarityOf)).toEqual(words.flatMap((word) => [word, word]))
})
