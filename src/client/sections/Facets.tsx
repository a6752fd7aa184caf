import { capital, count, counted } from '../figures.js'
import type { Concept, Model } from '../model.js'
import { fieldTitle } from '../parts/fieldTitle.js'
import { fontScale } from '../parts/measure.js'
import { type ReportState, toggleFilter } from '../state.js'
import { texts } from '../texts.js'

export interface FacetsProps {
  readonly model: Model
  readonly state: ReportState
  readonly concept: Concept | undefined
}

/** Pixels of the longest bar. */
const BAR = 46

/** Filters by field. Counts are those of all documents, not only of those that the report carries, and ignore the filter. */
export function Facets({ model, state, concept }: FacetsProps) {
  const filters = state.filters.value
  const fields = model.report.fields.filter(({ values }) => values !== undefined)
  if (fields.length === 0) return null
  const isFiltered = Object.keys(filters).length > 0
  return (
    <aside class="facets" aria-label={texts.documents.filter}>
      <details open={innerWidth > 820 * fontScale()}>
        <summary>{isFiltered ? texts.documents.filterOn : texts.documents.filter}</summary>
        <p class="note">
          {texts.documents.facets(counted(concept?.count ?? model.report.project.filter_count, model.report.noun))}
        </p>
        {fields.map(({ name, values = [] }) => {
          const counts = values.map(({ count }, i) =>
            concept === undefined ? count : (concept.values[name]?.[i] ?? 0),
          )
          const most = Math.max(1, ...counts)
          return (
            <fieldset key={name}>
              <legend>{capital(fieldTitle(name))}</legend>
              {values.map(({ value }, i) => (
                <Value
                  key={value}
                  {...{ value, most }}
                  documents={counts[i]!}
                  isChosen={filters[name] === value}
                  onToggle={() => toggleFilter(state, name, value)}
                />
              ))}
            </fieldset>
          )
        })}
        {isFiltered && (
          <button type="button" class="btn" onClick={() => (state.filters.value = {})}>
            {texts.documents.clearFilter}
          </button>
        )}
      </details>
    </aside>
  )
}

interface ValueProps {
  readonly value: string
  readonly documents: number
  readonly most: number
  readonly isChosen: boolean
  readonly onToggle: () => void
}

const Value = ({ value, documents, most, isChosen, onToggle }: ValueProps) => (
  <label class={`fv${isChosen ? ' on' : ''}${documents === 0 ? ' none' : ''}`}>
    <input type="checkbox" checked={isChosen} onChange={onToggle} />
    <span class="nm" dir="auto">
      {value}
    </span>
    <i style={{ width: `${(documents / most) * BAR}px` }} />
    <em>{count(documents)}</em>
  </label>
)
