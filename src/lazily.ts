/** Memoizes the result of `create`, which is called when the value is first needed. */
export function lazily<Value>(create: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => {
    made ??= { value: create() }
    return made.value
  }
}
