import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ConceptKind } from '../../../src/answers/concepts/conceptKinds.js'
import { chooseFindings } from '../../../src/answers/findings/chooseFindings.js'

const driver = (name: string, impact: number, documents: number, q = 0.01, kind: ConceptKind = 'thing') => ({
  name,
  impact,
  documents,
  q,
  kind,
})
const chosen = (drivers: readonly ReturnType<typeof driver>[]) =>
  chooseFindings(drivers).map(({ role, candidate }) => [role, candidate.name])

test('the lowest, the heaviest other negative and the heaviest positive one are chosen', () => {
  // Weights: queue 1.3 x 4 = 5.2, shower 0.7 x 8 = 5.6, noise 0.9 x 6 = 5.4; lake 0.9 x 7 = 6.3, garden 1.2 x 5 = 6.
  const drivers = [
    driver('noise', -0.9, 36),
    driver('queue', -1.3, 16),
    driver('shower', -0.7, 64),
    driver('garden', 1.2, 25),
    driver('lake', 0.9, 49),
    // More documents with a smaller impact: 0.5 x 10 and 0.6 x 10.
    driver('towel', -0.5, 100),
    driver('bath', 0.6, 100),
  ]
  expect(chosen(drivers)).toEqual([
    ['lowest', 'queue'],
    ['heaviest_negative', 'shower'],
    ['heaviest_positive', 'lake'],
  ])
})

test('of drivers of equal impact or weight the first is chosen', () => {
  // 1 x 4 and 2 x 2.
  const drivers = [
    driver('queue', -3, 9),
    driver('noise', -3, 4),
    driver('shower', -2, 9),
    driver('lake', 1, 16),
    driver('garden', 2, 4),
  ]
  expect(chosen(drivers)).toEqual([
    ['lowest', 'queue'],
    ['heaviest_negative', 'noise'],
    ['heaviest_positive', 'lake'],
  ])
})

test('what may be chance, opinions, qualities, actions and words of function are left out; nothing takes their place', () => {
  const drivers = [
    driver('disgusting', -3, 90, 0.001, 'opinion'),
    driver('waited', -2, 90, 0.001, 'action'),
    driver('wooden', -2, 90, 0.001, 'quality'),
    driver('minutes', -2, 90, 0.001, 'function'),
    driver('door', -2, 90, 0.05),
    driver('uszczelka', -1, 10, 0.049, 'unknown'),
    driver('good', 1, 100, 0.001, 'opinion'),
  ]
  expect(chosen(drivers)).toEqual([['lowest', 'uszczelka']])
  expect(chosen([])).toEqual([])
})

test('no two findings are the same driver, and all are clear', () => {
  const kinds = fc.constantFrom<ConceptKind>('thing', 'opinion', 'unknown')
  const some = fc.tuple(
    fc.double({ min: -2, max: 2, noNaN: true }),
    fc.integer({ min: 1, max: 99 }),
    fc.double({ min: 0, max: 0.1, noNaN: true }),
    kinds,
  )
  fc.assert(
    fc.property(fc.array(some), (rows) => {
      const drivers = rows.map(([impact, documents, q, kind], i) => driver(String(i), impact, documents, q, kind))
      const found = chooseFindings(drivers)
      expect(new Set(found.map(({ candidate }) => candidate)).size).toBe(found.length)
      for (const { role, candidate } of found) {
        expect(candidate.q).toBeLessThan(0.05)
        expect(candidate.kind).not.toBe('opinion')
        expect(Math.sign(candidate.impact)).toBe(role === 'heaviest_positive' ? 1 : -1)
      }
      const able = drivers.filter(({ q, kind, impact }) => q < 0.05 && kind !== 'opinion' && impact < 0)
      const lowest = found.find(({ role }) => role === 'lowest')?.candidate.impact
      expect(lowest).toBe(able.length === 0 ? undefined : Math.min(...able.map(({ impact }) => impact)))
    }),
  )
})
