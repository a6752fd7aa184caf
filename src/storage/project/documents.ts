import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Database, transaction } from '../sqlite.js'

/** Metadata as stored: dates are seconds since 1970. */
export interface StoredMetadata {
  readonly name: string
  readonly type: 'string' | 'number' | 'score' | 'date'
  readonly value: string | number
}

export interface NewDocument {
  readonly docId: string
  readonly title: string
  readonly text: string
  readonly metadata: readonly StoredMetadata[]
}

export interface StoredDocument extends NewDocument {
  /** Ascends with upload. */
  readonly key: number
}

export interface DocumentTotals {
  readonly documents: number
  /** UTF-16 code units of all texts. */
  readonly characters: number
}

export interface DocumentStore {
  totals(): DocumentTotals
  /** Type of every metadata name in use. */
  fieldTypes(): Map<string, StoredMetadata['type']>
  /** Adds all documents or, if anything fails, none. */
  insert(documents: readonly NewDocument[], newFields: ReadonlyMap<string, StoredMetadata['type']>): void
  /** Documents not marked for deletion, keys above `after`, ascending, at most `limit`. */
  page(after: number, limit: number): StoredDocument[]
  /** Documents by key, in the order asked for; keys that are gone are left out. Gives way to the event loop. */
  read(keys: readonly number[]): Promise<StoredDocument[]>
  /** Marks documents to leave with the next build, or unmarks them; unknown ids are ignored. */
  mark(docIds: readonly string[], marked: boolean): void
  setFavorites(docIds: readonly string[], favorite: boolean): void
  /** Removes what is marked for deletion; gives the number removed. */
  removeMarked(): number
}

/** Rows read between two turns of the event loop. */
const ROWS_PER_TURN = 500

interface Row {
  readonly key: number
  readonly docId: string
  readonly title: string
  readonly text: string
  readonly metadata: string
}

export function openDocumentStore(database: Database): DocumentStore {
  const columns = 'key, doc_id AS docId, title, text, metadata'
  const totals = database.prepare('SELECT documents, characters FROM totals')
  const fields = database.prepare('SELECT name, type FROM fields')
  const insert = database.prepare(
    'INSERT INTO documents (doc_id, title, text, metadata, characters) VALUES (?, ?, ?, ?, ?)',
  )
  const insertField = database.prepare('INSERT INTO fields VALUES (?, ?)')
  const addTotals = database.prepare('UPDATE totals SET documents = documents + ?, characters = characters + ?')
  const page = database.prepare(`SELECT ${columns} FROM documents WHERE key > ? AND marked = 0 ORDER BY key LIMIT ?`)
  const one = database.prepare(`SELECT ${columns} FROM documents WHERE key = ?`)
  const mark = database.prepare('UPDATE documents SET marked = ? WHERE doc_id = ?')
  const favorite = database.prepare('UPDATE documents SET favorite = ? WHERE doc_id = ?')
  const marked = database.prepare(
    'SELECT count(*) AS documents, total(characters) AS characters FROM documents WHERE marked = 1',
  )
  const remove = database.prepare('DELETE FROM documents WHERE marked = 1')
  return {
    totals: () => totals.get() as DocumentTotals,
    fieldTypes: () =>
      new Map((fields.all() as { name: string; type: StoredMetadata['type'] }[]).map(({ name, type }) => [name, type])),
    insert: (documents, newFields) =>
      transaction(database, () => {
        let characters = 0
        for (const { docId, title, text, metadata } of documents) {
          insert.run(
            docId,
            title,
            text,
            JSON.stringify(metadata.map(({ name, type, value }) => [name, type, value])),
            text.length,
          )
          characters += text.length
        }
        for (const [name, type] of newFields) insertField.run(name, type)
        addTotals.run(documents.length, characters)
      }),
    page: (after, limit) => (page.all(after, limit) as Row[]).map(toDocument),
    async read(keys) {
      const found: StoredDocument[] = []
      for (const [i, key] of keys.entries()) {
        if (i > 0 && i % ROWS_PER_TURN === 0) await nextTurn()
        const row = one.get(key) as Row | undefined
        if (row !== undefined) found.push(toDocument(row))
      }
      return found
    },
    mark: (docIds, on) =>
      transaction(database, () => {
        for (const docId of docIds) mark.run(on ? 1 : 0, docId)
      }),
    setFavorites: (docIds, on) =>
      transaction(database, () => {
        for (const docId of docIds) favorite.run(on ? 1 : 0, docId)
      }),
    removeMarked: () =>
      transaction(database, () => {
        const { documents, characters } = marked.get() as DocumentTotals
        if (documents === 0) return 0
        remove.run()
        addTotals.run(-documents, -characters)
        return documents
      }),
  }
}

function toDocument({ key, docId, title, text, metadata }: Row): StoredDocument {
  const entries = JSON.parse(metadata) as [string, StoredMetadata['type'], string | number][]
  return { key, docId, title, text, metadata: entries.map(([name, type, value]) => ({ name, type, value })) }
}
