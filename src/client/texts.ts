import type { ReportNoun } from '../report/reportDocument.js'
import { count } from './figures.js'

/** Everything that the page says, in one table, so that it can be translated. */
export const texts = {
  brand: 'conceptlite',
  skip: 'Skip to the charts',
  sections: {
    drivers: 'Drivers',
    map: 'Map',
    sentiment: 'Sentiment',
    time: 'Time',
    differences: 'Differences',
    documents: 'Comments',
    method: 'Method',
  },
  sectionsLabel: 'Sections',
  find: 'Find a concept',
  theme: 'Light or dark',
  save: 'Save',
  saveLabel: 'Save this chart',
  saveAs: (kind: string) => `Save as ${kind}`,
  readThem: 'Read',
  readThese: 'Read what they say',
  seeEverywhere: 'See it everywhere',
  clear: 'Clear',
  showTable: (n: number) => `Table of all ${count(n)} concepts`,
  noFilter: 'no filter',
  higher: 'higher',
  lower: 'lower',
  negative: 'negative',
  positive: 'positive',
  neutral: 'neutral',
  points: 'points',
  concept: 'Concept',
  allOthers: 'all others',
  nothingStandsOut: 'Nothing stands out.',
  keys: 'Arrow keys move between them, Enter chooses.',
} as const

/** `19 comments`. */
export const counted = (n: number, noun: ReportNoun): string => `${count(n)} ${n === 1 ? noun.one : noun.many}`

/** What a rate of false discoveries means in words. */
export function certainty(q: number): string {
  if (q < 0.01) return 'very clear'
  if (q < 0.05) return 'clear'
  return q < 0.2 ? 'a hint' : 'may be chance'
}

/** A difference below this rate of false discoveries is drawn filled. */
export const CLEAR_Q = 0.05
