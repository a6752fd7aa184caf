import { forEachChunk } from '../../compute/eventLoopBudget.js'
import type { DocumentSet } from '../../snapshot/filter.js'
import { occursWithin } from '../../snapshot/postings.js'
import type { AnswerContext } from '../context.js'

/** The project's most relevant terms that occur in a document of the set, most relevant first. */
export async function topTerms(context: AnswerContext, filter: DocumentSet, limit: number): Promise<number[]> {
  const { terms, postings } = context.snapshot
  const found: number[] = []
  await forEachChunk(
    terms.count,
    (from, to) => {
      for (let rank = from; rank < to && found.length < limit; rank++) {
        const term = terms.byRelevance[rank]!
        if (occursWithin(postings, term, filter)) found.push(term)
      }
      return found.length < limit
    },
    context.signal,
  )
  return found
}
