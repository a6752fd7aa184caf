import type { Database, Statement } from '../../database.js'
import {
  type DescriptionRow,
  inOrder,
  packDocument,
  type Row,
  type TextRow,
  toDescription,
  toDocument,
  toText,
} from '../../documentCodec.js'
import type { DocumentStore, DocumentTotals, NewDocument } from '../../port/project/documents.js'
import type { FieldStore } from '../../port/project/fields.js'
import type { FlagStore } from '../../port/project/flags.js'
import { transaction, unsynced } from '../../sqlite.js'
import type { Synchronous } from '../synchronous.js'
import {
  ARRIVED,
  ERASABLE,
  FOUND_LIVE,
  IS_GONE,
  IS_LEAVING,
  IS_STAYING,
  REPLACED,
  SETTLED,
  UNMARKED,
} from './documentConditions.js'

/** Number of documents inserted by one statement: a statement for each takes a quarter more time. */
const ROWS_PER_INSERT = 16

/** Number of ids read by one statement: a statement costs as much as three ids. */
const IDS_PER_READ = 16

/** Columns of a `Row`. */
export const COLUMNS = 'key, doc_id AS docId, title, text, metadata, extras, language, text_hash AS textHash'

/** The documents of a project in its file. `fields` and `flags` change with them in the same transaction. */
export function openDocumentStore(
  database: Database,
  fields: Synchronous<FieldStore>,
  flags: Synchronous<FlagStore>,
): Synchronous<DocumentStore> {
  const sql = prepareStatements(database)
  return {
    totals: () => sql.totals.get() as DocumentTotals,
    pending: () => sql.pending.get() as { marked: number; unbuilt: number },
    insert: (arrival, documents) => {
      for (let from = 0; from < documents.length; ) {
        const isGroup = from + ROWS_PER_INSERT <= documents.length
        const to = from + (isGroup ? ROWS_PER_INSERT : 1)
        const values: unknown[] = []
        for (; from < to; from++) pushValues(values, documents[from]!, arrival)
        if (isGroup) sql.insertGroup.run(...values)
        else sql.insert.run(...values)
      }
    },
    languages: () => sql.languages.all() as string[],
    lastKey: () => sql.lastKey.get() as number,
    keys: (after, last, limit) => sql.keys.all(after, last, limit) as number[],
    leavingKeys: (last, limit) => sql.leavingKeys.all(last, last, limit) as number[],
    leaving: () => sql.leaving.all() as number[],
    page: (after, last, limit) => (sql.page.all(after, last, limit) as Row[]).map(toDocument),
    read: (keys) => inOrder(keys, sql.listed.all(JSON.stringify(keys)) as Row[], toDocument),
    texts: (keys) => inOrder(keys, sql.texts.all(JSON.stringify(keys)) as TextRow[], toText),
    descriptions: (keys) =>
      inOrder(keys, sql.descriptions.all(JSON.stringify(keys)) as DescriptionRow[], toDescription),
    docIds: (keys) => {
      const ids = new Map<number, string>()
      for (let from = 0; from < keys.length; from += IDS_PER_READ) {
        // A key that is requested twice is found once.
        const batch = Array.from({ length: IDS_PER_READ }, (_, i) => keys[Math.min(from + i, keys.length - 1)]!)
        for (const { key, docId } of sql.docIds.all(...batch) as Row[]) ids.set(key, docId)
      }
      return keys.map((key) => ids.get(key))
    },
    idsInRanges: (firsts, length) =>
      firsts.flatMap((first) => sql.docIdsInRange.all(first, first + length - 1) as [number, string][]),
    beginLeaving: () =>
      transaction(database, () => {
        flags.finish()
        sql.beginLeaving.run()
        sql.markReplaced.run()
        const all = sql.totals.get() as DocumentTotals
        const less = sql.leavingTotals.get() as DocumentTotals
        return { documents: all.documents - less.documents, characters: all.characters - less.characters }
      }),
    finishLeaving: (builtKey, entries) =>
      transaction(database, () => {
        const { documents, characters } = sql.leavingTotals.get() as DocumentTotals
        sql.finishLeaving.run(documents, characters, builtKey)
        fields.subtract(entries)
      }),
    cancelLeaving: () => void sql.cancelLeaving.run(),
    eraseGone: (limit) =>
      unsynced(database, () => {
        const erased = sql.eraseGone.run(limit).changes
        return erased > 0 || sql.eraseCleared.run(limit).changes > 0
      }),
  }
}

function prepareStatements(database: Database) {
  return {
    totals: database.prepare('SELECT documents, characters FROM totals'),
    pending: database.prepare(`
      SELECT (SELECT count(*) FROM documents
              WHERE marked > 0 AND marked > ${ERASABLE} AND superseded_by IS NULL AND ${FOUND_LIVE}) AS marked,
             (SELECT count(*) FROM documents
              WHERE key > (SELECT max(built_key, cleared_key) FROM totals) AND ${ARRIVED}) AS unbuilt`),
    insert: prepareInsert(database, 1),
    insertGroup: prepareInsert(database, ROWS_PER_INSERT),
    ...prepareKeys(database),
    ...prepareReads(database),
    ...prepareLeaving(database),
  }
}

/** Inserts `rows` documents. Values by position: binding nine of them by name takes as long as the insertion itself. */
const prepareInsert = (database: Database, rows: number): Statement =>
  database.prepare(`
    INSERT INTO documents (doc_id, arrival, text_hash, characters, title, metadata, text, extras, language)
    VALUES ${Array(rows).fill('(?, ?, ?, ?, ?, ?, ?, ?, ?)').join(', ')}`)

/** Statements that list documents by key: the documents that a build reads, pages of them, and the documents that it removes. */
function prepareKeys(database: Database) {
  const builtPage = `WHERE key > max(?, (SELECT cleared_key FROM totals)) AND key <= ? AND ${IS_STAYING}
      AND superseded_by IS NULL AND ${ARRIVED}
    ORDER BY key LIMIT ?`
  return {
    // One index lookup for each language.
    languages: database
      .prepare(
        `WITH RECURSIVE found (language) AS (
           SELECT min(language) FROM documents WHERE language IS NOT NULL
           UNION ALL
           SELECT (SELECT min(language) FROM documents WHERE language IS NOT NULL AND language > found.language)
           FROM found WHERE found.language IS NOT NULL)
         SELECT language FROM found WHERE language IS NOT NULL`,
      )
      .pluck(),
    lastKey: database.prepare('SELECT coalesce(max(key), 0) FROM documents').pluck(),
    page: database.prepare(`SELECT ${COLUMNS} FROM documents ${builtPage}`),
    keys: database.prepare(`SELECT key FROM documents ${builtPage}`).pluck(),
    // Without the name of the index, SQLite looks at all documents, since it finds them in the order that the union asks for.
    leavingKeys: database
      .prepare(
        `SELECT key FROM documents WHERE marked > 0 AND marked <= ${SETTLED} AND +key <= ?
         UNION SELECT key FROM documents INDEXED BY superseded_documents
         WHERE superseded_by IS NOT NULL AND +key <= ? LIMIT ?`,
      )
      .pluck(),
  }
}

/** Documents whose keys are known. */
function prepareReads(database: Database) {
  // One statement for all keys: a statement of its own takes four times as long as a document here.
  const listed = (columns: string): Statement =>
    database.prepare(`SELECT ${columns} FROM documents WHERE key IN (SELECT value FROM json_each(?))`)
  return {
    listed: listed(COLUMNS),
    texts: listed('key, doc_id AS docId, text, language, text_hash AS textHash'),
    descriptions: listed('key, doc_id AS docId, title, metadata'),
    docIds: database.prepare(
      `SELECT key, doc_id AS docId FROM documents WHERE key IN (${Array(IDS_PER_READ).fill('?').join(', ')})`,
    ),
    docIdsInRange: database.prepare('SELECT key, doc_id FROM documents WHERE key BETWEEN ? AND ?').raw(),
  }
}

/** Documents that a build removes: it begins and finishes or cancels their removal; their rows are erased afterwards. */
function prepareLeaving(database: Database) {
  return {
    beginLeaving: database.prepare('UPDATE totals SET leaving_upto = generation, generation = generation + 1'),
    // A replaced version is also removed by the build.
    markReplaced: database.prepare(
      `UPDATE documents SET marked = ${SETTLED} WHERE ${REPLACED} AND marked = ${UNMARKED}`,
    ),
    cancelLeaving: database.prepare('UPDATE totals SET leaving_upto = gone_upto'),
    // Replaced versions stopped counting when they were replaced.
    leavingTotals: database.prepare(
      `SELECT count(*) AS documents, total(characters) AS characters FROM documents
       WHERE ${IS_LEAVING} AND superseded_by IS NULL AND ${FOUND_LIVE}`,
    ),
    leaving: database.prepare(`SELECT key FROM documents WHERE ${IS_LEAVING} AND ${FOUND_LIVE}`).pluck(),
    finishLeaving: database.prepare(`
      UPDATE totals
      SET documents = documents - ?, characters = characters - ?, built_key = ?, gone_upto = leaving_upto`),
    eraseGone: database.prepare(
      `DELETE FROM documents WHERE key IN (SELECT key FROM documents WHERE ${IS_GONE} AND ${FOUND_LIVE} LIMIT ?)`,
    ),
    eraseCleared: database.prepare(
      `DELETE FROM documents WHERE key IN (
         SELECT key FROM documents WHERE key <= (SELECT cleared_key FROM totals) ORDER BY key LIMIT ?)`,
    ),
  }
}

/** Appends the values of a new row, in the order of the statement that inserts it. */
function pushValues(values: unknown[], document: NewDocument, arrival: number): void {
  const { textHash, characters, title, metadata, text, extras, language } = packDocument(document)
  values.push(document.docId, arrival, textHash, characters, title, metadata, text, extras, language)
}
