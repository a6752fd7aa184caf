import type { ReportField, ReportSource } from './reportDocument.js'

const pick = (n: number, one: string, many: string): string => (n === 1 ? one : many)

type Reason = ReportSource['excluded'][number]['reason']

/**
 * Everything that the report for terminals says in fixed words, and the words of the page that stand outside of its script.
 * A translation is another object of this type. Figures arrive as they are written, or as numbers where the words depend on
 * them. The words of the page itself are in `src/client/texts.ts`; the sentences of findings come with the report.
 */
export const texts = {
  /** Language of this table, also for numbers, for the names of languages and for the page without its script. */
  locale: 'en',
  page: {
    noScript: 'This report needs JavaScript and a browser of 2024 or later. It fetches nothing.',
  },

  only: (filter: string) => `only ${filter}`,
  ofDocuments: (count: string) => `${count} of the documents`,
  documents: (count: string, n: number) => `${count} ${pick(n, 'document', 'documents')}`,
  ofRespondents: (documents: string, count: string, n: number) =>
    `${documents} of ${count} ${pick(n, 'respondent', 'respondents')}`,
  built: (seconds: string) => `built in ${seconds}`,
  milliseconds: (figure: string) => `${figure} ms`,
  seconds: (figure: string) => `${figure} s`,
  range: (field: string, from: string, to: string) => (from === to ? `${field} ${from}` : `${field} ${from} to ${to}`),
  values: (field: string, count: string, n: number) => `${field} (${count} ${pick(n, 'value', 'values')})`,

  findings: 'What stands out',
  concepts: {
    title: 'Top concepts',
    note: 'documents, + with a related one',
    none: 'No concepts were found.',
  },
  drivers: {
    title: (field: string) => `What drives ${field}`,
    average: (average: string) => `average ${average}`,
    /** Where several documents have the score of one respondent. */
    documentAverage: (average: string) => `of documents ${average}`,
    nps: (score: string) => `NPS ${score}`,
    lifts: 'lifts it',
    lowers: 'lowers it',
    none: 'No concept with a clear difference.',
    noneOnSide: 'none with a clear difference',
    /** Heads of columns: at most six characters each, `documents` four. */
    columns: { impact: 'impact', average: 'avg', documents: 'docs', certainty: 'clear' },
    /** At most six characters each. */
    certainty: { veryClear: 'very', clear: 'clear', hint: 'hint', alone: 'alone', chance: 'chance' },
    /** Below the drivers where one of them has the word `alone`. */
    alone: 'alone: differs taken alone, but chance or other concepts may explain it',
  },
  sentiment: {
    title: 'Sentiment',
    note: '+ positive, · neutral, − negative',
    none: (language: string) =>
      `Hardly any was found. Are the texts ${language}? --language says which. Not every language has a list of words that carry it yet.`,
  },
  search: {
    title: (searched: string) => `Search: ${searched}`,
    note: (exact: string, related: string) => `${exact} exact, ${related} related`,
    none: 'No document matches.',
  },

  /** What of a file is not in the report. */
  source: {
    rows: (left: string, rows: string, reasons: string) => `${left} of ${rows} rows left out: ${reasons}`,
    reasons: {
      empty_text: (rows: string) => `${rows} without text`,
      missing_text: (rows: string) => `${rows} whose text says that there is none (such as N/A)`,
      too_long: (rows: string) => `${rows} with a text that is too long`,
      repeated: (rows: string) => `${rows} equal to an earlier row`,
      wrong_form: (rows: string) => `${rows} in another form than the others`,
    } satisfies Record<Reason, (rows: string) => string>,
    unreadable: (column: string, cells: string, n: number, type: ReportField['type']) =>
      `${column}: ${cells} ${pick(n, 'cell that is', 'cells that are')} no ${type}`,
  },
}
