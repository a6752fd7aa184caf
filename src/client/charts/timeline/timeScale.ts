import { linearScale } from '../../geometry/scales.js'
import type { Frame } from '../../parts/measure.js'

export interface TimeScale {
  readonly left: number
  readonly right: number
  readonly width: number
  /** Where a day stands. */
  readonly x: (day: string) => number
}

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

export function createTimeScale({ width }: Frame, end: string, start: string, left: number): TimeScale {
  const right = 8
  const scale = linearScale([timeOf(start), timeOf(end)], [left, width - right])
  return { left, right: width - right, width, x: (day) => scale(timeOf(day)) }
}

/** The day after the last bucket: as long as the bucket before, or a year. */
export function endOf(buckets: readonly { readonly start: string }[]): string {
  const [last, before] = [buckets.at(-1)!.start, buckets.at(-2)?.start]
  const length = before === undefined ? 365 * 86_400_000 : timeOf(last) - timeOf(before)
  return new Date(timeOf(last) + length).toISOString().slice(0, 10)
}

export interface Column {
  readonly start: string
  readonly x: number
  readonly width: number
}

/** Columns from each start to the next. */
export function columnsOf(buckets: readonly { readonly start: string }[], scale: TimeScale): Column[] {
  const end = endOf(buckets)
  return buckets.map(({ start }, i) => {
    const x = scale.x(start)
    return { start, x, width: Math.max(1, scale.x(buckets[i + 1]?.start ?? end) - x) }
  })
}
