/** The greatest mean sentiment of a posting, for a mean of 1. */
export const FULL_SENTIMENT = 63

/**
 * The sentiment of a posting as one byte: twice the mean of label x confidence over the term's mentions in the document, in
 * shares of `FULL_SENTIMENT`, plus 1 when some of the mentions praise and others blame.
 */
export const packSentiment = (mean: number, isMixed: boolean): number =>
  2 * Math.round(FULL_SENTIMENT * mean) + (isMixed ? 1 : 0)

/** The mean, from -`FULL_SENTIMENT` to `FULL_SENTIMENT`. */
export const meanSentiment = (packed: number): number => packed >> 1

/** Whether a term is both praised and blamed in a document. */
export const isMixedSentiment = (packed: number): boolean => (packed & 1) === 1
