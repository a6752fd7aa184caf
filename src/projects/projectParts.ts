import { EngineError } from '../errors.js'
import { MINIMUM_SCIENCE_VERSION } from '../indexing/version.js'
import type { StoredProject } from '../storage/port/installation.js'
import { createBuilds } from './builds/builds.js'
import { createCleanup } from './cleanup.js'
import { createFlagChanges } from './documents/documentFlags.js'
import { newRecordId } from './identifiers.js'
import { recoverBuild } from './locks/buildFailures.js'
import { createJobs } from './locks/jobs.js'
import { openFile } from './openFile.js'
import { createPredictors } from './predictors.js'
import { openEntry } from './projectEntry.js'
import type { ProjectHost } from './projectHost.js'
import { quietly } from './quietly.js'
import { openSnapshots } from './snapshots.js'
import { createManagement } from './termManagement.js'

export interface ProjectEvents {
  /** The project was deleted, by a call of this process. */
  readonly onDeleted: () => void
  /** The file was opened, also again after it was closed to save handles. */
  readonly onOpened: () => void
  /** Whether this process has recovered before what dead processes left in the file. Default: no. */
  readonly wasOpened?: boolean | undefined
}

/** The parts of a project, each built on those before it. */
export function openParts(
  context: ProjectHost,
  projectId: string,
  events: ProjectEvents,
  made: StoredProject | undefined,
) {
  const { now, randomBytes, compute, tokenizer, dictionary, minimumScienceVersion = MINIMUM_SCIENCE_VERSION } = context
  const { storage } = context
  const entry = openEntry(context, projectId, () => records.bytes())
  /** Recovers the state that a dead process has left, before the file is used. */
  const onFirst = async (opened: StoredProject): Promise<void> => {
    if (events.wasOpened) return
    // Where nothing can be written (the disk is full), requests are still answered.
    await quietly(() => recoverBuild(opened, now()))
    if ((await opened.label.read()) === undefined) await quietly(() => entry.writeLabel(opened))
    else if (storage.isLasting) cleanup.schedule('left')
  }
  const missing = (): Promise<EngineError> => missingFile(context, projectId)
  const files = openFile({ storage, projectId }, { missing, onFirst, onOpened: events.onOpened }, made)
  const { records, during } = files
  const cleanup = createCleanup(files, () => entry.noteSpace())
  const access = { store: records.snapshots, tokenizer, dictionary, minimumScienceVersion }
  const snapshots = openSnapshots(access, context.memory)
  const host = { records, newId: () => newRecordId(randomBytes), touch: entry.touch }
  const management = createManagement(host)
  const flags = createFlagChanges(files, entry, context.now)
  const jobs = createJobs({ records, during, now })
  const predictors = createPredictors({ records, during, jobs, compute, tokenizer })
  /** Predictors read the vectors of a snapshot, so a new snapshot needs its own. */
  const onBuilt = async (): Promise<void> => {
    const snapshot = cleanup.isStopped() ? 'unbuilt' : await snapshots.current()
    if (typeof snapshot !== 'string') await predictors.renew(snapshot)
  }
  const builds = createBuilds({
    context,
    projectId,
    files,
    entry,
    snapshots,
    management,
    cleanup,
    flagsStored: flags.stored,
    onBuilt,
  })
  return { entry, files, cleanup, snapshots, host, management, flags, jobs, predictors, builds }
}

export type ProjectParts = ReturnType<typeof openParts>

const missingFile = async ({ catalog }: ProjectHost, projectId: string): Promise<EngineError> =>
  (await catalog.projects.get(projectId)) === undefined
    ? new EngineError('INADEQUATE_PERMISSION')
    : new EngineError('ERROR', 'The file of this project is missing. Restore it from a backup, or delete the project.')
