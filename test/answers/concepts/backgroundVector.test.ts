import { expect, test } from 'vitest'
import { backgroundVector } from '../../../src/answers/concepts/backgroundVector.js'
import { smallSnapshot } from '../smallSnapshot.js'

const snapshot = smallSnapshot({ documents: [{ words: 'bed' }, { words: 'bar' }, { words: 'pool' }] })
const background = {
  fingerprint: 'a',
  axes: 2,
  vector: (id: string) => (id === 'lift|en' ? Float32Array.of(0.6, 0.8) : undefined),
}

test('general vectors stand behind the axes of the project', () => {
  expect([...backgroundVector({ snapshot, background }, 'lift|en')!]).toEqual([0, ...Float32Array.of(0.6, 0.8)])
})

test('what they do not know has no vector, nor has anything without them', () => {
  expect(backgroundVector({ snapshot, background }, 'bed|en')).toBeUndefined()
  expect(backgroundVector({ snapshot }, 'lift|en')).toBeUndefined()
})
