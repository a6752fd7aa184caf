import { formatDay } from '../dates.js'
import type { Engine } from '../engine.js'
import { UsageError } from '../reading/inputError.js'
import { oneLine } from '../report/terminal.js'
import type { AnalyzeArguments } from './commands/analyze.js'
import { counted } from './counted.js'
import type { NamedProject } from './storedProjects.js'

/**
 * The project of a folder that a file is added to or that it replaces; undefined for a new project. With `--append` and without
 * `--name` that is also the only project of the folder. Throws UsageError where a project of this name would be in the way, and
 * where the one to change is not there.
 */
export async function existingProject(
  engine: Engine,
  { directory, existing, name: requested }: Pick<AnalyzeArguments, 'directory' | 'existing' | 'name'>,
  name: string,
): Promise<NamedProject | undefined> {
  if (directory === undefined) return undefined
  const all = await engine.projects.list()
  const found = all.find((project) => project.name === name)
  if (existing === undefined) {
    if (found === undefined) return undefined
    throw new UsageError(
      `${directory} has a project ${describe(found)} already.${whereUnbuilt(found)} Add the file to it with --append, build it anew with --replace, or say another --name.`,
    )
  }
  if (found !== undefined || all.length === 0) return found
  const [only, ...others] = all
  if (existing === 'append' && requested === undefined && others.length === 0) return only
  throw new UsageError(
    `${directory} has no project "${name}" to ${existing === 'append' ? 'add to' : 'replace'}. Say the --name of one: ${all.map(describe).join(', ')}.`,
  )
}

/**
 * A process that was killed leaves what it had uploaded. The next one does not remove it: it cannot know that no other program fills the
 * project.
 */
const whereUnbuilt = ({ last_build_info, problem }: NamedProject): string =>
  problem === undefined && !('number' in last_build_info)
    ? ' Nobody has built it: if an earlier run was killed, it may have only a part of its file.'
    : ''

function describe({
  name,
  project_id,
  document_count,
  last_successful_build_time: time,
  problem,
}: NamedProject): string {
  if (problem !== undefined) return `"${oneLine(name)}" (${project_id}, which cannot be opened)`
  const built = time === null ? 'not built' : `built ${formatDay(time)}`
  return `"${oneLine(name)}" (${project_id}, ${counted(document_count, 'document')}, ${built})`
}
