import { findingTitle } from '../../findingSentence.js'
import type { ReportNoun } from '../../report/reportDocument.js'
import { findingPieces } from './findingPieces.js'

/** The head of the report: the scores, and the findings to begin with. */
export const head = {
  kicker: (counted: string) => `Report on ${counted}`,
  kickerOf: (counted: string, respondents: string) => `Report on ${counted} of ${respondents}`,
  byFields: (fields: string) => `by ${fields}`,
  fieldValues: (field: string, values: string) => `${field} (${values})`,
  moreFields: (n: string) => `${n} more fields`,
  only: (filter: string) => `only ${filter}`,
  partOf: (part: string, whole: string) => `${part} of ${whole}`,
  noFilter: 'no filter',
  average: (field: string) => `Average ${field}`,
  nps: 'Net promoter score',
  npsAverage: (average: string) => `average ${average}`,
  scale: (low: string, high: string) => (low === high ? `always ${low}` : `from ${low} to ${high}`),
  npsParts: (promoters: string, passives: string, detractors: string) =>
    `${promoters} promoters (9 and 10), ${passives} passives, ${detractors} detractors (0 to 6). `,
  averageRange: (noun: ReportNoun, range: string) =>
    `With other ${noun.many} of the same kind the average could as well be ${range}.`,
  npsRange: (noun: ReportNoun, range: string) =>
    `With other ${noun.many} of the same kind the score could as well be ${range}.`,
  histogram: (columns: string) => `Scores: ${columns}`,
  histogramColumn: (times: string, score: string) => `${times} times ${score}`,
  higherBy: 'higher by ',
  lowerBy: 'lower by ',
  finding: findingPieces,
  findingTitle,
  read: 'Read what they say',
  seeEverywhere: 'See it everywhere',
}
