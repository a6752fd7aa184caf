import { csvLines } from '../../../parts/csv.js'
import { call } from '../../api/call.js'
import { type DocumentQuestion, findDocuments } from '../../api/documents.js'
import type { FieldRecord } from '../../api/projects.js'
import { workbookOf } from '../../parts/workbook.js'
import { texts } from '../../texts/texts.js'
import { valuesOf } from './columns.js'

/** Documents asked for at a time. */
const PAGE = 1_000
/** Spreadsheets know UTF-8 by it. */
const BYTE_ORDER_MARK = '\ufeff'

export type ExportKind = 'CSV' | 'XLSX'

export interface DocumentExport {
  readonly question: DocumentQuestion
  readonly fields: readonly FieldRecord[]
  readonly signal: AbortSignal
  /** Told how many documents are written. */
  readonly onProgress: (documents: number) => void
}

/**
 * A file of all documents of a question, in their order, with all fields. What is written goes into the store of the
 * browser page by page, so that the memory of the page holds one of them.
 */
export async function exportDocuments(kind: ExportKind, request: DocumentExport): Promise<Blob> {
  const { id, title, body } = texts.documents
  const head = [id, title, body, ...request.fields.map(({ name }) => name)]
  if (kind === 'XLSX') {
    return await workbookOf(texts.screens.documents, head, rowsOf(request))
  }
  const parts: BlobPart[] = [BYTE_ORDER_MARK, csvLines([head])]
  for await (const rows of pagesOf(request)) parts.push(new Blob([csvLines(rows)]))
  return new Blob(parts, { type: 'text/csv' })
}

type Row = readonly (string | number | null)[]

async function* rowsOf(request: DocumentExport): AsyncGenerator<Row> {
  for await (const rows of pagesOf(request)) yield* rows
}

async function* pagesOf({ question, fields, signal, onProgress }: DocumentExport): AsyncGenerator<readonly Row[]> {
  const asked = { ...question, fields: ['doc_id', 'title', 'text', 'metadata'], limit: PAGE }
  for (let offset = 0; ; offset += PAGE) {
    const { result, result_count } = await call(findDocuments, { ...asked, offset }, { signal })
    yield result.map((document) => [
      document.doc_id,
      document.title,
      document.text,
      ...fields.map(({ name }) => cellOf(valuesOf(document, name).map(({ value }) => value))),
    ])
    onProgress(Math.min(offset + PAGE, result_count))
    if (offset + PAGE >= result_count) return
  }
}

/** Several values stand together in one cell. */
const cellOf = (values: readonly (string | number)[]): string | number | null =>
  values.length > 1 ? values.join(' | ') : (values[0] ?? null)
