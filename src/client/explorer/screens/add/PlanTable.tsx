import { cellsOf } from '../../../../reading/columnProfile.js'
import type { SourceRecord } from '../../../../reading/sourceRecord.js'
import { texts } from '../../texts/texts.js'
import { type PlannedColumn, ROLES } from './columnRoles.js'

export interface PlanTableProps {
  readonly columns: readonly PlannedColumn[]
  /** The rows that are shown. */
  readonly rows: readonly SourceRecord[]
  readonly onChange: (column: PlannedColumn) => void
}

/** Each column with what it is taken for, the name of its field, and its first cells. */
export const PlanTable = ({ columns, rows, onChange }: PlanTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reached by the keyboard
  <section class="scroll" tabIndex={0} aria-label={texts.add.columns.column}>
    <table class="data plan">
      <thead>
        <tr>
          <th scope="col">{texts.add.columns.column}</th>
          <th scope="col">{texts.add.columns.role}</th>
          <th scope="col">{texts.add.columns.name}</th>
          <th scope="col">{texts.add.columns.rows}</th>
        </tr>
      </thead>
      <tbody>
        {columns.map((column) => (
          <PlanRow key={column.column} column={column} rows={rows} onChange={onChange} />
        ))}
      </tbody>
    </table>
  </section>
)

interface PlanRowProps extends Omit<PlanTableProps, 'columns'> {
  readonly column: PlannedColumn
}

function PlanRow({ column, rows, onChange }: PlanRowProps) {
  const { column: title, role, name } = column
  const hasField = role !== 'text' && role !== 'title' && role !== 'out'
  return (
    <tr>
      <th scope="row" dir="auto">
        {title}
      </th>
      <td>
        <select
          class="in"
          value={role}
          aria-label={texts.add.roleOf(title)}
          onChange={(event) => {
            const chosen = ROLES.find((one) => one === event.currentTarget.value)
            if (chosen !== undefined) onChange({ ...column, role: chosen })
          }}
        >
          {ROLES.map((one) => (
            <option key={one} value={one}>
              {texts.add.roles[one]}
            </option>
          ))}
        </select>
      </td>
      <td>
        {hasField && (
          <input
            class="in"
            dir="auto"
            value={name}
            aria-label={texts.add.nameOf(title)}
            onInput={(event) => onChange({ ...column, name: event.currentTarget.value })}
          />
        )}
      </td>
      <td class="sam">
        {rows.map(({ values, line }) => {
          const cell = cellsOf(values[title]).join(', ')
          return (
            <span key={line} dir="auto">
              {cell === '' ? <i>{texts.add.emptyCell}</i> : cell}
            </span>
          )
        })}
      </td>
    </tr>
  )
}
