import type { Selection } from '../../math/statistics/forwardSelection.js'
import { allConcepts, type BlockedIncidence, forEachRange, type PackedIncidence } from './blockedIncidence.js'

/**
 * Number of documents with the variance of all documents that are added to the documents of a concept, since a few documents
 * estimate a variance badly.
 */
export const PRIOR_DOCUMENTS = 10

interface FittedScores {
  /** Scores by row. */
  readonly scores: Float64Array
  readonly selection: Pick<Selection, 'selected' | 'effects' | 'ts' | 'variances' | 'residualSquares' | 'freedom'>
  /** Scratch memory, by row. */
  readonly fitted: Float64Array
}

/** Sum of squares of the scores that the selected concepts do not explain. */
export function residualSquares(input: BlockedIncidence, { selection, fitted }: Omit<FittedScores, 'scores'>): number {
  predictInto(fitted, input, selection)
  const mean = fitted.reduce((sum, value) => sum + value, 0) / fitted.length
  return input.deviations.reduce((sum, deviation, row) => sum + (deviation - fitted[row]! + mean) ** 2, 0)
}

/**
 * By concept, the standard deviation of the scores of its documents as a multiple of the one of all documents; at least 1. The effects
 * of the selected concepts are removed from the scores before. A larger value demands a larger effect.
 */
export function residualSpreads(input: BlockedIncidence, { scores, selection, fitted }: FittedScores): Float64Array {
  const { sizes, rows } = input
  const { selected, ts, variances, freedom } = selection
  // No variance remains where the selected concepts explain all of it.
  if (!(selection.residualSquares > 0)) return new Float64Array(ts.length).fill(1)
  const variance = selection.residualSquares / freedom
  const effects = ts.map((t, j) => (variances[j]! > 0 ? t * Math.sqrt(variance / variances[j]!) : 0))
  predictInto(fitted, input, { selected, effects })
  let sum = 0
  for (let row = 0; row < fitted.length; row++) sum += fitted[row]!
  const mean = sum / fitted.length
  const residuals = fitted
  for (let row = 0; row < residuals.length; row++) residuals[row] = scores[row]! - fitted[row]! + mean
  const own = new Float64Array(effects.length)
  for (const j of selected) own[j] = effects[j]! * (1 - sizes[j]! / scores.length)
  const squares = new Float64Array(own.length).fill(PRIOR_DOCUMENTS * variance)
  forEachRange(input, allConcepts(input), (j, from, to) => {
    const effect = own[j]!
    let square = squares[j]!
    for (let i = from; i < to; i++) square += (residuals[rows[i]!]! + effect) ** 2
    squares[j] = square
  })
  return spreadsBy(input, squares, variance)
}

/** Spreads by the sum of squares of each concept's documents, PRIOR_DOCUMENTS included. */
export const spreadsBy = ({ sizes }: PackedIncidence, squares: Float64Array, variance: number): Float64Array =>
  squares.map((square, j) => {
    const usual = variance * (PRIOR_DOCUMENTS + sizes[j]!)
    return square > usual ? Math.sqrt(square / usual) : 1
  })

/** Sets the score of each document, minus the mean, as the selected concepts predict it. */
export function predictInto(
  fitted: Float64Array,
  input: BlockedIncidence,
  { selected, effects }: Pick<Selection, 'selected' | 'effects'>,
): void {
  const { rows } = input
  fitted.fill(0)
  forEachRange(input, selected, (j, from, to) => {
    const effect = effects[j]!
    for (let i = from; i < to; i++) fitted[rows[i]!]! += effect
  })
}
