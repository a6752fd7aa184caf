import type { ReportNoun } from '../../report/reportDocument.js'
import { mark, type TextPiece } from './pieces.js'

/** The section of differences between the values of fields. */
export const differences = {
  /** Of the first values: the value and its first concept. */
  title: (firsts: readonly (readonly [value: string, concept: string])[]) =>
    firsts.map(([value, concept]) => `${value}${/[?!.:]$/.test(value) ? '' : ':'} ${concept}`).join('; '),
  none: 'No value stands out',
  deck: (noun: ReportNoun) =>
    `Share of the ${noun.many} with a value that mention a concept, against all other ${noun.many}. Only differences that chance alone would rarely give (q under .05), and the chosen concept.`,
  field: 'Field',
  silent: (values: string) =>
    `Nothing stands out. ${values}: no concept is mentioned clearly more often than elsewhere.`,
  byValue: (concept: string): TextPiece[] => [mark(concept), ' by the values of each field'],
  here: 'here',
  others: 'all others',
  shares: (counted: string, share: string, otherShare: string) => `${counted}, ${share} here, ${otherShare} elsewhere`,
  row: (name: string, shares: string, certainty: string) => `${name}: ${shares}, ${certainty}`,
  chart: (n: number) => `Differences between ${n} values: concepts that each names more often than the others.`,
  valueChart: (concept: string, fields: number) => `${concept} by the values of ${fields} fields.`,
  valueRow: (value: string, documents: string, counted: string, share: string) =>
    `${value}: ${documents} of ${counted}, ${share}`,
  valueFeeling: (negative: string, positive: string) => `, ${negative} negative, ${positive} positive`,
}
