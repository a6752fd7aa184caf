import fc from 'fast-check'
import papaparse from 'papaparse'
import { expect, test } from 'vitest'
import { cutRows } from '../../src/reading/delimitedRows.js'

const cell = fc.string({ unit: fc.constantFrom('a', 'ü', ' ', '"', ',', ';', '\n', '\t') })
const delimiters = fc.constantFrom(',', ';', '\t')

/** All rows of a text that comes in pieces of some length. */
function rowsOf(text: string, delimiter: string, piece: number) {
  const rows = []
  let pending = ''
  for (let at = 0; at < text.length; at += piece) {
    pending += text.slice(at, at + piece)
    const isWhole = at + piece >= text.length
    let end = 0
    for (const row of cutRows(pending, { delimiter, width: undefined }, isWhole)) {
      rows.push(row)
      end = row.end
    }
    pending = pending.slice(end)
  }
  return rows
}

test('what another program writes is read as it was, whatever pieces it comes in', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 }),
      delimiters,
      fc.boolean(),
      fc.integer({ min: 1, max: 12 }),
      (table, delimiter, quotes, piece) => {
        const text = papaparse.unparse(table, { delimiter, quotes, newline: '\n' })
        // A row of one empty cell is an empty line, and no line at the end.
        fc.pre(text !== '' && !text.endsWith('\n'))
        const rows = rowsOf(text, delimiter, piece)
        expect(rows.map(({ cells }) => cells)).toEqual(table)
        expect(rows.some(({ isRepaired }) => isRepaired)).toBe(false)
      },
    ),
    { numRuns: 500 },
  )
})

test('any text is read to its end, line by line at least, and never without end', () => {
  fc.assert(
    fc.property(cell, fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 9 }), (text, width, piece) => {
      const rows = [...cutRows(text, { delimiter: ',', width }, true)]
      const ends = rows.map(({ end }) => end)
      expect(ends).toEqual([...ends].sort((a, b) => a - b))
      expect(new Set(ends).size).toBe(ends.length)
      expect((ends.at(-1) ?? 0) >= text.length).toBe(true)
      expect(rows.length).toBeLessThanOrEqual(text.split('\n').length)
      for (const { cells, isRepaired } of rows) if (isRepaired) expect(cells).toHaveLength(width)
      expect(rowsOf(text, ',', piece).length).toBeLessThanOrEqual(text.split('\n').length)
    }),
    { numRuns: 500 },
  )
})
