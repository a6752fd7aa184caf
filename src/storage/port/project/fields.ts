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

/** Which fields are read. Default: all of them. */
export interface FieldPage {
  /** Only names that follow this one. */
  readonly after?: string | undefined
  readonly limit?: number | undefined
}

/** The metadata fields of a project: a name has one type until a build has removed the last document that uses it. */
export interface FieldStore {
  /** Types by name, in an order of names that is the same for each page. */
  types(page?: FieldPage): Promise<Map<string, FieldType>>
  /** The types of those of these fields that there are. */
  typesOf(names: readonly string[]): Promise<Map<string, FieldType>>
  add(counts: FieldCounts): Promise<void>
  /** A field without entries is deleted: its name may be used again with another type. */
  subtract(counts: ReadonlyMap<string, number>): Promise<void>
}
