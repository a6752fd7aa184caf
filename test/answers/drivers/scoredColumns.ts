import type { ScoredConcepts } from '../../../src/answers/drivers/scoredIncidence.js'

/** Concepts of one term each by the documents with it, all of which have a score. */
export function scoredColumns({
  columns,
  deviations,
}: {
  readonly columns: readonly Uint32Array[]
  readonly deviations: Float64Array
}): ScoredConcepts {
  const offsets = Uint32Array.from({ length: columns.length + 1 }, (_, term) =>
    columns.slice(0, term).reduce((sum, { length }) => sum + length, 0),
  )
  const documents = new Uint32Array(offsets.at(-1)!)
  for (const [term, column] of columns.entries()) documents.set(column, offsets[term]!)
  return {
    terms: Uint32Array.from(columns.keys()),
    ends: Uint32Array.from(columns.flatMap((_, term) => [term, term + 1, term + 1])),
    postings: { offsets, documents },
    rowOf: undefined,
    scores: deviations,
    deviations,
    least: 0,
  }
}
