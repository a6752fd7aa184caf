import type { FieldType } from '../../../snapshot/snapshot.js'

export type { FieldType } from '../../../snapshot/snapshot.js'

/** Metadata as stored: dates are seconds since 1970. */
export interface StoredMetadata {
  readonly name: string
  readonly type: FieldType
  readonly value: string | number
}

/** Metadata entries by field name. */
export type FieldCounts = ReadonlyMap<string, { readonly type: FieldType; readonly entries: number }>

/** The metadata fields of a project: a name has one type until a build has removed the last document that uses it. */
export interface FieldStore {
  types(): Promise<Map<string, FieldType>>
  add(counts: FieldCounts): Promise<void>
  /** A field without entries is deleted: its name may be used again with another type. */
  subtract(counts: ReadonlyMap<string, number>): Promise<void>
}
