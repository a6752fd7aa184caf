import type { ReportBucket, ReportInterval } from '../../../report/reportTime.js'
import { shortBucketName } from '../../figures.js'
import { type Column, columnsOf, type TimeScale } from './timeScale.js'

/** Least distance between the middles of two years below the axis. */
const YEAR_ROOM = 36

interface DateAxisProps {
  readonly buckets: readonly ReportBucket[]
  readonly interval: ReportInterval
  readonly scale: TimeScale
  readonly end: string
  readonly y: number
}

/** Names of buckets as far as there is room, and the years below. */
export function DateAxis({ buckets, interval, scale, end, y }: DateAxisProps) {
  const columns = columnsOf(buckets, scale)
  const room = interval === 'day' || interval === 'week' ? 52 : 36
  const every = Math.max(1, Math.ceil(room / Math.max(1, columns[0]!.width)))
  const years = yearsOf(columns, Math.min(scale.x(end), scale.right))
  return (
    <>
      {columns.map(({ start, x, width }, i) =>
        i % every === 0 ? (
          <text
            key={start}
            class="axis"
            x={x + (width * Math.min(every, columns.length - i)) / 2}
            y={y}
            text-anchor="middle"
          >
            {shortBucketName(start, interval)}
          </text>
        ) : null,
      )}
      {interval !== 'year' &&
        years.map(({ year, from, to, isNamed }) => (
          <g key={year}>
            <line class="zero thin" x1={from + 2} x2={Math.max(from + 2, to - 2)} y1={y + 6} y2={y + 6} />
            {isNamed && (
              <text
                class="axis yr"
                x={Math.min((from + to) / 2, scale.width - YEAR_ROOM / 2)}
                y={y + 20}
                text-anchor="middle"
              >
                {year}
              </text>
            )}
          </g>
        ))}
    </>
  )
}

interface YearSpan {
  readonly year: string
  readonly from: number
  readonly to: number
  readonly isNamed: boolean
}

/** The years of columns, named as far as there is room. */
function yearsOf(columns: readonly Column[], end: number): YearSpan[] {
  const years: YearSpan[] = []
  let lastMiddle = Number.NEGATIVE_INFINITY
  for (const year of new Set(columns.map(({ start }) => start.slice(0, 4)))) {
    const own = columns.filter(({ start }) => start.startsWith(year))
    const [from, to] = [own[0]!.x, Math.min(end, own.at(-1)!.x + own.at(-1)!.width)]
    const middle = (from + to) / 2
    const isNamed = middle - lastMiddle >= YEAR_ROOM
    if (isNamed) lastMiddle = middle
    years.push({ year, from, to, isNamed })
  }
  return years
}
