import type { DocumentSet } from '../../snapshot/documentSet.js'
import type { Concept } from '../concepts/resolveConcept.js'
import type { AnswerContext } from '../context.js'
import { type Histogram, histogram } from '../counts/histogram.js'
import {
  type CorrelationStatistics,
  correlateDocuments,
  describeCorrelations,
  distanceFromMean,
  documentsWithVector,
  spreadOf,
} from './correlations.js'

export interface TopicStatistics {
  readonly correlation: CorrelationStatistics
  /** Deviations between the topic and the mean document. */
  readonly distance: number
}

/**
 * Relation of topics to the documents of a set that have vectors, and how much these have in common. Spec v4-legacy
 * 4.4.
 */
export async function describeTopics(
  context: AnswerContext,
  topics: readonly Concept[],
  set: DocumentSet,
): Promise<{ readonly consistency: number; readonly topics: TopicStatistics[] }> {
  const documents = await documentsWithVector(context, set)
  const spread = await spreadOf(context, documents)
  const described: TopicStatistics[] = []
  for (const topic of topics) {
    const cosines = await correlateDocuments(context, topic)
    described.push({
      correlation: describeCorrelations(cosines, documents),
      distance: distanceFromMean(spread, topic),
    })
  }
  return { consistency: spread.consistency, topics: described }
}

/** Distribution of the cosines of each topic with the documents of a set. Spec v4-legacy 4.4. */
export async function topicHistograms(
  context: AnswerContext,
  topics: readonly Concept[],
  set: DocumentSet,
  bins: number,
): Promise<Histogram[]> {
  const documents = await documentsWithVector(context, set)
  const histograms: Histogram[] = []
  for (const topic of topics) {
    const cosines = await correlateDocuments(context, topic)
    histograms.push(
      histogram(
        Array.from(documents, (document) => cosines[document]!),
        bins,
      ),
    )
  }
  return histograms
}
