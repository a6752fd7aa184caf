import type { ReportSource } from './reportDocument.js'

const REASONS: Readonly<Record<ReportSource['excluded'][number]['reason'], string>> = {
  empty_text: 'without text',
  missing_text: 'whose text says that there is none (such as N/A)',
  too_long: 'with a text that is too long',
  repeated: 'that repeat an earlier row',
  wrong_form: 'that do not have the form of the others',
}

/** What of a file is not in the report and why, as phrases; none where everything is. */
export function describeSource({ rows, excluded, columns }: ReportSource): string[] {
  const left = excluded.reduce((sum, one) => sum + one.rows, 0)
  const why = excluded.map((one) => `${count(one.rows)} ${REASONS[one.reason]}`).join(', ')
  return [
    ...(left === 0 ? [] : [`${count(left)} of ${count(rows)} rows left out: ${why}`]),
    ...columns.flatMap(({ column, type, unreadable }) =>
      unreadable === 0
        ? []
        : [
            `${JSON.stringify(column)}: ${count(unreadable)} ${unreadable === 1 ? 'cell that is' : 'cells that are'} no ${type}`,
          ],
    ),
  ]
}

const count = (value: number): string => value.toLocaleString('en')
