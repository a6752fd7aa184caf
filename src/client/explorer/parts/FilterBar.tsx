import { capital, count, dayName } from '../../figures.js'
import { matchCounts, NO_CONCEPTS } from '../api/concepts.js'
import type { Filter } from '../api/filter.js'
import type { FieldRecord } from '../api/projects.js'
import { type Choice, choiceOf, clearFilter, currentFilter, filterQuery } from '../state/filter.js'
import { useQuestion } from '../state/question.js'
import { texts } from '../texts/texts.js'
import { FilterRange } from './FilterRange.js'
import { FilterValues } from './FilterValues.js'
import { ListPicker } from './ListPicker.js'
import { Popup } from './Popup.js'

export interface FilterBarProps {
  readonly projectId: string
  readonly fields: readonly FieldRecord[]
}

/** Every field as a button that says what is chosen of it, and how many documents are left. */
export function FilterBar({ projectId, fields }: FilterBarProps) {
  const { filter, unknown } = currentFilter(fields)
  return (
    <>
      <fieldset class="fbar" aria-label={texts.filter.label}>
        <div class="fb">
          {fields.map((field) => (
            <FieldFilter key={field.name} projectId={projectId} field={field} filter={filter} />
          ))}
          <ListPicker projectId={projectId} />
          {filterQuery.value.size > 0 && (
            <button type="button" class="link sm" onClick={clearFilter}>
              {texts.filter.clear}
            </button>
          )}
        </div>
        <FilterCount projectId={projectId} filter={filter} />
      </fieldset>
      {unknown.length > 0 && <p class="hint">{texts.filter.unknown(unknown.join(', '))}</p>}
    </>
  )
}

interface FieldFilterProps {
  readonly projectId: string
  readonly field: FieldRecord
  readonly filter: Filter
}

/** Counts beside the values of a field ignore what is chosen of it, so that one can change one's mind. */
function FieldFilter({ projectId, field, filter }: FieldFilterProps) {
  const choice = choiceOf(field)
  const others = filter.filter(({ name }) => name !== field.name)
  return (
    <Popup
      class={choice === undefined ? 'chip' : 'chip on'}
      button={
        <>
          <bdi>{capital(field.name)}</bdi>
          {choice !== undefined && (
            <b>
              {texts.filter.is}
              <bdi>{choiceText(field, choice)}</bdi>
            </b>
          )}
          <span aria-hidden="true"> ▾</span>
        </>
      }
    >
      {(close) =>
        field.type === 'string' ? (
          <FilterValues projectId={projectId} field={field} others={others} close={close} />
        ) : (
          <FilterRange field={field} close={close} />
        )
      }
    </Popup>
  )
}

/** What is chosen, after the name of the field. */
function choiceText({ type }: FieldRecord, choice: Choice): string {
  if ('values' in choice) {
    const [first = '', ...more] = choice.values
    return more.length > 1 ? texts.filter.isMore(first, more.length) : choice.values.join(', ')
  }
  const { minimum, maximum } = choice
  const name = (bound: string): string => (type === 'date' ? dayName(bound) : bound)
  if (minimum === undefined) return texts.filter.isTo(name(maximum ?? ''))
  return maximum === undefined ? texts.filter.isFrom(name(minimum)) : texts.filter.isRange(name(minimum), name(maximum))
}

/** How many documents are left. */
function FilterCount({ projectId, filter }: Omit<FieldFilterProps, 'field'>) {
  const { answer, isAsking } = useQuestion(matchCounts, {
    project_id: projectId,
    concept_selector: NO_CONCEPTS,
    filter,
  })
  return (
    <p class="res" aria-live="polite">
      {isAsking ? (
        <>
          <span class="spin" aria-hidden="true" /> {texts.shell.asking}
        </>
      ) : (
        answer !== undefined && texts.filter.count(count(answer.filter_count), count(answer.total_count))
      )}
    </p>
  )
}
