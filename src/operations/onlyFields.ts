declare const chosen: unique symbol

/**
 * A result that consists of records or contains them, of which callers choose the fields. Types of functions narrow the
 * records to the fields that a call names; the interface description says that each field may be absent.
 */
export type ByFields<Record extends object, Result extends object = Record> = Result & {
  readonly [chosen]?: { readonly record: Record; readonly result: Result }
}

type ChoiceOf<Result> = typeof chosen extends keyof Result
  ? NonNullable<Result[typeof chosen & keyof Result]>
  : undefined

/** A result with all fields. */
export type Unmarked<Result> = ChoiceOf<Result> extends { readonly result: infer Whole } ? Whole : Result

/** The fields that a caller may name; never if the result has no such records. */
export type FieldOf<Result> = ChoiceOf<Result> extends { readonly record: infer Record } ? keyof Record & string : never

/** A result with some fields of its records. */
export type Narrowed<Result, Field> = [FieldOf<Result>] extends [Field]
  ? Unmarked<Result>
  : ChoiceOf<Result> extends { readonly record: infer Record; readonly result: infer Whole }
    ? Within<Whole, Record, Field & keyof Record>
    : Result

/** Records in a result, in a list, or in a list that the result has as a field. */
type Within<Whole, Record, Field extends keyof Record> = Whole extends Record
  ? Pick<Record, Field>
  : Whole extends readonly Record[]
    ? Pick<Record, Field>[]
    : { [Key in keyof Whole]: Whole[Key] extends readonly Record[] ? Pick<Record, Field>[] : Whole[Key] }

const requestedNames = new WeakMap<readonly string[], ReadonlySet<string>>()

/**
 * The requested fields of a record, in the order of the record; all if `fields` is undefined. Unknown names are
 * ignored.
 */
export function onlyFields<Fields extends object>(
  record: Fields,
  fields: readonly string[] | undefined,
): ByFields<Fields> {
  if (fields === undefined) return record
  let requested = requestedNames.get(fields)
  if (requested === undefined) {
    requested = new Set(fields)
    requestedNames.set(fields, requested)
  }
  const names = requested
  return Object.fromEntries(Object.entries(record).filter(([name]) => names.has(name))) as ByFields<Fields>
}
