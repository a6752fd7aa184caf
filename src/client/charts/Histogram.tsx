import type { ReportScore } from '../../report/reportScores.js'
import { briefScore, count, scoreText } from '../figures.js'
import { rem } from '../parts/measure.js'
import { texts } from '../texts.js'

/** Pixels of the highest column. */
const HEIGHT = 52

/** Pixels of the widest column: one alone would fill the place of all. */
const WIDEST = 72

/** With more columns every second score is left out if one has more letters than this. */
const ROOMY = 6
const MOST_LETTERS = 3

export interface HistogramProps {
  readonly columns: ReportScore['histogram']
  /** Digits of scores that are not whole; see `scoreDigits`. */
  readonly digits: number
}

/** Documents by score. */
export function Histogram({ columns, digits }: HistogramProps) {
  const most = Math.max(1, ...columns.map((column) => column.count))
  const isCrowded = columns.length > ROOMY && columns.some(({ from }) => briefScore(from, digits).length > MOST_LETTERS)
  const label = columns
    .map(({ from, count: documents }) => texts.head.histogramColumn(count(documents), scoreText(from, digits)))
    .join(', ')
  return (
    <div
      class="hist"
      role="img"
      aria-label={texts.head.histogram(label)}
      style={{ gridTemplateColumns: `repeat(${columns.length}, minmax(0, ${rem(WIDEST)}))` }}
    >
      {columns.map(({ from, count: documents }, i) => (
        <span key={from}>
          <em>{columns.length > 8 && documents > 999 ? '' : count(documents)}</em>
          <i style={{ height: `${documents === 0 ? 0 : Math.max(2, (documents / most) * HEIGHT)}px` }} />
          <b>{!isCrowded || i % 2 === 0 ? briefScore(from, digits) : '\u00a0'}</b>
        </span>
      ))}
    </div>
  )
}
