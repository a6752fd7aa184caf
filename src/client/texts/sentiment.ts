import type { ReportNoun } from '../../report/reportDocument.js'
import { mark, type TextPiece } from './pieces.js'

/** The section of sentiment, with its quotations. */
export const sentiment = {
  title: (worst: string, best: string) => `${worst} is spoken of worst, ${best} best`,
  onlyWorst: (worst: string) => `${worst} is spoken of worst`,
  onlyBest: (best: string) => `${best} is spoken of best`,
  plainTitle: 'How people feel about what they mention',
  deck: (noun: ReportNoun) =>
    `How people feel where they mention a concept, not about the whole. Share of the ${noun.many} that mention it.`,
  order: 'Order',
  byCount: 'Most frequent',
  byNegative: 'Most negative',
  byPositive: 'Most positive',
  quotations: 'Quotations',
  quoted: (concept: string): TextPiece[] => ['What they say about ', mark(concept)],
  quotedByRule: 'The concept with most negative mentions; choose another in the list. ',
  keyConcept: 'concept',
  keyConceptNote: ' with its sentiment, ',
  keyWords: 'words',
  keyWordsNote: ' that carry it.',
  noNegative: 'No negative mention.',
  noPositive: 'No positive mention.',
  score: (score: string) => `score ${score}`,
  chart: (n: number, noun: ReportNoun) => `Sentiment of ${noun.many} about ${n} concepts.`,
  row: (name: string, counted: string, shares: SpokenShares) =>
    `${name}: ${counted}, ${shares.negative} negative, ${shares.positive} positive, ${shares.neutral} neutral`,
  negativeSide: '− negative',
  positiveSide: 'positive +',
}

/** Shares as they are written. */
interface SpokenShares {
  readonly negative: string
  readonly positive: string
  readonly neutral: string
}
