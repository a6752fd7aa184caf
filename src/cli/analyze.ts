import { basename, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openEngine, type Project } from '../engine.js'
import { EngineError } from '../errors.js'
import { askProject } from '../report/askProject.js'
import { render } from '../report/renderText.js'
import type { Report } from '../report/report.js'
import { createPaint, usableColumns, wantsColor } from '../report/terminal.js'
import { chooseLanguage } from './chooseLanguage.js'
import type { AnalyzeArguments } from './commands/analyze.js'
import { checkValues, type FieldTypes, readFilters } from './filters.js'
import { InputError, sourceName } from './inputError.js'
import { printPlan } from './plan.js'
import { createProgress, type Progress } from './progress.js'
import { type DocumentBatch, newTally, type ReadTally, readDocuments } from './readDocuments.js'
import { chooseScoreField, noScore } from './scoreField.js'

/** The sample comments of the package, where the build puts them. */
const samplePath = fileURLToPath(new URL('../sample.jsonl.gz', import.meta.url))

/** Most wrong rows that are described; the others are only counted. */
const WRONG_ROWS_SHOWN = 5

/**
 * Reads a file, builds a project from it, asks it and prints the report to standard output: for people, or as JSON.
 * Notes and progress go to standard error. Throws InputError, UsageError or EngineError.
 */
export async function analyze(args: AnalyzeArguments, signal: AbortSignal): Promise<void> {
  if (args.plan) return await printPlan({ ...args, file: args.file ?? samplePath }, signal)
  const progress = createProgress(process.stderr, !args.quiet)
  const say = (line: string): void => {
    if (args.quiet) return
    progress.erase()
    process.stderr.write(`${line}\n`)
  }
  const report = await buildReport(args, { progress, say, signal }).finally(() => progress.erase())
  const options = { columns: usableColumns(process.stdout), paint: createPaint(wantsColor(process.stdout)) }
  process.stdout.write(args.json ? `${JSON.stringify(report, null, 2)}\n` : render(report, options))
  if (report.directory !== null) say(howToOpen(report, report.directory))
  if (args.file === undefined && !args.json)
    say('This was the sample. For a file of your own: conceptlite analyze FILE (or - for standard input)')
}

interface Run {
  readonly progress: Progress
  readonly say: (line: string) => void
  readonly signal: AbortSignal
}

async function buildReport(args: AnalyzeArguments, run: Run): Promise<Report> {
  const { directory, threads } = args
  const source = openSource(args, run)
  const first = await source.batches.next()
  const language = args.language === 'auto' ? languageOf(args, first.value, run) : args.language
  const background = args.background === undefined ? undefined : { path: args.background, language }
  const engine = await openEngine({ directory, threads, background })
  try {
    const project = await engine.projects.create({ name: source.name, language })
    try {
      return await fillAndReport(project, { args, source, first: first.value }, run)
    } catch (error) {
      // Half a project would only be in the way of the next attempt. Where it cannot be removed, the cause matters more.
      await project.delete().catch(() => {})
      throw error
    }
  } finally {
    await engine.close()
  }
}

/** The sample is English; of other files the first documents tell. */
const languageOf = (args: AnalyzeArguments, first: DocumentBatch | undefined, { say }: Run): string =>
  args.file === undefined ? 'en' : chooseLanguage(first, say)

/** A file while it is read. */
interface Source {
  readonly file: string
  /** Name of the project made from it. */
  readonly name: string
  readonly tally: ReadTally
  readonly batches: AsyncGenerator<DocumentBatch, undefined>
}

function openSource(args: AnalyzeArguments, { say, signal }: Run): Source {
  const file = args.file ?? samplePath
  const name = args.name ?? (args.file === undefined ? 'Comments of hotel guests' : nameOf(file))
  const tally = newTally()
  const onWrongRow = (line: number, why: string): void => {
    if (tally.wrongRows <= WRONG_ROWS_SHOWN) say(`Line ${line} is left out: ${why}`)
  }
  return { file, name, tally, batches: readDocuments(file, { ...args, signal, onNote: say, onWrongRow }, tally) }
}

async function fillAndReport(
  project: Project,
  { args, source, first }: { args: AnalyzeArguments; source: Source; first: DocumentBatch | undefined },
  run: Run,
): Promise<Report> {
  const { progress, say, signal } = run
  const { tally } = source
  const clock = stopwatch()
  const { fields, strings } = await upload(project, { source, first }, run)
  sayTally(tally, say)
  const filter = readFilters(args.filters, fields)
  checkValues(filter, strings)
  const scoreField = chooseScoreField(fields, args.drivers)
  if (scoreField === undefined) say(noScore(fields))
  const uploaded = clock()

  await project.build({ skip_sentiment: !args.sentiment })
  await project.waitForBuild({
    signal,
    onProgress: ({ stage, fraction }) => progress.show(`building: ${stage}`, fraction),
  })
  const built = clock()
  if (args.sentiment) {
    await project.waitForSentimentBuild({
      signal,
      onProgress: ({ fraction }) => progress.show('sentiment', fraction),
    })
  }
  const scored = clock()
  progress.show('asking', undefined)
  const answers = await askProject(project, { ...args, filter, scoreField })
  const record = await project.get()
  signal.throwIfAborted()
  return {
    name: record.name,
    project_id: record.project_id,
    directory: args.directory === undefined ? null : resolve(args.directory),
    language: record.language,
    document_count: record.document_count,
    filters: args.filters,
    source: { file: source.file, wrong_rows: tally.wrongRows, empty_texts: tally.emptyTexts },
    seconds: { upload: uploaded, build: built, sentiment: args.sentiment ? scored : null },
    ...answers,
  }
}

/** Fields of the uploaded documents: their types, and the values of those that hold strings. */
interface UploadedFields {
  readonly fields: FieldTypes
  readonly strings: ReadonlyMap<string, ReadonlySet<string>>
}

/** Uploads the file. */
async function upload(
  project: Project,
  { source, first }: { source: Source; first: DocumentBatch | undefined },
  { progress, signal }: Run,
): Promise<UploadedFields> {
  const fields = new Map<string, string>()
  const strings = new Map<string, Set<string>>()
  const began = performance.now()
  for (let batch = first; batch !== undefined; batch = (await source.batches.next()).value) {
    signal.throwIfAborted()
    await uploadBatch(project, batch, source.file)
    for (const { name, type, value } of batch.documents.flatMap(({ metadata }) => metadata)) {
      fields.set(name, type)
      if (type === 'string') strings.set(name, (strings.get(name) ?? new Set()).add(value))
    }
    const rate = Math.round((source.tally.documents * 1_000) / Math.max(1, performance.now() - began))
    const documents = source.tally.documents.toLocaleString('en')
    progress.show('reading', undefined, `${documents} documents, ${rate.toLocaleString('en')} a second`)
  }
  return { fields, strings }
}

/** A refused document is named by its line in the file instead of its place in the upload. */
async function uploadBatch(project: Project, batch: DocumentBatch, file: string): Promise<void> {
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

function sayTally(tally: ReadTally, say: (line: string) => void): void {
  const further = tally.wrongRows - WRONG_ROWS_SHOWN
  if (further > 0) say(`and ${further.toLocaleString('en')} more wrong rows.`)
  if (tally.emptyTexts > 0) say(`${tally.emptyTexts.toLocaleString('en')} rows without text are left out.`)
  for (const [column, count] of tally.unreadable) {
    say(`"${column}": ${count.toLocaleString('en')} values that cannot be read are left out.`)
  }
}

function howToOpen({ project_id: id }: Report, directory: string): string {
  const quoted = JSON.stringify(directory)
  return [
    `Kept as project ${id} in ${directory}. To open it again:`,
    `  in a program:  const engine = await openEngine({ directory: ${quoted} })`,
    `                 const project = engine.project('${id}')`,
    `  over HTTP:     conceptlite serve --directory ${quoted}`,
  ].join('\n')
}

/** The name of the file without folders and endings, if anything is left then. */
const nameOf = (file: string): string =>
  file === '-'
    ? sourceName(file)
    : basename(file).replace(/(?:\.(?:csv|tsv|tab|txt|json|jsonl|ndjson))?(?:\.gz)?$/i, '') || 'Documents'

/** Seconds since the last call. */
function stopwatch(): () => number {
  let last = performance.now()
  return () => {
    const now = performance.now()
    const seconds = (now - last) / 1_000
    last = now
    return Math.round(seconds * 1_000) / 1_000
  }
}
