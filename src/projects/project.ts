import { isPartlyRead, readAhead } from '../snapshot/readAhead.js'
import type { Snapshot } from '../snapshot/snapshot.js'
import type { StoredProject } from '../storage/port/installation.js'
import type { StoredDescription, StoredDocument } from '../storage/port/project/documents.js'
import type { FieldType } from '../storage/port/project/fields.js'
import type { ProjectRecords } from '../storage/port/project/projectRecords.js'
import type { SettingsStore } from '../storage/port/project/settings.js'
import type { PlannedBuild } from './builds/plannedBuild.js'
import type { StartOptions } from './builds/runBuild.js'
import type { AwaitedStage, WaitOptions } from './builds/waiting.js'
import { type ConceptLists, createConceptLists } from './conceptLists.js'
import { createDashboards, type Dashboards } from './dashboards.js'
import { type Changes, createChanges } from './documents/changes.js'
import type { DocumentFlags, FlagChange } from './documents/documentFlags.js'
import { createDocuments } from './documents/projectDocuments.js'
import type { StoreOptions, UploadDocument } from './documents/uploads.js'
import { EngineClosed } from './failures.js'
import { newTopicId } from './identifiers.js'
import { CLOSED } from './locks/buildFailures.js'
import { describeBuild, type LastBuild } from './locks/buildStatus.js'
import type { Jobs } from './locks/jobs.js'
import type { OpenFile } from './openFile.js'
import type { Predictors } from './predictors.js'
import type { EntryChanges } from './projectEntry.js'
import type { ProjectHost } from './projectHost.js'
import { describeProject, type ProjectInfo } from './projectInfo.js'
import { createLifetime } from './projectLifetime.js'
import { openParts, type ProjectEvents } from './projectParts.js'
import { quietly } from './quietly.js'
import type { SnapshotRequest, SnapshotState } from './snapshots.js'
import type { Management } from './termManagement.js'
import { createTopics, type Topics } from './topics.js'

export type { StoredDocument, StoredMetadata } from '../storage/port/project/documents.js'
export type { DocumentFlags } from './documents/documentFlags.js'
export type { UploadDocument } from './documents/uploads.js'

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
  /** Begins the build that was planned while this project was made. */
  startPlanned(planned: PlannedBuild): Promise<number>
  /** Starts the last build again if the end of its process interrupted it; false otherwise. PROJECT_LOCKED while another runs. */
  resumeBuild(): Promise<boolean>
  /** Runs the build that waits, with the lease that this process has taken; false when none waits any more. */
  continueBuild(holder: string): Promise<boolean>
  /** Returns false when no sentiment build was running or pending. One in another process ends a little later. */
  cancelSentiment(): Promise<boolean>
  /** Cancels the build that runs; false when none does. One in another process ends a little later. */
  cancelBuild(): Promise<boolean>
  /** Waits for the running build, here or in another process. Throws ERROR or SENTIMENT_BUILD_FAILED when it fails. */
  waitFor(stage: AwaitedStage, options?: WaitOptions): Promise<void>
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
  closeIfIdle(): boolean
  /** Stops builds and jobs and closes the file. */
  close(): Promise<void>
}

/** JSON values whose types the caller knows; undefined if none is stored. */
export type ProjectSettings = Pick<SettingsStore, 'outliers' | 'storeOutliers' | 'expansion'>

const filesOfProjects = new WeakMap<Project, OpenFile>()

/** The file of a project, for copies. */
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
    startPlanned: builds.startPlanned,
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
    closeIfIdle: files.closeIfIdle,
    close: () => lifetime.close(CLOSED, new EngineClosed()),
  }
  filesOfProjects.set(project, files)
  return project
}

const settingsOf = ({ settings }: ProjectRecords): ProjectSettings => ({
  outliers: () => settings.outliers(),
  storeOutliers: (definition) => settings.storeOutliers(definition),
  expansion: (build) => settings.expansion(build),
})
