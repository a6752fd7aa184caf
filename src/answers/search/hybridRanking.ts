import { forEachChunk, MOST_NUMBERS } from '../../compute/eventLoopBudget.js'
import { cacheSlot } from '../../compute/slotCache.js'
import { type DocumentSet, marksOf } from '../../snapshot/documentSet.js'
import type { Snapshot } from '../../snapshot/snapshot.js'
import type { Concept } from '../concepts/resolveConcept.js'
import { type AnswerContext, documentsOf } from '../context.js'
import type { TextReader } from '../readText.js'
import type { DocumentSearchRequest } from './documentSearchRequest.js'
import { documentsWith } from './findMatches.js'
import type { HybridScores } from './hybrid/hybridScores.js'
import type { MatchType } from './matchScore.js'

/** The hybrid scores of a search. */
export interface HybridRanking {
  readonly scores: HybridScores
  /** 1 for the documents of the filter, and for those that the type of matches admits. */
  readonly among: readonly [Uint8Array, Uint8Array]
}

/**
 * Ranks the documents of a filter. Our choice: besides documents with exact or related terms hybrid ranking finds those with a
 * positive cosine with the query in one of the spaces. `exact` keeps documents with an exact term, `conceptual` the others. A
 * document with an excluded term is left out.
 */
export async function computeHybridRanking(
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
