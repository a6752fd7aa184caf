import { setImmediate as nextTurn } from 'node:timers/promises'
import { type EngineError, invalidParams } from '../../errors.js'
import type { FieldCounts, FieldStore, FieldType, StoredMetadata } from '../../storage/port/project/fields.js'

/** Type and number of entries of each field, while documents are counted. */
export type GrowingCounts = Map<string, { type: FieldType; entries: number }>

/** A document as far as its fields are counted. */
type Described = { readonly metadata: readonly StoredMetadata[] }

export const newCounts = (): GrowingCounts => new Map()

/**
 * Adds the entries of documents by field; INVALID_PARAMS when the upload contradicts itself. The first of them is
 * number `from` of the upload.
 */
export function countFields(documents: readonly Described[], counts: GrowingCounts, from = 0): FieldCounts {
  for (const [i, { metadata }] of documents.entries()) {
    for (const [j, { name, type }] of metadata.entries()) {
      const { type: known } = countEntry(counts, name, type)
      if (known !== type) throw otherType(`docs[${from + i}].metadata[${j}]`, name, known, type)
    }
  }
  return counts
}

/** Counts one entry of a field, and returns its count, which has the type of the first entry. */
export function countEntry(counts: GrowingCounts, name: string, type: FieldType): { readonly type: FieldType } {
  const count = counts.get(name)
  if (count !== undefined) {
    count.entries++
    return count
  }
  const first = { type, entries: 1 }
  counts.set(name, first)
  return first
}

/** Throws INVALID_PARAMS naming the first entry whose field has another type in this project. */
export async function refuseOtherTypes(
  documents: readonly Described[],
  fields: FieldCounts,
  store: Pick<FieldStore, 'typesOf'>,
): Promise<void> {
  const contradiction = await findOtherType(fields, store)
  if (contradiction === undefined) return
  const { name: field, known, sent } = contradiction
  const i = documents.findIndex(({ metadata }) => metadata.some(({ name }) => name === field))
  const j = documents[i]!.metadata.findIndex(({ name }) => name === field)
  throw otherType(`docs[${i}].metadata[${j}]`, field, known, sent)
}

/** The first of some fields that has another type in the project; yields to the event loop in between. */
export async function findOtherType(
  fields: FieldCounts,
  store: Pick<FieldStore, 'typesOf'>,
): Promise<{ readonly name: string; readonly known: FieldType; readonly sent: FieldType } | undefined> {
  for (const piece of cutFields(fields)) {
    const types = await store.typesOf([...piece.keys()])
    for (const [name, { type }] of piece) {
      const known = types.get(name) ?? type
      if (known !== type) return { name, known, sent: type }
    }
    if (piece.size < fields.size) await nextTurn()
  }
  return undefined
}

/** Number of fields read or counted by one call of storage, and UTF-16 code units of their names: some milliseconds. */
const FIELDS_A_TURN = 1_000
const UNITS_A_TURN = 500_000

/** The fields in pieces that one call of storage reads or counts; one empty piece for none. */
export function cutFields<Value>(fields: ReadonlyMap<string, Value>): ReadonlyMap<string, Value>[] {
  const pieces = [new Map<string, Value>()]
  let units = 0
  for (const [name, value] of fields) {
    if (pieces.at(-1)!.size === FIELDS_A_TURN || units > UNITS_A_TURN) {
      pieces.push(new Map())
      units = 0
    }
    pieces.at(-1)!.set(name, value)
    units += name.length
  }
  return pieces
}

/**
 * Counts fields by a method of the store, in the transaction of the caller, and yields to the event loop in between. Returns the last of
 * them, which are counted by what ends the change.
 */
export async function countBeforeLast<Value>(
  fields: ReadonlyMap<string, Value>,
  count: (piece: ReadonlyMap<string, Value>) => Promise<void>,
): Promise<ReadonlyMap<string, Value>> {
  const pieces = cutFields(fields)
  const last = pieces.pop()!
  for (const piece of pieces) {
    await count(piece)
    await nextTurn()
  }
  return last
}

/** The types of all fields; yields to the event loop in between. */
export async function readTypes({ types }: Pick<FieldStore, 'types'>): Promise<Map<string, FieldType>> {
  const all = new Map<string, FieldType>()
  for (let after: string | undefined; ; ) {
    const page = await types({ after, limit: FIELDS_A_TURN })
    for (const [name, type] of page) {
      all.set(name, type)
      after = name
    }
    if (page.size < FIELDS_A_TURN) return all
    await nextTurn()
  }
}

const otherType = (index: string, name: string, known: FieldType, sent: FieldType): EngineError =>
  invalidParams(
    `\`${index}.type\`: the field \`${name}\` has type ${known} in this project and cannot also have type ${sent}.`,
    'docs',
  )
