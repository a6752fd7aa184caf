import { useSignal } from '@preact/signals'
import { dayName } from '../../figures.js'
import type { FieldRecord } from '../api/projects.js'
import type { AddressFilter } from '../state/filter.js'
import { texts } from '../texts/texts.js'
import { Field } from './Field.js'
import { ClearField } from './FilterValues.js'

export interface FilterRangeProps {
  /** Where it is chosen. */
  readonly of: AddressFilter
  readonly field: FieldRecord
  readonly close: () => void
}

/** A range of a number, a score or a date: both ends belong to it, either may be left open. */
export function FilterRange({ of, field, close }: FilterRangeProps) {
  const choice = of.choiceOf(field)
  const before = choice !== undefined && 'minimum' in choice ? choice : undefined
  const minimum = useSignal(before?.minimum ?? '')
  const maximum = useSignal(before?.maximum ?? '')
  const apply = (event: Event): void => {
    event.preventDefault()
    const isOpen = minimum.value === '' && maximum.value === ''
    of.choose(field.name, isOpen ? undefined : { minimum: minimum.value, maximum: maximum.value })
    close()
  }
  return (
    <form class="range" onSubmit={apply}>
      <div class="buttons">
        <Bound field={field} label={texts.filter.from} value={minimum} />
        <Bound field={field} label={texts.filter.to} value={maximum} />
      </div>
      <p class="note">{texts.filter.range(boundName(field, field.minimum), boundName(field, field.maximum))}</p>
      <div class="buttons">
        <button type="submit" class="btn dark">
          {texts.filter.apply}
        </button>
        <ClearField of={of} field={field} close={close} />
      </div>
    </form>
  )
}

interface BoundProps {
  readonly field: FieldRecord
  readonly label: string
  readonly value: { value: string }
}

const Bound = ({ field, label, value }: BoundProps) => {
  const follow = (event: { readonly currentTarget: HTMLInputElement }): void => {
    value.value = event.currentTarget.value
  }
  return (
    <Field label={label}>
      {(ids) =>
        field.type === 'date' ? (
          <input class="in" type="date" value={value.value} {...ids} onInput={follow} />
        ) : (
          <input class="in" type="number" step="any" value={value.value} {...ids} onInput={follow} />
        )
      }
    </Field>
  )
}

const boundName = ({ type }: FieldRecord, bound: string | number | undefined): string =>
  bound === undefined ? '–' : type === 'date' ? dayName(String(bound)) : String(bound)
