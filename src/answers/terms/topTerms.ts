import { forEachChunk } from '../../compute/eventLoopBudget.js'
import type { DocumentSet } from '../../snapshot/documentSet.js'
import { occursWithin } from '../../snapshot/postings.js'
import type { TermTable } from '../../snapshot/snapshot.js'
import { termDisplay, termId } from '../../snapshot/termTable.js'
import { isNoConcept } from '../../text/conceptWords.js'
import type { AnswerContext } from '../context.js'

/** Whether a term can be a concept by itself. A term that the build was told to `notice` is one by its relevance. */
export const isConcept = (terms: TermTable, term: number): boolean =>
  terms.relevances[term]! > 0 || !isNoConcept(termId(terms, term), termDisplay(terms, term))

/** The project's most relevant terms that occur in a document of the set, most relevant first. What is no concept is none of them. */
export async function topTerms(context: AnswerContext, filter: DocumentSet, limit: number): Promise<number[]> {
  const { terms, postings } = context.snapshot
  const found: number[] = []
  await forEachChunk(
    terms.count,
    (from, to) => {
      for (let rank = from; rank < to && found.length < limit; rank++) {
        const term = terms.byRelevance[rank]!
        if (occursWithin(postings, term, filter) && isConcept(terms, term)) found.push(term)
      }
      return found.length < limit
    },
    context.signal,
  )
  return found
}
