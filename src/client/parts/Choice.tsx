export interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly options: readonly (readonly [Value, string])[]
  readonly onChange: (value: Value) => void
}

/** More options than this are listed when they are asked for. */
const MOST_VISIBLE = 8

/** One of a few options, all of them visible; of many, the chosen one. */
export function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  if (options.length > MOST_VISIBLE) {
    return (
      <select
        class="in"
        aria-label={label}
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = options[currentTarget.selectedIndex]
          if (chosen !== undefined) onChange(chosen[0])
        }}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    )
  }
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
