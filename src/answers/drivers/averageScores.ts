import { mapYielding } from '../../compute/eventLoopBudget.js'
import type { DocumentSet } from '../../snapshot/documentSet.js'
import type { Concept } from '../concepts/resolveConcept.js'
import type { AnswerContext } from '../context.js'
import { createWalker, exactDocuments } from '../counts/matchWalker.js'
import { scoresWithin } from './scoreDrivers.js'

/** The scores of the documents with a concept. */
export interface AverageScore {
  /** Documents of the filter that match exactly and have a score. */
  readonly count: number
  /** Mean of their scores; undefined without any. */
  readonly average: number | undefined
}

/** Average score of each concept's documents, whether it is a driver or not. A document of several scores has their mean. */
export async function averageScores(
  context: AnswerContext,
  concepts: readonly Concept[],
  { scoreField, filter }: { readonly scoreField: string; readonly filter: DocumentSet },
): Promise<AverageScore[]> {
  const { set, scores } = await scoresWithin(context, { scoreField, filter })
  const walker = createWalker(context.snapshot, set)
  const averageOf = (concept: Concept): AverageScore => {
    const documents = exactDocuments(walker, concept)
    let sum = 0
    for (let i = 0; i < documents.length; i++) sum += scores[documents[i]!]!
    return { count: documents.length, average: documents.length === 0 ? undefined : sum / documents.length }
  }
  return await mapYielding(concepts, averageOf, context.signal)
}
