import { expect, test } from 'vitest'
import { openPostgres } from '../../../../src/storage/postgres/database.js'
import { applyMigrations } from '../../../../src/storage/postgres/migrations.js'
import { projectSteps } from '../../../../src/storage/postgres/project/schema.js'
import { freshSchema } from '../freshSchema.js'

test('fields that an earlier version kept for documents that were gone are free for another type', async () => {
  const { url, schema } = await freshSchema()
  const database = await openPostgres({ url, schema, poolSize: 1 })
  await applyMigrations(database, projectSteps.slice(0, 4))
  const s = database.schema
  await database.run(`INSERT INTO ${s}.totals (project, documents, characters, built_key, cleared_key, gone_upto, leaving_upto)
    VALUES ('one', 1, 4, 4, 0, 2, 2), ('two', 1, 4, 1, 0, 1, 1)`)
  const [staying, gone] = [0, 2]
  const documents = [
    ['one', 1, staying, ['rating']],
    ['one', 2, gone, ['rating', 'it\'s "one"', 'it\'s "one"']],
    ['one', 3, gone, ['rating']],
    // JSON with the character NUL is left alone.
    ['one', 4, gone, ['a\0b', 'rating']],
    ['two', 1, gone, ['rating']],
  ] as const
  for (const [project, key, marked, names] of documents) {
    const metadata = JSON.stringify(names.map((name) => [name, 'score', 3]))
    await database.run(
      `INSERT INTO ${s}.documents (project, key, doc_id, arrival, marked, text_hash, characters, title, metadata, text)
       VALUES ($1, $2, 'a', 0, $3, '', 4, '', $4, 'text')`,
      [project, key, marked, metadata],
    )
  }
  await database.run(`INSERT INTO ${s}.fields VALUES
    ('one', 'rating', 'score', 4), ('one', 'it''s "one"', 'score', 2), ('two', 'rating', 'score', 1)`)
  await applyMigrations(database, projectSteps)
  expect(await database.all(`SELECT project, name, entries FROM ${s}.fields ORDER BY project`)).toEqual([
    { project: 'one', name: 'rating', entries: 2 },
    { project: 'two', name: 'rating', entries: 1 },
  ])
  await database.close()
})
