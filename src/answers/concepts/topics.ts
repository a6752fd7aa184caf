import type { DocumentSet } from '../../snapshot/filter.js'
import {
  type CorrelationStatistics,
  correlateDocuments,
  describeCorrelations,
  distanceFromMean,
  documentsWithVector,
  spreadOf,
} from '../associations/correlations.js'
import type { AnswerContext } from '../context.js'
import { type Histogram, histogram } from '../counts/histogram.js'
import { countMatches } from '../counts/matchCounts.js'
import { vectorizeText } from '../texts/vectorizeText.js'
import { combineConcept } from './combineConcept.js'
import type { Concept } from './resolveConcept.js'

/** What a topic is about: its text, the opposite of `negative`, and nothing of `zero`. Spec v4-legacy 4.4. */
export interface TopicTexts {
  readonly text: string
  readonly negative?: string | undefined
  readonly zero?: string | undefined
}

/** A topic as the snapshot understands it; without a vector when it knows none of the words. */
export function topicConcept(context: AnswerContext, { text, negative, zero }: TopicTexts): Concept {
  return combineConcept(context, {
    texts: [text],
    negative: negative === undefined ? undefined : { texts: [negative] },
    zero: zero === undefined ? undefined : { texts: [zero] },
  })
}

export interface TopicStatistics {
  readonly correlation: CorrelationStatistics
  /** Deviations between the topic and the mean document. */
  readonly distance: number
}

/** How topics lie to the documents of a set that have vectors, and how much these have in common. Spec v4-legacy 4.4. */
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

/** How the cosines of each topic with the documents of a set are distributed. Spec v4-legacy 4.4. */
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

/** The concept of a text that is no document, read as a document: the whole of it, not its distinct words. */
export function textConcept(context: AnswerContext, text: string): Concept {
  const { vector } = vectorizeText(context, text)
  return { texts: [text], exactTerms: [], excludedTerms: [], vector, relevance: 0 }
}

/** Documents that concepts find. */
export interface FoundDocuments {
  readonly exact: number
  /** Found by related terms alone. */
  readonly related: number
}

/** Documents of a set with an exact term of each concept, and further ones with a related term. Spec v4-legacy 4.4, 4.5. */
export async function countFound(
  context: AnswerContext,
  concepts: readonly Concept[],
  set: DocumentSet,
): Promise<FoundDocuments[]> {
  const { matchCounts, exactMatchCounts } = await countMatches(context, concepts, set)
  return concepts.map((_, i) => ({ exact: exactMatchCounts[i]!, related: matchCounts[i]! - exactMatchCounts[i]! }))
}
