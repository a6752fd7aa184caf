import { resolve } from 'node:path'
import type { ReportArguments } from './commands/report.js'
import { fieldsOf, findProject, withKept } from './keptProjects.js'
import { checkChoice, printReport, reportProject } from './printReport.js'
import type { CommandContext } from './streams.js'

/** Prints the report of a project that a folder keeps. Throws InputError, UsageError or EngineError. */
export async function reportKept(args: ReportArguments, { streams, signal }: CommandContext): Promise<void> {
  const say = (line: string): void => {
    if (!args.quiet) streams.stderr.write(`${line}\n`)
  }
  const report = await withKept(args.directory, async (engine) => {
    const { project_id, last_build_info: build } = await findProject(engine, args.project)
    const project = engine.project(project_id)
    const hasSentiment = 'sentiment' in build && build.sentiment.success === true
    if (args.sentiment && !hasSentiment) say('The project was built without sentiment.')
    const sentiment = args.sentiment && hasSentiment
    const choice = checkChoice({ ...args, sentiment }, await fieldsOf(project), say)
    const answered = await reportProject(project, choice)
    signal.throwIfAborted()
    return { ...answered, directory: resolve(args.directory), source: null, seconds: null }
  })
  printReport(report, args.json, streams)
}
