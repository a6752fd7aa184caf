import type { Database } from '../../database.js'
import type { FieldStore, FieldType } from '../../port/project/fields.js'
import type { Synchronous } from '../synchronous.js'

export function openFieldStore(database: Database): Synchronous<FieldStore> {
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
