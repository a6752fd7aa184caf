import { loadPolarityScorer } from '../../../src/text/sentiment/loadPolarityScorer.js'

/** The label of a whole text: -1, 0 or 1. */
export const labelOf = async (language: string, text: string): Promise<number> =>
  (await loadPolarityScorer(language)).scoreText(text).label
