import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findStrings, termDisplay, termId, termNumber, termSurfaces, termVector } from '../../src/snapshot/termTable.js'
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
      expect(findStrings(terms.ids, [...ids.slice(0, 2), other, 'x'])).toEqual(
        ids.flatMap((id, term) => (term < 2 || id === other || id === 'x' ? [term] : [])),
      )
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

test('a term has its texts, and a vector where the space knows one', () => {
  const { terms, space } = smallSnapshot({ documents: [{ words: 'room room' }, { words: 'lift' }] })
  expect(termDisplay(terms, 0)).toBe('room')
  expect(termSurfaces(terms, 0)).toEqual([['room', 2]])
  expect([...termVector(space, 0)!]).toEqual([1, 0])
  expect(termVector(space, 2)).toBeUndefined()
  expect(termVector(space, -1)).toBeUndefined()
})
