import { expect, test } from 'vitest'
import { backgroundVector } from '../../../src/answers/concepts/backgroundVector.js'
import { termNumber, termVector } from '../../../src/snapshot/termTable.js'
import type { BackgroundSpace } from '../../../src/wordVectors/wordVectors.js'
import { smallSnapshot } from '../smallSnapshot.js'

const built = smallSnapshot({ documents: [{ words: 'bed' }, { words: 'bar' }, { words: 'pool' }] })
const snapshot = { ...built, info: { ...built.info, background: { fingerprint: 'a', joined: false } } }

/** Three words on two axes; `pub` is near `bar`, `moon` near nothing that the project has. */
const known: Record<string, Float32Array> = {
  'bar|en': Float32Array.of(1, 0),
  'pool|en': Float32Array.of(0, 1),
  'pub|en': Float32Array.of(0.96, 0.28),
  'moon|en': Float32Array.of(0, -1),
}
const background: BackgroundSpace = {
  fingerprint: 'a',
  axes: 2,
  vector: (id) => known[id],
  index: {
    count: 4,
    products: async () => new Float64Array(),
    termIdOf: (row) => Object.keys(known)[row]!,
    frequency: () => 0,
  },
}

test('where the axes are not joined, an unknown word has the vectors of the terms that mean the same', () => {
  const bar = termVector(snapshot.space, termNumber(snapshot.terms, 'bar|en'))!
  expect(backgroundVector({ snapshot, background }, 'pub|en')).toEqual(bar)
})

test('a word with no such term has no vector', () => {
  expect(backgroundVector({ snapshot, background }, 'moon|en')).toBeUndefined()
  expect(backgroundVector({ snapshot, background }, 'lift|en')).toBeUndefined()
})
