import { computed } from '@preact/signals'
import type { FieldRecord } from '../api/projects.js'
import { address, setQuery } from './address.js'
import { isBound, MAXIMUM, MINIMUM, type ReadFilter, readFilter, VALUE } from './readFilter.js'

/** What is chosen of a field: some of its values, or a range with at least one bound. */
export type Choice =
  | { readonly values: readonly string[] }
  | { readonly minimum: string | undefined; readonly maximum: string | undefined }

const isFilter = (name: string): boolean => [VALUE, MINIMUM, MAXIMUM].some((prefix) => name.startsWith(prefix))

/** The part of the address that filters. */
export const filterQuery = computed(
  () => new URLSearchParams([...address.value.query].filter(([name]) => isFilter(name))),
)

/** The filter of the address for the fields of a project. */
export const currentFilter = (fields: readonly FieldRecord[]): ReadFilter => readFilter(fields, filterQuery.value)

/** What the address says of a field, as it is shown. */
export function choiceOf({ name, type }: FieldRecord): Choice | undefined {
  const query = filterQuery.value
  const values = query.getAll(VALUE + name)
  if (type === 'string') return values.length === 0 ? undefined : { values }
  const bound = (prefix: string): string | undefined =>
    query
      .getAll(prefix + name)
      .slice(0, 1)
      .find((text) => isBound(type, text))
  const [minimum, maximum] = [bound(MINIMUM), bound(MAXIMUM)]
  return minimum === undefined && maximum === undefined ? undefined : { minimum, maximum }
}

/** Changes what is chosen of a field; undefined: everything. */
export function choose(name: string, choice: Choice | undefined): void {
  const none = { [VALUE + name]: undefined, [MINIMUM + name]: undefined, [MAXIMUM + name]: undefined }
  if (choice === undefined) setQuery(none)
  else if ('values' in choice) setQuery({ ...none, [VALUE + name]: choice.values })
  else
    setQuery({ ...none, [MINIMUM + name]: choice.minimum || undefined, [MAXIMUM + name]: choice.maximum || undefined })
}

/** Takes the whole filter away. */
export const clearFilter = (): void =>
  setQuery(Object.fromEntries([...filterQuery.value.keys()].map((name) => [name, undefined])))
