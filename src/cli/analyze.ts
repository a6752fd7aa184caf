import { basename, join, resolve } from 'node:path'
import type { Engine, Project } from '../engine.js'
import { UsageError } from '../reading/inputError.js'
import type { LanguageCode } from '../text/languages.js'
import { chooseLanguage, clearLanguage, languageNamed } from './chooseLanguage.js'
import type { AnalyzeArguments } from './commands/analyze.js'
import { counted } from './counted.js'
import { countRepeated } from './countRepeated.js'
import { existingProject } from './existingProject.js'
import { type FileSource, type Notices, openSource, samplePath, uploadSource } from './fileSource.js'
import { withEngine } from './newFolder.js'
import { printPlan } from './plan.js'
import { printable } from './printable.js'
import { type CheckedChoice, checkChoice, makeReport, type PrintedReport, printReport } from './printReport.js'
import { createProgress } from './progress.js'
import type { DocumentBatch } from './readDocuments.js'
import { requireTargets, statOf } from './requireTargets.js'
import { type DocumentFields, fieldsOf, type NamedProject } from './storedProjects.js'
import type { CommandContext } from './streams.js'
import { writeTables } from './writeTables.js'

/**
 * Reads a file, builds a project from it, asks it and prints the report to standard output: for people, or as JSON.
 * Notes and progress go to standard error. Throws InputError, UsageError or EngineError.
 */
export async function analyze(args: AnalyzeArguments, context: CommandContext): Promise<void> {
  refuseInputAsTarget(args)
  requireTargets(args)
  if (args.plan) return await printPlan({ ...args, file: args.file ?? samplePath }, context)
  const { streams, signal } = context
  const progress = createProgress(streams.stderr, !args.quiet)
  const say = (line: string): void => {
    if (args.quiet) return
    progress.erase()
    streams.stderr.write(`${printable(line)}\n`)
  }
  const report = await analyzeFile(args, { progress, say, signal }, context).finally(() => progress.erase())
  printReport(report, args, streams)
  if (report.directory !== null) say(howToOpen(report, report.directory))
  if (args.file === undefined && !args.json)
    say('This was the sample. For a file of your own: conceptlite analyze FILE (or - for standard input)')
}

/** Throws UsageError where a file that the command writes is the file that it reads. */
function refuseInputAsTarget({ file, html, xlsx, csv }: AnalyzeArguments): void {
  const input = file === undefined ? undefined : statOf(file)
  if (file === undefined || input?.isFile() !== true) return
  const isInput = (path: string): boolean => {
    const target = statOf(path)
    return target !== undefined && target.dev === input.dev && target.ino === input.ino
  }
  const targets = { '--html': html, '--xlsx': xlsx, '--csv': csv === undefined ? undefined : join(csv, basename(file)) }
  for (const [option, path] of Object.entries(targets)) {
    if (path === undefined || !isInput(path)) continue
    throw new UsageError(`${option} would write over ${file}, which is read. Name another place.`)
  }
}

async function analyzeFile(args: AnalyzeArguments, notices: Notices, context: CommandContext): Promise<PrintedReport> {
  const { directory, threads, general, dictionary: morphology } = args
  const source = openSource(args, notices)
  const first = (await source.batches.next()).value
  const language = args.language === 'auto' ? languageOf(args, first, notices) : languageNamed(args.language)
  const background = args.background === undefined ? undefined : { path: args.background, language }
  return await withEngine({ directory, threads, background, general, morphology }, async (engine) => {
    const existing = await existingProject(engine, args, source.name)
    const made = await engine.projects.create({ name: source.name, language: existing?.language ?? language })
    const work: Work = { engine, args, source, first, existing, made, notices, context }
    const isAppended = existing !== undefined && args.existing === 'append'
    const report = await (isAppended ? append(work, existing) : build(work)).catch(async (error: unknown) => {
      // Half a project would only be in the way of the next attempt. Where it cannot be removed, the cause matters more.
      await made.delete().catch(() => {})
      throw error
    })
    return existing === undefined || isAppended ? report : await takePlace(work, existing, report)
  })
}

/** The sample is English; of other files the first documents tell. */
const languageOf = (args: AnalyzeArguments, first: DocumentBatch | undefined, { say }: Notices): LanguageCode =>
  args.file === undefined ? 'en' : chooseLanguage(first, say)

/** A file on its way into a new project. */
interface Work {
  readonly engine: Engine
  readonly args: AnalyzeArguments
  readonly source: FileSource
  readonly first: DocumentBatch | undefined
  /** The project of the folder that is replaced or added to. */
  readonly existing: NamedProject | undefined
  readonly made: Project
  readonly notices: Notices
  readonly context: CommandContext
}

/** Builds the new project, with the concept lists of an existing one. */
async function build(work: Work): Promise<PrintedReport> {
  const { engine, existing, made, notices } = work
  const clock = stopwatch()
  const choice = checkChoice(work.args, await upload(work), notices.say)
  const report = await buildAndReport(made, work, choice, clock)
  if (existing === undefined) return report
  for (const { name, concepts = [] } of await engine.project(existing.project_id).conceptLists.list()) {
    await made.conceptLists.create({
      name,
      concepts: concepts.map(({ name, texts, color }) => ({ name, texts, color })),
    })
  }
  return report
}

/** Puts the new project, which is built, in the place of an existing one. A failure leaves the new one: the other may be gone. */
async function takePlace(
  { engine, made, notices }: Work,
  { project_id, name }: NamedProject,
  report: PrintedReport,
): Promise<PrintedReport> {
  try {
    await engine.project(project_id).delete()
    await made.update({ name })
  } catch (error) {
    notices.say(`The new project is kept as ${made.project_id}.`)
    throw error
  }
  return { ...report, project: { ...report.project, name } }
}

/** Moves the documents of the new project to the existing one, all or none, and builds that. */
async function append(work: Work, { project_id, language }: NamedProject): Promise<PrintedReport> {
  const { engine, args, made, notices } = work
  const clock = stopwatch()
  const uploaded = await upload(work)
  const target = engine.project(project_id)
  const known = await fieldsOf(target).catch(() => ({ fields: new Map(), strings: new Map() }))
  const choice = checkChoice(args, merged(known, uploaded), notices.say)
  sayLanguage(work, language)
  const { number } = (await target.get()).last_build_info
  await made.copy({ destination: project_id }, { signal: notices.signal })
  const finish = async (): Promise<PrintedReport> => {
    await made.delete()
    return await buildAndReport(target, work, choice, clock)
  }
  const report = await finish().catch(async (error: unknown) => {
    // Where that cannot be told, the cause matters more.
    await whatWasAdded(target, number).then(notices.say, () => {})
    throw error
  })
  await sayRepeated(target, work)
  return report
}

/** Says that the language of the project counts, where the added documents clearly have, or are said to have, another one. */
function sayLanguage({ args, first, notices }: Work, language: string): void {
  const own = args.language === 'auto' ? clearLanguage(first) : args.language
  if (own === undefined || own === language) return
  notices.say(`The texts are read in the language of the project (${language}), not in ${own}.`)
}

/** What remains of an addition that has failed afterwards; `before` is the number of the last build before it. */
async function whatWasAdded(project: Project, before: number | undefined): Promise<string> {
  const { last_build_info: build } = await project.get()
  const isBuilt = 'success' in build && build.success === true && build.number !== before
  return isBuilt
    ? 'The documents were added and built. What is missing comes with the next build of the project.'
    : 'The documents were added, but not built: they count from the next build of the project, such as one that `conceptlite serve` runs. Adding the file again would add them twice.'
}

/** Says how many of the added documents the project had already: the same file may have been added twice. */
async function sayRepeated(project: Project, { source, notices }: Work): Promise<void> {
  const added = source.tally.documents
  const repeated = await countRepeated(project, added, notices.signal)
  if (repeated === 0) return
  notices.say(
    `Warning: ${repeated.toLocaleString('en')} of ${counted(added, 'added document')} repeat documents that the project had already, with the same text and fields. They count twice.`,
  )
}

const upload = ({ made, source, first, notices }: Work): Promise<DocumentFields> =>
  uploadSource(made, { source, first }, notices)

function merged(known: DocumentFields, added: DocumentFields): DocumentFields {
  const strings = new Map([...known.strings].map(([name, values]) => [name, new Set(values)]))
  for (const [name, values] of added.strings) {
    strings.set(name, new Set([...(strings.get(name) ?? []), ...values]))
  }
  return { fields: new Map([...known.fields, ...added.fields]), strings }
}

/** Builds the uploaded documents and asks. `clock` was started before the upload. */
async function buildAndReport(
  project: Project,
  { args, source, notices, context }: Work,
  choice: CheckedChoice,
  clock: () => number,
): Promise<PrintedReport> {
  const { progress, signal } = notices
  const upload = clock()
  await project.build({ skip_sentiment: !args.sentiment })
  await project.waitForBuild({
    signal,
    onProgress: ({ stage, fraction }) => progress.show(`building: ${stage}`, fraction),
  })
  const build = clock()
  if (args.sentiment) {
    await project.waitForSentimentBuild({
      signal,
      onProgress: ({ fraction }) => progress.show('sentiment', fraction),
    })
  }
  const sentiment = args.sentiment ? clock() : null
  progress.show('asking', undefined)
  const answered = await makeReport(
    project,
    { ...args, ...choice },
    { source: source.describe(), say: notices.say, signal },
  )
  signal.throwIfAborted()
  progress.erase()
  await writeTables(project, { ...args, ...choice }, context)
  return {
    ...answered,
    project_id: project.project_id,
    directory: args.directory === undefined ? null : resolve(args.directory),
    seconds: { upload, build, sentiment },
  }
}

function howToOpen({ project_id: id }: PrintedReport, directory: string): string {
  const quoted = JSON.stringify(directory)
  return [
    `Kept as project ${id} in ${directory}. To open it again:`,
    `  here:          conceptlite report ${id} --directory ${quoted}`,
    `  in a program:  const engine = await openEngine({ directory: ${quoted} })`,
    `                 const project = engine.project('${id}')`,
    `  over HTTP:     conceptlite serve --directory ${quoted}`,
  ].join('\n')
}

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
