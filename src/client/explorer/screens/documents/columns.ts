import type { FieldValue, ListedDocument } from '../../api/documents.js'
import type { FieldRecord } from '../../api/projects.js'
import { address, queryChoice, setQuery } from '../../state/address.js'

/** Fields that are columns where the address names none; scores are always among them. */
const FIRST_COLUMNS = 6
/** The parameter of the address, once for each column; once and empty for none. */
const COLUMN = 'column'

/** The fields that are columns, in their order in the project. */
export function shownFields(fields: readonly FieldRecord[]): readonly FieldRecord[] {
  const named = address.value.query.getAll(COLUMN)
  if (named.length > 0) return fields.filter(({ name }) => named.includes(name))
  const byUse = [...fields].sort((a, b) => Number(b.type === 'score') - Number(a.type === 'score'))
  const first = byUse.slice(0, FIRST_COLUMNS)
  return fields.filter((field) => first.includes(field))
}

/** Shows these fields as columns. */
export const showFields = (names: readonly string[]): void => setQuery({ [COLUMN]: names.length === 0 ? '' : names })

export interface Sort {
  readonly name: string
  readonly order: 'ascending' | 'descending'
}

/** The order of the address; undefined: that of the upload. */
export function currentSort(fields: readonly FieldRecord[]): Sort | undefined {
  const name = address.value.query.get('sort')
  if (name === null || !fields.some((field) => field.name === name)) return undefined
  return { name, order: queryChoice('order', ['ascending', 'descending']) }
}

/** Sorts by a field: first upwards, then downwards, then not at all. */
export function sortBy(name: string, sort: Sort | undefined): void {
  if (sort?.name !== name) setQuery({ sort: name, order: undefined })
  else if (sort.order === 'ascending') setQuery({ order: 'descending' })
  else setQuery({ sort: undefined, order: undefined })
}

/** The values of a field in a document. */
export const valuesOf = (document: Pick<ListedDocument, 'metadata'>, name: string): readonly FieldValue[] =>
  document.metadata.filter((field) => field.name === name)
