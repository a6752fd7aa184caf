import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openEngine, type Project } from '../../src/engine.js'
import { hashText } from '../../src/storage/documentCodec.js'
import { projectMigrations } from '../../src/storage/sqlite/project/schema.js'
import { openDatabase } from '../../src/storage/sqlite.js'
import { emptyFolder } from '../storage/folder.js'

const documents = [
  { docId: 'first', text: 'A quiet room with a view.', isMarked: false },
  { docId: 'marked', text: 'The room was noisy.', isMarked: true },
  { docId: 'restored', text: 'A view of the garden.', isMarked: true },
  { docId: 'last', text: 'Breakfast in the room was good.', isMarked: false },
]
const metadata = [
  { name: 'day', type: 'date', value: '2024-01-02T00:00:00Z' },
  { name: 'nights', type: 'number', value: 2.5 },
  { name: 'rating', type: 'score', value: 4 },
  { name: 'region', type: 'string', value: 'nørth' },
] as const
const idsInOrder = documents.map(({ docId }) => docId)
/** Seconds since 1970 of the date above. */
const DAY = 1_704_153_600

const list = { sharedConceptId: 'a1', name: 'Rooms', color: '#808080', texts: ['room'] }
const topic = { topicId: 't1', name: 'Views', color: '#ff0000', text: 'view' }
const dashboard = {
  ...{ dashboardId: 'd1', name: 'Board', author: 'owner@localhost', description: '', activeConceptList: '' },
  ...{ charts: [], topFilters: [], topConcepts: [], selections: [] },
}

/** Writes the file of a project as the program wrote it whose schema had so many steps: with the columns of the first two. */
function writeFile(path: string, steps: number): void {
  const file = openDatabase(path, projectMigrations.slice(0, steps))
  const insert = (table: string, row: Readonly<Record<string, unknown>>): void => {
    const names = Object.keys(row)
    file
      .prepare(`INSERT INTO ${table} (${names.join()}) VALUES (${names.map(() => '?').join()})`)
      .run(...Object.values(row))
  }
  const common = { name: `Schema ${steps}`, description: 'Kept', language: 'en', next_build_language: 'en' }
  insert('label', { id: 1, ...common, creator: 'owner@localhost', creation_date: DAY })
  const stored = metadata.map(({ name, type, value }) => [name, type, type === 'date' ? DAY : value])
  for (const { docId, text, isMarked } of documents) {
    // From step 7 on a mark is the generation in which it was set, of which 3 is the first.
    const marked = !isMarked ? 0 : steps < 7 ? 1 : 3
    const columns = { doc_id: docId, arrival: 1, marked, favorite: docId === 'last' ? 1 : 0 }
    const written = { title: docId, metadata: JSON.stringify(stored), text, text_hash: hashText(text) }
    insert('documents', { ...columns, ...written, characters: text.length })
  }
  for (const { name, type } of metadata) insert('fields', { name, type, entries: documents.length })
  const characters = documents.reduce((sum, { text }) => sum + text.length, 0)
  file.prepare('UPDATE totals SET documents = ?, characters = ?').run(documents.length, characters)
  insert('term_management', { term_id: 'breakfast|en', changes: '{"action":"ignore"}' })
  insert('concept_lists', { list_id: 'l1', name: 'Parts', concepts: JSON.stringify([list]) })
  insert('dashboards', { dashboard_id: 'd1', record: JSON.stringify(dashboard) })
  insert('topics', { place: 0, topic_id: 't1', record: JSON.stringify(topic) })
  file.close()
}

/** The documents of a project in the order above, with what was stored of them. */
async function readDocuments(project: Project) {
  const { result } = await project.docs.search({ fields: ['doc_id', 'title', 'text', 'metadata', 'marks'] })
  return result
    .map(({ metadata: entries = [], ...rest }) => ({
      ...rest,
      metadata: [...entries].sort((a, b) => (a.name < b.name ? -1 : 1)),
    }))
    .sort((a, b) => idsInOrder.indexOf(a.doc_id!) - idsInOrder.indexOf(b.doc_id!))
}

test('a file of every earlier schema keeps its documents, marks, lists, dashboards, topics and managed terms', async () => {
  const directory = emptyFolder()
  mkdirSync(join(directory, 'projects'))
  // Topics came with the second step.
  const schemas = projectMigrations.map((_, i) => i + 1).slice(1)
  const idOf = (steps: number): string => `bcdf${String.fromCharCode(96 + steps)}`
  for (const steps of schemas) writeFile(join(directory, 'projects', `${idOf(steps)}.db`), steps)

  await using engine = await openEngine({ directory, threads: 0, general: false })
  expect((await engine.projects.list()).map(({ name }) => name).sort()).toEqual(
    schemas.map((steps) => `Schema ${steps}`).sort(),
  )
  for (const steps of schemas) {
    const project = engine.project(idOf(steps))
    const { workspace_id: account } = await project.get()
    expect(await project.get()).toMatchObject({ name: `Schema ${steps}`, description: 'Kept', document_count: 4 })
    await project.docs.unmarkDelete({ doc_ids: ['restored'] })
    await project.build()
    await project.waitForSentimentBuild()
    expect(await readDocuments(project)).toEqual(
      documents
        .filter(({ docId }) => docId !== 'marked')
        .map(({ docId, text }) => {
          const marks = { favorite: docId === 'last', deleted: false }
          return { doc_id: docId, title: docId, text, metadata, marks }
        }),
    )
    expect(await project.conceptLists.list()).toMatchObject([
      { name: 'Parts', concepts: [{ shared_concept_id: 'a1', name: 'Rooms', texts: ['room'] }] },
    ])
    expect(await project.dashboards.list()).toMatchObject([{ dashboard_id: 'd1', name: 'Board' }])
    expect(await project.terms.management()).toEqual({ 'breakfast|en': { action: 'ignore' } })
    const terms = await project.terms.get({ term_ids: ['breakfast|en', 'room|en'] })
    expect(terms.map(({ total_doc_count }) => total_doc_count)).toEqual([0, 2])
    const topics = await engine.legacy.topics.list({ account, project_id: project.project_id })
    expect(topics).toMatchObject([{ _id: 't1', name: 'Views', text: 'view', color: '#ff0000' }])
  }
})
