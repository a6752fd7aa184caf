import fc from 'fast-check'
import { expect, test } from 'vitest'
import { familyOf, findStemFamilies, type StemFamilies } from '../../src/snapshot/stemFamilies.js'

function find(hashes: readonly number[]): StemFamilies {
  const steps = findStemFamilies(Uint32Array.from(hashes))
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

test('terms with one hash are a family under the lowest number', () => {
  const families = find([7, 9, 7, 8, 7])
  expect([...families.leaders]).toEqual([0, 1, 0, 3, 0])
  expect(familyOf(families, 0)).toEqual([0, 2, 4])
  expect(familyOf(families, 2)).toEqual([2, 4, 0])
  expect(familyOf(families, 1)).toEqual([1])
})

test('families are those that a comparison of all pairs finds', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 0xffffffff }))),
      (hashes) => {
        const families = find(hashes)
        for (const [term, hash] of hashes.entries()) {
          const equal = hashes.flatMap((other, index) => (other === hash ? [index] : []))
          expect(families.leaders[term]).toBe(equal[0])
          expect(familyOf(families, term).sort((a, b) => a - b)).toEqual(equal)
        }
      },
    ),
  )
})
