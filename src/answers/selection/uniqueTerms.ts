import { forEachChunk, forEachYielding } from '../../compute/eventLoopBudget.js'
import { falseDiscoveryRates } from '../../math/statistics/tests.js'
import type { DocumentSet } from '../../snapshot/filter.js'
import { countDocuments } from '../../snapshot/postings.js'
import type { Snapshot } from '../../snapshot/snapshot.js'
import { difference, SIGNIFICANT_Q } from '../comparison/compareFilters.js'
import type { AnswerContext } from '../context.js'

/** Maximum number of terms tested: the most frequent ones inside the filter. */
const TESTED_TERMS = 1_000
/** A term in fewer documents of the project cannot be significant; testing it would only raise the q of other terms. */
const LEAST_DOCUMENTS = 5
/** A term that occurs more often inside a filter than outside. */
export interface UniqueTerm {
  readonly term: number
  /** Expected share of false discoveries among all terms at least this clear, from 0 to 1; below .05 is significant. */
  readonly q: number
}

/**
 * Terms that occur outside of longer terms in a larger share of the documents inside the filter than outside, most
 * relevant first. Empty if no document is inside or none is outside. Spec v5 2.5.
 *
 * Our choices: Fisher's exact test, one-sided, with one document more outside, tests each of the terms that are most
 * frequent inside. q controls false discoveries over these tests (Benjamini, Hochberg); a term that is not tested has q
 * 1. If more than `limit` terms occur more often inside, the significant ones come first, so that a large filter lists
 * distinctive terms and not frequent terms with a chance difference.
 */
export async function uniqueTerms(context: AnswerContext, filter: DocumentSet, limit: number): Promise<UniqueTerm[]> {
  const { snapshot } = context
  const { terms, documents } = snapshot
  const outsideCount = documents.count - filter.count
  if (outsideCount === 0 || filter.count === 0) return []
  const inside = await countInside(snapshot, filter, context.signal)
  const outside = (term: number): number => terms.distinctDocCounts[term]! - inside[term]!
  const found = [...inside.keys()].filter(
    (term) => inside[term]! * outsideCount > outside(term) * filter.count && inside[term]! > 0,
  )
  const q = await testTerms(snapshot, { filter, inside, outside, outsideCount }, context.signal)
  const byRelevance = (a: number, b: number): number => terms.relevances[b]! - terms.relevances[a]! || a - b
  const qOf = (term: number): number => q.get(term) ?? 1
  const isUnclear = (term: number): number => Number(qOf(term) >= SIGNIFICANT_Q)
  const chosen = found.sort((a, b) => isUnclear(a) - isUnclear(b) || byRelevance(a, b)).slice(0, limit)
  return chosen.sort(byRelevance).map((term) => ({ term, q: qOf(term) }))
}

/** Documents of the filter in which each term occurs outside of longer terms, by term number. */
async function countInside(
  { terms, postings }: Snapshot,
  filter: DocumentSet,
  signal: AbortSignal | undefined,
): Promise<Uint32Array> {
  const inside = new Uint32Array(terms.count)
  await forEachChunk(
    terms.count,
    (from, to) => {
      for (let term = from; term < to; term++) {
        inside[term] = countDocuments(postings, term, filter).distinct
      }
    },
    signal,
  )
  return inside
}

/** How often terms occur inside and outside a filter. */
interface SplitCounts {
  readonly filter: DocumentSet
  readonly inside: Uint32Array
  readonly outside: (term: number) => number
  readonly outsideCount: number
}

/** q by term number, of the tested terms. */
async function testTerms(
  { terms }: Snapshot,
  { filter, inside, outside, outsideCount }: SplitCounts,
  signal: AbortSignal | undefined,
): Promise<ReadonlyMap<number, number>> {
  const tested = [...inside.keys()]
    .filter((term) => inside[term]! > 0 && terms.distinctDocCounts[term]! >= LEAST_DOCUMENTS)
    .sort((a, b) => inside[b]! - inside[a]! || a - b)
    .slice(0, TESTED_TERMS)
  const p = new Float64Array(tested.length)
  await forEachYielding(
    tested,
    (term, i) => {
      const test = difference(inside[term]!, filter.count, outside(term), outsideCount)
      // A term that occurs less often inside is also a test: its one-sided p is near 1.
      p[i] = test.distinctive > 0 ? test.p : 1
    },
    signal,
  )
  const q = falseDiscoveryRates(p)
  return new Map(tested.map((term, i) => [term, q[i]!]))
}
