import { expect, test } from 'vitest'
import { createGate } from '../../src/storage/sqlite/gate.js'
import { openArrivalStore } from '../../src/storage/sqlite/project/arrivals.js'
import { openDocumentStore } from '../../src/storage/sqlite/project/documents.js'
import { openFieldStore } from '../../src/storage/sqlite/project/fields.js'
import { openFlagStore } from '../../src/storage/sqlite/project/flags.js'
import { projectMigrations } from '../../src/storage/sqlite/project/schema.js'
import { openSnapshotStore } from '../../src/storage/sqlite/project/snapshots.js'
import { openVersionStore } from '../../src/storage/sqlite/project/versions.js'
import { openDatabase } from '../../src/storage/sqlite.js'

/** Every statement that the stores of documents and of snapshots prepare. */
function statements(): { sql: string; plan: string[] }[] {
  const database = openDatabase(undefined, projectMigrations)
  const prepared: string[] = []
  const recording = new Proxy(database, {
    get: (target, name) =>
      name === 'prepare'
        ? (sql: string) => {
            prepared.push(sql)
            return target.prepare(sql)
          }
        : Reflect.get(target, name),
  })
  const fields = openFieldStore(recording)
  const flags = openFlagStore(recording)
  openDocumentStore(recording, fields, flags)
  openVersionStore(recording, fields, flags)
  openArrivalStore(recording, fields)
  openSnapshotStore(recording, createGate(recording))
  const plans = prepared.map((sql) => {
    const steps = database.prepare(`EXPLAIN QUERY PLAN ${sql.replace(/\?|@\w+/g, '1')}`).all() as { detail: string }[]
    return { sql, plan: steps.map(({ detail }) => detail) }
  })
  database.close()
  return plans
}

test('no statement walks through all documents, or all that are not cleared away, unless it stops at a limit', () => {
  const all = statements()
  expect(all.some(({ plan }) => plan.some((step) => step.includes('marked_documents')))).toBe(true)
  const walks = all.filter(({ sql, plan }) => {
    if (/\bLIMIT\b/.test(sql)) return false
    const isWalk = /^SCAN documents|^SEARCH documents USING INTEGER PRIMARY KEY \(rowid>\?\)$/
    // What no build has read is found by its keys.
    const allowed = sql.includes('built_key') ? 1 : 0
    return plan.filter((step) => isWalk.test(step)).length > allowed
  })
  expect(walks).toEqual([])
})

test('documents that leave are found by the indexes of marks and of versions', () => {
  const found = statements().filter(({ sql }) => sql.includes('UNION SELECT key FROM documents'))
  const plans = found.map(({ plan }) => plan.filter((step) => /documents/.test(step)))
  expect(plans).toEqual([
    [
      'SEARCH documents USING COVERING INDEX marked_documents (marked>? AND marked<?)',
      'SEARCH documents USING COVERING INDEX superseded_documents (superseded_by>?)',
    ],
  ])
})

test('no statement walks through all chunks', () => {
  const steps = statements().flatMap(({ plan }) => plan.filter((step) => /\bchunks\b|\bpart_chunks\b/.test(step)))
  expect(steps.length).toBeGreaterThanOrEqual(7)
  expect(steps.filter((step) => step.startsWith('SCAN'))).toEqual([])
})
