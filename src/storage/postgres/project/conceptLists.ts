import type { ConceptList, ConceptListStore } from '../../port/project/conceptLists.js'
import type { Session } from './session.js'
import { decodeText, encodeText } from './texts.js'

interface Row {
  readonly listId: string
  readonly name: string
  readonly concepts: string
}

const toList = ({ listId, name, concepts }: Row): ConceptList => ({
  listId: decodeText(listId),
  name: decodeText(name),
  concepts: JSON.parse(concepts),
})

export function openConceptListStore(session: Session): ConceptListStore {
  const lists = `${session.schema}.concept_lists`
  const select = `SELECT list_id AS "listId", name, concepts FROM ${lists} WHERE project = $1`
  const find = async (condition: string, value: string): Promise<ConceptList | undefined> => {
    const row = await session.get<Row>(`${select} AND ${condition} = $2`, encodeText(value))
    return row && toList(row)
  }
  return {
    all: async () => (await session.all<Row>(`${select} ORDER BY list`)).map(toList),
    get: (listId) => find('list_id', listId),
    named: (name) => find('name', name),
    insert: async ({ listId, name, concepts }) =>
      void (await session.run(
        `INSERT INTO ${lists} (project, list_id, name, concepts) VALUES ($1, $2, $3, $4)`,
        encodeText(listId),
        encodeText(name),
        JSON.stringify(concepts),
      )),
    update: async ({ listId, name, concepts }) =>
      void (await session.run(
        `UPDATE ${lists} SET name = $3, concepts = $4 WHERE project = $1 AND list_id = $2`,
        encodeText(listId),
        encodeText(name),
        JSON.stringify(concepts),
      )),
    remove: async (listId) =>
      void (await session.run(`DELETE FROM ${lists} WHERE project = $1 AND list_id = $2`, encodeText(listId))),
  }
}
