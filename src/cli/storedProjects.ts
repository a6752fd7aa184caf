import { existsSync } from 'node:fs'
import type { Engine, Project } from '../engine.js'
import { hasCatalog } from '../projectFolder.js'
import { InputError, UsageError } from '../reading/inputError.js'
import { oneLine } from '../report/terminal.js'
import type { PlaceArguments } from './commands/databaseOptions.js'
import type { DictionaryChoice, StoredProject } from './commands/sharedOptions.js'
import { namingFolder } from './newFolder.js'
import { openForCommand } from './openForCommand.js'

const MAKE_PROJECTS = 'conceptlite analyze FILE --directory makes one.'

/** Throws InputError where there is no folder of projects, and ERROR where it cannot be read; `advice` says how to make one. */
export function requireProjects(directory: string, advice = MAKE_PROJECTS): void {
  if (hasCatalog(directory)) return
  const why = existsSync(directory) ? '' : ': it does not exist'
  throw new InputError(`${directory} is no folder of projects${why}. ${advice}`)
}

/** Runs work on the engine of an existing folder. Throws InputError where there is no folder of projects. */
export const withEngineOf = <T>(
  { directory, dictionary }: Pick<StoredProject, 'directory'> & DictionaryChoice,
  work: (engine: Engine) => Promise<T>,
): Promise<T> => withEngineAt({ directory, dictionary, database: undefined, schema: undefined }, work)

/** The same for a folder or a database. */
export async function withEngineAt<T>(
  { directory, database, schema, dictionary }: PlaceArguments & DictionaryChoice,
  work: (engine: Engine) => Promise<T>,
): Promise<T> {
  if (directory !== undefined) requireProjects(directory)
  const engine = await openForCommand({ directory, database, schema, morphology: dictionary })
  try {
    return await work(engine)
  } catch (error) {
    throw namingFolder(error, directory)
  } finally {
    await engine.close()
  }
}

/** A project of a folder: its identifier and its name. */
export type NamedProject = Awaited<ReturnType<Engine['projects']['list']>>[number]

/**
 * The project with this identifier, else the one with this name; with undefined the only project. Throws UsageError, which
 * lists the projects, where there is none or more than one, and InputError where there are no projects at all.
 */
export async function findProject(engine: Engine, requested: string | undefined): Promise<NamedProject> {
  const all = await engine.projects.list()
  const found =
    requested === undefined
      ? all
      : [all.find(({ project_id }) => project_id === requested) ?? all.filter(({ name }) => name === requested)].flat()
  const [only, ...others] = found
  if (only !== undefined && others.length === 0) return only
  if (all.length === 0) throw new InputError('The folder has no projects.')
  const why =
    requested === undefined
      ? 'The folder has several projects; name one of them'
      : found.length === 0
        ? `There is no project "${requested}"; there is`
        : `There are several projects "${requested}"; say an identifier`
  throw new UsageError(`${why}: ${listNames(all)}.`)
}

/** Projects that an error lists at most. */
const MOST_LISTED = 20

function listNames(projects: readonly NamedProject[]): string {
  const names = projects.slice(0, MOST_LISTED).map(({ project_id, name }) => `${project_id} "${oneLine(name)}"`)
  const more = projects.length - names.length
  return more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ')
}

/** Types of metadata fields, and the distinct values of string fields, except of fields with too many. */
export interface DocumentFields {
  readonly fields: Map<string, string>
  readonly strings: Map<string, Set<string>>
}

/** Distinct values of a field that are read at most. */
const MAX_VALUES = 10_000

/** Fields of the last build of a project. */
export async function fieldsOf(project: Project): Promise<DocumentFields> {
  const described = (await project.metadata({ max_values: MAX_VALUES })).result
  return {
    fields: new Map(described.map(({ name, type }) => [name, type])),
    strings: new Map(
      described.flatMap(({ name, type, values }) =>
        type === 'string' && values !== undefined ? [[name, new Set(values.map(({ value }) => String(value)))]] : [],
      ),
    ),
  }
}
