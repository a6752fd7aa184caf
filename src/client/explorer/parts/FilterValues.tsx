import { useSignal } from '@preact/signals'
import { count } from '../../figures.js'
import { matchCounts, NO_CONCEPTS } from '../api/concepts.js'
import type { Filter } from '../api/filter.js'
import type { FieldRecord } from '../api/projects.js'
import type { AddressFilter } from '../state/filter.js'
import { useQuestion } from '../state/question.js'
import { texts } from '../texts/texts.js'
import { Answered } from './Answered.js'

/** From how many values on a field to find them is shown, and how many are listed at most. */
const FIND_FROM = 12
const MOST_LISTED = 200

/** Pixels of the longest bar beside a value. */
const BAR = 46

export interface FilterValuesProps {
  readonly projectId: string
  /** Where it is chosen. */
  readonly of: AddressFilter
  readonly field: FieldRecord
  /** The constraints of all other fields. */
  readonly others: Filter
  readonly close: () => void
}

/** The values of a text field with the documents that the rest of the filter leaves. */
export function FilterValues({ of, projectId, field, others, close }: FilterValuesProps) {
  const wanted = useSignal('')
  const question = useQuestion(matchCounts, {
    project_id: projectId,
    concept_selector: NO_CONCEPTS,
    filter: others,
    breakdowns: [{ name: field.name }],
  })
  return (
    <Answered question={question} height={120}>
      {({ breakdowns }) => {
        const all = [...(breakdowns[0]?.buckets ?? [])]
          .map(({ label, filter_count }) => ({ value: label, count: filter_count }))
          .sort((a, b) => b.count - a.count)
        const found = all.filter(({ value }) => value.toLowerCase().includes(wanted.value.trim().toLowerCase()))
        return (
          <>
            {all.length >= FIND_FROM && (
              <input
                class="in"
                aria-label={texts.filter.find}
                placeholder={texts.filter.find}
                value={wanted.value}
                onInput={(event) => (wanted.value = event.currentTarget.value)}
              />
            )}
            <ValueList of={of} field={field} values={found.slice(0, MOST_LISTED)} most={all[0]?.count ?? 0} />
            {found.length === 0 && <p class="empty">{texts.filter.noValue(wanted.value)}</p>}
            {found.length > MOST_LISTED && (
              <p class="note">{texts.filter.tooMany(count(MOST_LISTED), count(found.length))}</p>
            )}
            <ClearField of={of} field={field} close={close} />
          </>
        )
      }}
    </Answered>
  )
}

interface ValueListProps {
  readonly of: AddressFilter
  readonly field: FieldRecord
  readonly values: readonly { readonly value: string; readonly count: number }[]
  readonly most: number
}

function ValueList({ of, field, values, most }: ValueListProps) {
  const choice = of.choiceOf(field)
  const chosen = choice !== undefined && 'values' in choice ? choice.values : []
  const toggle = (value: string): void => {
    const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
    of.choose(field.name, next.length === 0 ? undefined : { values: next })
  }
  return (
    <div>
      {values.map(({ value, count: documents }) => (
        <label key={value} class={chosen.includes(value) ? 'fv on' : 'fv'}>
          <input type="checkbox" checked={chosen.includes(value)} onChange={() => toggle(value)} />
          <span class="nm" dir="auto">
            {value}
          </span>
          <i aria-hidden="true" style={{ width: `${most === 0 ? 0 : (documents / most) * BAR}px` }} />
          <em>{count(documents)}</em>
        </label>
      ))}
    </div>
  )
}

/** Takes away what is chosen of a field. */
export const ClearField = ({ of, field, close }: Omit<FilterValuesProps, 'projectId' | 'others'>) =>
  of.choiceOf(field) === undefined ? null : (
    <button
      type="button"
      class="link sm"
      onClick={() => {
        of.choose(field.name, undefined)
        close()
      }}
    >
      {texts.filter.clearField}
    </button>
  )
