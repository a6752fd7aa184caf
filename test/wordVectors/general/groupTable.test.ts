import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quantizeGroups } from '../../../src/wordVectors/general/groupTable.js'

test('each number of a row is off by at most half a thirtieth of the range of its row', () => {
  const axes = 4
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.float({ min: -5, max: 5, noNaN: true }), { minLength: axes, maxLength: axes })),
      (rows) => {
        const table = quantizeGroups(Float64Array.from(rows.flat()), axes)
        expect(table.scales).toHaveLength(rows.length)
        for (const [group, row] of rows.entries()) {
          const step = Math.max(...row.map(Math.abs)) / 15
          for (const [axis, value] of row.entries()) {
            const stored = table.rows[group * axes + axis]! * table.scales[group]!
            expect(Math.abs(stored - value)).toBeLessThanOrEqual(step / 2 + 1e-6)
          }
        }
      },
    ),
  )
})
