import type { ReportNoun } from '../../report/reportDocument.js'
import { i, pick, type TextPiece } from './pieces.js'

/** The last section: how to read the report, and how it was made. */
export const method = {
  title: 'How to read this',
  deck: 'What was done, and what the report cannot tell.',
  concept: {
    term: 'Concept',
    text: [
      'A word or phrase that people use, with its forms: ',
      i('showers'),
      ' counts for ',
      i('shower'),
      '. Concepts are found, not chosen; nothing was left out by hand.',
    ] as TextPiece[],
  },
  difference: {
    term: 'Difference',
    text: (noun: ReportNoun): TextPiece[] => [
      `Average score of the ${noun.many} that mention the concept, minus the average of all. “Other concepts held equal” takes away what is owed to other concepts in the same ${noun.many}.`,
    ],
  },
  respondents: {
    term: 'Respondents',
    text: (noun: ReportNoun): TextPiece[] => [
      `Some gave several ${noun.many}. Averages of the head and over time, and the net promoter score, count each of them once. Everything else counts ${noun.many}, drivers as well: who gave two ${noun.many} that mention a concept counts twice there, and q is then somewhat too small.`,
    ],
  },
  clear: {
    term: 'Clear',
    text: [
      'Among many concepts some look special by chance. ',
      i('Clear'),
      ' means that at most one in twenty differences called so is expected to be chance (q under .05), ',
      i('very clear'),
      ' one in a hundred. The rest ',
      i('may be chance'),
      ', which does not mean that there is nothing.',
    ] as TextPiece[],
    /** Added where there are drivers. */
    ofDrivers: (noun: ReportNoun) =>
      ` For differences in score, q judges what a concept adds beside the other concepts of the same ${noun.many}. Of two concepts in exactly the same ${noun.many} at most one is clear, since it explains the other.`,
  },
  alone: {
    term: 'Only taken alone',
    text: 'The 95% range of a difference excludes 0 as long as no other concept is considered, but q is .2 or more. Other concepts may explain it, or chance: of twenty concepts that make no difference, about one has such a range.',
  },
  sentiment: {
    term: 'Sentiment',
    text: (noun: ReportNoun): TextPiece[] => [
      `Read from word lists and grammar near the mention. Irony and mixed feelings are missed; single ${noun.many} can be wrong while shares are about right.`,
    ],
  },
  cannotTell: {
    term: 'Cannot tell',
    text: ['Causes. People who did not write. Whether a fault exists: only that it is spoken of.'] as TextPiece[],
  },
  source: {
    term: 'Left out',
    none: 'Nothing: every row of the file is a document.',
    rows: (left: string, rows: string, reasons: string) => `${left} of ${rows} rows: ${reasons}. `,
    reasons: {
      empty_text: (rows: string) => `${rows} without text`,
      missing_text: (rows: string) => `${rows} whose text says that there is none (such as N/A)`,
      too_long: (rows: string) => `${rows} with a text that is too long`,
      repeated: (rows: string) => `${rows} equal to an earlier row`,
      wrong_form: (rows: string) => `${rows} in another form than the others`,
    },
    unreadable: {
      string: (cells: string) => `${cells} cannot be read`,
      number: (cells: string) => `${cells} not a number`,
      score: (cells: string) => `${cells} not a score`,
      date: (cells: string) => `${cells} not a date`,
    },
    missing: (cells: string) => `${cells} without a value`,
    column: (column: string, counts: string) => `${column}: ${counts}`,
    columns: (columns: string) => `Cells: ${columns}.`,
  },
  madeBy: {
    term: 'Made by',
    text: (version: string, science: string, documents: string, n: number): TextPiece[] => [
      `conceptlite ${version}${science === '' ? '' : `, science ${science}`}. ${documents} ${pick(n, 'document', 'documents')} in the project. Same data, same report.`,
    ],
  },
}
