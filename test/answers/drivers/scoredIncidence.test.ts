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
          const [from, to] = [found.offsets[column]!, found.offsets[column + 1]!]
          expect([...found.rows.subarray(from, to)]).toEqual(expected[concept])
        }
        expect(found.rows).toHaveLength(found.offsets.at(-1)!)
      },
    ),
  )
})
