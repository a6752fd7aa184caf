import type { Database } from '../database.js'

export type FieldType = 'string' | 'number' | 'score' | 'date'

/** Metadata as stored: dates are seconds since 1970. */
export interface StoredMetadata {
  readonly name: string
  readonly type: FieldType
  readonly value: string | number
}

/** Metadata entries by field name. */
export type FieldCounts = ReadonlyMap<string, { readonly type: FieldType; readonly entries: number }>

/** The metadata fields of a project: a name has one type as long as any document uses it. */
export interface FieldStore {
  types(): Map<string, FieldType>
  add(counts: FieldCounts): void
  /** A field without entries is deleted: its name may be used again with another type. */
  subtract(counts: ReadonlyMap<string, number>): void
}

export function openFieldStore(database: Database): FieldStore {
  const all = database.prepare<{ name: string; type: FieldType }>('SELECT name, type FROM fields')
  const add = database.prepare(
    'INSERT INTO fields VALUES (?, ?, ?) ON CONFLICT (name) DO UPDATE SET entries = entries + excluded.entries',
  )
  const subtract = database.prepare('UPDATE fields SET entries = entries - ? WHERE name = ?')
  const forget = database.prepare('DELETE FROM fields WHERE entries <= 0')
  return {
    types: () => new Map(all.all().map(({ name, type }) => [name, type])),
    add: (counts) => {
      for (const [name, { type, entries }] of counts) add.run(name, type, entries)
    },
    subtract: (counts) => {
      for (const [name, entries] of counts) subtract.run(entries, name)
      forget.run()
    },
  }
}
