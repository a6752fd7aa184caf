import { forEachChunk, forEachYielding } from '../../compute/eventLoopBudget.js'
import { falseDiscoveryRates } from '../../math/statistics/tests.js'
import { highestScores } from '../../math/topK.js'
import type { DocumentSet } from '../../snapshot/documentSet.js'
import { countDocuments } from '../../snapshot/postings.js'
import type { Snapshot } from '../../snapshot/snapshot.js'
import { difference, SIGNIFICANT_Q } from '../comparison/compareFilters.js'
import type { AnswerContext } from '../context.js'
import { isConcept } from '../terms/topTerms.js'

/** Maximum number of terms tested: the most frequent ones inside the filter. */
const TESTED_TERMS = 1_000
/** A term in fewer documents of the project cannot be significant; testing it would only raise the q of other terms. */
const LEAST_DOCUMENTS = 5
/** A concept that occurs more often inside a filter than outside. */
export interface UniqueTerm {
  readonly term: number
  /** Expected share of false discoveries among all terms at least this clear, from 0 to 1; below .05 is significant. */
  readonly q: number
}

/**
 * Concepts that occur in a larger share of the documents inside the filter than outside, both with and without their
 * occurrences in longer terms, most relevant first. Empty if no document is inside or none is outside. Spec v5 2.5.
 *
 * Our choices: Fisher's exact test, one-sided, with one document more outside, tests each of the concepts that are most
 * frequent inside, by the documents in which they occur outside of longer terms. q controls false discoveries over these
 * tests (Benjamini, Hochberg); a term that is not tested has q 1. If more than `limit` terms occur more often inside, the
 * significant ones come first, so that a large filter lists distinctive terms and not frequent terms with a chance
 * difference.
 */
export async function uniqueTerms(context: AnswerContext, filter: DocumentSet, limit: number): Promise<UniqueTerm[]> {
  const { snapshot } = context
  const { terms, documents } = snapshot
  const outsideCount = documents.count - filter.count
  if (outsideCount === 0 || filter.count === 0) return []
  await snapshot.later?.readDistinct()
  const inside = await countInside(snapshot, filter, context.signal)
  const q = await testTerms(snapshot, { filter, inside: inside.distinct, outsideCount }, context.signal)
  const isMoreFrequent = (found: number, all: number): boolean => found * outsideCount > (all - found) * filter.count
  const isFound = (term: number): boolean =>
    isMoreFrequent(inside.distinct[term]!, terms.distinctDocCounts[term]!) &&
    isMoreFrequent(inside.total[term]!, terms.totalDocCounts[term]!)
  const mostRelevant = (most: number, passes: (term: number) => boolean): number[] =>
    highestTerms(terms.relevances, most, (term) => isFound(term) && passes(term))
  const clear = mostRelevant(limit, (term) => q[term]! < SIGNIFICANT_Q)
  const unclear = mostRelevant(limit - clear.length, (term) => q[term]! >= SIGNIFICANT_Q)
  const byRelevance = (a: number, b: number): number => terms.relevances[b]! - terms.relevances[a]! || a - b
  return [...clear, ...unclear].sort(byRelevance).map((term) => ({ term, q: q[term]! }))
}

/** Of the terms that pass, the `most` with the highest values, equal ones by number. */
function highestTerms(values: ArrayLike<number>, most: number, passes: (term: number) => boolean): number[] {
  const passing: number[] = []
  for (let term = 0; term < values.length; term++) if (passes(term)) passing.push(term)
  const scores = new Float64Array(passing.length)
  for (const [i, term] of passing.entries()) scores[i] = values[term]!
  return Array.from(highestScores(scores, most), (i) => passing[i]!)
}

/** Documents of the filter with each term, by term number; 0 for terms that are no concepts. */
interface InsideCounts {
  /** Those in which it occurs outside of longer terms. */
  readonly distinct: Uint32Array
  readonly total: Uint32Array
}

async function countInside(
  { terms, postings }: Snapshot,
  filter: DocumentSet,
  signal: AbortSignal | undefined,
): Promise<InsideCounts> {
  const inside = { distinct: new Uint32Array(terms.count), total: new Uint32Array(terms.count) }
  await forEachChunk(
    terms.count,
    (from, to) => {
      for (let term = from; term < to; term++) {
        const { distinct, total } = countDocuments(postings, term, filter)
        if (distinct === 0 || !isConcept(terms, term)) continue
        inside.distinct[term] = distinct
        inside.total[term] = total
      }
    },
    signal,
  )
  return inside
}

/** How often terms occur inside a filter, outside of longer terms. */
interface TestedCounts {
  readonly filter: DocumentSet
  readonly inside: Uint32Array
  readonly outsideCount: number
}

/** q by term number; 1 for terms that are not tested. */
async function testTerms(
  { terms }: Snapshot,
  { filter, inside, outsideCount }: TestedCounts,
  signal: AbortSignal | undefined,
): Promise<Float64Array> {
  const isTested = (term: number): boolean => inside[term]! > 0 && terms.distinctDocCounts[term]! >= LEAST_DOCUMENTS
  const tested = highestTerms(inside, TESTED_TERMS, isTested)
  const p = new Float64Array(tested.length)
  await forEachYielding(
    tested,
    (term, i) => {
      const outside = terms.distinctDocCounts[term]! - inside[term]!
      const test = difference(inside[term]!, filter.count, outside, outsideCount)
      // A term that occurs less often inside is also a test: its one-sided p is near 1.
      p[i] = test.distinctive > 0 ? test.p : 1
    },
    signal,
  )
  const q = new Float64Array(terms.count).fill(1)
  for (const [i, rate] of falseDiscoveryRates(p).entries()) q[tested[i]!] = rate
  return q
}
