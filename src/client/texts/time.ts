import type { ReportNoun } from '../../report/reportDocument.js'
import type { ReportInterval } from '../../report/reportTime.js'

/** The section of time. */
export const time = {
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
  sentimentOf: (concept: string) => `${concept}: share positive (+), negative (−)`,
  shares: (positive: string, negative: string) => `${positive} positive, ${negative} negative`,
}

const intervals: Readonly<Record<ReportInterval, string>> = {
  day: 'day',
  week: 'week',
  month: 'month',
  quarter: 'quarter',
  year: 'year',
}
