import type { Project } from '../engine.js'
import type { FilterConstraint } from '../report/reportOptions.js'
import { append, replaceFiles } from '../report/tables/replaceFiles.js'
import type { PageFile } from './commands/sharedOptions.js'

export interface HtmlRequest extends PageFile {
  readonly html: string
  readonly filter: readonly FilterConstraint[]
  readonly scoreField: string | undefined
}

/** Writes the report of a built project as a page, whole or not at all. Throws ERROR where it cannot be written. */
export async function writeHtml(project: Project, request: HtmlRequest, say: (line: string) => void): Promise<void> {
  const { html: path, noun, texts, filter, scoreField } = request
  const page = await project.report({ format: 'html', noun, texts, filter, score_field: scoreField })
  await replaceFiles(async (create) => await append(await create(path), page))
  say(`Report: ${path} (${Math.ceil(Buffer.byteLength(page) / 1_000).toLocaleString('en')} kB)`)
}
