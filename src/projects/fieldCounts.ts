import { type EngineError, invalidParams } from '../errors.js'
import type { FieldCounts, FieldType, StoredMetadata } from '../storage/port/project/fields.js'

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
export function refuseOtherTypes(
  documents: readonly Described[],
  fields: FieldCounts,
  known: ReadonlyMap<string, FieldType>,
): void {
  for (const [field, { type }] of fields) {
    const knownType = known.get(field) ?? type
    if (knownType === type) continue
    const i = documents.findIndex(({ metadata }) => metadata.some(({ name }) => name === field))
    const j = documents[i]!.metadata.findIndex(({ name }) => name === field)
    throw otherType(`docs[${i}].metadata[${j}]`, field, knownType, type)
  }
}

const otherType = (index: string, name: string, known: FieldType, sent: FieldType): EngineError =>
  invalidParams(
    `\`${index}.type\`: the field \`${name}\` has type ${known} in this project and cannot also have type ${sent}.`,
    'docs',
  )
