import type { ReportNoun } from '../../report/reportDocument.js'
import { mark, pick, type TextPiece } from './pieces.js'

/** The section of documents, and its filter. */
export const documents = {
  title: (counted: string, n: number) => (n === 1 ? counted : `${counted}, and some to read`),
  titleOf: (counted: string, n: number, concept: string): TextPiece[] => [
    `${counted} ${pick(n, 'mentions', 'mention')} `,
    mark(concept),
  ],
  average: (average: string) => `Average score ${average}.`,
  carried: (n: string, ofConcept: boolean) =>
    `The report carries ${n} of them: those that match best${ofConcept ? '' : ' any of its concepts'}.`,
  filtered: (n: string) => `${n} after the filter.`,
  marked: 'Marked: concepts with a clear difference in score.',
  order: 'Order',
  orders: { best: 'Best match', newest: 'Newest', lowest: 'Lowest score', highest: 'Highest score' },
  more: (left: string) => `Show more (${left} left)`,
  /** Below the printed documents. */
  onPaper: (left: string) => `${left} more are in the file of this report.`,
  none: (noun: ReportNoun) => `No ${noun.one} is left.`,
  noneFiltered: 'Take a filter away to see more.',
  noneChosen: 'Choose another concept, or clear the choice.',
  score: 'score ',
  spokenSentiment: (word: string) => ` (${word})`,
  read: 'Read',
  /** Of all documents, whatever is filtered. */
  facets: (counted: string) => `Figures: all ${counted}, without the filter.`,
  filter: 'Filter',
  filterOn: 'Filter (on)',
  clearFilter: 'Clear the filter',
}
