import type { DocumentPolarity } from './clauses.js'

export type Label = -1 | 0 | 1

/** How a text speaks of a target. */
export interface TargetScore {
  /** Weighted sum of praise and blame around the target; beyond 0.05 either way it decides. */
  readonly score: number
  /** The same sum without signs: how much was said at all. */
  readonly evidence: number
  readonly label: Label
  /** From 0 to 1. */
  readonly confidence: number
}

/** Scores of targets beyond this are positive or negative; evidence below it is none. */
const NEUTRAL_BAND = 0.05
/** A text is positive or negative beyond this: among many words there are some chance remarks. */
const WHOLE_BAND = 0.6
/** Wider by this times the share of names, numbers and addresses: who reports needs more to be praising or blaming. */
const REPORTING_BAND = 2
/** Letters decide beyond this. */
const LEANING_BAND = 1
/** How much praise or blame must be left over for an even chance that a reader agrees. */
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

/** Silence is no proof of neutrality, and praise that blame cancels even less. */
function neutralConfidence(evidence: number): number {
  return evidence < NEUTRAL_BAND ? 0.4 : 0.3
}

/** What a verdict on a whole text is made of. */
interface DocumentEvidence {
  documentPolarity(): DocumentPolarity
  characterScore(): number
}

/**
 * How a text speaks as a whole, from the sum of what its words say and of the learned polarity of its unlisted words,
 * which adds up with the rest: over a whole text many small leanings make one. Where that says nothing, its letters may.
 *
 * The confidence of praise or blame is |s| / (|s| + k), a share shrunk by the amount of evidence: it fits what readers
 * said of reviews, posts and single sentences in twelve languages, from .4 at the edge of the band to .9 at s = 10.
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
