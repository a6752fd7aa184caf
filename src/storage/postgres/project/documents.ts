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
import type {
  DocumentStore,
  DocumentTotals,
  NewDocument,
  StoredDescription,
  StoredDocument,
  StoredText,
} from '../../port/project/documents.js'
import { documentConditions, UNMARKED } from './documentConditions.js'
import { subtractEntries } from './fields.js'
import { finishFlags } from './flags.js'
import type { Session } from './session.js'
import { decodeText, encodeText } from './texts.js'

/** Columns of a `Row`. */
export const COLUMNS = 'key, doc_id AS "docId", title, text, metadata, extras, language, text_hash AS "textHash"'

/** The document of a row. Throws `DamagedDocument`. */
export const readDocument = ({ docId, title, text, ...row }: Row): StoredDocument =>
  toDocument({ ...row, docId: decodeText(docId), title: decodeText(title), text: decodeText(text) })

const readText = ({ docId, text, ...row }: TextRow): StoredText =>
  toText({ ...row, docId: decodeText(docId), text: decodeText(text) })

const readDescription = ({ docId, title, ...row }: DescriptionRow): StoredDescription =>
  toDescription({ ...row, docId: decodeText(docId), title: decodeText(title) })

/** The columns of a document that can change, encoded. */
export const encodeDocument = (document: NewDocument) => {
  const { title, text, ...columns } = packDocument(document)
  return { ...columns, title: encodeText(title), text: encodeText(text) }
}

/** Bytes of a SHA-1. */
const HASH_BYTES = 20

const readTotals = async ({ get, schema }: Session): Promise<DocumentTotals> =>
  (await get<DocumentTotals>(`SELECT documents, characters FROM ${schema}.totals WHERE project = $1`))!

/** Replaced versions stopped counting when they were replaced. */
async function readLeaving({ get, schema }: Session): Promise<DocumentTotals> {
  const { live, isLeaving } = documentConditions(schema)
  const found = await get<DocumentTotals>(
    `SELECT count(*) AS documents, coalesce(sum(characters), 0) AS characters FROM ${schema}.documents
     WHERE project = $1 AND ${isLeaving} AND superseded_by IS NULL AND ${live}`,
  )
  return found!
}

export function openDocumentStore(session: Session): DocumentStore {
  const { schema } = session
  const documents = `${schema}.documents`
  const { total, settled, erasable, live, isStaying, arrived } = documentConditions(schema)
  const reading = `FROM ${documents}
    WHERE project = $1 AND key > greatest($2::bigint, ${total('cleared_key')}) AND key <= $3 AND ${isStaying}
      AND superseded_by IS NULL AND ${arrived}
    ORDER BY key LIMIT $4`
  return {
    totals: () => readTotals(session),
    pending: async () =>
      (await session.get<{ marked: number; unbuilt: number }>(
        `SELECT (SELECT count(*) FROM ${documents}
                 WHERE project = $1 AND marked > 0 AND marked > ${erasable} AND superseded_by IS NULL AND ${live})
                AS marked,
                (SELECT count(*) FROM ${documents}
                 WHERE project = $1 AND key > ${total('greatest(built_key, cleared_key)')} AND ${arrived}) AS unbuilt`,
      ))!,
    languages: async () => {
      const found = await session.all<{ language: string }>(
        `SELECT DISTINCT language FROM ${documents} WHERE project = $1 AND language IS NOT NULL ORDER BY language`,
      )
      return found.map(({ language }) => language)
    },
    insert: (arrival, added) => insertDocuments(session, arrival, added),
    lastKey: async () =>
      (await session.get<{ key: number }>(`SELECT coalesce(max(key), 0) AS key FROM ${documents} WHERE project = $1`))!
        .key,
    page: async (after, last, limit) =>
      (await session.all<Row>(`SELECT ${COLUMNS} ${reading}`, after, last, limit)).map(readDocument),
    keys: async (after, last, limit) =>
      (await session.all<{ key: number }>(`SELECT key ${reading}`, after, last, limit)).map(({ key }) => key),
    leavingKeys: async (last, limit) => {
      const found = await session.all<{ key: number }>(
        `SELECT key FROM ${documents} WHERE project = $1 AND marked > 0 AND marked <= ${settled} AND key <= $2
         UNION SELECT key FROM ${documents} WHERE project = $1 AND superseded_by IS NOT NULL AND key <= $2 LIMIT $3`,
        last,
        limit,
      )
      return found.map(({ key }) => key)
    },
    ...lookUps(session),
    ...departures(session),
  }
}

/** Documents and identifiers by key. */
function lookUps(session: Session): Pick<DocumentStore, 'read' | 'texts' | 'descriptions' | 'docIds' | 'idsInRanges'> {
  const documents = `${session.schema}.documents`
  /** Reads columns of the rows with some keys, and gives what `read` makes of them in the order of the keys. */
  const readColumns = async <R extends { readonly key: number }, Value>(
    columns: string,
    keys: readonly number[],
    read: (row: R) => Value,
  ): Promise<(Value | undefined)[]> =>
    inOrder(
      keys,
      await session.all<R>(`SELECT ${columns} FROM ${documents} WHERE project = $1 AND key = ANY($2::bigint[])`, keys),
      read,
    )
  return {
    read: (keys) => readColumns(COLUMNS, keys, readDocument),
    texts: (keys) => readColumns('key, doc_id AS "docId", text, language, text_hash AS "textHash"', keys, readText),
    descriptions: (keys) => readColumns('key, doc_id AS "docId", title, metadata', keys, readDescription),
    docIds: (keys) =>
      readColumns('key, doc_id AS "docId"', keys, ({ docId }: { readonly key: number; readonly docId: string }) =>
        decodeText(docId),
      ),
    idsInRanges: async (firsts, length) => {
      const rows = await session.all<{ key: number; docId: string }>(
        `SELECT key, doc_id AS "docId" FROM unnest($2::bigint[]) AS first
         JOIN ${documents} ON project = $1 AND key >= first AND key < first + $3::bigint`,
        firsts,
        length,
      )
      return rows.map(({ key, docId }) => [key, decodeText(docId)] as const)
    },
  }
}

/** The removal of documents by a build. */
function departures(
  session: Session,
): Pick<DocumentStore, 'beginLeaving' | 'leaving' | 'finishLeaving' | 'cancelLeaving' | 'eraseGone'> {
  const { schema } = session
  const documents = `${schema}.documents`
  const totals = `${schema}.totals`
  const { total, live, isLeaving, isGone, replaced, settled } = documentConditions(schema)
  return {
    beginLeaving: () =>
      session.atomically(async (inside) => {
        await finishFlags(inside)
        await inside.run(
          `UPDATE ${totals} SET leaving_upto = generation, generation = generation + 1 WHERE project = $1`,
        )
        // A replaced version is also removed by the build.
        await inside.run(
          `UPDATE ${documents} SET marked = ${settled} WHERE project = $1 AND ${replaced} AND marked = ${UNMARKED}`,
        )
        const all = await readTotals(inside)
        const less = await readLeaving(inside)
        return { documents: all.documents - less.documents, characters: all.characters - less.characters }
      }),
    leaving: async () => {
      const found = await session.all<{ key: number }>(
        `SELECT key FROM ${documents} WHERE project = $1 AND ${isLeaving} AND ${live}`,
      )
      return found.map(({ key }) => key)
    },
    finishLeaving: (builtKey, entries) =>
      session.atomically(async (inside) => {
        const less = await readLeaving(inside)
        await inside.run(
          `UPDATE ${totals} SET documents = documents - $2, characters = characters - $3, built_key = $4,
             gone_upto = leaving_upto WHERE project = $1`,
          less.documents,
          less.characters,
          builtKey,
        )
        await subtractEntries(inside, entries)
      }),
    cancelLeaving: async () =>
      void (await session.run(`UPDATE ${totals} SET leaving_upto = gone_upto WHERE project = $1`)),
    eraseGone: (limit) =>
      session.atomically(async (inside) => {
        const gone = await inside.run(
          `DELETE FROM ${documents} WHERE project = $1 AND key IN (
             SELECT key FROM ${documents} WHERE project = $1 AND ${isGone} AND ${live} LIMIT $2)`,
          limit,
        )
        if (gone > 0) return true
        const cleared = await inside.run(
          `DELETE FROM ${documents} WHERE project = $1 AND key IN (
             SELECT key FROM ${documents} WHERE project = $1 AND key <= ${total('cleared_key')} ORDER BY key LIMIT $2)`,
          limit,
        )
        return cleared > 0
      }),
  }
}

/** One statement for all documents, with one array for each column; hashes are cut from one value of bytes. */
async function insertDocuments(session: Session, arrival: number, documents: readonly NewDocument[]): Promise<void> {
  if (documents.length === 0) return
  const { schema } = session
  const packed = documents.map(encodeDocument)
  await session.run(
    `WITH numbered AS (
       UPDATE ${schema}.totals SET last_key = last_key + $3 WHERE project = $1 RETURNING last_key - $3 AS before)
     INSERT INTO ${schema}.documents
       (project, key, doc_id, arrival, text_hash, characters, title, metadata, text, extras, language)
     SELECT $1, before + place, doc_id, $2, substring($4::bytea FROM (place::int - 1) * ${HASH_BYTES} + 1 FOR ${HASH_BYTES}),
       characters, title, metadata, text, extras, language
     FROM numbered, unnest($5::text[], $6::bigint[], $7::text[], $8::text[], $9::text[], $10::text[], $11::text[])
       WITH ORDINALITY AS added (doc_id, characters, title, metadata, text, extras, language, place)`,
    arrival,
    documents.length,
    Buffer.concat(packed.map(({ textHash }) => textHash)),
    documents.map(({ docId }) => encodeText(docId)),
    packed.map(({ characters }) => characters),
    packed.map(({ title }) => title),
    packed.map(({ metadata }) => metadata),
    packed.map(({ text }) => text),
    packed.map(({ extras }) => extras),
    packed.map(({ language }) => language),
  )
}
