import { forEachChunk, MOST_NUMBERS, mapYielding } from '../../compute/eventLoopBudget.js'
import { cacheSlot } from '../../compute/slotCache.js'
import { pack64 } from '../../math/pack64.js'
import { type DocumentSet, isMember, marksOf } from '../../snapshot/documentSet.js'
import type { Filter } from '../../snapshot/filter.js'
import { readPostingsOf } from '../../snapshot/laterParts.js'
import type { RelatedTerms } from '../../snapshot/relatedLists.js'
import type { Snapshot } from '../../snapshot/snapshot.js'
import { termVector } from '../../snapshot/termTable.js'
import { relateConcept } from '../concepts/relatedTerms.js'
import { type Concept, type ConceptInput, knownTerms, openSearch } from '../concepts/resolveConcept.js'
import { type AnswerContext, documentsOf, keyOfFilter } from '../context.js'
import { createTextReader, type TextReader } from '../readText.js'
import { bestMatches } from './bestMatches.js'
import { type Explanation, explainHybridScore, explainMatchScore } from './explainScore.js'
import { countSearchMatches, documentsWith, findMatches } from './findMatches.js'
import { bestFound, type HybridScores } from './hybrid/hybridScores.js'
import { cosineScore, type MatchType, vectorsToScore } from './matchScore.js'
import { type DocumentOrder, orderDocuments } from './orderDocuments.js'

export interface DocumentSearchRequest {
  readonly filter: Filter
  readonly search?: ConceptInput | undefined
  /**
   * The concept to search for, if texts cannot express it; results are ranked by match score. Not allowed with
   * `search`.
   */
  readonly concept?: Concept | undefined
  readonly matchType: MatchType
  readonly limit: number
  readonly offset: number
  /** How a search ranks documents: match_score (default), or hybrid scores. */
  readonly ranking?: 'match_score' | 'hybrid' | undefined
  /** Whether hybrid ranking applies relevance feedback from its own best documents; default true. */
  readonly feedback?: boolean | undefined
  /** Whether every score of the page has an explanation. */
  readonly explain?: boolean | undefined
  /** The order of documents without a search; default: that of their upload. */
  readonly sort?: DocumentOrder | undefined
}

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
  const concept = question.concept ?? (await openSearch(context, search!, isHybrid ? read : undefined))
  const related = await relateConcept(context, concept)
  // Hybrid scores are explained by their parts, and the cache does not hold these.
  const hybrid = isHybrid && question.explain === true ? await rankAll(context, question, concept, read) : undefined
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

/** The resolved search in the project. */
interface ResolvedSearch {
  readonly concept: Concept
  readonly related: RelatedTerms
  /** Hybrid scores, if the caller has already computed them. */
  readonly hybrid: HybridRanking | undefined
  /** Reads the texts of the search. */
  readonly read: TextReader
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

/** Ranked documents by the JSON of the search, for callers that page through them. */
const rankingSlot = cacheSlot<string, RankedDocuments>({
  name: 'rankings',
  bytesOf: ({ documents, scores }, key) => documents.byteLength + scores.byteLength + key.length + 64,
})

/** Least number of documents that are ranked for a later page, as a power of two. */
const LEAST_PAGED_BITS = 10

/** At least the first `offset + limit` documents of a search; more of them, cached, once a caller pages. */
async function rankDocuments(
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
    const { scores, among } = hybrid ?? (await rankAll(context, question, concept, read))
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

/** The hybrid scores of a search. */
interface HybridRanking {
  readonly scores: HybridScores
  /** 1 for the documents of the filter, and for those that the type of matches admits. */
  readonly among: readonly [Uint8Array, Uint8Array]
}

/**
 * Ranks the documents of a filter. Our choice: besides documents with exact or related terms hybrid ranking finds those with a
 * positive cosine with the query in one of the spaces. `exact` keeps documents with an exact term, `conceptual` the others. A
 * document with an excluded term is left out.
 */
async function rankAll(
  context: AnswerContext,
  { filter, search, matchType, feedback }: DocumentSearchRequest,
  concept: Concept,
  read: TextReader,
): Promise<HybridRanking> {
  const members = filterMarks(context.snapshot, await documentsOf(context, filter))
  const chosen = await chosenDocuments(context, concept, matchType)
  const among = [members, chosen ?? members] as const
  const { rankHybrid } = await import('./hybrid/rankHybrid.js')
  return { scores: await rankHybrid(context, search?.texts ?? [], { feedback, read, among }), among }
}

/** The marks of all documents: those of a search without a filter. */
const allMarksSlot = cacheSlot<'all', Uint8Array>({
  name: 'marks of all documents',
  bytesOf: ({ byteLength }) => byteLength,
  isPinned: true,
})

/** 1 for each document of a filter. */
function filterMarks({ cache, documents: { count } }: Snapshot, set: DocumentSet): Uint8Array {
  if (!set.all) return marksOf(set, count)
  let marks = cache.get(allMarksSlot, 'all')
  if (marks === undefined) {
    marks = marksOf(set, count)
    cache.set(allMarksSlot, 'all', marks)
  }
  return marks
}

/** 1 for each document that a type of matches admits and that has no excluded term; undefined where all are. */
async function chosenDocuments(
  { snapshot, signal }: Pick<AnswerContext, 'snapshot' | 'signal'>,
  { exactTerms, excludedTerms }: Concept,
  matchType: MatchType,
): Promise<Uint8Array | undefined> {
  if (matchType === 'both' && excludedTerms.length === 0) return undefined
  const isExact = await documentsWith(snapshot, exactTerms, signal)
  const isExcluded = await documentsWith(snapshot, excludedTerms, signal)
  const [ofExact, ofOthers] = [matchType === 'conceptual' ? 0 : 1, matchType === 'exact' ? 0 : 1]
  const choose = (from: number, to: number): void => {
    for (let document = from; document < to; document++) {
      isExact[document] = (isExact[document] === 1 ? ofExact : ofOthers) & (1 - isExcluded[document]!)
    }
  }
  await forEachChunk(isExact.length, choose, signal, MOST_NUMBERS)
  return isExact
}
