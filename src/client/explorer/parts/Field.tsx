import type { Signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'

export interface FieldProps {
  readonly label: string
  readonly note?: string | undefined
  /** The control, with the identifiers of itself and of its note. */
  readonly children: (ids: {
    readonly id: string
    readonly 'aria-describedby': string | undefined
  }) => ComponentChildren
}

/** A control of a form with its label. */
export function Field({ label, note, children }: FieldProps) {
  const id = useId()
  const noteId = note === undefined ? undefined : `${id}-note`
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children({ id, 'aria-describedby': noteId })}
      {note !== undefined && (
        <p class="note" id={noteId}>
          {note}
        </p>
      )}
    </div>
  )
}

export interface TextFieldProps {
  readonly label: string
  /** What is entered; the field changes it. */
  readonly value: Signal<string>
  readonly note?: string
  readonly isSecret?: boolean
  readonly autocomplete?: string
}

/** A line of text to enter. */
export const TextField = ({ label, note, value, isSecret = false, autocomplete = 'off' }: TextFieldProps) => {
  const shared = { class: 'in', value: value.value, autocomplete, spellcheck: false }
  const follow = (event: { readonly currentTarget: HTMLInputElement }): void => {
    value.value = event.currentTarget.value
  }
  return (
    <Field label={label} note={note}>
      {(ids) =>
        isSecret ? (
          <input type="password" {...shared} {...ids} onInput={follow} />
        ) : (
          <input type="text" dir="auto" {...shared} {...ids} onInput={follow} />
        )
      }
    </Field>
  )
}

export interface SelectFieldProps {
  readonly label: string
  readonly note?: string
  readonly value: string
  readonly options: readonly (readonly [value: string, text: string])[]
  readonly onChange: (value: string) => void
}

/** One of many options. */
export const SelectField = ({ label, note, value, options, onChange }: SelectFieldProps) => (
  <Field label={label} note={note}>
    {(ids) => (
      <select class="in" value={value} {...ids} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    )}
  </Field>
)
