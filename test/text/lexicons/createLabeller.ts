import type { PolarityScorer } from '../../../src/text/sentiment/polarityScorer.js'

/** Gives the label of the first occurrence of `target` in `text`: -1, 0 or 1. */
export const createLabeller =
  (polarity: Pick<PolarityScorer, 'score'>) =>
  (text: string, target: string): number => {
    const start = text.indexOf(target)
    return polarity.score(text, [{ start, end: start + target.length }])[0]!.label
  }
