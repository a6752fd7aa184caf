const requestedNames = new WeakMap<readonly string[], ReadonlySet<string>>()

/**
 * Only the fields of a record that are asked for, in the record's order; all when `fields` is undefined. Names that it does
 * not have are ignored. The type stays the record's: whoever asks for fields knows which ones.
 */
export function onlyFields<Fields extends object>(record: Fields, fields: readonly string[] | undefined): Fields {
  if (fields === undefined) return record
  let requested = requestedNames.get(fields)
  if (requested === undefined) {
    requested = new Set(fields)
    requestedNames.set(fields, requested)
  }
  const names = requested
  return Object.fromEntries(Object.entries(record).filter(([name]) => names.has(name))) as Fields
}
