import { renderHtml } from '../report/renderHtml.js'
import type { ReportDocument } from '../report/reportDocument.js'
import { append, replaceFiles } from '../report/tables/replaceFiles.js'

/** Writes a report as a page, whole or not at all. Throws ERROR where it cannot be written. */
export async function writeHtml(document: ReportDocument, path: string, say: (line: string) => void): Promise<void> {
  const page = await renderHtml({ ...document, search: null })
  await replaceFiles(async (create) => await append(await create(path), page))
  say(`Report: ${path} (${Math.ceil(Buffer.byteLength(page) / 1_000).toLocaleString('en')} kB)`)
}
