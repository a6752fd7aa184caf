import { type DocumentSet, setOfMarks } from '../../snapshot/documentSet.js'
import { type Concept, termConcept } from '../concepts/resolveConcept.js'
import type { AnswerContext } from '../context.js'
import { countMatches } from '../counts/matchCounts.js'
import { topTerms } from '../terms/topTerms.js'
import { type AdjustedImpacts, adjustDrivers, type Intervals, startAdjusting } from './adjustDrivers.js'
import type { DriverRequest } from './driverRequest.js'
import type { ImpactInterval } from './impactIntervals.js'
import {
  type Effect,
  effectsOf,
  type Measured,
  type Scored,
  scoredConcepts,
  scoredDocuments,
} from './scoredConcepts.js'

/** The relation of a concept to a score, on the scale of the score. Spec v5 2.4. */
export interface Driver {
  /** Mean score of the documents with the concept; undefined when no document of the filter has a score. */
  readonly averageScore: number | undefined
  /** Mean score of all documents of the filter. */
  readonly baseline: number | undefined
  /** averageScore - baseline. */
  readonly impact: number
  /** t value of the difference between documents with and without the concept (Welch), with the sign of `impact`. */
  readonly confidence: number
  /** The impact that remains after adjustment for the other concepts of the same documents. */
  readonly adjustedImpact: number
  /**
   * Expected share of false discoveries among the concepts whose adjusted impact is at least this significant, by the
   * rank order of the scores. It is also high if another concept of the same documents explains the scores as well.
   */
  readonly q: number
  /** The test of `impact` by itself, and that of `adjustedImpact`; undefined without scored documents to tell. */
  readonly impactTest: ImpactInterval | undefined
  readonly adjustedTest: ImpactInterval | undefined
  /** Scored documents with the concept. */
  readonly documents: number
  /** Documents of the filter with an exact or related match, and with an exact one. */
  readonly matchCount: number
  readonly exactMatchCount: number
}

/** A driver before its matches are counted. */
export interface RankedDriver extends Omit<Driver, 'matchCount' | 'exactMatchCount'> {
  readonly concept: Concept
  /** From 0 to 1; the highest value in an answer is 1. */
  readonly importance: number
}

export interface SuggestedDriver extends RankedDriver, Driver {}

/** Number of terms that are examined for drivers: the maximum of `limit` in the original service (v5 section 8). */
const DRIVER_CANDIDATES = 2_000

/** A term in fewer scored documents is not suggested, because it has no variance. */
const LEAST_DOCUMENTS = 2

/**
 * The relation of the specified concepts to a score, in their order. Our choice: the score of a document with several
 * values is their mean. For a concept without documents the average is the baseline and the impact is 0. Spec v5 4.4.
 */
export async function scoreDrivers(
  context: AnswerContext,
  concepts: readonly Concept[],
  question: DriverRequest,
): Promise<Driver[]> {
  const scored = await scoredDocuments(context, question)
  const input = await scoredConcepts(context, concepts, { scored, matchType: question.matchType, least: 0 })
  // The effects are measured in a thread.
  const [measured, counts] = await Promise.all([
    adjustDrivers(context.compute, input, context.signal),
    countMatches(context, concepts, question.filter),
  ])
  const effects = effectsOf(measured, scored.mean, input)
  return effects.map((effect, i) => ({
    ...effect,
    ...figuresOf(measured, i, effect),
    matchCount: counts.matchCounts[i]!,
    exactMatchCount: counts.exactMatchCounts[i]!,
  }))
}

/**
 * Indexes of the `limit` drivers with the largest |impact| x |confidence| x documents, the largest first: the importance of
 * concepts that have no relevance of their own.
 */
export function heaviestDrivers(drivers: readonly Driver[], limit: number): number[] {
  const weights = drivers.map(({ impact, confidence, documents }) => Math.abs(impact * confidence) * documents)
  return [...drivers.keys()].sort((a, b) => weights[b]! - weights[a]! || a - b).slice(0, limit)
}

/**
 * The 2,000 most relevant terms of the filter as drivers, the most important first; terms with fewer than two scored
 * documents are left out. importance is the fourth root of |impact| x |confidence| x relevance x documents, divided by
 * the highest. The control of false discoveries covers all terms examined. Spec v5 4.4.
 */
export async function rankDrivers(context: AnswerContext, question: DriverRequest): Promise<RankedDriver[]> {
  return rankCandidates(context, await findCandidates(context, question))
}

/** Terms that may be drivers, and what is measured of them. */
interface Candidates {
  readonly concepts: readonly Concept[]
  readonly scored: Scored
  readonly input: Measured
  /** Resolves once a thread that had to be started runs. */
  readonly started: Promise<unknown> | undefined
}

async function findCandidates(context: AnswerContext, question: DriverRequest): Promise<Candidates> {
  const started = startAdjusting(context.compute, question.filter.count)
  const scored = await scoredDocuments(context, question)
  const terms = await topTerms(context, setOfMarks(scored.members), DRIVER_CANDIDATES)
  const concepts = terms.map((term) => termConcept(context, term))
  const { matchType } = question
  const input = await scoredConcepts(context, concepts, { scored, matchType, least: LEAST_DOCUMENTS })
  return { concepts, scored, input, started }
}

async function rankCandidates(
  { compute, signal }: AnswerContext,
  { concepts: candidates, scored, input, started }: Candidates,
): Promise<RankedDriver[]> {
  await started
  const measured = await adjustDrivers(compute, input, signal)
  const concepts = Array.from(measured.concepts, (candidate) => candidates[candidate]!)
  const effects = effectsOf(measured, scored.mean, input)
  const weights = concepts.map((concept, i) => {
    const { impact, confidence, documents } = effects[i]!
    return (Math.abs(impact) * Math.abs(confidence) * concept.relevance * documents) ** 0.25
  })
  const order = concepts.map((_, i) => i).sort((a, b) => weights[b]! - weights[a]! || a - b)
  const highest = weights[order[0] ?? 0] ?? 0
  return order.map((i) => ({
    ...effects[i]!,
    concept: concepts[i]!,
    ...figuresOf(measured, i, effects[i]!),
    importance: highest > 0 ? weights[i]! / highest : 0,
  }))
}

/** The most important drivers, with their match counts. Spec v5 4.4. */
export async function suggestDrivers(
  context: AnswerContext,
  question: DriverRequest,
  limit: number,
): Promise<SuggestedDriver[]> {
  const candidates = await findCandidates(context, question)
  const ranked = rankCandidates(context, candidates)
  // Effects are measured in a thread. Where most of the candidates are asked for, all are counted while it does: by the
  // caller's thread if that one is just starting, since another one would take longer.
  const { compute } = context
  const counting = candidates.started ? { ...context, compute: { ...compute, isRunning: () => false } } : context
  const early = limit * 2 >= candidates.concepts.length ? candidates.concepts : []
  const [drivers, counted] = await Promise.all([ranked, countMatches(counting, early, question.filter)])
  const chosen = drivers.slice(0, limit)
  const concepts = early.length > 0 ? early : chosen.map(({ concept }) => concept)
  const counts = early.length > 0 ? counted : await countMatches(context, concepts, question.filter)
  const indexes = new Map(concepts.map((concept, i) => [concept, i]))
  return chosen.map((driver) => ({
    ...driver,
    matchCount: counts.matchCounts[indexes.get(driver.concept)!]!,
    exactMatchCount: counts.exactMatchCounts[indexes.get(driver.concept)!]!,
  }))
}

/** Documents of the filter that have a score, their scores by document, and the mean. */
export async function scoresWithin(
  context: Pick<AnswerContext, 'snapshot' | 'signal'>,
  question: Pick<DriverRequest, 'scoreField' | 'filter'>,
): Promise<{ readonly set: DocumentSet; readonly scores: Float64Array; readonly mean: number }> {
  const { members, scores, mean } = await scoredDocuments(context, question)
  return { set: setOfMarks(members), scores, mean }
}

/** What adjustment says of one concept. */
function figuresOf(
  { impacts, qs, plain, adjusted }: AdjustedImpacts,
  concept: number,
  { documents }: Effect,
): Pick<Driver, 'adjustedImpact' | 'q' | 'impactTest' | 'adjustedTest'> {
  const testOf = ({ ps, lows, highs }: Intervals): ImpactInterval | undefined =>
    documents === 0 || Number.isNaN(lows[concept]!)
      ? undefined
      : { p: ps[concept]!, low: lows[concept]!, high: highs[concept]! }
  return {
    adjustedImpact: impacts[concept]!,
    q: qs[concept]!,
    impactTest: testOf(plain),
    adjustedTest: testOf(adjusted),
  }
}
