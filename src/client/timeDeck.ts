import type { ReportNoun } from '../report/reportDocument.js'
import type { ReportTime } from '../report/reportTime.js'
import { counted } from './figures.js'
import { texts } from './texts.js'

/** What the charts over time show, and how many documents they leave out. */
export const timeDeck = (noun: ReportNoun, { buckets, interval, left_out }: ReportTime): string =>
  (buckets.length > 1 ? texts.time.deck(noun, interval) : '') +
  (left_out > 0 ? texts.time.leftOut(counted(left_out, noun)) : '')
