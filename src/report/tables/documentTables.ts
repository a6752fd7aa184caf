import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Project } from '../../serviceFunctions.js'
import type { ConceptGroup } from './chosenConcepts.js'
import type { Cell, FieldDescription, Table, TableRow } from './table.js'
import type { TableContext } from './tableContext.js'

/** What a table says of a document. */
const FIELDS = ['doc_id', 'title', 'text', 'metadata', 'terms', 'fragments'] as const
const SENTIMENT_FIELDS = ['sentiment', 'sentiment_confidence'] as const

type TableField = (typeof FIELDS)[number] | (typeof SENTIMENT_FIELDS)[number]
type DocumentRecord = Pick<Awaited<ReturnType<Project['docs']['search']>>['result'][number], TableField>
type Metadata = NonNullable<DocumentRecord['metadata']>

/** Documents asked at a time. */
const PAGE_DOCUMENTS = 500
/** Values of fields and occurrences of terms whose rows are made in a turn of the event loop: some milliseconds. */
const VALUES_A_TURN = 4_096

/** Documents with one column for each field; the same with one row for each value; and one row for each concept of a document. */
export function documentTables(context: TableContext): Table[] {
  const names = columnNames(context.fields)
  return [
    {
      name: 'docs',
      columns: ['doc_id', 'doc_title', 'doc_text', 'concepts', 'sentiment', 'sentiment_confidence', ...names.values()],
      rows: () => documentRows(context, names),
    },
    {
      name: 'doc_metadata',
      columns: ['doc_id', 'metadata_name', 'metadata_type', 'metadata_value'],
      rows: () => metadataRows(context),
    },
    {
      name: 'doc_term_summary',
      columns: [
        ...['doc_id', 'term', 'exact_match', 'concept_type', 'shared_concept_list'],
        ...['sentiment', 'sentiment_confidence'],
      ],
      rows: () => conceptRows(context),
    },
  ]
}

const fixedColumns = new Set(['doc_id', 'doc_title', 'doc_text', 'concepts', 'sentiment', 'sentiment_confidence'])

/** The column of each field; one that is called like another column gets `field_` before its name. */
function columnNames(fields: readonly FieldDescription[]): Map<string, string> {
  const taken = new Set([...fixedColumns, ...fields.map(({ name }) => name).filter((name) => !fixedColumns.has(name))])
  const columns = new Map<string, string>()
  for (const { name } of fields) {
    let column = name
    if (fixedColumns.has(name)) {
      do column = `field_${column}`
      while (taken.has(column))
      taken.add(column)
    }
    columns.set(name, column)
  }
  return columns
}

/** All documents of the filter in upload order, page by page. */
async function* documents({ project, ask, filter, sentiment }: TableContext): AsyncGenerator<DocumentRecord> {
  for (let offset = 0; ; offset += PAGE_DOCUMENTS) {
    const { result } = await project.docs.search(
      {
        filter,
        limit: PAGE_DOCUMENTS,
        offset,
        include_sentiment_on_concepts: sentiment,
        fields: sentiment ? [...FIELDS, ...SENTIMENT_FIELDS] : FIELDS,
      },
      ask,
    )
    let values = 0
    for (const document of result) {
      // What is made of a page takes a turn for each of these.
      values += 1 + (document.metadata?.length ?? 0) + (document.terms?.length ?? 0)
      if (values > VALUES_A_TURN) {
        values = 0
        await nextTurn()
      }
      yield document
    }
    if (result.length < PAGE_DOCUMENTS) return
  }
}

async function* documentRows(context: TableContext, names: ReadonlyMap<string, string>): AsyncGenerator<TableRow> {
  const conceptsOf = createConceptLookup(context.groups)
  for await (const document of documents(context)) {
    yield {
      doc_id: document.doc_id,
      doc_title: document.title,
      doc_text: document.text,
      concepts: [...new Set(conceptsOf(document).map(({ term }) => term))].join('|'),
      sentiment: document.sentiment,
      sentiment_confidence: document.sentiment_confidence,
      ...fieldCells(document.metadata ?? [], names),
    }
  }
}

/** One cell for each field; several values of a field are joined by `|`. */
function fieldCells(metadata: Metadata, names: ReadonlyMap<string, string>): Record<string, Cell> {
  const cells = new Map<string, Cell>()
  for (const entry of metadata) {
    const column = names.get(entry.name)
    if (column === undefined) continue
    const known = cells.get(column)
    cells.set(column, known === undefined ? valueCell(entry) : `${textOf(known)}|${entry.value}`)
  }
  return Object.fromEntries(cells)
}

const textOf = (cell: Cell): string =>
  cell instanceof Date ? cell.toISOString().replace('.000Z', 'Z') : String(cell ?? '')

const valueCell = ({ type, value }: Metadata[number]): Cell => (type === 'date' ? new Date(value) : value)

async function* metadataRows(context: TableContext): AsyncGenerator<TableRow> {
  for await (const { doc_id, metadata = [] } of documents(context)) {
    for (const entry of metadata) {
      yield { doc_id, metadata_name: entry.name, metadata_type: entry.type, metadata_value: valueCell(entry) }
    }
  }
}

async function* conceptRows(context: TableContext): AsyncGenerator<TableRow> {
  const conceptsOf = createConceptLookup(context.groups)
  for await (const document of documents(context)) {
    for (const row of conceptsOf(document)) yield { doc_id: document.doc_id, exact_match: 1, ...row }
  }
}

/** A concept that a document has, with the sentiment of its first mention. */
interface FoundConcept {
  readonly term: string
  readonly concept_type: string
  readonly shared_concept_list: string | null
  readonly sentiment?: string | undefined
  readonly sentiment_confidence?: number | undefined
}

/** A concept by one of its terms, with the terms that rule a document out. */
interface LookedUp {
  readonly key: string
  readonly term: string
  readonly excluded: readonly string[]
  readonly group: ConceptGroup
}

/** Finds the concepts that a document matches exactly, each once. */
function createConceptLookup(groups: readonly ConceptGroup[]): (document: DocumentRecord) => FoundConcept[] {
  const byTerm = new Map<string, LookedUp[]>()
  for (const [number, group] of groups.entries()) {
    for (const { name, exact_term_ids, excluded_term_ids: excluded } of group.concepts) {
      for (const id of exact_term_ids) {
        byTerm.set(id, [...(byTerm.get(id) ?? []), { key: `${number} ${name}`, term: name, excluded, group }])
      }
    }
  }
  return ({ terms = [], fragments = [] }) => {
    const found = new Map<string, FoundConcept>()
    const all = [...terms, ...fragments]
    const ids = new Set(all.map(({ term_id }) => term_id))
    for (const { term_id, sentiment, sentiment_confidence } of all) {
      for (const { key, term, excluded, group } of byTerm.get(term_id) ?? []) {
        if (!found.has(key) && !excluded.some((id) => ids.has(id)))
          found.set(key, { term, ...group.labels, sentiment, sentiment_confidence })
      }
    }
    return [...found.values()]
  }
}
