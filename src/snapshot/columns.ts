import { unpackStrings } from '../compute/shared.js'
import type { Column, Columns, NumberColumn, StringColumn } from './snapshot.js'

/** The column of a field, or undefined when no document of the project has the field. */
export function findColumn(columns: Columns, name: string): Column | undefined {
  return columns.fields.find((column) => column.name === name)
}

const dictionaries = new WeakMap<StringColumn, string[]>()

/** Distinct values of a string column in its order; unpacked once a column. */
export function dictionaryOf(column: StringColumn): readonly string[] {
  let dictionary = dictionaries.get(column)
  if (dictionary === undefined) {
    dictionary = unpackStrings(column.dictionary)
    dictionaries.set(column, dictionary)
  }
  return dictionary
}

const singleValued = new WeakMap<Column, boolean>()

/** Whether every document has exactly one value; found out once a column. */
export function isSingleValued(column: Column): boolean {
  let single = singleValued.get(column)
  if (single === undefined) {
    single = column.offsets.every((offset, document) => offset === document)
    singleValued.set(column, single)
  }
  return single
}

/** Smallest and largest value of a column; undefined when it holds none. */
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
