import { createInterface } from 'node:readline/promises'
import { formatDay } from '../dates.js'
import type { Engine } from '../engine.js'
import { InputError, UsageError } from '../reading/inputError.js'
import { column, oneLine, textWidth } from '../report/terminal.js'
import type { ProjectsArguments } from './commands/projects.js'
import { counted } from './counted.js'
import { Interruption } from './interruption.js'
import { findProject, type NamedProject, withEngineOf } from './storedProjects.js'
import type { CommandContext, Streams } from './streams.js'

/** Lists, shows, renames or deletes projects of a folder. Throws InputError, UsageError or EngineError. */
export async function manageProjects(args: ProjectsArguments, { streams, signal }: CommandContext): Promise<void> {
  const print = (text: string): void => void streams.stdout.write(`${text}\n`)
  await withEngineOf(args, async (engine) => {
    if (args.action === 'list') {
      const projects = await engine.projects.list()
      print(list(projects, args.json))
      for (const { name, project_id, problem } of projects) {
        if (problem !== undefined) streams.stderr.write(`"${oneLine(name)}" (${project_id}): ${problem}\n`)
      }
      return
    }
    const found = await findProject(engine, args.project)
    const project = engine.project(found.project_id)
    if (args.action === 'show') return print(await show(engine, found, args.json))
    if (args.action === 'rename') {
      await project.update({ name: args.name })
      const { name } = await project.get()
      return print(`"${oneLine(found.name)}" is now "${oneLine(name)}" (${found.project_id}).`)
    }
    if (!args.yes) await confirm(found, streams, signal)
    await project.delete()
    print(`Deleted "${oneLine(found.name)}" (${found.project_id}).`)
  })
}

function list(projects: readonly NamedProject[], json: boolean): string {
  if (json) return JSON.stringify(projects, null, 2)
  if (projects.length === 0) return 'The folder has no projects.'
  const rows = projects.map((each) => [
    each.project_id,
    oneLine(each.name),
    each.problem === undefined ? each.document_count.toLocaleString('en') : '?',
    each.language,
    builtOn(each),
  ])
  return table(['ID', 'NAME', 'DOCUMENTS', 'LANGUAGE', 'BUILT'], rows)
}

const builtOn = ({ last_successful_build_time: time, problem }: NamedProject): string =>
  problem !== undefined
    ? 'cannot be opened'
    : time === null
      ? 'no'
      : `${new Date(time * 1_000).toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** Rows below a head, in columns as wide as their widest cell; the third column holds numbers. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((name, place) => Math.max(textWidth(name), ...rows.map((row) => textWidth(row[place]!))))
  return [head, ...rows]
    .map((row) => row.map((cell, place) => column(cell, widths[place]!, place === 2 ? 'right' : 'left')).join('  '))
    .map((line) => line.trimEnd())
    .join('\n')
}

async function show(engine: Engine, record: NamedProject, json: boolean): Promise<string> {
  if (record.problem !== undefined) throw new InputError(`"${oneLine(record.name)}": ${record.problem}`)
  const isBuilt = record.last_successful_build_time !== null
  const fields = isBuilt ? (await engine.project(record.project_id).metadata({})).result : []
  if (json) return JSON.stringify({ ...record, fields }, null, 2)
  const lines = [
    ['Identifier', record.project_id],
    ['Name', oneLine(record.name)],
    ['Description', oneLine(record.description)],
    ['Documents', record.document_count.toLocaleString('en')],
    ['Language', record.language],
    ['Created', formatDay(record.creation_date)],
    ['Built', builtOn(record)],
    ...fields.map(({ name, type }, place) => [place === 0 ? 'Fields' : '', `${oneLine(name)} (${type})`]),
  ]
  return lines.map(([name, value]) => `${column(name!, 12)} ${value}`.trimEnd()).join('\n')
}

/** Asks for the name of the project on the terminal; throws UsageError where there is none. */
async function confirm(
  { name, project_id, document_count, problem }: NamedProject,
  streams: Streams,
  signal: AbortSignal,
) {
  if (streams.stdin.isTTY !== true || streams.stderr.isTTY !== true) {
    throw new UsageError('Deleting a project needs a confirmation: say --yes, or run the command in a terminal.')
  }
  const documents = problem === undefined ? counted(document_count, 'document') : 'it cannot be opened'
  const reader = createInterface({ input: streams.stdin, output: streams.stderr })
  try {
    const asked = `This deletes "${oneLine(name)}" (${project_id}, ${documents}) permanently.\nType its name to go on: `
    const typed = await new Promise<string>((resolve, reject) => {
      // A reader takes the keys Ctrl-C and Ctrl-D from the terminal.
      reader.once('SIGINT', () => reject(new Interruption('SIGINT')))
      reader.once('close', () => resolve(''))
      reader.question(asked, { signal }).then(resolve, reject)
    })
    if (typed.trim() !== name.trim()) throw new InputError('Nothing was deleted: that is not its name.')
  } finally {
    reader.close()
  }
}
