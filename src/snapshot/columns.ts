import { mapYielding } from '../compute/eventLoopBudget.js'
import { unpackString, unpackStrings } from '../compute/shared.js'
import { cacheSlot } from '../compute/slotCache.js'
import type { Column, Columns, NumberColumn, Snapshot, StoredNumbers, StringColumn } from './snapshot.js'

/** The column of a field, or undefined when no document of the project has the field. */
export function findColumn(columns: Columns, name: string): Column | undefined {
  return columns.fields.find((column) => column.name === name)
}

/** In fewer documents no field is sparse unless there are many fields, so that earlier versions can open the snapshot. */
const LEAST_DOCUMENTS = 1_024
/**
 * A field is sparse if it has fewer values than this share of the documents. To store the documents of its values then takes at
 * most this share of the memory that offsets take.
 */
const SPARSE_SHARE = 1 / 8
/** From so many fields on, those are sparse as well that are short. Our choice: as many records take some tenths of a second. */
const MANY_FIELDS = 256

/** A sparse field with fewer values is short: there may be thousands of these, which are written and extended together. */
export const SHORT_VALUES = 4_096

/**
 * Whether a field stores the documents of its values instead of offsets. A project may have many fields that few documents have,
 * and offsets would take memory and time for each field and document.
 */
export function isSparse(
  values: number,
  { documents, fields }: { readonly documents: number; readonly fields: number },
): boolean {
  if (fields >= MANY_FIELDS && values < SHORT_VALUES) return true
  return documents >= LEAST_DOCUMENTS && values < SPARSE_SHARE * documents
}

const offsetsSlot = cacheSlot<Column, Uint32Array>({
  name: 'offsets of sparse fields',
  bytesOf: ({ byteLength }) => byteLength,
})

/** Values of document d of a column: entries offsets[d] to offsets[d+1]. Those of a sparse field are computed when they are asked for. */
export function offsetsOf(
  { cache, documents: { count } }: Pick<Snapshot, 'cache' | 'documents'>,
  column: Column,
): Uint32Array {
  if (column.offsets !== undefined) return column.offsets
  let offsets = cache.get(offsetsSlot, column)
  if (offsets === undefined) {
    offsets = offsetsOfEntries(column.documents, new Uint32Array(count + 1))
    cache.set(offsetsSlot, column, offsets)
  }
  return offsets
}

/** The values of a column with the offsets of each document. */
export interface ValueRows<Values extends StoredNumbers = StoredNumbers> {
  readonly offsets: Uint32Array
  readonly values: Values
}

/** The values of a column by document. */
export const rowsOf = <Values extends Column['values']>(
  snapshot: Pick<Snapshot, 'cache' | 'documents'>,
  column: Column & { readonly values: Values },
): ValueRows<Values> => ({ offsets: offsetsOf(snapshot, column), values: column.values })

/** Fills the offsets by document of entries whose documents ascend. */
export function offsetsOfEntries(documents: Uint32Array, offsets: Uint32Array): Uint32Array {
  let filled = 0
  for (let entry = 0; entry < documents.length; entry++) {
    const document = documents[entry]!
    while (filled < document) offsets[++filled] = entry
  }
  return offsets.fill(documents.length, filled + 1)
}

/** Bytes of a string without its characters, and of a small cache entry. */
const STRING_BYTES = 24
const ENTRY_BYTES = 64

const dictionarySlot = cacheSlot<StringColumn, readonly string[]>({
  name: 'dictionaries',
  bytesOf: (strings, { dictionary: { offsets } }) =>
    strings.length * STRING_BYTES + 2 * (offsets.at(-1)! - offsets[0]!),
  isPinned: true,
})

/** Distinct values of a string column in its order; unpacked once for each column, and yields to the event loop meanwhile. */
export async function readDictionary(
  { cache }: Pick<Snapshot, 'cache'>,
  column: StringColumn,
  signal?: AbortSignal,
): Promise<readonly string[]> {
  const known = cache.get(dictionarySlot, column)
  if (known !== undefined) return known
  const ends = column.dictionary.offsets.subarray(1)
  const dictionary = await mapYielding(ends, (_, index) => unpackString(column.dictionary, index), signal)
  cache.set(dictionarySlot, column, dictionary)
  return dictionary
}

/** The same at once, for columns of few values and those that were read before. */
export function dictionaryOf({ cache }: Pick<Snapshot, 'cache'>, column: StringColumn): readonly string[] {
  let dictionary = cache.get(dictionarySlot, column)
  if (dictionary === undefined) {
    dictionary = unpackStrings(column.dictionary)
    cache.set(dictionarySlot, column, dictionary)
  }
  return dictionary
}

/** By offsets: fields with the same ones share them. */
const singleValuedSlot = cacheSlot<Uint32Array, boolean>({
  name: 'single-valued columns',
  bytesOf: () => ENTRY_BYTES,
  isPinned: true,
})

/** Whether every document has exactly one value; computed once for the same offsets. */
export function isSingleValued({ cache }: Pick<Snapshot, 'cache'>, { offsets }: Column): boolean {
  if (offsets === undefined) return false
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
export function columnRange({
  values,
}: Pick<NumberColumn, 'values'>): { minimum: number; maximum: number } | undefined {
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
