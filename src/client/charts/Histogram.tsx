import type { ReportScore } from '../../report/reportDocument.js'
import { count, scoreText } from '../figures.js'
import { texts } from '../texts.js'

/** Pixels of the highest column. */
const HEIGHT = 52

/** Documents by score. */
export function Histogram({ columns }: { readonly columns: ReportScore['histogram'] }) {
  const most = Math.max(1, ...columns.map((column) => column.count))
  const label = columns
    .map(({ from, count: documents }) => texts.head.histogramColumn(count(documents), scoreText(from)))
    .join(', ')
  return (
    <div
      class="hist"
      role="img"
      aria-label={texts.head.histogram(label)}
      style={{ gridTemplateColumns: `repeat(${columns.length}, 1fr)` }}
    >
      {columns.map(({ from, count: documents }) => (
        <span key={from}>
          <em>{columns.length > 8 && documents > 999 ? '' : count(documents)}</em>
          <i style={{ height: `${documents === 0 ? 0 : Math.max(2, (documents / most) * HEIGHT)}px` }} />
          <b>{scoreText(from)}</b>
        </span>
      ))}
    </div>
  )
}
