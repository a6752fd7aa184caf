import { bitOf } from '../compute/bits.js'
import { mapYielding, yieldIfSpent } from '../compute/eventLoopBudget.js'
import { cacheSlot } from '../compute/slotCache.js'
import { dictionaryOf, findColumn, isSingleValued, readDictionary, rowsOf, type ValueRows } from './columns.js'
import { type DocumentSet, documentSet, everyDocument, noDocuments, packMarks } from './documentSet.js'
import type { NumberColumn, Snapshot } from './snapshot.js'

/**
 * One condition on a field, in the type of the field: texts for string fields, numbers for the others (dates as seconds
 * since 1970). Bounds are inclusive; at least one is present. Spec v5 2.2.
 */
export type Constraint =
  | { readonly name: string; readonly values: readonly (string | number)[] }
  | { readonly name: string; readonly minimum?: number | undefined; readonly maximum?: number | undefined }
  | GivenDocuments

/** A precomputed set of documents; `key` identifies it when filters are compared. */
interface GivenDocuments {
  readonly key: string
  readonly documents: DocumentSet
}

/** A document must satisfy every constraint; a filter without constraints matches every document. */
export type Filter = readonly Constraint[]

/** A filter as plain values. Equal filters give equal values. */
export const filterKey = (filter: Filter): unknown =>
  filter.map((constraint) => ('key' in constraint ? { key: constraint.key } : constraint))

const allSlot = cacheSlot<'all', DocumentSet>({
  name: 'all documents',
  bytesOf: ({ bits }) => bits.byteLength,
  isPinned: true,
})

/** Every document of a snapshot: always the same set, whose members nobody may change. */
export function allDocuments({ cache, documents: { count } }: Pick<Snapshot, 'cache' | 'documents'>): DocumentSet {
  let set = cache.get(allSlot, 'all')
  if (set === undefined) {
    set = { count, bits: everyDocument(count), all: true }
    cache.set(allSlot, 'all', set)
  }
  return set
}

/** Documents that are filtered before yielding, a multiple of 32. Their marks fit into the cache of a processor core. */
const RANGE = 1 << 15

/** Retains the marks, 1 or 0 a document, of the documents from `from` on that satisfy a constraint. */
type Retain = (marks: Uint8Array, from: number) => void

/**
 * The documents that satisfy a filter. A document with several values in a field satisfies a constraint if any of them
 * does. No document satisfies a constraint on an unknown field. Yields to the event loop between constraints and ranges of documents.
 */
export async function filterDocuments(snapshot: Snapshot, filter: Filter, signal?: AbortSignal): Promise<DocumentSet> {
  if (filter.length === 0) return allDocuments(snapshot)
  await readTexts(snapshot, filter, signal)
  const constraints = await mapYielding(filter, (constraint) => openConstraint(snapshot, constraint), signal)
  const { count } = snapshot.documents
  const bits = noDocuments(count)
  const marks = new Uint8Array(Math.min(count, RANGE))
  for (let from = 0; from < count; from += RANGE) {
    const range = marks.subarray(0, count - from).fill(1)
    for (const retain of constraints) {
      retain(range, from)
      await yieldIfSpent(signal)
    }
    packMarks(range, bits, from)
  }
  return documentSet(bits, count)
}

/** Reads the dictionaries that a filter needs. */
async function readTexts(snapshot: Snapshot, filter: Filter, signal: AbortSignal | undefined): Promise<void> {
  for (const constraint of filter) {
    if (!('values' in constraint)) continue
    const column = findColumn(snapshot.columns, constraint.name)
    if (column?.type === 'string') await readDictionary(snapshot, column, signal)
  }
}

const retainNone: Retain = (marks) => {
  marks.fill(0)
}

function openConstraint(snapshot: Snapshot, constraint: Constraint): Retain {
  if ('key' in constraint) return retainGiven(constraint.documents)
  const column = findColumn(snapshot.columns, constraint.name)
  if (column === undefined) return retainNone
  if ('values' in constraint) {
    return column.type === 'string'
      ? retainTexts(rowsOf(snapshot, column), dictionaryOf(snapshot, column), constraint.values)
      : retainNumbers(rowsOf(snapshot, column), constraint.values)
  }
  if (column.type === 'string') return retainNone
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = constraint
  return isSingleValued(snapshot, column)
    ? retainValuesBetween(column, minimum, maximum)
    : retainAnyBetween(rowsOf(snapshot, column), minimum, maximum)
}

function retainGiven({ bits }: DocumentSet): Retain {
  return (marks, from) => {
    for (let i = 0; i < marks.length; i++) marks[i]! &= bitOf(bits, from + i)
  }
}

/**
 * Retains the marks of documents whose value is in a range; every document has exactly one value in the field, which is common.
 */
function retainValuesBetween({ values }: NumberColumn, minimum: number, maximum: number): Retain {
  return (marks, from) => {
    for (let i = 0; i < marks.length; i++) {
      const value = values[from + i]!
      marks[i]! &= Number(value >= minimum) & Number(value <= maximum)
    }
  }
}

/** Retains the marks of documents with any value in a range. */
function retainAnyBetween({ offsets, values }: ValueRows, minimum: number, maximum: number): Retain {
  return (marks, from) => {
    for (let i = 0; i < marks.length; i++) {
      let mark = 0
      for (let at = offsets[from + i]!; at < offsets[from + i + 1]!; at++) {
        mark |= Number(values[at]! >= minimum) & Number(values[at]! <= maximum)
      }
      marks[i]! &= mark
    }
  }
}

function retainTexts(rows: ValueRows, dictionary: readonly string[], requested: readonly (string | number)[]): Retain {
  const texts = new Set(requested)
  const accepted = Uint8Array.from(dictionary, (text) => (texts.has(text) ? 1 : 0))
  return retainAny(rows, (value) => accepted[value] === 1)
}

function retainNumbers(rows: ValueRows, requested: readonly (string | number)[]): Retain {
  if (requested.length === 1) return retainAny(rows, (value) => value === requested[0])
  const accepted = new Set<string | number>(requested)
  return retainAny(rows, (value) => accepted.has(value))
}

/** Retains the marks of documents with a value that passes. */
function retainAny({ offsets, values }: ValueRows, passes: (value: number) => boolean): Retain {
  return (marks, from) => {
    for (let i = 0; i < marks.length; i++) {
      if (marks[i] === 0) continue
      let mark = 0
      for (let at = offsets[from + i]!; mark === 0 && at < offsets[from + i + 1]!; at++)
        mark = passes(values[at]!) ? 1 : 0
      marks[i] = mark
    }
  }
}
