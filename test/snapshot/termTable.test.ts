import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packStrings } from '../../src/compute/shared.js'
import {
  hasVector,
  numberOfId,
  termDisplay,
  termId,
  termNumber,
  termOfSurface,
  termSurfaces,
  termVector,
} from '../../src/snapshot/termTable.js'
import { randomProject } from '../answers/randomProject.js'
import { smallSnapshot } from '../answers/smallSnapshot.js'

test('every term is found by its id, and nothing else is', () => {
  fc.assert(
    fc.property(randomProject, fc.string(), (project, other) => {
      const { terms } = smallSnapshot(project)
      const ids = Array.from({ length: terms.count }, (_, term) => termId(terms, term))
      expect(ids.map((id) => termNumber(terms, id))).toEqual(ids.map((_, term) => term))
      expect(termNumber(terms, other)).toBe(ids.indexOf(other))
      expect(termNumber(terms, '')).toBe(-1)
    }),
  )
})

test('ids beyond ASCII are found, their beginnings are not', () => {
  const { terms } = smallSnapshot({ documents: [{ words: 'größe größer 大きさ' }] })
  for (const [term, word] of ['größe', 'größer', '大きさ'].entries()) {
    expect(termNumber(terms, `${word}|en`)).toBe(term)
    expect(termNumber(terms, word)).toBe(-1)
  }
})

test('what is not among as many ids as a table has places is found to be missing', () => {
  for (const count of [15, 16, 17, 32]) {
    const ids = packStrings(Array.from({ length: count }, (_, i) => `term${i}`))
    expect(numberOfId(ids, `term${count - 1}`)).toBe(count - 1)
    expect(numberOfId(ids, `term${count}`)).toBe(-1)
  }
})

test('a word form leads to its term of one word, wherever it stands among the forms', () => {
  const { terms } = smallSnapshot({ documents: [{ words: 'room lift desk' }] })
  const own = {
    ...terms,
    count: 3,
    wordCounts: Uint8Array.of(1, 2, 1),
    surfaceOffsets: Uint32Array.of(0, 2, 4, 5),
    surfaceTexts: packStrings(['room', 'rooms', 'big room', 'big rooms', 'lift']),
  }
  expect(['room', 'rooms', 'big room', 'big rooms', 'lift', 'desk'].map((text) => termOfSurface(own, text))).toEqual([
    0,
    0,
    undefined,
    undefined,
    2,
    undefined,
  ])
})

test('a row of zeros is no vector, nor is a row that is not there', () => {
  const { space } = smallSnapshot({ documents: [{ words: 'room' }] })
  const own = { ...space, axes: 2, termCount: 2, termVectors: Float32Array.of(0, 1, 0, 0, 1, 0) }
  expect([-1, 0, 1, 2].map((term) => hasVector(own, term))).toEqual([false, true, false, false])
})

test('a term has its texts, and a vector where the space knows one', () => {
  const { terms, space } = smallSnapshot({ documents: [{ words: 'room room' }, { words: 'lift' }] })
  expect(termDisplay(terms, 0)).toBe('room')
  expect(termSurfaces(terms, 0)).toEqual([['room', 2]])
  expect([...termVector(space, 0)!]).toEqual([1, 0])
  expect(termVector(space, 2)).toBeUndefined()
  expect(termVector(space, -1)).toBeUndefined()
})
