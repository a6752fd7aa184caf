import type { Database } from '../../database.js'
import { entriesOf, packDocument, type Row, toDocument } from '../../documentCodec.js'
import type { NewDocument } from '../../port/project/documents.js'
import type { FieldStore } from '../../port/project/fields.js'
import type { FlagStore } from '../../port/project/flags.js'
import type { VersionStore } from '../../port/project/versions.js'
import { transaction, unsynced } from '../../sqlite.js'
import type { Synchronous } from '../synchronous.js'
import {
  ARRIVED,
  FOUND_LIVE,
  GONE,
  IS_MARKED,
  IS_STAYING,
  IS_THERE,
  LIVE,
  REPLACED,
  UNMARKED,
} from './documentConditions.js'
import { COLUMNS } from './documents.js'

interface Counted {
  readonly key: number
  readonly characters: number
}

export function openVersionStore(
  database: Database,
  fields: Synchronous<FieldStore>,
  flags: Synchronous<FlagStore>,
): Synchronous<VersionStore> {
  const sql = prepareStatements(database)
  return {
    newest: (docIds) =>
      docIds.map((docId) => {
        const row = sql.newest.get(docId)
        return row && { document: toDocument(row), isBuilt: row.built === 1, isMarked: row.marked !== UNMARKED }
      }),
    keysOf: (docIds) => docIds.map((docId) => sql.keysOf.all(docId)),
    uncommitted: (after, limit) => sql.uncommitted.all(after, limit),
    overwrite: (versions) =>
      transaction(database, () => {
        for (const [key, document] of versions) overwrite(sql, key, document)
      }),
    replaceOlder: (docIds) =>
      transaction(database, () => {
        for (const docId of docIds) replaceOlder(sql, docId)
      }),
    discardSome: (upTo, limit) =>
      unsynced(database, () => {
        const rows = sql.unbuilt.all(upTo, limit)
        for (const row of rows) discard(sql, row)
        if (rows.length > 0) fields.subtract(entriesOf(rows))
        return rows.length > 0
      }),
    unmarkAll: () =>
      transaction(database, () => {
        flags.finish()
        sql.unmarkAll.run()
      }),
    clear: () =>
      transaction(database, () => {
        sql.clear.run()
        sql.forgetFields.run()
      }),
    forgetBuilds: () =>
      transaction(database, () => {
        fields.subtract(entriesOf(sql.dropReplaced.all()))
        sql.forgetBuilds.run()
      }),
  }
}

type Statements = ReturnType<typeof prepareStatements>

function overwrite(sql: Statements, key: number, document: NewDocument): void {
  sql.count.run(0, document.text.length - (sql.charactersOf.get(key) as number))
  sql.overwrite.run({ key, ...packDocument(document) })
}

/** Makes the newest version of a document replace the one before it. */
function replaceOlder(sql: Statements, docId: string): void {
  const [after, before] = sql.older.all({ docId })
  if (after === undefined || before === undefined) return
  sql.replace.run(after.key, before.key)
  sql.inherit.run({ from: before.key, to: after.key })
  sql.count.run(-1, -before.characters)
}

/** Removes a version, and restores the one that it replaced. */
function discard(sql: Statements, { key, characters }: Counted): void {
  const before = sql.replacedBy.get(key)
  if (before !== undefined) {
    sql.restore.run(before.key)
    sql.count.run(1, before.characters)
  }
  sql.discard.run(key)
  sql.count.run(-1, -characters)
}

function prepareStatements(database: Database) {
  return {
    ...prepareReplacing(database),
    ...prepareDiscarding(database),
    unmarkAll: database.prepare(`UPDATE documents SET marked = ${UNMARKED} WHERE ${IS_MARKED} AND ${FOUND_LIVE}`),
    clear: database.prepare(`
      UPDATE totals SET documents = 0, characters = 0,
        cleared_key = (SELECT coalesce(max(key), 0) FROM documents), built_key = 0`),
    forgetFields: database.prepare('DELETE FROM fields'),
    forgetBuilds: database.prepare('UPDATE totals SET built_key = 0'),
    dropReplaced: database.prepare<{ readonly metadata: string }>(
      `UPDATE documents SET marked = ${GONE} WHERE ${REPLACED} AND ${IS_STAYING} RETURNING metadata`,
    ),
    count: database.prepare('UPDATE totals SET documents = documents + ?, characters = characters + ?'),
  }
}

/** The newest versions of documents, and new versions that overwrite or replace them. */
function prepareReplacing(database: Database) {
  return {
    newest: database.prepare<Row & { readonly marked: number; readonly built: number }>(`
      SELECT ${COLUMNS}, marked, key <= (SELECT built_key FROM totals) AS built FROM documents
      WHERE doc_id = ? AND superseded_by IS NULL AND ${IS_THERE} AND ${LIVE} AND ${ARRIVED}`),
    keysOf: database.prepare<number>('SELECT key FROM documents WHERE doc_id = ? ORDER BY key').pluck(),
    charactersOf: database.prepare('SELECT characters FROM documents WHERE key = ?').pluck(),
    overwrite: database.prepare(`
      UPDATE documents SET title = @title, metadata = @metadata, text = @text, text_hash = @textHash,
        characters = @characters, extras = @extras, language = @language, marked = ${UNMARKED}
      WHERE key = @key`),
    older: database.prepare<Counted>(`
      SELECT key, characters FROM documents
      WHERE doc_id = @docId AND superseded_by IS NULL AND ${IS_THERE} AND ${LIVE}
      ORDER BY key DESC LIMIT 2`),
    replace: database.prepare('UPDATE documents SET superseded_by = ? WHERE key = ?'),
    inherit: database.prepare(
      'UPDATE documents SET favorite = (SELECT favorite FROM documents WHERE key = @from) WHERE key = @to',
    ),
  }
}

/** Versions that no build has read yet. Discarding one restores the version that it replaced. */
function prepareDiscarding(database: Database) {
  return {
    uncommitted: database
      .prepare<number>(
        `SELECT key FROM documents
         WHERE key > max(?, (SELECT max(built_key, cleared_key) FROM totals)) AND marked = ${UNMARKED} AND ${ARRIVED}
         ORDER BY key LIMIT ?`,
      )
      .pluck(),
    unbuilt: database.prepare<Counted & { readonly metadata: string }>(`
      SELECT key, characters, metadata FROM documents
      WHERE key > (SELECT max(built_key, cleared_key) FROM totals) AND key <= ? AND ${IS_THERE} AND ${ARRIVED}
      ORDER BY key LIMIT ?`),
    // One that a build or `forgetBuilds` has removed does not come back.
    replacedBy: database.prepare<Counted>(
      `SELECT key, characters FROM documents WHERE superseded_by = ? AND ${IS_THERE}`,
    ),
    restore: database.prepare('UPDATE documents SET superseded_by = NULL WHERE key = ?'),
    discard: database.prepare('DELETE FROM documents WHERE key = ?'),
  }
}
