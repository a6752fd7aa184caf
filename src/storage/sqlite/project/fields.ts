import type { Database } from '../../database.js'
import type { FieldStore, FieldType } from '../../port/project/fields.js'
import type { Synchronous } from '../synchronous.js'

interface NamedType {
  readonly name: string
  readonly type: FieldType
}

export function openFieldStore(database: Database): Synchronous<FieldStore> {
  const first = database.prepare<NamedType>('SELECT name, type FROM fields ORDER BY name LIMIT ?')
  const next = database.prepare<NamedType>('SELECT name, type FROM fields WHERE name > ? ORDER BY name LIMIT ?')
  const typeOf = database.prepare<FieldType>('SELECT type FROM fields WHERE name = ?').pluck()
  const add = database.prepare(
    'INSERT INTO fields VALUES (?, ?, ?) ON CONFLICT (name) DO UPDATE SET entries = entries + excluded.entries',
  )
  const subtract = database.prepare('UPDATE fields SET entries = entries - ? WHERE name = ?')
  const forget = database.prepare('DELETE FROM fields WHERE name = ? AND entries <= 0')
  return {
    types: ({ after, limit = -1 } = {}) => {
      const rows = after === undefined ? first.all(limit) : next.all(after, limit)
      return new Map(rows.map(({ name, type }) => [name, type]))
    },
    typesOf: (names) => {
      const types = new Map<string, FieldType>()
      for (const name of names) {
        const type = typeOf.get(name)
        if (type !== undefined) types.set(name, type)
      }
      return types
    },
    add: (counts) => {
      for (const [name, { type, entries }] of counts) add.run(name, type, entries)
    },
    subtract: (counts) => {
      for (const [name, entries] of counts) {
        subtract.run(entries, name)
        forget.run(name)
      }
    },
  }
}
