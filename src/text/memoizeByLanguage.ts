/** Memoizes what `create` gives for a language, which is called when a language is first asked for. */
export function memoizeByLanguage<Value extends object, Code extends string = string>(
  create: (language: Code) => Value,
): (language: Code) => Value {
  const created = new Map<Code, Value>()
  return (language) => {
    let value = created.get(language)
    if (value === undefined) {
      value = create(language)
      created.set(language, value)
    }
    return value
  }
}
