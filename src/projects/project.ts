import { EngineError } from '../errors.js'
import { MINIMUM_SCIENCE_VERSION } from '../indexing/version.js'
import { isPartlyRead, readAhead } from '../snapshot/readAhead.js'
import type { Snapshot } from '../snapshot/snapshot.js'
import { isDiskFull, SnapshotReplaced } from '../storage/failures.js'
import type { ProjectEntry } from '../storage/port/catalog/projects.js'
import type { StoredProject } from '../storage/port/installation.js'
import type { StoredDescription, StoredDocument } from '../storage/port/project/documents.js'
import type { FieldType } from '../storage/port/project/fields.js'
import type { ProjectRecords } from '../storage/port/project/projectRecords.js'
import type { SettingsStore } from '../storage/port/project/settings.js'
import { CLOSED, DELETED, recoverBuild } from './buildFailures.js'
import { type BuildInputs, describeBuild, type LastBuild } from './buildStatus.js'
import { type BuildStage, type Builds, createBuilds } from './builds.js'
import { type Changes, createChanges } from './changes.js'
import { createCleanup } from './cleanup.js'
import { type ConceptLists, createConceptLists } from './conceptLists.js'
import { createDashboards, type Dashboards } from './dashboards.js'
import { changeFlags, type DocumentFlags, type FlagChange, readFlags } from './documentFlags.js'
import { openDocumentIds } from './documentIds.js'
import { EngineClosed } from './failures.js'
import { newRecordId, newTopicId } from './identifiers.js'
import { createJobs, type Jobs } from './jobs.js'
import { type OpenFile, openFile } from './openFile.js'
import { createPredictors, type Predictors } from './predictors.js'
import { type Entry, type EntryChanges, openEntry } from './projectEntry.js'
import type { ProjectHost } from './projectHost.js'
import { quietly } from './quietly.js'
import type { StartOptions } from './runBuild.js'
import { openSnapshots, type SnapshotRequest, type SnapshotState } from './snapshots.js'
import { readDescriptions, readDocuments } from './sources.js'
import { createManagement, type Management } from './termManagement.js'
import { createTopics, type Topics } from './topics.js'
import { type StoreOptions, storeUpload, type UploadDocument } from './uploads.js'
import type { WaitOptions } from './waiting.js'

export type { StoredDocument, StoredMetadata } from '../storage/port/project/documents.js'
export type { DocumentFlags } from './documentFlags.js'
export type { UploadDocument } from './uploads.js'
export type { WaitOptions } from './waiting.js'

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

/** An open project. The caller has checked permissions. */
export interface Project {
  readonly projectId: string
  readonly conceptLists: ConceptLists
  readonly dashboards: Dashboards
  readonly management: Management
  readonly topics: Topics
  readonly changes: Changes
  readonly jobs: Jobs
  readonly predictors: Predictors
  /** Stored settings that later answers depend on. */
  readonly settings: ProjectSettings
  info(): Promise<ProjectInfo>
  /** The last sentiment build of the snapshot that answers; undefined before any build. */
  lastSentiment(): Promise<LastBuild['sentiment'] | undefined>
  /** Size of its file in bytes; of a project in memory, that of its records. */
  bytes(): Promise<number>
  /**
   * Adds all documents or none and returns their ids. INVALID_PARAMS for a metadata name with another type; PROJECT_LOCKED during a
   * core build, unless `duringBuild` is `take` and the upload fits into one transaction.
   */
  upload(documents: readonly UploadDocument[], duringBuild?: StoreOptions['duringBuild']): Promise<string[]>
  /**
   * Runs `work`, which a core build refuses with PROJECT_LOCKED, after the running build if there is one; `signal` ends
   * the wait.
   */
  whenUnlocked<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T>
  update(changes: EntryChanges): Promise<void>
  /**
   * Marks documents for deletion by the next build or as favorites, or removes the marks: all or none. Ignores unknown
   * ids. PROJECT_LOCKED for removing the mark of a document that the running build removes.
   */
  changeFlags(docIds: readonly string[], change: FlagChange): Promise<void>
  /** Types of the metadata fields of all documents. */
  fieldTypes(): Promise<ReadonlyMap<string, FieldType>>
  /** Number of documents marked for deletion, and of those that no build has read yet. */
  pending(): Promise<{ readonly marked: number; readonly unbuilt: number }>
  /** Stops builds and jobs, and deletes the project with all its data. */
  delete(): Promise<void>
  /** Starts a build and returns its number. Throws PROJECT_LOCKED while another runs. */
  startBuild(options: StartOptions): Promise<number>
  /** Starts the last build again if the end of its process interrupted it; false otherwise. PROJECT_LOCKED while another runs. */
  resumeBuild(): Promise<boolean>
  /** Runs the build that waits, with the lease that this process has taken; false when none waits any more. */
  continueBuild(holder: string): Promise<boolean>
  /** Returns false when no sentiment build was running or pending. One in another process ends a little later. */
  cancelSentiment(): Promise<boolean>
  /** Cancels the build that runs; false when none does. One in another process ends a little later. */
  cancelBuild(): Promise<boolean>
  /** Waits for the running build, here or in another process. Throws ERROR or SENTIMENT_BUILD_FAILED when it fails. */
  waitFor(stage: BuildStage, options?: WaitOptions): Promise<void>
  /**
   * The snapshot that answers a question: the current one as of the last reading of the catalog, or a later one. That for a search may
   * not have read its `later` parts.
   */
  openSnapshot(request?: SnapshotRequest): Promise<SnapshotState>
  /** Goes on reading a snapshot that a search has read in part, in the background; ends when the project is closed. */
  readAhead(snapshot: Snapshot): void
  /** Opens the current snapshot if an older one is open: another process has published it. */
  refreshSnapshot(): Promise<void>
  /** Documents by storage key, in the requested order. `SnapshotReplaced` when builds have removed one meanwhile. */
  documents(keys: readonly number[]): Promise<StoredDocument[]>
  /** Titles and metadata of documents by storage key, in the requested order. `SnapshotReplaced` when builds have removed one meanwhile. */
  descriptions(keys: readonly number[]): Promise<StoredDescription[]>
  /** Ids of documents by storage key, in the requested order. `SnapshotReplaced` when builds have removed one meanwhile. */
  docIds(keys: readonly number[]): Promise<string[]>
  /** Flags of documents by storage key, in the requested order. `SnapshotReplaced` when builds have removed one meanwhile. */
  flags(keys: readonly number[]): Promise<DocumentFlags[]>
  /** Closes its file until the next use; returns false while it is in use. */
  rest(): boolean
  /** Stops builds and jobs and closes the file. */
  close(): Promise<void>
}

/** JSON values whose types the caller knows; undefined if none is stored. */
export type ProjectSettings = Pick<SettingsStore, 'outliers' | 'storeOutliers' | 'expansion'>

export interface ProjectEvents {
  readonly onDeleted: () => void
  /** The file was opened, also again after it was closed to save handles. */
  readonly onOpened: () => void
  /** Whether this process has recovered before what dead processes left in the file. Default: no. */
  readonly wasOpened?: boolean | undefined
}

/** The file of a project, for copies. */
const filesOfProjects = new WeakMap<Project, OpenFile>()

export const fileOfProject = (project: Project): OpenFile => filesOfProjects.get(project)!

/** Opens a project of the catalog; its file is opened on first use. `made` is the file of a new project. */
export function openProject(
  context: ProjectHost,
  projectId: string,
  events: ProjectEvents,
  made?: StoredProject,
): Project {
  const parts = openParts(context, projectId, events, made)
  const { entry, files, snapshots, builds } = parts
  const { now, randomBytes } = context
  const { records, during } = files
  const lifetime = createLifetime(context, projectId, parts)
  const onCleared = (): void => {
    snapshots.forget()
    parts.cleanup.schedule()
  }
  const project: Project = {
    projectId,
    conceptLists: createConceptLists(parts.host),
    dashboards: createDashboards(parts.host),
    management: parts.management,
    changes: createChanges({
      records,
      during,
      now,
      randomBytes,
      touch: entry.touch,
      stopBuild: async (reason) => {
        await lifetime.stopWork(reason)
        await builds.stopAnywhere(reason)
      },
      onCleared,
    }),
    jobs: parts.jobs,
    predictors: parts.predictors,
    topics: createTopics({ ...parts.host, newId: () => newTopicId(randomBytes) }),
    settings: settingsOf(records),
    info: () => describeProject(entry, records, builds),
    async lastSentiment() {
      const build = await builds.lastSentiment()
      return build && describeBuild(build).sentiment
    },
    bytes: () => records.bytes(),
    ...createDocuments(context, parts),
    update: (changes) => entry.change(records, changes),
    delete: () => lifetime.delete(events.onDeleted),
    startBuild: builds.start,
    resumeBuild: builds.resume,
    continueBuild: builds.continue,
    cancelSentiment: builds.cancelSentiment,
    cancelBuild: builds.cancel,
    waitFor: builds.waitFor,
    whenUnlocked: builds.whenUnlocked,
    openSnapshot: snapshots.seen,
    // What cannot be read now is read for the question that needs it, which reports the failure.
    readAhead(snapshot) {
      if (isPartlyRead(snapshot)) void quietly(() => during(() => readAhead(snapshot, context.compute)))
    },
    refreshSnapshot: snapshots.refresh,
    rest: files.rest,
    close: () => lifetime.close(CLOSED, new EngineClosed()),
  }
  filesOfProjects.set(project, files)
  return project
}

/** The parts of a project, each built on those before it. */
function openParts(context: ProjectHost, projectId: string, events: ProjectEvents, made: StoredProject | undefined) {
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
  const marks = createMarks(files, entry, context.now)
  const jobs = createJobs({ records, during, now })
  const predictors = createPredictors({ records, during, jobs, compute, tokenizer })
  /** Predictors read the vectors of a snapshot, so a new snapshot needs its own. */
  const onBuilt = async (): Promise<void> => {
    const snapshot = cleanup.isStopped() ? 'unbuilt' : await snapshots.current()
    if (typeof snapshot !== 'string') await predictors.renew(snapshot)
  }
  const marksStored = marks.stored
  const builds = createBuilds({
    context,
    projectId,
    files,
    entry,
    snapshots,
    management,
    cleanup,
    marksStored,
    onBuilt,
  })
  return { entry, files, cleanup, snapshots, host, management, marks, jobs, predictors, builds }
}

type ProjectParts = ReturnType<typeof openParts>

/** Stopping builds and jobs, closing the file and deleting the project. */
function createLifetime(
  context: ProjectHost,
  projectId: string,
  { entry, files, cleanup, snapshots, jobs, predictors, builds }: ProjectParts,
) {
  let closing: Promise<void> | undefined
  const stopWork = async (reason: string): Promise<void> => {
    await builds.stop(reason)
    await jobs.stop(reason)
    await predictors.stop(reason)
  }
  const close = (reason: string, error: EngineError): Promise<void> => {
    closing ??= (async () => {
      cleanup.stop()
      await stopWork(reason)
      const isKept = error.code !== 'INADEQUATE_PERMISSION'
      if (isKept && context.storage.directory !== undefined && files.isOpen()) {
        await quietly(() => cleanup.finish(context.now()))
      }
      snapshots.forget()
      await files.end(error)
    })()
    return closing
  }
  return {
    stopWork,
    close,
    delete: async (onDeleted: () => void): Promise<void> => {
      const { storage, catalog } = context
      await entry.get()
      await entry.noteSpace()
      await entry.noteSpace(0)
      const end = async (): Promise<void> => {
        await close(DELETED, new EngineError('INADEQUATE_PERMISSION'))
        onDeleted()
      }
      try {
        await catalog.projects.remove(projectId)
      } catch (error) {
        if (!isDiskFull(error)) throw error
        // The file makes room for the record of its deletion.
        await end()
        await storage.remove(projectId)
        await catalog.projects.remove(projectId)
      }
      await end()
      // The project is deleted from the catalog. A file that cannot be removed now is removed when the folder is
      // next opened.
      await quietly(async () => {
        await storage.remove(projectId)
        await catalog.projects.endRemoval(projectId)
      })
    },
  }
}

/** Operations on the documents of a project. */
function createDocuments(context: ProjectHost, { entry, files: { records, during }, marks }: ProjectParts) {
  const readIds = openDocumentIds(records)
  return {
    upload: async (documents: readonly UploadDocument[], duringBuild?: StoreOptions['duringBuild']) => {
      await entry.get()
      const docIds = await during(() => storeUpload(records, documents, context, { duringBuild }))
      await entry.countUpload(documents.length)
      return docIds
    },
    changeFlags: marks.change,
    fieldTypes: () => records.fields.types(),
    pending: () => records.documents.pending(),
    documents: (keys: readonly number[]) => during(async () => allFound(await readDocuments(records, keys))),
    descriptions: (keys: readonly number[]) => during(async () => allFound(await readDescriptions(records, keys))),
    docIds: (keys: readonly number[]) => during(async () => allFound(await readIds(keys))),
    flags: (keys: readonly number[]) => during(async () => allFound(await readFlags(records, keys))),
  }
}

const missingFile = async ({ catalog }: ProjectHost, projectId: string): Promise<EngineError> =>
  (await catalog.projects.get(projectId)) === undefined
    ? new EngineError('INADEQUATE_PERMISSION')
    : new EngineError('ERROR', 'The file of this project is missing. Restore it from a backup, or delete the project.')

/** Spec v5 2.9. Our choice: a cleared project is described as one that was never built. */
async function describeProject(
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

const settingsOf = ({ settings }: ProjectRecords): ProjectSettings => ({
  outliers: () => settings.outliers(),
  storeOutliers: (definition) => settings.storeOutliers(definition),
  expansion: (build) => settings.expansion(build),
})

/** Changes of marks are made in the order of the calls, even if an earlier one is larger. */
function createMarks({ records, during }: Pick<OpenFile, 'records' | 'during'>, entry: Entry, now: () => number) {
  let pending: Promise<void> = Promise.resolve()
  return {
    stored: () => pending,
    change: async (docIds: readonly string[], change: FlagChange): Promise<void> => {
      const turn = pending.then(() =>
        during(async () => {
          // A build that has died removes nothing.
          if (change === 'unmark') await quietly(() => recoverBuild(records, now()))
          await changeFlags(records, docIds, change)
        }),
      )
      pending = turn.catch(() => {})
      await turn
      await entry.touch()
    },
  }
}

function allFound<T>(found: readonly (T | undefined)[]): T[] {
  return found.map((one) => {
    if (one === undefined) throw new SnapshotReplaced()
    return one
  })
}
