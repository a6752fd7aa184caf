import fc from 'fast-check'
import { expect, test } from 'vitest'
import { setOfMarks } from '../../src/snapshot/documentSet.js'
import { countDocuments, findPosting, occursWithin } from '../../src/snapshot/postings.js'

/** What a document has of a term: nothing, only fragments, or the term itself. */
const cell = fc.constantFrom('none', 'fragment', 'term')
const sample = fc
  .record({ terms: fc.integer({ min: 1, max: 4 }), documents: fc.integer({ min: 1, max: 9 }) })
  .chain(({ terms, documents }) =>
    fc.record({
      table: fc.array(fc.array(cell, { minLength: documents, maxLength: documents }), {
        minLength: terms,
        maxLength: terms,
      }),
      members: fc.array(fc.constantFrom(0, 1), { minLength: documents, maxLength: documents }),
    }),
  )

function postingsOf(table: readonly (readonly string[])[]) {
  const flat = table.flatMap((row) => row.flatMap((what, document) => (what === 'none' ? [] : [{ what, document }])))
  const lengths = table.map((row) => row.filter((what) => what !== 'none').length)
  const offsets = Uint32Array.from({ length: table.length + 1 }, (_, term) =>
    lengths.slice(0, term).reduce((sum, length) => sum + length, 0),
  )
  return {
    offsets,
    documents: Uint32Array.from(flat, ({ document }) => document),
    frequencies: new Uint8Array(flat.length).fill(1),
    distinct: Uint8Array.from(flat, ({ what }) => Number(what === 'term')),
  }
}

test('documents of a term within a set are counted, with fragments and without', () => {
  fc.assert(
    fc.property(sample, ({ table, members }) => {
      const postings = postingsOf(table)
      const set = setOfMarks(Uint8Array.from(members))
      for (const [term, row] of table.entries()) {
        const inside = row.filter((_, document) => members[document] === 1)
        const total = inside.filter((what) => what !== 'none').length
        expect(countDocuments(postings, term, set)).toEqual({
          total,
          distinct: inside.filter((what) => what === 'term').length,
        })
        expect(occursWithin(postings, term, set)).toBe(total > 0)
      }
    }),
  )
})

test('a posting is found by its document, and -1 where there is none', () => {
  fc.assert(
    fc.property(sample, ({ table }) => {
      const postings = postingsOf(table)
      for (const [term, row] of table.entries()) {
        // Two documents more than there are.
        for (let document = 0; document < row.length + 2; document++) {
          const posting = findPosting(postings, term, document)
          if ((row[document] ?? 'none') === 'none') expect(posting).toBe(-1)
          else {
            expect(posting).toBeGreaterThanOrEqual(postings.offsets[term]!)
            expect(posting).toBeLessThan(postings.offsets[term + 1]!)
            expect(postings.documents[posting]).toBe(document)
          }
        }
      }
    }),
  )
})
