const requestedNames = new WeakMap<readonly string[], ReadonlySet<string>>()

/**
 * The requested fields of a record, in the order of the record; all if `fields` is undefined. Unknown names are
 * ignored. The type is that of the whole record, since the caller knows which fields it requested.
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
