import fc from 'fast-check'
import { expect, test } from 'vitest'
import { incidenceOf, NOT_SCORED } from '../../../src/answers/drivers/scoredIncidence.js'

const DOCUMENTS = 80

const termsOfProject = fc.array(
  fc.uniqueArray(fc.nat({ max: DOCUMENTS - 1 })).map((documents) => documents.sort((a, b) => a - b)),
  { minLength: 1, maxLength: 6 },
)

test('rows of a concept are those of the scored documents with one of its terms and none that is excluded, ascending', () => {
  const lists = fc.uniqueArray(fc.nat({ max: 5 }), { maxLength: 4 })
  const conceptsOfProject = fc.array(fc.record({ excluded: lists, exact: lists, related: lists }), { maxLength: 5 })
  fc.assert(
    fc.property(
      termsOfProject,
      conceptsOfProject,
      fc.option(fc.uniqueArray(fc.nat({ max: DOCUMENTS - 1 }))),
      fc.nat({ max: 3 }),
      (documentsOf, concepts, unscored, least) => {
        const offsets = [0]
        for (const documents of documentsOf) offsets.push(offsets.at(-1)! + documents.length)
        const known = concepts.map((parts) =>
          [parts.excluded, parts.exact, parts.related].map((own) => own.map((term) => term % documentsOf.length)),
        )
        const terms = known.flat(2)
        let end = 0
        const ends = known.flatMap((parts) => parts.map(({ length }) => (end += length)))
        const scored = Array.from({ length: DOCUMENTS }, (_, i) => i).filter((i) => unscored?.includes(i) !== true)
        const found = incidenceOf({
          terms: Uint32Array.from(terms),
          ends: Uint32Array.from(ends),
          postings: { offsets: Uint32Array.from(offsets), documents: Uint32Array.from(documentsOf.flat()) },
          rowOf:
            scored.length === DOCUMENTS
              ? undefined
              : Uint32Array.from({ length: DOCUMENTS }, (_, i) =>
                  scored.includes(i) ? scored.indexOf(i) : NOT_SCORED,
                ),
          scores: new Float64Array(scored.length),
          deviations: new Float64Array(scored.length),
          least,
        })
        const expected = known.map(([excluded, ...own]) => {
          const has = (some: readonly number[], document: number) =>
            some.some((term) => documentsOf[term]!.includes(document))
          return [...scored.keys()].filter((row) => has(own.flat(), scored[row]!) && !has(excluded!, scored[row]!))
        })
        const kept = [...expected.keys()].filter((concept) => expected[concept]!.length >= least)
        expect([...found.concepts]).toEqual(kept)
        for (const [column, concept] of kept.entries()) {
          const [start, size] = [found.starts[column]!, found.sizes[column]!]
          expect([...found.rows.subarray(start, start + size)]).toEqual(expected[concept])
        }
        expect([found.starts.length, found.sizes.length]).toEqual([kept.length, kept.length])
      },
    ),
  )
})

test('where each concept is one term and each document has a score, its postings are its rows', () => {
  const postings = { offsets: Uint32Array.of(0, 2, 3, 6), documents: Uint32Array.of(0, 4, 1, 0, 2, 3) }
  const scored = {
    terms: Uint32Array.of(2, 1, 0),
    ends: Uint32Array.of(0, 1, 1, 1, 2, 2, 2, 2, 3),
    postings,
    rowOf: undefined,
    scores: new Float64Array(5),
    deviations: new Float64Array(5),
    least: 2,
  }
  const { concepts, starts, sizes, rows } = incidenceOf(scored)
  expect([[...concepts], [...starts], [...sizes]]).toEqual([
    [0, 2],
    [3, 0],
    [3, 2],
  ])
  expect(rows).toBe(postings.documents)
  // Two terms of one concept, and no term of another.
  const joined = incidenceOf({ ...scored, ends: Uint32Array.of(0, 2, 2, 2, 2, 2, 2, 2, 3) })
  expect([...joined.concepts]).toEqual([0, 2])
  expect([...joined.rows.subarray(joined.starts[0]!, joined.starts[0]! + joined.sizes[0]!)]).toEqual([0, 1, 2, 3])
})
