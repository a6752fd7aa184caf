import { forEachChunk, MOST_NUMBERS } from '../../compute/eventLoopBudget.js'
import { sharedFloat64, sharedUint32 } from '../../compute/shared.js'
import { type Sample, welchT } from '../../math/statistics/tests.js'
import { findColumn, offsetsOf } from '../../snapshot/columns.js'
import { type DocumentSet, documentSet } from '../../snapshot/filter.js'
import { relateConcepts } from '../concepts/relatedTerms.js'
import { type Concept, termConcept } from '../concepts/resolveConcept.js'
import type { AnswerContext } from '../context.js'
import { countMatches, packTerms } from '../counts/matchCounts.js'
import { topTerms } from '../terms/topTerms.js'
import {
  type AdjustedImpacts,
  adjustDrivers,
  type Intervals,
  type MeasuredDrivers,
  startAdjusting,
} from './adjustDrivers.js'
import type { ImpactInterval } from './impactIntervals.js'
import { NOT_SCORED, type ScoredConcepts } from './scoredIncidence.js'

/** `exact`: documents with an exact term of the concept; `total`: with an exact or a related one. */
export type DriverMatchType = 'exact' | 'total'

export interface DriverRequest {
  readonly scoreField: string
  readonly filter: DocumentSet
  readonly matchType: DriverMatchType
}

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
  const terms = await topTerms(context, documentSet(scored.members), DRIVER_CANDIDATES)
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
  return { set: documentSet(members), scores, mean }
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

interface Scored {
  /** 1 for documents of the filter that have a score. */
  readonly members: Uint8Array
  /** Score by document; 0 where there is none. */
  readonly scores: Float64Array
  readonly count: number
  readonly mean: number
}

async function scoredDocuments(
  { snapshot, signal }: Pick<AnswerContext, 'snapshot' | 'signal'>,
  { scoreField, filter }: Pick<DriverRequest, 'scoreField' | 'filter'>,
): Promise<Scored> {
  const { columns, documents } = snapshot
  const column = findColumn(columns, scoreField)
  const members = new Uint8Array(documents.count)
  const scores = new Float64Array(documents.count)
  if (column === undefined) return { members, scores, count: 0, mean: 0 }
  const { values } = column
  const offsets = offsetsOf(snapshot, column)
  const sums = { count: 0, total: 0 }
  const score = (first: number, last: number): void => {
    let { count, total } = sums
    for (let document = first; document < last; document++) {
      const from = offsets[document]!
      const to = offsets[document + 1]!
      if (filter.members[document] === 0 || from === to) continue
      let sum = 0
      for (let i = from; i < to; i++) sum += values[i]!
      scores[document] = sum / (to - from)
      members[document] = 1
      total += scores[document]!
      count++
    }
    Object.assign(sums, { count, total })
  }
  await forEachChunk(documents.count, score, signal, MOST_NUMBERS)
  const { count, total } = sums
  return { members, scores, count, mean: count === 0 ? 0 : total / count }
}

interface Effect {
  readonly averageScore: number | undefined
  readonly baseline: number | undefined
  readonly impact: number
  readonly confidence: number
  /** Scored documents with the concept. */
  readonly documents: number
}

interface ScoredRequest {
  readonly scored: Scored
  readonly matchType: DriverMatchType
  readonly least: number
}

/** Some concepts and the scored documents, as `adjustDrivers` reads them, with the sum of all squared deviations. */
interface Measured extends ScoredConcepts {
  readonly squares: number
}

async function scoredConcepts(
  context: AnswerContext,
  concepts: readonly Concept[],
  { scored, matchType, least }: ScoredRequest,
): Promise<Measured> {
  const { members, count, mean } = scored
  const related = matchType === 'total' ? await relateConcepts(context, concepts) : undefined
  const rowOf = count === members.length ? undefined : sharedUint32(members.length)
  const scores = sharedFloat64(count)
  const deviations = sharedFloat64(count)
  const entered = { row: 0, squares: 0 }
  const enter = (from: number, to: number): void => {
    let { row, squares } = entered
    for (let document = from; document < to; document++) {
      if (members[document] === 0) {
        rowOf![document] = NOT_SCORED
        continue
      }
      const score = scored.scores[document]!
      const deviation = score - mean
      scores[row] = score
      deviations[row] = deviation
      squares += deviation ** 2
      if (rowOf !== undefined) rowOf[document] = row
      row++
    }
    Object.assign(entered, { row, squares })
  }
  await forEachChunk(members.length, enter, context.signal, MOST_NUMBERS)
  const { offsets, documents } = context.snapshot.postings
  return {
    ...packTerms(concepts, related),
    postings: { offsets, documents },
    rowOf,
    scores,
    deviations,
    squares: entered.squares,
    least,
  }
}

/** The differences of means before any adjustment. Scores are summed as `averageScores` does, so that both means are equal. */
function effectsOf(
  { counts, totals, sums, squares }: MeasuredDrivers,
  mean: number,
  { deviations: { length: count }, squares: all }: Measured,
): Effect[] {
  return Array.from(counts, (documents, i) => {
    const [sum, square] = [sums[i]!, squares[i]!]
    const averageScore = documents === 0 ? mean : totals[i]! / documents
    const impact = averageScore - mean
    return {
      averageScore: count === 0 ? undefined : averageScore,
      baseline: count === 0 ? undefined : mean,
      impact,
      confidence: confidenceOf(
        impact,
        { count: documents, sum, square },
        { count: count - documents, sum: -sum, square: all - square },
      ),
      documents,
    }
  })
}

/** Number, sum and sum of squares of a set of deviations. */
interface Sums {
  readonly count: number
  readonly sum: number
  readonly square: number
}

/** A variance below this share of the total variance is a rounding error of zero. */
const ROUNDING = 1e-12

/**
 * Welch's t of documents with against documents without a concept; 0 for an impact of 0, and unless at least two have it
 * and at least one has not. It has the sign of the impact: where the sums tell another, both are rounding errors. Where
 * neither group varies (the concept separates the scores completely), both get the variance of all scores, because an
 * answer cannot hold an infinite t.
 */
function confidenceOf(impact: number, having: Sums, lacking: Sums): number {
  if (impact === 0 || having.count < 2 || lacking.count < 1) return 0
  const variance = ({ count, sum, square }: Sums): number =>
    count < 2 ? 0 : (square - (sum * sum) / count) / (count - 1)
  const all = variance({
    count: having.count + lacking.count,
    sum: having.sum + lacking.sum,
    square: having.square + lacking.square,
  })
  const own = [having, lacking].map((sums) => (variance(sums) > all * ROUNDING ? variance(sums) : 0)) as [
    number,
    number,
  ]
  const clean = own[0] === 0 && own[1] === 0
  const sample = ({ count, sum }: Sums, index: 0 | 1): Sample => ({
    mean: sum / count,
    variance: clean ? all : own[index],
    count,
  })
  const { t } = welchT(sample(having, 0), sample(lacking, 1))
  return t * impact < 0 ? -t : t
}
