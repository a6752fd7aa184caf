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
  /** Key of the newest document; 0 when there is none. */
  lastKey(): number
  /** Documents that stay, keys above `after` and up to `last`, ascending, at most `limit`. */
  page(after: number, last: number, limit: number): StoredDocument[]
  /** Documents by key, in the order asked for; keys that are gone are left out. Gives way to the event loop. */
  read(keys: readonly number[]): Promise<StoredDocument[]>
  /** Marks documents to leave with the next build, or unmarks them; unknown ids are ignored. */
  mark(docIds: readonly string[], marked: boolean): void
  setFavorites(docIds: readonly string[], favorite: boolean): void
  /** The documents marked now will leave with the build that begins. */
  beginLeaving(): void
  /** The build is there: they are removed. Gives their number. */
  finishLeaving(): number
  /** The build failed: they are marked as before. */
  cancelLeaving(): void
}

/** Values of `marked`. */
const STAYING = 0
const MARKED = 1
const LEAVING = 2
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
  const lastKey = database.prepare('SELECT coalesce(max(key), 0) FROM documents').pluck()
  const page = database.prepare(
    `SELECT ${columns} FROM documents WHERE key > ? AND key <= ? AND marked <> ${LEAVING} ORDER BY key LIMIT ?`,
  )
  const one = database.prepare(`SELECT ${columns} FROM documents WHERE key = ?`)
  const mark = database.prepare(`UPDATE documents SET marked = ${MARKED} WHERE doc_id = ? AND marked = ${STAYING}`)
  const unmark = database.prepare(`UPDATE documents SET marked = ${STAYING} WHERE doc_id = ?`)
  const favorite = database.prepare('UPDATE documents SET favorite = ? WHERE doc_id = ?')
  const begin = database.prepare(`UPDATE documents SET marked = ${LEAVING} WHERE marked = ${MARKED}`)
  const cancel = database.prepare(`UPDATE documents SET marked = ${MARKED} WHERE marked = ${LEAVING}`)
  const leaving = database.prepare(
    `SELECT count(*) AS documents, total(characters) AS characters FROM documents WHERE marked = ${LEAVING}`,
  )
  const remove = database.prepare(`DELETE FROM documents WHERE marked = ${LEAVING}`)
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
    lastKey: () => lastKey.get() as number,
    page: (after, last, limit) => (page.all(after, last, limit) as Row[]).map(toDocument),
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
        for (const docId of docIds) (on ? mark : unmark).run(docId)
      }),
    setFavorites: (docIds, on) =>
      transaction(database, () => {
        for (const docId of docIds) favorite.run(on ? 1 : 0, docId)
      }),
    beginLeaving: () => void begin.run(),
    cancelLeaving: () => void cancel.run(),
    finishLeaving: () =>
      transaction(database, () => {
        const { documents, characters } = leaving.get() as DocumentTotals
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
