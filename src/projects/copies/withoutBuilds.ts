import { withoutBuild } from '../locks/lock.js'
import { fileOfProject, type Project } from '../project.js'
import type { ProjectHost } from '../projectHost.js'

/**
 * Runs work on open files while no build of these projects can start; `work` gets the holders of their leases, in the same order. Throws
 * PROJECT_LOCKED during a build.
 */
export async function withoutBuilds<T>(
  context: ProjectHost,
  [first, ...rest]: readonly Project[],
  work: (...holders: string[]) => Promise<T>,
): Promise<T> {
  if (first === undefined) return await work()
  const { records, during } = fileOfProject(first)
  return await during(() =>
    withoutBuild(records, context.now, (holder) =>
      withoutBuilds(context, rest, (...holders) => work(holder, ...holders)),
    ),
  )
}
