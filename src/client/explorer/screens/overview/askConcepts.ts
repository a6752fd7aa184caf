import type { ReportDriver, SentimentCounts } from '../../../../report/reportConcepts.js'
import { CLEAR_Q } from '../../../figures.js'
import type { Concept, DriverConcept } from '../../../model.js'
import { call } from '../../api/call.js'
import {
  associate,
  type CountedConcept,
  countSentiment,
  matchCounts,
  type ScoreDriver,
  type Selector,
  scoreDrivers,
} from '../../api/concepts.js'
import type { Filter } from '../../api/filter.js'
import { type ActiveList, type Coloured, selectorOfList, withListed } from '../../state/conceptLists.js'

/** Concepts, and drivers, that are asked for at most. */
const LISTED = 30

/** The concepts of the overview with their figures. */
export interface AskedConcepts {
  readonly total: number
  readonly filtered: number
  /** The concepts of the active list, the top concepts, then the drivers that are none of them; each at its place. */
  readonly concepts: readonly Concept[]
  /** Average score of the documents of the filter; null without a score. */
  readonly average: number | null
}

/** What the charts of the overview are made of. */
export interface OverviewConcepts extends AskedConcepts {
  /** Digits of average scores and impacts. */
  readonly digits: number
}

export interface ConceptsRequest {
  readonly projectId: string
  readonly filter: Filter
  /** Undefined where the documents have no score. */
  readonly scoreField: string | undefined
  /** The list that gives colours, whose concepts are among those of the charts. */
  readonly list: ActiveList | undefined
}

/** The top concepts of a filter with their counts, those of the active list, and the drivers of the score. */
export async function askConcepts(request: ConceptsRequest, signal: AbortSignal): Promise<AskedConcepts> {
  const { projectId: project_id, filter, list } = request
  const own = selectorOfList(list)
  const [top, listed, drivers, listedDrivers] = await Promise.all([
    call(matchCounts, { project_id, filter, concept_selector: { type: 'top', limit: LISTED } }, { signal }),
    own && call(matchCounts, { project_id, filter, concept_selector: own }, { signal }),
    askDrivers(request, { limit: LISTED }, signal),
    own === null ? [] : askDrivers(request, { concept_selector: own }, signal),
  ])
  const byTerms = new Map([...listedDrivers, ...drivers].map((driver) => [driver.exact_term_ids.join(), driver]))
  const counted = withListed<CountedConcept>(list, listed?.match_counts ?? [], top.match_counts)
  const isTop = new Set(counted.map(({ exact_term_ids }) => exact_term_ids.join()))
  const others = drivers.filter(({ exact_term_ids }) => !isTop.has(exact_term_ids.join()))
  const concepts = [...counted, ...withListed<CountedConcept>(list, [], others)].map((concept, place) => {
    const terms = concept.exact_term_ids.join()
    return conceptOf(concept, place, { isTop: isTop.has(terms), driver: byTerms.get(terms) })
  })
  return {
    total: top.total_count,
    filtered: top.filter_count,
    concepts,
    average: drivers[0]?.baseline ?? null,
  }
}

const askDrivers = async (
  { projectId: project_id, filter, scoreField: score_field }: ConceptsRequest,
  which: { readonly limit: number } | { readonly concept_selector: Selector },
  signal: AbortSignal,
): Promise<readonly ScoreDriver[]> =>
  score_field === undefined ? [] : await call(scoreDrivers, { project_id, filter, score_field, ...which }, { signal })

interface ConceptParts {
  readonly isTop: boolean
  readonly driver: ScoreDriver | undefined
}

/** A concept as the charts of the report take it, without what they do not need here. */
const conceptOf = (counted: Coloured<CountedConcept>, place: number, { isTop, driver }: ConceptParts): Concept => ({
  place,
  name: counted.name,
  colour: counted.colour,
  texts: counted.texts,
  kind: counted.kind,
  relevance: counted.relevance,
  count: counted.exact_match_count,
  match_count: counted.match_count,
  top: isTop,
  sentiment: null,
  average: driver?.average_score ?? null,
  driver: driver === undefined || driver.exact_match_count === 0 ? null : driverOf(driver),
  buckets: [],
  bucket_sentiment: [],
  peak: null,
  values: {},
  value_sentiment: {},
  documents: [],
  negative_examples: [],
  positive_examples: [],
})

function driverOf(record: ScoreDriver): ReportDriver {
  const { average_score, impact, adjusted_impact, importance = 0, confidence, q, impact_interval } = record
  const interval = impact_interval === null ? null : { low: impact_interval[0], high: impact_interval[1] }
  return {
    ...{ impact, adjusted_impact, importance, confidence, q },
    average_score: average_score ?? 0,
    impact_interval: interval,
  }
}

export const driversOf = (concepts: readonly Concept[]): DriverConcept[] =>
  concepts.filter((concept): concept is DriverConcept => concept.driver !== null)

export const clearOf = (drivers: readonly DriverConcept[]): DriverConcept[] =>
  drivers.filter(({ driver }) => driver.q < CLEAR_Q)

/** The same concepts as a selector. */
export const selectorOf = (concepts: readonly Concept[]): Selector => ({
  type: 'specified',
  concepts: concepts.map(({ texts }) => ({ texts })),
})

/** The sentiment of each concept in the documents of a filter. */
export async function askSentiment(
  { projectId: project_id, filter }: ConceptsRequest,
  concepts: readonly Concept[],
  signal: AbortSignal,
): Promise<SentimentCounts[]> {
  const asked = { project_id, filter, concept_selector: selectorOf(concepts) }
  const { match_counts } = await call(countSentiment, asked, { signal })
  return match_counts.map(({ sentiment_counts: { negative, neutral, positive } }) => ({ negative, neutral, positive }))
}

/** The association of every two concepts, by their places. */
export async function askAssociations(
  { projectId: project_id }: ConceptsRequest,
  concepts: readonly Concept[],
  signal: AbortSignal,
): Promise<number[][]> {
  const asked = { project_id, concept_selector: selectorOf(concepts), include_associated_vectors: false as const }
  const rows = await call(associate, asked, { signal })
  return rows.map(({ associations }) => associations.map(({ association_score }) => association_score))
}
