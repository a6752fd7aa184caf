import { cacheSlot } from '../../compute/slotCache.js'
import { pack64 } from '../../math/pack64.js'
import { readPostingsOf } from '../../snapshot/laterParts.js'
import type { RelatedTerms } from '../../snapshot/relatedLists.js'
import type { Snapshot } from '../../snapshot/snapshot.js'
import { termVector } from '../../snapshot/termTable.js'
import { type Concept, knownTerms } from '../concepts/resolveConcept.js'
import { type AnswerContext, documentsOf, keyOfFilter } from '../context.js'
import type { TextReader } from '../readText.js'
import { bestMatches } from './bestMatches.js'
import type { DocumentSearchRequest } from './documentSearchRequest.js'
import { countSearchMatches, findMatches } from './findMatches.js'
import { bestFound } from './hybrid/hybridScores.js'
import { computeHybridRanking, type HybridRanking } from './hybridRanking.js'

/** The best documents of a search. */
export interface RankedDocuments {
  /** Best first; the first `documents.length` of all documents found. */
  readonly documents: Uint32Array
  readonly scores: Float64Array
  /** Documents found: in the filter, matching as `matchType` says. */
  readonly found: number
  /** Documents of the filter with any exact or related term, and with any exact one. */
  readonly matchCount: number
  readonly exactMatchCount: number
}

/** The resolved search in the project. */
export interface ResolvedSearch {
  readonly concept: Concept
  readonly related: RelatedTerms
  /** Hybrid scores, if the caller has already computed them. */
  readonly hybrid: HybridRanking | undefined
  /** Reads the texts of the search. */
  readonly read: TextReader
}

/** Ranked documents by the JSON of the search, for callers that page through them. */
const rankingSlot = cacheSlot<string, RankedDocuments>({
  name: 'rankings',
  bytesOf: ({ documents, scores }, key) => documents.byteLength + scores.byteLength + key.length + 64,
})

/** Least number of documents that are ranked for a later page, as a power of two. */
const LEAST_PAGED_BITS = 10

/** At least the first `offset + limit` documents of a search; more of them, cached, once a caller pages. */
export async function rankDocuments(
  context: AnswerContext,
  question: DocumentSearchRequest,
  { concept, related, hybrid, read }: ResolvedSearch,
): Promise<RankedDocuments> {
  const { filter, search, matchType, offset, limit, ranking, feedback } = question
  const { cache } = context.snapshot
  const searchKey = question.concept === undefined ? search?.texts : conceptKey(concept)
  const key = JSON.stringify([keyOfFilter(filter), searchKey, matchType, ranking === 'hybrid' && [feedback ?? true]])
  const known = cache.get(rankingSlot, key)
  if (known !== undefined && known.documents.length >= Math.min(offset + limit, known.found)) return known
  const keep = (ranked: RankedDocuments): RankedDocuments => {
    cache.set(rankingSlot, key, ranked)
    return ranked
  }
  const set = await documentsOf(context, filter)
  const terms = [...concept.exactTerms, ...concept.excludedTerms]
  await readPostingsOf(context.snapshot, [...knownTerms(terms), ...related.terms])
  const request = { concept, related, filter: set, matchType }
  const requested = offset > 0 ? pagedCount(offset + limit) : limit
  if (ranking === 'hybrid') {
    const { matchCount, exactMatchCount } = await countSearchMatches(context.snapshot, request, context.signal)
    const { scores, among } = hybrid ?? (await computeHybridRanking(context, question, concept, read))
    try {
      const best = await bestFound(scores, among, requested, context.signal)
      return keep({ documents: best.documents, scores: best.scores, found: best.found, matchCount, exactMatchCount })
    } finally {
      if (hybrid === undefined) scores.release()
    }
  }
  const coded = codedTerm(context.snapshot, concept)
  if (coded >= 0) await context.snapshot.cosines!.read(coded)
  const cosines = coded < 0 ? undefined : context.snapshot.cosines!.of(coded)
  const matches = await findMatches(context.snapshot, { ...request, requested, cosines }, context.signal)
  const { found, matchCount, exactMatchCount } = matches
  const { documents, scores } = await bestMatches(context, concept, matches, Math.min(requested, found))
  return keep({ documents, scores, found, matchCount, exactMatchCount })
}

/** The term that a concept is, with its own vector, if the codes of its cosines are known; -1 otherwise. */
function codedTerm({ cosines, space }: Snapshot, { exactTerms, vector }: Concept): number {
  const term = exactTerms[0]?.term ?? -1
  if (exactTerms.length !== 1 || term < 0 || vector === undefined || cosines?.has(term) !== true) return -1
  const { buffer, byteOffset } = termVector(space, term) ?? {}
  return vector.buffer === buffer && vector.byteOffset === byteOffset ? term : -1
}

/** Documents that a later page ranks: a power of two, so that the pages after it are known for some time. */
const pagedCount = (end: number): number => 2 ** Math.max(LEAST_PAGED_BITS, Math.ceil(Math.log2(end)))

/** The same for concepts that find the same. */
const conceptKey = ({ exactTerms, excludedTerms, vector }: Concept): unknown => ({
  exact: exactTerms.map(({ id }) => id),
  excluded: excludedTerms.map(({ id }) => id),
  vector: vector && pack64(vector),
})
