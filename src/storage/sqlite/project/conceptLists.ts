import type { Database } from '../../database.js'
import type { ConceptList, ConceptListStore } from '../../port/project/conceptLists.js'
import type { Synchronous } from '../synchronous.js'

interface Row {
  readonly listId: string
  readonly name: string
  readonly concepts: string
}

export function openConceptListStore(database: Database): Synchronous<ConceptListStore> {
  const columns = 'list_id AS listId, name, concepts'
  const all = database.prepare<Row>(`SELECT ${columns} FROM concept_lists ORDER BY list`)
  const get = database.prepare(`SELECT ${columns} FROM concept_lists WHERE list_id = ?`)
  const named = database.prepare(`SELECT ${columns} FROM concept_lists WHERE name = ?`)
  const insert = database.prepare('INSERT INTO concept_lists (list_id, name, concepts) VALUES (?, ?, ?)')
  const update = database.prepare('UPDATE concept_lists SET name = ?, concepts = ? WHERE list_id = ?')
  const remove = database.prepare('DELETE FROM concept_lists WHERE list_id = ?')
  const read = (row: unknown): ConceptList | undefined => (row === undefined ? undefined : toList(row as Row))
  return {
    all: () => all.all().map(toList),
    get: (listId) => read(get.get(listId)),
    named: (name) => read(named.get(name)),
    insert: ({ listId, name, concepts }) => void insert.run(listId, name, JSON.stringify(concepts)),
    update: ({ listId, name, concepts }) => void update.run(name, JSON.stringify(concepts), listId),
    remove: (listId) => void remove.run(listId),
  }
}

const toList = ({ concepts, ...list }: Row): ConceptList => ({ ...list, concepts: JSON.parse(concepts) })
