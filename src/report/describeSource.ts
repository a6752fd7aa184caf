import type { ReportSource } from './reportDocument.js'
import { texts } from './texts.js'

/** What of a file is not in the report and why, as phrases; none where everything is. */
export function describeSource({ rows, excluded, columns }: ReportSource): string[] {
  const left = excluded.reduce((sum, one) => sum + one.rows, 0)
  const why = excluded.map((one) => texts.source.reasons[one.reason](count(one.rows))).join(', ')
  return [
    ...(left === 0 ? [] : [texts.source.rows(count(left), count(rows), why)]),
    ...columns.flatMap(({ column, type, unreadable }) =>
      unreadable === 0 ? [] : [texts.source.unreadable(JSON.stringify(column), count(unreadable), unreadable, type)],
    ),
  ]
}

const count = (value: number): string => value.toLocaleString(texts.locale)
