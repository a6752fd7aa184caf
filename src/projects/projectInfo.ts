import type { ProjectEntry } from '../storage/port/catalog/projects.js'
import type { ProjectRecords } from '../storage/port/project/projectRecords.js'
import type { Builds } from './builds/builds.js'
import { type BuildInputs, describeBuild, type LastBuild } from './locks/buildStatus.js'
import type { Entry } from './projectEntry.js'

/** The record of a project. Times are seconds since 1970. Spec v5 2.9. */
export interface ProjectInfo extends ProjectEntry {
  /** Uploaded documents that no build has removed, including those not yet built and those marked for deletion. */
  readonly documentCount: number
  readonly lastSuccessfulBuildTime: number | null
  readonly lastBuild: LastBuild | undefined
}

/** A project of a list. */
export interface ListedProject extends ProjectInfo {
  /** Why it cannot be opened; its documents and builds are then not known. */
  readonly problem?: string | undefined
}

/** The record of a project. Our choice: a cleared project is described as one that was never built. Spec v5 2.9. */
export async function describeProject(
  { get }: Entry,
  { snapshots, builds: buildRecords, documents, settings }: ProjectRecords,
  builds: Builds,
): Promise<ProjectInfo> {
  const entry = await get()
  // In this order, what a build publishes between two calls is described as of a moment later, never as missing.
  const last = await builds.last()
  const isCleared = (await snapshots.current()) === undefined
  const shown = isCleared && last?.success === true ? undefined : last
  const built = isCleared ? undefined : await buildRecords.lastSuccessful()
  const progress = builds.progress(shown)
  return {
    ...entry,
    language: built?.language ?? entry.language,
    documentCount: (await documents.totals()).documents,
    lastSuccessfulBuildTime: built?.stopTime ?? null,
    lastBuild:
      shown &&
      describeBuild(
        shown,
        progress?.stage === 'sentiment' ? progress.fraction : undefined,
        (await settings.inputs(shown.number)) as BuildInputs | undefined,
      ),
  }
}
