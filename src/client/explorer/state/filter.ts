import { computed, type ReadonlySignal } from '@preact/signals'
import type { FieldRecord } from '../api/projects.js'
import { address, type QueryValues, setQuery } from './address.js'
import { isBound, MAXIMUM, MINIMUM, type ReadFilter, readFilter, VALUE } from './readFilter.js'

/** What is chosen of a field: some of its values, or a range with at least one bound. */
export type Choice =
  | { readonly values: readonly string[] }
  | { readonly minimum: string | undefined; readonly maximum: string | undefined }

/** A filter that stands in the address. */
export interface AddressFilter {
  /** Its parameters, as `readFilter` takes them. */
  readonly query: ReadonlySignal<URLSearchParams>
  /** The filter for the fields of a project. */
  readonly read: (fields: readonly FieldRecord[]) => ReadFilter
  /** What the address says of a field, as it is shown. */
  readonly choiceOf: (field: FieldRecord) => Choice | undefined
  /** Changes what is chosen of a field; undefined: everything. */
  readonly choose: (name: string, choice: Choice | undefined) => void
  /** Replaces all of its parameters. */
  readonly replace: (query: URLSearchParams) => void
}

/** The filter of the screen, which travels from screen to screen. */
export const screenFilter = addressFilter('')

/** The filter that the one of the screen is compared with: `other.in.hotel=Harbour`. */
export const otherFilter = addressFilter('other.')

const isFilter = (name: string): boolean => [VALUE, MINIMUM, MAXIMUM].some((kind) => name.startsWith(kind))

/** The filter whose parameters begin with a prefix. */
function addressFilter(prefix: string): AddressFilter {
  const query = computed(
    () =>
      new URLSearchParams(
        [...address.value.query].flatMap(([name, value]) => {
          const own = name.slice(prefix.length)
          return name.startsWith(prefix) && isFilter(own) ? [[own, value]] : []
        }),
      ),
  )
  // Another filter has other pages.
  const change = (changes: QueryValues): void =>
    setQuery({
      page: undefined,
      ...Object.fromEntries(Object.entries(changes).map(([name, value]) => [prefix + name, value])),
    })
  return {
    query,
    read: (fields) => readFilter(fields, query.value),
    choiceOf: (field) => choiceOf(field, query.value),
    choose: (name, choice) => {
      const none = { [VALUE + name]: undefined, [MINIMUM + name]: undefined, [MAXIMUM + name]: undefined }
      if (choice === undefined) change(none)
      else if ('values' in choice) change({ ...none, [VALUE + name]: choice.values })
      else
        change({
          ...none,
          [MINIMUM + name]: choice.minimum || undefined,
          [MAXIMUM + name]: choice.maximum || undefined,
        })
    },
    replace: (next) =>
      change(Object.fromEntries([...query.value.keys(), ...next.keys()].map((n) => [n, next.getAll(n)]))),
  }
}

function choiceOf({ name, type }: FieldRecord, query: URLSearchParams): Choice | undefined {
  const values = query.getAll(VALUE + name)
  if (type === 'string') return values.length === 0 ? undefined : { values }
  const bound = (kind: string): string | undefined =>
    query
      .getAll(kind + name)
      .slice(0, 1)
      .find((text) => isBound(type, text))
  const [minimum, maximum] = [bound(MINIMUM), bound(MAXIMUM)]
  return minimum === undefined && maximum === undefined ? undefined : { minimum, maximum }
}
