import { resolve } from 'node:path'
import { hasSentiment } from '../report/hasSentiment.js'
import type { ReportArguments } from './commands/report.js'
import { printable } from './printable.js'
import { checkChoice, makeReport, printReport } from './printReport.js'
import { requireTargets } from './requireTargets.js'
import { fieldsOf, findProject, withEngineOf } from './storedProjects.js'
import type { CommandContext } from './streams.js'
import { writeTables } from './writeTables.js'

/** Prints the report of a project that a folder keeps. Throws InputError, UsageError or EngineError. */
export async function reportStored(args: ReportArguments, context: CommandContext): Promise<void> {
  const { streams, signal } = context
  const say = (line: string): void => {
    if (!args.quiet) streams.stderr.write(`${printable(line)}\n`)
  }
  requireTargets(args)
  const report = await withEngineOf(args, async (engine) => {
    const found = await findProject(engine, args.project)
    const project = engine.project(found.project_id)
    const sentiment = args.sentiment && (await hasSentiment(project))
    if (args.sentiment && !sentiment) say('The project was built without sentiment.')
    const choice = checkChoice({ ...args, sentiment }, await fieldsOf(project), say)
    const answered = await makeReport(project, { ...args, ...choice }, { source: null, say, signal })
    signal.throwIfAborted()
    await writeTables(project, { ...args, ...choice }, context)
    return { ...answered, project_id: project.project_id, directory: resolve(args.directory), seconds: null }
  })
  printReport(report, args, streams)
}
