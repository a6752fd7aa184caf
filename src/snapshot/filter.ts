import { forEachChunk, MOST_NUMBERS, mapYielding } from '../compute/eventLoopBudget.js'
import { sharedUint8 } from '../compute/shared.js'
import { cacheSlot } from '../compute/slotCache.js'
import { dictionaryOf, findColumn, isSingleValued, rowsOf, type ValueRows } from './columns.js'
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
  readonly members: Uint8Array
}

/** A document must satisfy every constraint; a filter without constraints matches every document. */
export type Filter = readonly Constraint[]

/** A filter as plain values. Equal filters give equal values. */
export const filterKey = (filter: Filter): unknown =>
  filter.map((constraint) => ('key' in constraint ? { key: constraint.key } : constraint))

/** Documents of one snapshot, as one byte a document, on shared memory. */
export interface DocumentSet {
  readonly count: number
  /** 1 for a member, 0 otherwise. */
  readonly members: Uint8Array
  /** True when every document is a member. */
  readonly all: boolean
}

const allSlot = cacheSlot<'all', DocumentSet>({
  name: 'all documents',
  bytesOf: ({ members }) => members.byteLength,
  isPinned: true,
})

/** Every document of a snapshot: always the same set, whose members nobody may change. */
export function allDocuments({ cache, documents: { count } }: Pick<Snapshot, 'cache' | 'documents'>): DocumentSet {
  let set = cache.get(allSlot, 'all')
  if (set === undefined) {
    set = { count, members: sharedUint8(count).fill(1), all: true }
    cache.set(allSlot, 'all', set)
  }
  return set
}

/** A set from its members; `members` is not copied. */
export function documentSet(members: Uint8Array): DocumentSet {
  const count = countMembers(members)
  return { count, members, all: count === members.length }
}

/** Words of four members whose bytes can be added without a carry: each is 0 or 1. */
const WORDS_AT_A_TIME = 255

/** Number of members, four at a time where they begin at a multiple of four bytes. */
function countMembers(members: Uint8Array): number {
  const wordCount = members.byteOffset % 4 === 0 ? members.length >>> 2 : 0
  const words = wordCount > 0 ? new Uint32Array(members.buffer, members.byteOffset, wordCount) : new Uint32Array(0)
  let count = 0
  for (let from = 0; from < wordCount; from += WORDS_AT_A_TIME) {
    const to = Math.min(wordCount, from + WORDS_AT_A_TIME)
    let bytes = 0
    for (let word = from; word < to; word++) bytes = (bytes + words[word]!) | 0
    count += (bytes & 0xff) + ((bytes >>> 8) & 0xff) + ((bytes >>> 16) & 0xff) + (bytes >>> 24)
  }
  for (let document = 4 * wordCount; document < members.length; document++) count += members[document]!
  return count
}

/** Retains, of the documents `from` to `to` - 1, the members that satisfy a constraint. */
type Retain = (members: Uint8Array, from: number, to: number) => void

/**
 * The documents that satisfy a filter. A document with several values in a field satisfies a constraint if any of them
 * does. No document satisfies a constraint on an unknown field. Yields to the event loop between ranges of documents.
 */
export async function filterDocuments(snapshot: Snapshot, filter: Filter, signal?: AbortSignal): Promise<DocumentSet> {
  if (filter.length === 0) return allDocuments(snapshot)
  const constraints = await mapYielding(filter, (constraint) => openConstraint(snapshot, constraint), signal)
  const members = sharedUint8(snapshot.documents.count)
  const retainRange = (from: number, to: number): void => {
    members.fill(1, from, to)
    for (const retain of constraints) retain(members, from, to)
  }
  await forEachChunk(members.length, retainRange, signal, MOST_NUMBERS)
  return documentSet(members)
}

const retainNone: Retain = (members, from, to) => {
  members.fill(0, from, to)
}

function openConstraint(snapshot: Snapshot, constraint: Constraint): Retain {
  if ('key' in constraint) return retainGiven(constraint.members)
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

function retainGiven(given: Uint8Array): Retain {
  return (members, from, to) => {
    for (let document = from; document < to; document++) members[document]! &= given[document]!
  }
}

/**
 * Retains the members whose value is in a range; every document has exactly one value in the field, which is common.
 */
function retainValuesBetween({ values }: NumberColumn, minimum: number, maximum: number): Retain {
  return (members, from, to) => {
    for (let document = from; document < to; document++) {
      const value = values[document]!
      members[document]! &= Number(value >= minimum) & Number(value <= maximum)
    }
  }
}

/** Retains the members with any value in a range. */
function retainAnyBetween({ offsets, values }: ValueRows, minimum: number, maximum: number): Retain {
  return (members, from, to) => {
    for (let document = from; document < to; document++) {
      let isMember = 0
      for (let i = offsets[document]!; i < offsets[document + 1]!; i++) {
        isMember |= Number(values[i]! >= minimum) & Number(values[i]! <= maximum)
      }
      members[document]! &= isMember
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

/** Retains the members with a value that passes. */
function retainAny({ offsets, values }: ValueRows, passes: (value: number) => boolean): Retain {
  return (members, from, to) => {
    for (let document = from; document < to; document++) {
      if (members[document] === 0) continue
      let isMember = 0
      for (let i = offsets[document]!; isMember === 0 && i < offsets[document + 1]!; i++)
        isMember = passes(values[i]!) ? 1 : 0
      members[document] = isMember
    }
  }
}
