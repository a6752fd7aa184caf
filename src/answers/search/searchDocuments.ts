import { forEachChunk, MOST_NUMBERS, mapYielding } from '../../compute/eventLoopBudget.js'
import { type DocumentSet, isMember } from '../../snapshot/documentSet.js'
import type { RelatedTerms } from '../../snapshot/relatedLists.js'
import { relateConcept } from '../concepts/relatedTerms.js'
import { type Concept, openSearch } from '../concepts/resolveConcept.js'
import { type AnswerContext, documentsOf } from '../context.js'
import { createTextReader } from '../readText.js'
import type { DocumentSearchRequest } from './documentSearchRequest.js'
import { type Explanation, explainHybridScore, explainMatchScore } from './explainScore.js'
import { computeHybridRanking } from './hybridRanking.js'
import { cosineScore, vectorsToScore } from './matchScore.js'
import { orderDocuments } from './orderDocuments.js'
import { type ResolvedSearch, rankDocuments } from './rankDocuments.js'

export interface FoundDocuments {
  readonly totalCount: number
  readonly filterCount: number
  readonly resultCount: number
  /** One page of document numbers. */
  readonly documents: Uint32Array
  /** match_score of each document of the page; undefined without a search. */
  readonly scores: Float64Array | undefined
  /** Explanation of the score of each document of the page; undefined unless requested. */
  readonly explanations: readonly Explanation[] | undefined
  readonly search:
    | {
        readonly concept: Concept
        readonly related: RelatedTerms
        readonly matchCount: number
        readonly exactMatchCount: number
      }
    | undefined
}

/**
 * One page of the documents of a filter. With a search: the documents that match it, best score first, equal scores in
 * upload order. Without a search: all documents in upload order, or in that of a field. The pages of one question are consistent with each
 * other. Spec v5 4.2.
 */
export async function searchDocuments(
  context: AnswerContext,
  question: DocumentSearchRequest,
): Promise<FoundDocuments> {
  const { filter, search, offset, limit } = question
  const set = await documentsOf(context, filter)
  // Fields are named here and below: to spread a record into another takes longer than to find one document.
  const totalCount = context.snapshot.documents.count
  const filterCount = set.count
  if (search === undefined && question.concept === undefined) {
    const order = question.sort && (await orderDocuments(context.snapshot, question.sort, context.signal))
    const documents = await pageOf(context, set, question, order)
    const resultCount = filterCount
    return {
      totalCount,
      filterCount,
      resultCount,
      documents,
      scores: undefined,
      explanations: undefined,
      search: undefined,
    }
  }
  const read = createTextReader(context)
  const isHybrid = question.ranking === 'hybrid'
  const concept = question.concept ?? (await openSearch(context, search!, read))
  const related = await relateConcept(context, concept)
  // Hybrid scores are explained by their parts, and the cache does not hold these.
  const hybrid =
    isHybrid && question.explain === true ? await computeHybridRanking(context, question, concept, read) : undefined
  try {
    const resolved = { concept, related, hybrid, read }
    const ranked = await rankDocuments(context, question, resolved)
    const isWhole = offset === 0 && ranked.documents.length <= limit
    const documents = isWhole ? ranked.documents : ranked.documents.slice(offset, offset + limit)
    const explanations =
      question.explain === true ? await explainAll(context, question, resolved, documents) : undefined
    return {
      totalCount,
      filterCount,
      resultCount: ranked.found,
      documents,
      scores: isWhole ? ranked.scores : ranked.scores.slice(offset, offset + limit),
      explanations,
      search: { concept, related, matchCount: ranked.matchCount, exactMatchCount: ranked.exactMatchCount },
    }
  } finally {
    hybrid?.scores.release()
  }
}

/** A page of the documents of a set, in upload order or in that of `order`, which has all documents. */
async function pageOf(
  { snapshot, signal }: Pick<AnswerContext, 'snapshot' | 'signal'>,
  set: DocumentSet,
  { limit, offset }: Pick<DocumentSearchRequest, 'limit' | 'offset'>,
  order: Uint32Array | undefined,
): Promise<Uint32Array> {
  const documents = new Uint32Array(Math.max(0, Math.min(limit, set.count - offset)))
  const skipped = set.all ? offset : 0
  let [skip, taken] = [offset - skipped, 0]
  const take = (from: number, to: number): boolean => {
    for (let place = skipped + from; place < skipped + to && taken < documents.length; place++) {
      const document = order?.[place] ?? place
      if (!isMember(set, document)) continue
      if (skip > 0) skip--
      else documents[taken++] = document
    }
    return taken < documents.length
  }
  await forEachChunk(Math.max(0, snapshot.documents.count - skipped), take, signal, MOST_NUMBERS)
  return documents
}

/** Explanations of the scores of some documents. */
async function explainAll(
  context: AnswerContext,
  { matchType }: DocumentSearchRequest,
  { concept, related, hybrid }: ResolvedSearch,
  documents: Uint32Array,
): Promise<Explanation[]> {
  const vectors = await vectorsToScore(context.snapshot, concept, documents)
  const explain = (document: number, i: number): Explanation =>
    hybrid === undefined
      ? explainMatchScore(context, document, { concept, related, matchType, cosine: cosineScore(concept, vectors, i) })
      : explainHybridScore(hybrid.scores, document)
  return await mapYielding(documents, explain, context.signal)
}
