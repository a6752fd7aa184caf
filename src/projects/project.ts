import { EngineError } from '../errors.js'
import { MINIMUM_SCIENCE_VERSION } from '../indexing/version.js'
import type { ProjectEntry } from '../storage/catalog/projects.js'
import type { StoredDocument } from '../storage/project/documents.js'
import type { FieldType } from '../storage/project/fields.js'
import { type ProjectFile, projectPath, removeProjectFile } from '../storage/project/projectFile.js'
import { quietly, recoverBuild } from './buildFailures.js'
import { type BuildInputs, describeBuild, type LastBuild } from './buildStatus.js'
import { type BuildStage, type Builds, createBuilds } from './builds.js'
import { type Changes, createChanges } from './changes.js'
import { createCleanup } from './cleanup.js'
import { type ConceptLists, createConceptLists } from './conceptLists.js'
import { createDashboards, type Dashboards } from './dashboards.js'
import { changeFlags, type FlagChange } from './documentFlags.js'
import { openDocumentIds } from './documentIds.js'
import { newRecordId, newTopicId } from './identifiers.js'
import { createJobs, type Jobs } from './jobs.js'
import { type OpenFile, openFile } from './openFile.js'
import { createPredictors, type Predictors } from './predictors.js'
import { type Entry, type EntryChanges, openEntry } from './projectEntry.js'
import type { ProjectHost } from './projectHost.js'
import type { StartOptions } from './runBuild.js'
import { openSnapshots, type SnapshotState } from './snapshots.js'
import { readDocuments } from './sources.js'
import { createManagement, type Management } from './termManagement.js'
import { createTopics, type Topics } from './topics.js'
import { type StoreOptions, storeUpload, type UploadDocument } from './uploads.js'
import type { WaitOptions } from './waiting.js'

export type { StoredDocument, StoredMetadata } from '../storage/project/documents.js'
export type { UploadDocument } from './uploads.js'
export type { WaitOptions } from './waiting.js'

/** A project as its record has it. Times are seconds since 1970. Spec v5 2.9. */
export interface ProjectInfo extends ProjectEntry {
  /** Uploaded and not yet removed by a build: those not yet built and those marked for deletion count too. */
  readonly documentCount: number
  readonly lastSuccessfulBuildTime: number | null
  readonly lastBuild: LastBuild | undefined
}

/** An open project and everything that can happen to it. Permissions have been checked before. */
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
  info(): ProjectInfo
  /** Bytes of its file; of a project in memory those of its records. */
  bytes(): number
  /**
   * Adds all documents or none and gives their ids. INVALID_PARAMS for a metadata name of another type, PROJECT_LOCKED
   * during a core build unless `take` stores what it can for the build after it.
   */
  upload(documents: readonly UploadDocument[], duringBuild?: StoreOptions['duringBuild']): Promise<string[]>
  /** Does what is PROJECT_LOCKED during a core build, after the build where one is under way; `signal` ends the wait. */
  whenUnlocked<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T>
  update(changes: EntryChanges): void
  /** Marks documents to be removed by the next build, or makes them favorites, or the reverse: all or none. Unknown ids are ignored. */
  changeFlags(docIds: readonly string[], change: FlagChange): Promise<void>
  /** Types of the metadata fields that documents bear. */
  fieldTypes(): ReadonlyMap<string, FieldType>
  /** Documents marked for deletion, and those that no build has read yet. */
  pending(): { readonly marked: number; readonly unbuilt: number }
  /** Stops what runs, removes the project and all its data. */
  delete(): Promise<void>
  /** Starts a build and comes back with its number. PROJECT_LOCKED while another runs. */
  startBuild(options: StartOptions): Promise<number>
  /** False when no sentiment build was running or to come. One that another process runs ends a little later. */
  cancelSentiment(): Promise<boolean>
  /** Waits for the build under way, here or in another process. ERROR or SENTIMENT_BUILD_FAILED when it failed. */
  waitFor(stage: BuildStage, options?: WaitOptions): Promise<void>
  openSnapshot(): Promise<SnapshotState>
  /** Documents by storage key, in the order asked for. ERROR when a build has removed one meanwhile. */
  documents(keys: readonly number[]): Promise<StoredDocument[]>
  /** Ids of documents by storage key, in the order asked for. ERROR when a build has removed one meanwhile. */
  docIds(keys: readonly number[]): Promise<string[]>
  /** Closes its file until somebody asks; false while something is under way. */
  rest(): boolean
  /** Stops what runs and closes the file. */
  close(): Promise<void>
}

/** JSON values whose types the caller knows; undefined where none is stored. */
export interface ProjectSettings {
  /** The definition by which outliers are measured. */
  outliers(): unknown
  storeOutliers(definition: unknown): void
  /** The keyword expansion that a build was given. */
  expansion(build: number): unknown
}

export interface ProjectEvents {
  readonly onDeleted: () => void
  /** Its file has been opened again after it was closed to save handles. */
  readonly onOpened: () => void
}

/** The file of a project, for whoever copies it. */
const filesOfProjects = new WeakMap<Project, Pick<OpenFile, 'file' | 'during'>>()

export const fileOfProject = (project: Project): Pick<OpenFile, 'file' | 'during'> => filesOfProjects.get(project)!

/** A project that the catalog knows; its file is opened when it is needed. `made` is that of a new project. */
export function openProject(
  context: ProjectHost,
  projectId: string,
  events: ProjectEvents,
  made?: ProjectFile,
): Project {
  const parts = openParts(context, projectId, events, made)
  const { entry, files, records, snapshots, builds } = parts
  const { now, randomBytes } = context
  const { file, during } = files
  const lifetime = createLifetime(context, projectId, parts)
  const onCleared = (): void => {
    snapshots.forget()
    parts.cleanup.schedule()
  }
  const project: Project = {
    projectId,
    conceptLists: createConceptLists(records),
    dashboards: createDashboards(records),
    management: parts.management,
    changes: createChanges({
      file,
      during,
      now,
      randomBytes,
      touch: entry.touch,
      stopBuild: lifetime.stopWork,
      onCleared,
    }),
    jobs: parts.jobs,
    predictors: parts.predictors,
    topics: createTopics({ ...records, newId: () => newTopicId(randomBytes) }),
    settings: settingsOf(file),
    info: () => describeProject(entry.get(), file(), builds),
    bytes: () => file().bytes(),
    ...documentsOf(context, parts),
    update: (changes) => entry.change(file(), changes),
    async delete() {
      await lifetime.delete()
      events.onDeleted()
    },
    startBuild: builds.start,
    cancelSentiment: builds.cancelSentiment,
    waitFor: builds.waitFor,
    whenUnlocked: builds.whenUnlocked,
    openSnapshot: snapshots.current,
    rest: files.rest,
    close: () =>
      lifetime.close('The engine was closed during the build.', new EngineError('ERROR', 'The engine is closed.')),
  }
  filesOfProjects.set(project, files)
  return project
}

/** What a project consists of, each part built on those before it. */
function openParts(context: ProjectHost, projectId: string, events: ProjectEvents, made: ProjectFile | undefined) {
  const { now, randomBytes, compute, tokenizer, minimumScienceVersion = MINIMUM_SCIENCE_VERSION } = context
  const path = pathOf(context, projectId)
  const entry = openEntry(context, projectId, () => file().bytes())
  /** Puts right what a process that died has left, before anybody uses the file. */
  const onFirst = (opened: ProjectFile): void => {
    // Where nothing can be written (the disk is full), requests are still answered.
    quietly(() => recoverBuild(opened, now()))
    if (opened.label.read() === undefined) quietly(() => entry.writeLabel(opened))
    else if (path !== undefined) cleanup.schedule()
  }
  const missing = (): EngineError => missingFile(context, projectId)
  const files = openFile(path, { missing, onFirst, onOpened: events.onOpened }, made)
  const { file, during, source } = files
  const cleanup = createCleanup(files, () => entry.noteSpace())
  const access = { store: () => file().snapshots, source, tokenizer, minimumScienceVersion }
  const snapshots = openSnapshots(access, context.memory)
  const records = { file, newId: () => newRecordId(randomBytes), touch: entry.touch }
  const management = createManagement(records)
  const marks = createMarks(files, entry)
  const jobs = createJobs({ file, during, now })
  const predictors = createPredictors({ file, during, jobs, compute, tokenizer })
  /** Predictors read the vectors of a snapshot: a new snapshot gets its own. */
  const onBuilt = async (): Promise<void> => {
    const snapshot = cleanup.isStopped() ? 'unbuilt' : await snapshots.current()
    if (typeof snapshot !== 'string') await predictors.renew(snapshot)
  }
  const marksStored = marks.stored
  const builds = createBuilds({ context, files, entry, snapshots, management, cleanup, marksStored, onBuilt })
  return { entry, files, cleanup, snapshots, records, management, marks, jobs, predictors, builds }
}

type ProjectParts = ReturnType<typeof openParts>

/** Ends of a project: of what runs, of its file, of the project itself. */
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
      snapshots.forget()
      files.end(error)
    })()
    return closing
  }
  return {
    stopWork,
    close,
    delete: async (): Promise<void> => {
      entry.get()
      entry.noteSpace()
      entry.noteSpace(0)
      context.catalog.projects.remove(projectId)
      await close('The project was deleted.', new EngineError('INADEQUATE_PERMISSION'))
      // Gone for everyone already: a file that cannot be removed now is removed when the folder is next opened.
      quietly(() => {
        const path = pathOf(context, projectId)
        if (path !== undefined) removeProjectFile(path)
        context.catalog.projects.endRemoval(projectId)
      })
    },
  }
}

/** What concerns the documents of a project. */
function documentsOf(context: ProjectHost, { entry, files: { file, during }, marks }: ProjectParts) {
  const readIds = openDocumentIds(file)
  return {
    upload: async (documents: readonly UploadDocument[], duringBuild?: StoreOptions['duringBuild']) => {
      entry.get()
      const docIds = await during(() => storeUpload(file, documents, context, { duringBuild }))
      entry.countUpload(documents.length)
      return docIds
    },
    changeFlags: marks.change,
    fieldTypes: () => file().fields.types(),
    pending: () => file().documents.pending(),
    documents: (keys: readonly number[]) => during(async () => allFound(await readDocuments(file, keys))),
    docIds: (keys: readonly number[]) => during(async () => allFound(await readIds(keys))),
  }
}

const pathOf = ({ directory }: ProjectHost, projectId: string): string | undefined =>
  directory === undefined ? undefined : projectPath(directory, projectId)

const missingFile = ({ catalog }: ProjectHost, projectId: string): EngineError =>
  catalog.projects.get(projectId) === undefined
    ? new EngineError('INADEQUATE_PERMISSION')
    : new EngineError('ERROR', 'The file of this project is missing. Restore it from a backup, or delete the project.')

/** Spec v5 2.9. Our choice: a cleared project is described as one that was never built. */
function describeProject(entry: ProjectEntry, file: ProjectFile, builds: Builds): ProjectInfo {
  const isCleared = file.snapshots.current() === undefined
  const last = builds.last()
  const shown = isCleared && last?.success === true ? undefined : last
  const built = isCleared ? undefined : file.builds.lastSuccessful()
  const progress = builds.progress(shown)
  return {
    ...entry,
    language: built?.language ?? entry.language,
    documentCount: file.documents.totals().documents,
    lastSuccessfulBuildTime: built?.stopTime ?? null,
    lastBuild:
      shown &&
      describeBuild(
        shown,
        progress?.stage === 'sentiment' ? progress.fraction : undefined,
        file.settings.inputs(shown.number) as BuildInputs | undefined,
      ),
  }
}

const settingsOf = (file: () => ProjectFile): ProjectSettings => ({
  outliers: () => file().settings.outliers(),
  storeOutliers: (definition) => file().settings.storeOutliers(definition),
  expansion: (build) => file().settings.expansion(build),
})

/** Changes of marks happen in the order of the calls, a small one behind a large one. */
function createMarks({ file, during }: Pick<OpenFile, 'file' | 'during'>, entry: Entry) {
  let pending: Promise<void> = Promise.resolve()
  return {
    stored: () => pending,
    change: async (docIds: readonly string[], change: FlagChange): Promise<void> => {
      const turn = pending.then(() => during(() => changeFlags(file, docIds, change)))
      pending = turn.catch(() => {})
      await turn
      entry.touch()
    },
  }
}

function allFound<T>(found: readonly (T | undefined)[]): T[] {
  return found.map((one) => {
    if (one === undefined) throw new EngineError('ERROR', 'The project was rebuilt meanwhile. Ask again.')
    return one
  })
}
