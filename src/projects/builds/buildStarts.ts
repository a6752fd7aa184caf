import type { BuildRecord } from '../../storage/port/project/builds.js'
import { applyFlags } from '../documents/documentFlags.js'
import { recoverBuild, wasInterrupted } from '../locks/buildFailures.js'
import { type OpenSnapshots, requireSnapshot } from '../snapshots.js'
import type { Management } from '../termManagement.js'
import type { BuildHost } from './buildHost.js'
import type { BuildRunner, RunnerOptions } from './buildRunner.js'
import { beginPlanned, type PlannedBuild } from './plannedBuild.js'
import { askForBuild, continueBuild, type StartOptions, startBuild } from './runBuild.js'

export interface BuildsOptions extends RunnerOptions {
  readonly projectId: string
  readonly snapshots: OpenSnapshots
  readonly management: Management
  /** Settles when all requested changes of flags are stored. */
  readonly flagsStored: () => Promise<void>
}

/** The ways in which a build of a project begins; `Builds` describes them. */
export function createBuildStarts(
  options: BuildsOptions,
  { running, launch }: BuildRunner,
  last: () => Promise<BuildRecord | undefined>,
) {
  const { context, entry } = options
  const { records, during } = options.files
  const buildsHere = context.builds !== false
  const continueWith = async (holder: string): Promise<boolean> =>
    (await launch(() => continueBuild(buildHost(options, {}), holder))) !== undefined
  /** Runs the build that waits here, if one does: it may be that no other process looks for builds. */
  const runWaiting = async (): Promise<boolean> => {
    if (!buildsHere || running() !== undefined || records.askedBuilds === undefined) return false
    await recoverBuild(records, context.now())
    if ((await records.askedBuilds.get())?.isWaiting !== true) return false
    const holder = await records.lease.take()
    return holder !== undefined && (await continueWith(holder))
  }
  const start = async (startOptions: StartOptions): Promise<number> => {
    await entry.get()
    await options.flagsStored()
    await during(() => applyFlags(records))
    await runWaiting()
    const host = buildHost(options, startOptions)
    if (!buildsHere) return await askForBuild(host, startOptions)
    return (await launch(() => startBuild(host, startOptions)))!.number
  }
  const resume = async (): Promise<boolean> => {
    if (records.askedBuilds !== undefined) return await runWaiting()
    const build = await last()
    if (build === undefined || !wasInterrupted(await records.builds.all())) return false
    const { number, skipSentiment, language } = build
    const isOwnLanguage = language === (await entry.get()).nextBuildLanguage
    await start({
      stages: skipSentiment ? 'core' : 'all',
      language: isOwnLanguage ? undefined : language,
      keywordExpansion: await records.settings.expansion(number),
      isFull: await records.settings.isFull(number),
    })
    return true
  }
  const startPlanned = async (planned: PlannedBuild): Promise<number> => {
    const { number, holder } = planned
    if (buildsHere) {
      const host = buildHost(options, planned)
      if ((await launch(() => beginPlanned({ host, holder }))) !== undefined) return number
      await resume()
    } else await records.lease.release(holder)
    return (await last())?.number ?? number
  }
  return { start, startPlanned, resume, continue: continueWith, runWaiting }
}

/** Dependencies of a build on its project. */
function buildHost(
  { context, projectId, files: { records }, entry, snapshots, management }: BuildsOptions,
  { language }: Pick<StartOptions, 'language'>,
): BuildHost {
  return {
    context,
    records,
    exists: entry.exists,
    language: async () => language ?? (await entry.get()).nextBuildLanguage,
    isMonolingual: language !== undefined,
    management: management.all,
    openSnapshot: async () => requireSnapshot(await snapshots.current()),
    isDamaged: snapshots.isDamaged,
    onBuilt: async ({ number, language }, extended) => {
      if (extended !== undefined) await snapshots.adopt({ number, layer: 0 }, extended)
      await entry.recordBuild(records, language)
    },
    onFailure: (error) => context.onBuildFailure?.(error, projectId),
  }
}
