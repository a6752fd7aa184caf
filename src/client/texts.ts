import { differences } from './texts/differences.js'
import { documents } from './texts/documents.js'
import { drivers } from './texts/drivers.js'
import { head } from './texts/head.js'
import { map } from './texts/map.js'
import { method } from './texts/method.js'
import { sentiment } from './texts/sentiment.js'
import { time } from './texts/time.js'

/**
 * Everything that the page says in fixed words. A translation is another object of this type. Figures arrive as they are
 * written, or as numbers where the words depend on them; names of concepts, fields and values arrive as they are.
 */
export const texts = {
  /** Language of this table, also for numbers and for the names of languages. */
  locale: 'en',
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  dayName: (day: number, month: string, year: string) => `${day} ${month} ${year}`,
  shortDayName: (day: number, month: string) => `${day} ${month}`,
  monthName: (month: string, year: string) => `${month} ${year}`,
  quarterName: (quarter: number, year: string) => `Q${quarter} ${year}`,
  shortQuarterName: (quarter: number) => `Q${quarter}`,
  range: (low: string, high: string) => `${low} to ${high}`,

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
  findPlaceholder: 'Find a concept  /',
  theme: 'Light or dark',
  save: 'Save',
  saveLabel: 'Save this chart',
  saveAs: (kind: string) => `Save as ${kind}`,
  clear: 'Clear',
  clearKey: 'Esc',
  chartKeys: 'Arrow keys move between them, Enter chooses.',
  higher: 'higher',
  lower: 'lower',
  negative: 'negative',
  positive: 'positive',
  neutral: 'neutral',
  points: 'points',
  /** What a rate of false discoveries means; `alone`: of a driver whose own range excludes 0 although its rate is high. */
  certainty: {
    veryClear: 'very clear',
    clear: 'clear',
    hint: 'a hint',
    alone: 'only taken alone',
    chance: 'may be chance',
  },
  /** Who gave several documents. */
  respondent: { one: 'respondent', many: 'respondents' },
  noConcepts: {
    title: 'No concept was found.',
    advice: 'The texts have no words, or only small ones such as “and”. Add documents and build the project again.',
  },
  tip: {
    average: (average: string, difference: string, direction: string) =>
      `average score ${average}, that is ${difference} ${direction}`,
    certainty: (certainty: string, q: string) => `${certainty} (${q})`,
  },

  head,
  drivers,
  map,
  sentiment,
  time,
  differences,
  documents,
  method,
}
