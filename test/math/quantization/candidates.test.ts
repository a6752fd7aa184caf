import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCandidates } from '../../../src/math/quantization/candidates.js'

const bounded = fc.record({ value: fc.integer({ min: -20, max: 20 }), error: fc.integer({ min: 0, max: 8 }) })

test('the candidates are the rows whose upper bound reaches the floor and the lower bounds of as many others as are wanted', () => {
  fc.assert(
    fc.property(
      fc.array(bounded),
      fc.integer({ min: 0, max: 6 }),
      fc.constantFrom(Number.NEGATIVE_INFINITY, 5),
      (rows, most, floor) => {
        const candidates = createCandidates({ most, floor })
        for (const [row, { value, error }] of rows.entries()) {
          // As callers do, who leave out what cannot be among the candidates any more.
          if (value + error >= candidates.least) candidates.add(row, value, error)
        }
        const lower = rows.map(({ value, error }) => value - error).sort((a, b) => b - a)
        const least = Math.max(floor, most > 0 && lower.length >= most ? lower[most - 1]! : floor)
        const expected = [...rows.entries()].filter(([, { value, error }]) => value + error >= least)
        const { rows: found, reach } = candidates.finish()
        expect(found).toEqual(expected.map(([row]) => row))
        expect(reach).toEqual(expected.map(([, { value, error }]) => value + error))
      },
    ),
  )
})
