import type { DocumentPolarity } from './clauses.js'

export type Label = -1 | 0 | 1

/** The sentiment of a text about a target. */
export interface TargetScore {
  /** Weighted sum of praise and blame around the target; beyond 0.05 in either direction it determines the label. */
  readonly score: number
  /** The same sum of absolute values: the amount of evidence. */
  readonly evidence: number
  readonly label: Label
  /** From 0 to 1. */
  readonly confidence: number
}

/** Scores of targets beyond this are positive or negative; less evidence than this counts as none. */
const NEUTRAL_BAND = 0.05
/** A whole text is positive or negative beyond this, because many words include some chance remarks. */
const WHOLE_BAND = 0.6
/** The limit increases by this factor times the share of names, numbers and addresses: reports need more evidence. */
const REPORTING_BAND = 2
/** Minimum log odds for a label by letters. */
const LEANING_BAND = 1
/** The net evidence at which a reader agrees with even odds. */
const EVEN_CHANCE = 1.1

/** Label and confidence of a score, from the lexicon alone. */
export function classifyTarget(score: number, evidence: number): TargetScore {
  const label = score > NEUTRAL_BAND ? 1 : score < -NEUTRAL_BAND ? -1 : 0
  return { score, evidence, label, confidence: label === 0 ? neutralConfidence(evidence) : polarConfidence(score) }
}

/** Calibrated on hand-labelled targets: right about as often as it says. */
function polarConfidence(score: number): number {
  return 1 / (1 + Math.exp(-(0.1 + 1.1 * Math.abs(score))))
}

/** A text without evidence is not certainly neutral, and one whose praise and blame cancel is even less so. */
function neutralConfidence(evidence: number): number {
  return evidence < NEUTRAL_BAND ? 0.4 : 0.3
}

/** The evidence for the label of a whole text. */
interface DocumentEvidence {
  documentPolarity(): DocumentPolarity
  characterScore(): number
}

/**
 * The sentiment of a whole text, from the sum of the values of its words and of the learned polarity of its unlisted
 * words: over a whole text many weak polarities add up. Without such evidence its letters may decide.
 *
 * The confidence of praise or blame is |s| / (|s| + k), a share shrunk by the amount of evidence: it fits the
 * judgements of readers of reviews, posts and single sentences in twelve languages, from .4 at the limit to .9 at s =
 * 10.
 */
export function classifyDocument(reading: DocumentEvidence, learned: number): TargetScore {
  const { score: words, evidence, reported } = reading.documentPolarity()
  let score = words + learned
  if (Math.abs(score) <= WHOLE_BAND + REPORTING_BAND * reported) {
    const leaning = reading.characterScore()
    if (Math.abs(leaning) <= LEANING_BAND) {
      return { score, evidence, label: 0, confidence: neutralConfidence(evidence) }
    }
    score = leaning
  }
  const strength = Math.abs(score)
  return { score, evidence, label: score > 0 ? 1 : -1, confidence: strength / (strength + EVEN_CHANCE) }
}
