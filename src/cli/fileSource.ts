import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Project } from '../engine.js'
import { EngineError } from '../errors.js'
import { InputError, sourceName } from '../reading/inputError.js'
import { MOST_VALUES } from '../reading/mapRecord.js'
import { describeTally, newTally, type ReadTally } from '../reading/readTally.js'
import type { ReportSource } from '../report/reportDocument.js'
import type { AnalyzeArguments } from './commands/analyze.js'
import type { Progress } from './progress.js'
import { type DocumentBatch, type ReadOptions, readDocuments } from './readDocuments.js'
import type { DocumentFields } from './storedProjects.js'

/** The sample comments of the package, where the build puts them. */
export const samplePath = fileURLToPath(new URL('../sample.jsonl.br', import.meta.url))

/** Most wrong rows that are described; the others are only counted. */
const WRONG_ROWS_SHOWN = 5

/** How a command tells the user what it does. */
export interface Notices {
  readonly progress: Progress
  readonly say: (line: string) => void
  readonly signal: AbortSignal
}

/** A file while it is read. */
export interface FileSource {
  readonly file: string
  /** Name of the project made from it. */
  readonly name: string
  readonly tally: ReadTally
  /** What was read so far, as the report has it. */
  readonly describe: () => ReportSource
  readonly batches: AsyncGenerator<DocumentBatch, undefined>
}

export function openSource(
  args: AnalyzeArguments,
  { say, signal }: Pick<Notices, 'say' | 'signal'>,
  onPlan?: ReadOptions['onPlan'],
): FileSource {
  const file = args.file ?? samplePath
  const name = args.name ?? (args.file === undefined ? 'Comments of hotel guests' : nameOf(file))
  const tally = newTally()
  let shown = 0
  const onWrongRow = (line: number, why: string): void => {
    shown++
    if (shown <= WRONG_ROWS_SHOWN) say(`Line ${line} is left out: ${why}`)
  }
  const describe = (): ReportSource => describeTally(file === '-' ? sourceName(file) : basename(file), tally)
  return {
    file,
    name,
    tally,
    describe,
    batches: readDocuments(file, { ...args, signal, onPlan, onNote: say, onWrongRow }, tally),
  }
}

/** The name of the file without folders and endings, if anything is left then. */
const nameOf = (file: string): string =>
  file === '-'
    ? sourceName(file)
    : basename(file).replace(/(?:\.(?:csv|tsv|tab|txt|json|jsonl|ndjson|xlsx|ods))?(?:\.(?:gz|br))?$/i, '') ||
      'Documents'

/** Uploads a file, whose first batch has been read, and returns the fields of its documents. */
export async function uploadSource(
  project: Project,
  { source, first }: { source: FileSource; first: DocumentBatch | undefined },
  { progress, signal }: Notices,
): Promise<DocumentFields> {
  const found: DocumentFields = { fields: new Map(), strings: new Map() }
  const began = performance.now()
  for (let batch = first; batch !== undefined; batch = (await source.batches.next()).value) {
    signal.throwIfAborted()
    await uploadBatch(project, batch, source.file)
    collectFields(batch, found)
    const rate = Math.round((source.tally.documents * 1_000) / Math.max(1, performance.now() - began))
    const documents = source.tally.documents.toLocaleString('en')
    progress.show('reading', undefined, `${documents} documents, ${rate.toLocaleString('en')} a second`)
  }
  return found
}

/** Adds the fields of some documents to those found so far. */
export function collectFields({ documents }: DocumentBatch, { fields, strings }: DocumentFields): void {
  for (const { name, type, value } of documents.flatMap(({ metadata }) => metadata)) {
    fields.set(name, type)
    if (type === 'string') strings.set(name, (strings.get(name) ?? new Set()).add(value))
  }
}

/** A refused document is named by its line in the file instead of its place in the upload. */
async function uploadBatch(project: Project, batch: DocumentBatch, file: string): Promise<void> {
  const wide = batch.documents.findIndex(({ metadata }) => metadata.length > MOST_VALUES)
  if (wide !== -1) throw new InputError(tooManyValues(file, batch.lines[wide]!, batch.documents[wide]!.metadata.length))
  try {
    await project.upload({ docs: batch.documents })
  } catch (error) {
    if (!(error instanceof EngineError) || error.code !== 'INVALID_PARAMS') throw error
    const place = /\bdocs?[[.](\d+)/.exec([error.message, ...(error.details.parameters ?? [])].join(' '))
    const line = place === null ? undefined : batch.lines[Number(place[1])]
    throw new InputError(`${sourceName(file)}${line === undefined ? '' : `, line ${line}`}: ${error.message}`, {
      cause: error,
    })
  }
}

const tooManyValues = (file: string, line: number, values: number): string =>
  `${sourceName(file)}, line ${line}: ${values.toLocaleString('en')} values for fields, and a document has ${MOST_VALUES.toLocaleString('en')} at most. For a table, say --no-guess and name the columns that matter.`
