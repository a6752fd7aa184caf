import type { ReportNoun } from '../../report/reportDocument.js'

/** The map of concepts. */
export const map = {
  title: 'What people talk about, and what they say together',
  deck: 'Concepts that are used alike stand together in a group, named after two of its words. Distance between groups has no exact meaning.',
  colour: 'Colour',
  bySentiment: 'Sentiment',
  byScore: 'Average score',
  keyScore: 'lower to higher score than average',
  keySentiment: 'mostly negative to mostly positive',
  keySize: (noun: ReportNoun) => `larger: more ${noun.many}`,
  keyUse: 'a chosen concept shows lines to those nearest in use',
  chart: (n: number, groups: number, titles: string) => `Map of ${n} concepts in ${groups} groups: ${titles}.`,
  groupTitle: (names: readonly string[]) => names.join(', '),
  node: (name: string, counted: string) => `${name}: ${counted}`,
  feeling: (positive: number, negative: number) => `${positive} positive, ${negative} negative`,
}
