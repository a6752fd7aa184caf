import { createPace } from '../../compute/eventLoopBudget.js'
import { fisherTail } from '../../math/statistics/tests.js'
import type { DocumentSet } from '../../snapshot/filter.js'
import { countDocuments } from '../../snapshot/postings.js'
import type { AnswerContext } from '../context.js'

/** Terms tested: the most frequent ones inside the filter. */
const TESTED_TERMS = 1_000
/** Chance of listing anything at all for a filter that is a random sample, shared out over the tests. */
const FAMILY_ERROR = 0.05

/**
 * Terms that stand in more documents of the filter than chance allows, most relevant first: one-sided Fisher tests of the
 * documents inside against those outside and one more, at p < .05 over all tests. A random filter lists nothing, nor
 * does one that leaves nothing outside. Spec v5 2.5.
 */
export async function uniqueTerms(context: AnswerContext, filter: DocumentSet, limit: number): Promise<number[]> {
  const { terms, postings, documents } = context.snapshot
  const inside = new Uint32Array(terms.count)
  const pace = createPace(context.signal)
  const present: number[] = []
  for (let term = 0; term < terms.count; term++) {
    inside[term] = countDocuments(postings, term, filter).distinct
    if (inside[term]! > 0) present.push(term)
    if (term % 256 === 0 && pace.due()) await pace.rest()
  }
  const outsideCount = documents.count - filter.count
  const tested = present.sort((a, b) => inside[b]! - inside[a]! || a - b).slice(0, TESTED_TERMS)
  const unique = tested.filter((term) => {
    const outside = terms.distinctDocCounts[term]! - inside[term]!
    const marked = inside[term]! + outside + 1
    const total = filter.count + Math.max(outsideCount, outside + 1)
    const p = fisherTail({ hits: inside[term]!, drawn: filter.count, marked, total })
    return outsideCount > 0 && p < FAMILY_ERROR / TESTED_TERMS
  })
  return unique.sort((a, b) => terms.relevances[b]! - terms.relevances[a]! || a - b).slice(0, limit)
}
