import { expect, test } from 'vitest'
import { phrasePlace } from '../../../../src/text/sentiment/mentions/phrasePlace.js'

test('a fragment knows where it stands in the term that holds it', () => {
  // "sound quality of the player": the phrase, its words, and a term of its own.
  const starts = [0, 0, 6, 21]
  const lengths = [13, 5, 7, 6]
  const places = { starts, lengths, from: 0, to: 4 }
  expect([0, 1, 2, 3].map((at) => phrasePlace(places, at))).toEqual([0, 1 | 2, 1 | 4, 0])
})
