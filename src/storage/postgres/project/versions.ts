import { entriesOf, type Row } from '../../documentCodec.js'
import type { NewestVersion, VersionStore } from '../../port/project/versions.js'
import { documentConditions, GONE, UNMARKED } from './documentConditions.js'
import { COLUMNS, encodeDocument, readDocument } from './documents.js'
import { subtractEntries } from './fields.js'
import { finishFlags } from './flags.js'
import type { Session } from './session.js'
import { encodeText } from './texts.js'

type NewestRow = Row & { readonly requested: string; readonly marked: number; readonly built: boolean }

export function openVersionStore(session: Session): VersionStore {
  const { schema } = session
  const documents = `${schema}.documents`
  const totals = `${schema}.totals`
  const { total, live, isMarked, isStaying, replaced, arrived } = documentConditions(schema)
  return {
    newest: (docIds) => newestVersions(session, docIds),
    keysOf: async (docIds) => {
      const rows = await session.all<{ id: string; key: number }>(
        `SELECT doc_id AS id, key FROM ${documents} WHERE project = $1 AND doc_id = ANY($2::text[]) ORDER BY key`,
        docIds.map(encodeText),
      )
      const keys = new Map<string, number[]>()
      for (const { id, key } of rows) keys.set(id, [...(keys.get(id) ?? []), key])
      return docIds.map((docId) => keys.get(encodeText(docId)) ?? [])
    },
    uncommitted: async (after, limit) => {
      const rows = await session.all<{ key: number }>(
        `SELECT key FROM ${documents}
         WHERE project = $1 AND key > greatest($2::bigint, ${total('greatest(built_key, cleared_key)')})
           AND marked = ${UNMARKED} AND ${arrived}
         ORDER BY key LIMIT $3`,
        after,
        limit,
      )
      return rows.map(({ key }) => key)
    },
    overwrite: (versions) => overwriteDocuments(session, versions),
    replaceOlder: (docIds) => replaceOlder(session, docIds),
    discardSome: (upTo, limit) => session.atomically((inside) => discardSome(inside, upTo, limit)),
    unmarkAll: () =>
      session.atomically(async (inside) => {
        await finishFlags(inside)
        await inside.run(`UPDATE ${documents} SET marked = ${UNMARKED} WHERE project = $1 AND ${isMarked} AND ${live}`)
      }),
    clear: () =>
      session.atomically(async (inside) => {
        await inside.run(
          `UPDATE ${totals} SET documents = 0, characters = 0, built_key = 0,
             cleared_key = (SELECT coalesce(max(key), 0) FROM ${documents} WHERE project = $1) WHERE project = $1`,
        )
        await inside.run(`DELETE FROM ${schema}.fields WHERE project = $1`)
      }),
    forgetBuilds: () =>
      session.atomically(async (inside) => {
        const dropped = await inside.returning<{ metadata: string }>(
          `UPDATE ${documents} SET marked = ${GONE} WHERE project = $1 AND ${replaced} AND ${isStaying} RETURNING metadata`,
        )
        await subtractEntries(inside, entriesOf(dropped))
        await inside.run(`UPDATE ${totals} SET built_key = 0 WHERE project = $1`)
      }),
  }
}

async function newestVersions(session: Session, docIds: readonly string[]): Promise<(NewestVersion | undefined)[]> {
  const { schema } = session
  const { total, live, isThere, arrived } = documentConditions(schema)
  const rows = await session.all<NewestRow>(
    `SELECT ${COLUMNS}, doc_id AS requested, marked, key <= ${total('built_key')} AS built FROM ${schema}.documents
     WHERE project = $1 AND doc_id = ANY($2::text[]) AND superseded_by IS NULL AND ${isThere} AND ${live}
       AND ${arrived}
     ORDER BY key DESC`,
    docIds.map(encodeText),
  )
  const found = new Map(rows.map((row) => [row.requested, row]))
  return docIds.map((docId) => {
    const row = found.get(encodeText(docId))
    return row && { document: readDocument(row), isBuilt: row.built, isMarked: row.marked !== UNMARKED }
  })
}

/** Makes the newest version of each document replace the one before it. */
async function replaceOlder(session: Session, docIds: readonly string[]): Promise<void> {
  const { schema } = session
  const { live, isThere } = documentConditions(schema)
  await session.run(
    `WITH ranked AS (
       SELECT key, doc_id, characters, favorite, row_number() OVER (PARTITION BY doc_id ORDER BY key DESC) AS place
       FROM ${schema}.documents
       WHERE project = $1 AND doc_id = ANY($2::text[]) AND superseded_by IS NULL AND ${isThere} AND ${live}),
     pairs AS (
       SELECT newer.key AS newer, older.key AS older, older.characters, older.favorite
       FROM ranked newer JOIN ranked older USING (doc_id) WHERE newer.place = 1 AND older.place = 2),
     inherited AS (
       UPDATE ${schema}.documents d SET favorite = pairs.favorite FROM pairs
       WHERE d.project = $1 AND d.key = pairs.newer),
     replaced AS (
       UPDATE ${schema}.documents d SET superseded_by = pairs.newer FROM pairs
       WHERE d.project = $1 AND d.key = pairs.older)
     UPDATE ${schema}.totals SET documents = documents - (SELECT count(*) FROM pairs),
       characters = totals.characters - (SELECT coalesce(sum(pairs.characters), 0) FROM pairs) WHERE project = $1`,
    docIds.map(encodeText),
  )
}

async function overwriteDocuments(session: Session, versions: Parameters<VersionStore['overwrite']>[0]): Promise<void> {
  const { schema } = session
  const packed = [...versions.values()].map(encodeDocument)
  await session.run(
    `WITH changed AS (
       SELECT * FROM unnest($2::bigint[], $3::text[], $4::text[], $5::text[], $6::text[], $7::bigint[], $8::text[],
         $9::text[]) AS sent (key, title, metadata, text, hash, characters, extras, language)),
     counted AS (
       UPDATE ${schema}.totals SET characters = characters +
         (SELECT coalesce(sum(changed.characters - d.characters), 0)
          FROM changed JOIN ${schema}.documents d ON d.project = $1 AND d.key = changed.key)
       WHERE project = $1)
     UPDATE ${schema}.documents d SET title = changed.title, metadata = changed.metadata, text = changed.text,
       text_hash = decode(changed.hash, 'hex'), characters = changed.characters, extras = changed.extras,
       language = changed.language, marked = ${UNMARKED}
     FROM changed WHERE d.project = $1 AND d.key = changed.key`,
    [...versions.keys()],
    packed.map(({ title }) => title),
    packed.map(({ metadata }) => metadata),
    packed.map(({ text }) => text),
    packed.map(({ textHash }) => textHash.toString('hex')),
    packed.map(({ characters }) => characters),
    packed.map(({ extras }) => extras),
    packed.map(({ language }) => language),
  )
}

async function discardSome(session: Session, upTo: number, limit: number): Promise<boolean> {
  const { schema } = session
  const { total, isThere, arrived } = documentConditions(schema)
  const unbuilt = await session.all<{ key: number }>(
    `SELECT key FROM ${schema}.documents
     WHERE project = $1 AND key > ${total('greatest(built_key, cleared_key)')} AND key <= $2 AND ${isThere}
       AND ${arrived}
     ORDER BY key LIMIT $3`,
    upTo,
    limit,
  )
  if (unbuilt.length === 0) return false
  const keys = unbuilt.map(({ key }) => key)
  const restored = await session.returning<{ characters: number }>(
    `UPDATE ${schema}.documents SET superseded_by = NULL
     WHERE project = $1 AND superseded_by = ANY($2::bigint[]) AND key <> ALL($2::bigint[]) AND ${isThere}
     RETURNING characters`,
    keys,
  )
  const discarded = await session.returning<{ characters: number; metadata: string }>(
    `DELETE FROM ${schema}.documents WHERE project = $1 AND key = ANY($2::bigint[]) RETURNING characters, metadata`,
    keys,
  )
  const sum = (rows: readonly { readonly characters: number }[]): number =>
    rows.reduce((all, { characters }) => all + characters, 0)
  await session.run(
    `UPDATE ${schema}.totals SET documents = documents + $2, characters = characters + $3 WHERE project = $1`,
    restored.length - discarded.length,
    sum(restored) - sum(discarded),
  )
  await subtractEntries(session, entriesOf(discarded))
  return true
}
