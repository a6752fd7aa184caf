import { unpackStrings } from '../compute/shared.js'
import { cacheSlot } from '../compute/slotCache.js'
import type { Column, Columns, NumberColumn, Snapshot, StringColumn } from './snapshot.js'

/** The column of a field, or undefined when no document of the project has the field. */
export function findColumn(columns: Columns, name: string): Column | undefined {
  return columns.fields.find((column) => column.name === name)
}

/** Bytes of a string without its characters, and of a small cache entry. */
const STRING_BYTES = 24
const ENTRY_BYTES = 64

const dictionarySlot = cacheSlot<StringColumn, readonly string[]>({
  name: 'dictionaries',
  bytesOf: (strings, { dictionary }) => strings.length * STRING_BYTES + 2 * dictionary.bytes.length,
  isPinned: true,
})

/** Distinct values of a string column in its order; unpacked once for each column. */
export function dictionaryOf({ cache }: Pick<Snapshot, 'cache'>, column: StringColumn): readonly string[] {
  let dictionary = cache.get(dictionarySlot, column)
  if (dictionary === undefined) {
    dictionary = unpackStrings(column.dictionary)
    cache.set(dictionarySlot, column, dictionary)
  }
  return dictionary
}

/** By offsets: fields with the same ones share them. */
const singleValuedSlot = cacheSlot<Column['offsets'], boolean>({
  name: 'single-valued columns',
  bytesOf: () => ENTRY_BYTES,
  isPinned: true,
})

/** Whether every document has exactly one value; computed once for the same offsets. */
export function isSingleValued({ cache }: Pick<Snapshot, 'cache'>, { offsets }: Column): boolean {
  let single = cache.get(singleValuedSlot, offsets)
  if (single === undefined) {
    let document = 0
    while (document < offsets.length && offsets[document] === document) document++
    single = document === offsets.length
    cache.set(singleValuedSlot, offsets, single)
  }
  return single
}

/** Smallest and largest value of a column; undefined if it is empty. */
export function columnRange({ values }: NumberColumn): { minimum: number; maximum: number } | undefined {
  if (values.length === 0) return undefined
  let minimum = Number.POSITIVE_INFINITY
  let maximum = Number.NEGATIVE_INFINITY
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!
    if (value < minimum) minimum = value
    if (value > maximum) maximum = value
  }
  return { minimum, maximum }
}
