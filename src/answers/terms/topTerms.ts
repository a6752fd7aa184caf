import { createPace } from '../../compute/eventLoopBudget.js'
import type { DocumentSet } from '../../snapshot/filter.js'
import { occursWithin } from '../../snapshot/postings.js'
import type { AnswerContext } from '../context.js'

/** Terms between two looks at the clock. */
const TERMS_PER_LOOK = 500

/** The project's most relevant terms that occur in a document of the set, most relevant first. */
export async function topTerms(context: AnswerContext, filter: DocumentSet, limit: number): Promise<number[]> {
  const { terms, postings } = context.snapshot
  const found: number[] = []
  const pace = createPace(context.signal)
  for (let rank = 0; rank < terms.count && found.length < limit; rank++) {
    if (rank % TERMS_PER_LOOK === 0 && pace.due()) await pace.rest()
    const term = terms.byRelevance[rank]!
    if (occursWithin(postings, term, filter)) found.push(term)
  }
  return found
}
