import { mapYielding } from '../../compute/eventLoopBudget.js'
import { cacheSlot } from '../../compute/slotCache.js'
import { type DocumentSet, isMember } from '../../snapshot/documentSet.js'
import type { RelatedTerms } from '../../snapshot/relatedLists.js'
import type { Snapshot } from '../../snapshot/snapshot.js'
import { termDisplay } from '../../snapshot/termTable.js'
import { relatedBytes } from '../concepts/relatedCache.js'
import { relateAbove } from '../concepts/relatedTerms.js'
import { termConcept } from '../concepts/resolveConcept.js'
import type { AnswerContext } from '../context.js'

export interface ExpansionRequest {
  /** The documents to expand. */
  readonly documents: DocumentSet
  /** Maximum number of related terms for each term of a document. */
  readonly limit: number
}

/** Weights of related concepts by their texts, for one document. */
export type WeightedKeywords = ReadonlyMap<string, number>

/** Lower weights are left out. Spec v5 2.8. */
const LEAST_WEIGHT = 0.5
/** Cosines up to this value are noise in any space. */
const NOISE_COSINE = 0.2
/** Weight of a cosine at the floor of related terms, as in the service (0.60). */
const FLOOR_WEIGHT = 0.6

/** Related terms by term and limit. */
const expansionSlot = cacheSlot<number, RelatedTerms>({
  name: 'expanded terms',
  bytesOf: relatedBytes,
})
/** Term numbers are below 2^32. */
const expansionKey = (term: number, limit: number): number => limit * 2 ** 32 + term

/**
 * The concepts related to the terms of each document: every related term that is not in the document itself, with the
 * highest weight among the document's terms. Our choices: the expansion is computed when documents are read, since a
 * build would compute it for every term and readers request few. A weight is the cosine on a scale where the project's
 * floor of related terms is 0.6. Documents outside the question's set get nothing. Spec v5 2.8.
 */
export async function expandKeywords(
  context: AnswerContext,
  documents: ArrayLike<number>,
  { documents: requested, limit }: ExpansionRequest,
): Promise<WeightedKeywords[]> {
  const { snapshot } = context
  const terms = await snapshot.occurringTerms(documents)
  const own = Array.from(documents, (document, i) => (isMember(requested, document) ? new Set(terms[i]!) : undefined))
  const related = await relatedOf(context, own, limit)
  const expand = (said: ReadonlySet<number> | undefined): WeightedKeywords =>
    said === undefined ? new Map() : weigh(snapshot, said, related)
  return await mapYielding(own, expand, context.signal)
}

/** The related terms of all terms of the documents, computed once while they are in the cache. */
async function relatedOf(
  context: AnswerContext,
  documents: readonly (ReadonlySet<number> | undefined)[],
  limit: number,
): Promise<ReadonlyMap<number, RelatedTerms>> {
  const { space, cache } = context.snapshot
  const related = new Map<number, RelatedTerms>()
  const unknown = new Set<number>()
  for (const said of documents) {
    for (const term of said ?? []) {
      if (term >= space.termCount || related.has(term)) continue
      const list = cache.get(expansionSlot, expansionKey(term, limit))
      if (list === undefined) unknown.add(term)
      else related.set(term, list)
    }
  }
  const sources = [...unknown].sort((a, b) => a - b)
  const concepts = sources.map((term) => termConcept(context, term))
  const lists = await relateAbove(context, concepts, cosineOf(LEAST_WEIGHT, space.relatedFloor), limit)
  for (const [i, term] of sources.entries()) {
    const list = lists[i]!
    related.set(term, list)
    cache.set(expansionSlot, expansionKey(term, limit), list)
  }
  return related
}

function weigh(
  { terms: table, space }: Snapshot,
  said: ReadonlySet<number>,
  related: ReadonlyMap<number, RelatedTerms>,
): WeightedKeywords {
  const weights = new Map<number, number>()
  for (const term of said) {
    const list = related.get(term)
    for (const [index, other] of list?.terms.entries() ?? []) {
      if (said.has(other)) continue
      const weight = weightOf(list!.similarities[index]!, space.relatedFloor)
      if (weight >= LEAST_WEIGHT && weight > (weights.get(other) ?? 0)) weights.set(other, weight)
    }
  }
  const texts = new Map<string, number>()
  for (const [term, weight] of [...weights].sort((a, b) => b[1] - a[1] || a[0] - b[0])) {
    const text = termDisplay(table, term)
    // Two terms may have the same text; the one with the higher weight comes first.
    if (!texts.has(text)) texts.set(text, weight)
  }
  return texts
}

/** A cosine as a weight: unchanged up to the noise level, then linear to 0.6 at the floor, then linear to 1 at 1. */
function weightOf(cosine: number, floor: number): number {
  if (floor <= NOISE_COSINE || floor >= 1) return Math.max(0, Math.min(1, cosine))
  if (cosine <= NOISE_COSINE) return Math.max(0, cosine)
  if (cosine < floor) {
    return NOISE_COSINE + ((FLOOR_WEIGHT - NOISE_COSINE) * (cosine - NOISE_COSINE)) / (floor - NOISE_COSINE)
  }
  return Math.min(1, FLOOR_WEIGHT + ((1 - FLOOR_WEIGHT) * (cosine - floor)) / (1 - floor))
}

/**
 * The cosine just below the one that has this weight, between noise and floor: a higher cosine may have that weight.
 */
function cosineOf(weight: number, floor: number): number {
  if (floor <= NOISE_COSINE || floor >= 1) return weight - ROUNDING
  const share = (weight - NOISE_COSINE) / (FLOOR_WEIGHT - NOISE_COSINE)
  return NOISE_COSINE + share * (floor - NOISE_COSINE) - ROUNDING
}

/** Cosines are 32-bit numbers. */
const ROUNDING = 1e-6
