import { forEachChunk, MOST_NUMBERS } from '../../compute/eventLoopBudget.js'
import { sharedFloat64, sharedUint32 } from '../../compute/shared.js'
import { type Sample, welchT } from '../../math/statistics/tests.js'
import { findColumn, offsetsOf } from '../../snapshot/columns.js'
import { isMember } from '../../snapshot/documentSet.js'
import { relateConcepts } from '../concepts/relatedTerms.js'
import type { Concept } from '../concepts/resolveConcept.js'
import type { AnswerContext } from '../context.js'
import { packTerms } from '../counts/matchCounts.js'
import type { MeasuredDrivers } from './adjustDrivers.js'
import type { DriverMatchType, DriverRequest } from './driverRequest.js'
import { NOT_SCORED, type ScoredConcepts } from './scoredIncidence.js'

/** The scores of documents, and the differences of their means with and without a concept, before any adjustment. */

/** The scores of a filter. */
export interface Scored {
  /** 1 for documents of the filter that have a score. */
  readonly members: Uint8Array
  /** Score by document, in shared memory; 0 where there is none. */
  readonly scores: Float64Array
  /** Number of these documents. */
  readonly count: number
  /** Mean of their scores; 0 without any. */
  readonly mean: number
}

/** The documents of a filter that have a score. A document with several scores has their mean. */
export async function scoredDocuments(
  { snapshot, signal }: Pick<AnswerContext, 'snapshot' | 'signal'>,
  { scoreField, filter }: Pick<DriverRequest, 'scoreField' | 'filter'>,
): Promise<Scored> {
  const { columns, documents } = snapshot
  const column = findColumn(columns, scoreField)
  const members = new Uint8Array(documents.count)
  const scores = sharedFloat64(documents.count)
  if (column === undefined) return { members, scores, count: 0, mean: 0 }
  const { values } = column
  const offsets = offsetsOf(snapshot, column)
  const sums = { count: 0, total: 0 }
  const score = (first: number, last: number): void => {
    let { count, total } = sums
    for (let document = first; document < last; document++) {
      const from = offsets[document]!
      const to = offsets[document + 1]!
      if (!isMember(filter, document) || from === to) continue
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

/** The difference that a concept makes, before any adjustment. */
export interface Effect {
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
export interface Measured extends ScoredConcepts {
  readonly squares: number
}

/** The scored documents in consecutive rows, with their scores and deviations from the mean, and the terms of the concepts. */
export async function scoredConcepts(
  context: AnswerContext,
  concepts: readonly Concept[],
  { scored, matchType, least }: ScoredRequest,
): Promise<Measured> {
  const { members, count, mean } = scored
  const related = matchType === 'total' ? await relateConcepts(context, concepts) : undefined
  const rowOf = count === members.length ? undefined : sharedUint32(members.length)
  const scores = rowOf === undefined ? scored.scores : sharedFloat64(count)
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
export function effectsOf(
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
