/**
 * Only the wanted fields of a record, in the record's order; without a wish all. Names that it does not have are ignored.
 * The type stays the record's: whoever asks for fields knows which ones.
 */
export function onlyFields<Fields extends object>(record: Fields, fields: readonly string[] | undefined): Fields {
  if (fields === undefined) return record
  return Object.fromEntries(Object.entries(record).filter(([name]) => fields.includes(name))) as Fields
}
