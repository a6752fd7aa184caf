import { findingTitle } from '../findingSentence.js'
import type { ReportInterval, ReportNoun } from '../report/reportDocument.js'
import { findingPieces } from './findingTexts.js'

/** A piece of a sentence: as it is, in italics, in bold, or marked like the chosen concept. */
export type TextPiece = string | { readonly tag: 'i' | 'b' | 'mark'; readonly text: string }

const i = (text: string): TextPiece => ({ tag: 'i', text })
const b = (text: string): TextPiece => ({ tag: 'b', text })
const mark = (text: string): TextPiece => ({ tag: 'mark', text })

const pick = (n: number, one: string, many: string): string => (n === 1 ? one : many)

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
    advice: 'Concepts need words that occur in several documents. Add documents and build the project again.',
  },
  tip: {
    average: (average: string, difference: string, direction: string) =>
      `average score ${average}, that is ${difference} ${direction}`,
    certainty: (certainty: string, q: string) => `${certainty} (${q})`,
  },

  head: {
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
  },

  drivers: {
    none: 'No concept goes with clearly higher or lower scores',
    onlyHigher: (n: number) => `${conceptsGo(n)} with clearly higher scores, none clearly with lower ones`,
    onlyLower: (n: number) => `${conceptsGo(n)} with clearly lower scores, none clearly with higher ones`,
    both: (higher: number, lower: number) =>
      `${conceptsGo(higher)} with clearly higher scores, ${lower} with clearly lower ones`,
    deck: (noun: ReportNoun, average: string, byRespondent: boolean) =>
      `Average score of the ${noun.many} that mention a concept, against the average of all ${byRespondent ? `${noun.many}, each with the score of its respondent ` : ''}(${average}). The report sees what goes together, not what causes what.`,
    impact: 'Difference',
    raw: 'As it is',
    adjusted: 'Other concepts held equal',
    keyClear: 'clear',
    keyUnclear: 'may be chance or other concepts',
    keySize: 'larger: more important',
    keyUse: 'point at one for its figures, click to see it everywhere',
    clearLabel: 'Clear differences',
    higher: 'Higher scores',
    lower: 'Lower scores',
    unclear: (counts: UnclearCounts, noun: ReportNoun) => unclearDrivers(counts, noun),
    table: (n: string) => (n === '1' ? 'Table of the only concept' : `Table of all ${n} concepts`),
    tableLabel: 'All drivers, table',
    columns: {
      name: 'Concept',
      count: 'Documents',
      average: 'Average score',
      impact: 'Difference',
      adjusted: 'Adjusted',
      importance: 'Importance',
      range: 'Difference, 95% range',
      q: 'How clear',
    },
    chart: (n: number, clear: number, noun: ReportNoun) =>
      `${n} concepts by number of ${noun.many} and difference of their average score, ${clear} of them clear.`,
    point: (name: string, counted: string, difference: string, direction: string, certainty: string) =>
      `${name}: ${counted}, ${difference} points ${direction}, ${certainty}`,
    averageLine: (average: string) => `average of all, ${average}`,
    up: '▲ higher score, in points',
    down: '▼ lower score',
    across: (noun: ReportNoun, isNarrow: boolean) =>
      `${noun.many} that mention it${isNarrow ? '' : ', on a scale of ratios'} →`,
    unnamed: (names: string, more: number, n: number) =>
      `No room for the ${pick(n, 'name', 'names')} of ${names}${more === 0 ? '' : ` and ${more} more`}: the table below has ${pick(n, 'it', 'them')}.`,
    example: (example: DriverExample) => driverExample(example),
  },

  map: {
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
  },

  sentiment: {
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
  },

  time: {
    /** `buckets`: a concept and the time in which it stood out, in order. */
    title: (peaks: readonly (readonly [concept: string, bucket: string])[]) => {
      const named = peaks.map(([concept, bucket]) => `${concept} in ${bucket}`)
      return named.length === 1 ? `What stands out: ${named[0]}` : `First ${named.join(', then ')}`
    },
    none: (interval: ReportInterval) => `No ${intervals[interval]} stands out`,
    deck: (noun: ReportNoun, interval: ReportInterval) =>
      `Columns: share of the ${noun.many} of each ${intervals[interval]} that mention a concept, all on one scale. Highlighted: the ${intervals[interval]} that names it clearly more often than all others.`,
    leftOut: (documents: string) => ` Left out: ${documents} with dates far from others.`,
    all: (noun: ReportNoun, hasScore: boolean) => `All ${noun.many}${hasScore ? ', and the average score' : ''}`,
    multiples: (n: number, interval: ReportInterval) => `Share by ${intervals[interval]} of ${n} concepts.`,
    multiple: (name: string, note: string, shares: string) => `${name}: ${note}. ${shares}`,
    bucketFigure: (bucket: string, figure: string) => `${bucket} ${figure}`,
    peak: (share: string, otherShare: string, certainty: string) =>
      `${share} then, ${otherShare} otherwise · ${certainty}`,
    shortPeak: (share: string, otherShare: string) => `${share}, else ${otherShare}`,
    noPeak: (interval: ReportInterval) => `no ${intervals[interval]} stands out`,
    /** The same in two lines. */
    shortNoPeak: (interval: ReportInterval) => [`no ${intervals[interval]}`, 'stands out'],
    timeline: (noun: ReportNoun, interval: ReportInterval, counts: string) =>
      `${noun.many} by ${intervals[interval]}: ${counts}.`,
    timelineAverages: (interval: ReportInterval, averages: string) =>
      ` Average score by ${intervals[interval]}: ${averages}.`,
    volume: (noun: ReportNoun, interval: ReportInterval) => `${noun.many} by ${intervals[interval]}`,
    volumeOf: (concept: string) => `, highlighted: ${concept}`,
    bucket: (bucket: string, figure: string) => `${bucket}: ${figure}`,
    scores: (interval: ReportInterval) => `Average score by ${intervals[interval]}, with the range of chance`,
    shortScores: (interval: ReportInterval) => `Average score by ${intervals[interval]}`,
    feelings: (concept: string) => `${concept}: share positive (+), negative (−)`,
    feeling: (positive: string, negative: string) => `${positive} positive, ${negative} negative`,
  },

  differences: {
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
    shares: (counted: string, share: string, otherShare: string) =>
      `${counted}, ${share} here, ${otherShare} elsewhere`,
    row: (name: string, shares: string, certainty: string) => `${name}: ${shares}, ${certainty}`,
    chart: (n: number) => `Differences between ${n} values: concepts that each names more often than the others.`,
    valueChart: (concept: string, fields: number) => `${concept} by the values of ${fields} fields.`,
    valueRow: (value: string, documents: string, counted: string, share: string) =>
      `${value}: ${documents} of ${counted}, ${share}`,
    valueFeeling: (negative: string, positive: string) => `, ${negative} negative, ${positive} positive`,
  },

  documents: {
    title: (counted: string) => `${counted}, and some to read`,
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
  },

  method: {
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
  },
}

const intervals: Readonly<Record<ReportInterval, string>> = {
  day: 'day',
  week: 'week',
  month: 'month',
  quarter: 'quarter',
  year: 'year',
}

function conceptsGo(n: number): string {
  return pick(n, '1 concept goes', `${n} concepts go`)
}

/** Shares as they are written. */
interface SpokenShares {
  readonly negative: string
  readonly positive: string
  readonly neutral: string
}

/** Drivers that are not clear, those that are, and those of the former that differ only taken alone. */
interface UnclearCounts {
  readonly others: number
  readonly clear: number
  readonly alone: number
}

function unclearDrivers({ others, clear, alone }: UnclearCounts, noun: ReportNoun): string {
  const who =
    clear === 0 ? pick(others, 'The only one', `All ${others}`) : pick(others, 'The other one', `The other ${others}`)
  const differ = others === 1 ? 'It differs' : `${alone} of them ${pick(alone, 'differs', 'differ')}`
  return [
    `${who} ${pick(others, 'is', 'are')} not clear: too few ${noun.many}, too small a difference, or other concepts of the same ${noun.many} explain it.`,
    ...(alone === 0 ? [] : [`${differ} from the average only taken alone; the table has the ranges.`]),
    pick(others, 'It is hollow in the chart.', 'They are hollow in the chart.'),
  ].join(' ')
}

interface DriverExample {
  readonly name: string
  readonly count: number
  readonly counted: string
  readonly average: string
  readonly averageOfAll: string
  readonly difference: string
  readonly isLower: boolean
  readonly certainty: string
  readonly isVeryClear: boolean
}

function driverExample(example: DriverExample): TextPiece[] {
  const { name, count, counted, average, averageOfAll, difference, isLower, certainty, isVeryClear } = example
  return [
    b('Reading example.'),
    ` ${counted} ${pick(count, 'mentions', 'mention')} `,
    i(name),
    `. Their average score is ${average}, the average of all ${averageOfAll}: ${difference} points ${isLower ? 'lower' : 'higher'}. That is ${certainty}: of a hundred differences called so, at most about ${isVeryClear ? 'one is' : 'five are'} chance.`,
  ]
}
