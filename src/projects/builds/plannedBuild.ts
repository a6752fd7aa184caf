import { SCIENCE_VERSION } from '../../indexing/version.js'
import type { ProjectStorage } from '../../storage/port/project/projectRecords.js'
import { isOpen } from '../locks/buildStatus.js'
import type { ProjectHost } from '../projectHost.js'
import type { BuildHost } from './buildHost.js'
import { beginReading, type StartOptions } from './runBuild.js'
import { type RunningBuild, runBegun } from './runningBuild.js'

/** The build of a project that is not listed yet: it is recorded there, and begins once the project is listed. */
export interface PlannedBuild extends Pick<StartOptions, 'language'> {
  readonly number: number
  /** The lease under which it is recorded. */
  readonly holder: string
}

export interface PlanOptions extends Pick<StartOptions, 'language'> {
  readonly stages: 'all' | 'core'
}

/**
 * Records a build in a project that nobody can find yet. So the project and its build become visible together: if the process ends
 * before the build begins, it counts as one that was interrupted, and starts again as such.
 */
export async function planBuild(
  storage: ProjectStorage,
  { stages, language }: PlanOptions,
  { now, builds = true, projectLanguage }: Pick<ProjectHost, 'now' | 'builds'> & { readonly projectLanguage: string },
): Promise<PlannedBuild> {
  return await storage.atomically(async (records) => {
    const { number } = await records.builds.start({
      scienceVersion: SCIENCE_VERSION,
      language: language ?? projectLanguage,
      startTime: now(),
      skipSentiment: stages === 'core',
    })
    await records.askedBuilds?.put({ number, isMonolingual: language !== undefined, isWaiting: !builds })
    return { number, language, holder: (await records.lease.take(true))! }
  })
}

/** Begins a planned build; undefined if its lease was lost, so that it counts as interrupted. */
export async function beginPlanned({
  host,
  holder,
}: {
  host: BuildHost
  holder: string
}): Promise<RunningBuild | undefined> {
  const begun = await host.records.atomically(async (records) => {
    const build = await records.builds.last()
    if (!isOpen(build) || !(await records.lease.isHeldBy(holder))) return undefined
    // That of the build ends with this file.
    await records.lease.release(holder)
    return { host, holder: (await records.lease.take())!, build, reads: await beginReading(records) }
  })
  return begun && runBegun(begun)
}
