import { bitOf } from '../../compute/bits.js'
import { mapYielding } from '../../compute/eventLoopBudget.js'
import type { DocumentSet } from '../../snapshot/documentSet.js'
import { countDocuments } from '../../snapshot/postings.js'
import type { Snapshot } from '../../snapshot/snapshot.js'
import { termDisplay, termId, termNumber, termSurfaces, termVector } from '../../snapshot/termTable.js'
import { expectedDocuments, relevance } from '../../text/frequencies/backgroundFrequency.js'
import type { AnswerContext } from '../context.js'

/** Spec v5 2.11; counts and relevance are those within the filter. */
export interface TermStatistics {
  readonly termId: string
  readonly totalDocCount: number
  readonly distinctDocCount: number
  readonly relevance: number
  readonly backgroundFrequency: number
  readonly displayText: string
  /** Surface texts with their occurrences in all documents, as a term or a fragment; the most frequent hundred. */
  readonly allTexts: readonly (readonly [text: string, count: number])[]
  readonly vector: Float32Array | undefined
}

/**
 * Statistics of terms within a filter, in the order of the request. Our choice: an id that the project does not have
 * gives a row of zeros and empty texts, so that rows and ids correspond.
 */
export async function describeTerms(
  context: AnswerContext,
  termIds: readonly string[],
  filter: DocumentSet,
): Promise<TermStatistics[]> {
  const { snapshot } = context
  await snapshot.later?.readDistinct()
  const rank = relevanceWithin(snapshot, filter)
  const describe = (id: string): TermStatistics => {
    const term = termNumber(snapshot.terms, id)
    return term < 0
      ? unknownTerm(id)
      : describeTerm(snapshot, term, countDocuments(snapshot.postings, term, filter), rank)
  }
  return await mapYielding(termIds, describe, context.signal)
}

function describeTerm(
  { terms, space }: Snapshot,
  term: number,
  { total, distinct }: ReturnType<typeof countDocuments>,
  rank: (term: number, found: number) => number,
): TermStatistics {
  return {
    termId: termId(terms, term),
    totalDocCount: total,
    distinctDocCount: distinct,
    relevance: rank(term, distinct),
    backgroundFrequency: terms.backgroundFrequencies[term]!,
    displayText: termDisplay(terms, term),
    allTexts: termSurfaces(terms, term),
    vector: termVector(space, term),
  }
}

const unknownTerm = (termId: string): TermStatistics => ({
  termId,
  totalDocCount: 0,
  distinctDocCount: 0,
  relevance: 0,
  backgroundFrequency: 0,
  displayText: '',
  allTexts: [],
  vector: undefined,
})

/**
 * Relevance of a term that occurs outside of longer terms in this many documents of a filter; for all documents it is
 * the project's.
 */
function relevanceWithin(
  { terms, documents }: Snapshot,
  { count, bits, all }: DocumentSet,
): (term: number, found: number) => number {
  if (all) return (term) => terms.relevances[term]!
  let words = 0
  for (let document = 0; document < documents.count; document++)
    words += bitOf(bits, document) * documents.wordCounts[document]!
  const meanWords = count === 0 ? 0 : words / count
  return (term, found) => relevance(found, expectedDocuments(terms.backgroundFrequencies[term]!, count, meanWords))
}
