export interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly options: readonly (readonly [Value, string])[]
  readonly onChange: (value: Value) => void
}

/** One of a few options, all of them visible. */
export function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <div class="seg" role="radiogroup" aria-label={label}>
      {options.map(([option, text]) => (
        <label key={option}>
          <input type="radio" name={label} checked={value === option} onChange={() => onChange(option)} />
          <span>{text}</span>
        </label>
      ))}
    </div>
  )
}
