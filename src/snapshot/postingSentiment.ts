/** The maximum mean sentiment of a posting, which represents a mean of 1. */
export const FULL_SENTIMENT = 63

/**
 * The sentiment of a posting as one byte: twice the mean of label x confidence over the mentions of the term in the
 * document, in units of 1 / `FULL_SENTIMENT`, plus 1 if there are both positive and negative mentions.
 */
export const packSentiment = (mean: number, isMixed: boolean): number =>
  2 * Math.round(FULL_SENTIMENT * mean) + (isMixed ? 1 : 0)

/** The mean, from -`FULL_SENTIMENT` to `FULL_SENTIMENT`. */
export const meanSentiment = (packed: number): number => packed >> 1

/** Whether a term has both positive and negative mentions in a document. */
export const isMixedSentiment = (packed: number): boolean => (packed & 1) === 1
