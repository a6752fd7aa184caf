import { setImmediate as nextTurn } from 'node:timers/promises'
import { EngineError } from '../errors.js'
import { MINIMUM_SCIENCE_VERSION } from '../indexing/version.js'
import type { Snapshot } from '../snapshot/snapshot.js'
import type { ProjectEntry } from '../storage/catalog/projects.js'
import type { BuildRecord } from '../storage/project/builds.js'
import type { StoredDocument } from '../storage/project/documents.js'
import type { FieldType } from '../storage/project/fields.js'
import { type ProjectFile, projectPath, removeProjectFile } from '../storage/project/projectFile.js'
import { currentBuild, ended, quietly, recoverBuild } from './buildFailures.js'
import { type BuildInputs, describeBuild, isOpen, type LastBuild } from './buildStatus.js'
import { type Changes, createChanges } from './changes.js'
import { type ConceptLists, createConceptLists } from './conceptLists.js'
import { createDashboards, type Dashboards } from './dashboards.js'
import { carryOutFlags, changeFlags, type FlagChange } from './documentFlags.js'
import { openDocumentIds } from './documentIds.js'
import { newRecordId, newTopicId } from './identifiers.js'
import { createJobs, type Jobs } from './jobs.js'
import { uniqueName } from './naming.js'
import { type OpenFile, openFile } from './openFile.js'
import { createPrediction, type Prediction } from './prediction.js'
import type { ProjectContext } from './projectContext.js'
import { type RunningBuild, type StartOptions, startBuild } from './runBuild.js'
import { openSnapshots, type SnapshotState } from './snapshots.js'
import { readDocuments } from './sources.js'
import { createManagement, type Management } from './termManagement.js'
import { createTopics, type Topics } from './topics.js'
import { dropAbandoned, type StoreOptions, storeUpload, type UploadDocument } from './uploads.js'
import { refuseFailure, untilUnlocked, type WaitOptions, waitForRecord, waitForRunning } from './waiting.js'

export type { UploadDocument } from './uploads.js'
export type { WaitOptions } from './waiting.js'

/** A project as its record has it. Times are seconds since 1970. Spec v5 2.9. */
export interface ProjectInfo extends ProjectEntry {
  /** Uploaded and not yet removed by a build: those not yet built and those marked for deletion count too. */
  readonly documentCount: number
  readonly lastSuccessfulBuildTime: number | null
  readonly lastBuild: LastBuild | undefined
}

/** One project, open: everything that can happen to it. Who may do it has been asked before. */
export interface Project {
  readonly projectId: string
  readonly conceptLists: ConceptLists
  readonly dashboards: Dashboards
  readonly management: Management
  readonly topics: Topics
  readonly changes: Changes
  readonly jobs: Jobs
  readonly prediction: Prediction
  /** Questions kept as they were asked, since later answers depend on them. */
  readonly questions: ProjectQuestions
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
  update(changes: {
    readonly name?: string | undefined
    readonly description?: string | undefined
    readonly nextBuildLanguage?: string | undefined
  }): void
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
  waitFor(stage: 'build' | 'sentiment', options?: WaitOptions): Promise<void>
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

/** JSON values that whoever asks for them understands; undefined where nothing was kept. */
export interface ProjectQuestions {
  /** What outliers are measured by. */
  outliers(): unknown
  keepOutliers(definition: unknown): void
  /** The keyword expansion that a build was given. */
  expansion(build: number): unknown
}

/** Milliseconds after which no question can still read what a build has replaced. */
const SWEEP_MILLISECONDS = 60_000
/** Removed documents erased at a time. */
const ERASE_DOCUMENTS = 200

export interface ProjectEvents {
  readonly onDeleted: () => void
  /** Its file has been opened again after a rest. */
  readonly onOpened: () => void
}

/** The file of a project, for whoever copies it. */
const filesOfProjects = new WeakMap<Project, Pick<OpenFile, 'file' | 'during'>>()

export const fileOfProject = (project: Project): Pick<OpenFile, 'file' | 'during'> => filesOfProjects.get(project)!

/** A project that the catalog knows; its file is opened when it is needed. `made` is that of a new project. */
export function openProject(
  context: ProjectContext,
  projectId: string,
  events: ProjectEvents,
  made?: ProjectFile,
): Project {
  const { catalog, directory } = context
  const path = directory === undefined ? undefined : projectPath(directory, projectId)
  const missing = (): EngineError =>
    catalog.projects.get(projectId) === undefined
      ? new EngineError('INADEQUATE_PERMISSION')
      : new EngineError(
          'ERROR',
          'The file of this project is missing. Restore it from a backup, or delete the project.',
        )
  const onFirst = (opened: ProjectFile): void => {
    recover(opened)
    if (opened.label.read() === undefined) quietly(() => label(opened))
    else if (path !== undefined) sweepAfter(SWEEP_MILLISECONDS)
  }
  const { file, during, source, rest, end } = openFile(path, { missing, onFirst, onOpened: events.onOpened }, made)
  const { tokenizer, minimumScienceVersion = MINIMUM_SCIENCE_VERSION } = context
  const access = { store: () => file().snapshots, source, tokenizer, minimumScienceVersion }
  const snapshots = openSnapshots(access, context.memory)
  const readIds = openDocumentIds(file)
  let running: RunningBuild | undefined
  let closing: Promise<void> | undefined
  let sweeping: NodeJS.Timeout | undefined
  /** Settles when those asked for up to now are over: they come in the order of the calls, a small one behind a large one. */
  let flagChanges: Promise<void> = Promise.resolve()

  const entry = (): ProjectEntry => {
    const found = catalog.projects.get(projectId)
    if (found === undefined) throw new EngineError('INADEQUATE_PERMISSION')
    return found
  }
  /** What the project takes counts from now on. Nobody waits for it: what cannot be noted is noted with the next change. */
  const noteSpace = (bytes = file().bytes()): void =>
    quietly(() => {
      const workspaceId = catalog.projects.workspaceOf(projectId)
      if (workspaceId !== undefined) catalog.usage.noteSpace(workspaceId, projectId, bytes, context.now())
    })
  const touch = (): void =>
    catalog.projects.atomically(() => {
      catalog.projects.update(projectId, { lastUpdate: context.now() })
      noteSpace()
    })
  const label = (labelled: ProjectFile): void => {
    const { name, description, language, nextBuildLanguage, creator, creationDate } = entry()
    labelled.label.write({ name, description, language, nextBuildLanguage, creator, creationDate })
  }
  /** Where nothing can be written (the disk is full), what there is can still be asked. */
  const recover = (opened: ProjectFile): void => quietly(() => recoverBuild(opened, context.now()))
  const lastBuild = (): BuildRecord | undefined =>
    running === undefined ? currentBuild(file(), context.now()) : file().builds.last()
  /** Waits for the end of a build under way, here or in another process, however it ends. */
  const waitForEnd = (stage: 'build' | 'sentiment', options: WaitOptions): Promise<void> =>
    running === undefined ? waitForRecord(lastBuild, stage, options) : waitForRunning(running, stage, options)
  /** Ends what a process that died has begun, and removes what is left of earlier snapshots and removed documents. */
  const sweep = async (): Promise<void> => {
    await dropAbandoned(file)
    await carryOutFlags(file)
    const step = (): boolean =>
      file().unsynced(
        () =>
          !file().lease.isHeld() &&
          (file().snapshots.removeSome({ layers: true }) || file().documents.eraseGone(ERASE_DOCUMENTS)),
      )
    while (closing === undefined && step()) await nextTurn()
    if (closing === undefined) noteSpace()
  }
  const sweepAfter = (milliseconds: number): void => {
    clearTimeout(sweeping)
    // Nothing depends on it: what fails now is swept after the next build, or when the project is opened again.
    sweeping = setTimeout(() => void during(sweep).catch(() => {}), milliseconds).unref()
  }
  const close = (reason: string, error: EngineError): Promise<void> => {
    closing ??= (async () => {
      clearTimeout(sweeping)
      await running?.stop(reason)
      await jobs.stop(reason)
      await project.prediction.stop(reason)
      snapshots.forget()
      end(error)
    })()
    return closing
  }

  const records = { file, newId: () => newRecordId(context.randomBytes), touch }
  const management = createManagement(records)
  const { now, randomBytes } = context
  const jobs = createJobs({ file, during, now })
  const stopBuild = async (reason: string): Promise<void> => {
    await running?.stop(reason)
    await jobs.stop(reason)
    await project.prediction.stop(reason)
  }
  /** Predictors look at the vectors of a snapshot: a new one gets its own. */
  const renewPredictors = async (): Promise<void> => {
    if (closing !== undefined) return
    const snapshot = await snapshots.current()
    if (typeof snapshot !== 'string') await project.prediction.renew(snapshot)
  }
  const onCleared = (): void => {
    snapshots.forget()
    sweepAfter(SWEEP_MILLISECONDS)
  }
  const project: Project = {
    projectId,
    conceptLists: createConceptLists(records),
    dashboards: createDashboards(records),
    management,
    changes: createChanges({ file, during, now, randomBytes, touch, stopBuild, onCleared }),
    jobs,
    prediction: createPrediction({ file, during, jobs, compute: context.compute, tokenizer: context.tokenizer }),
    topics: createTopics({ ...records, newId: () => newTopicId(context.randomBytes) }),
    questions: {
      outliers: () => file().questions.outliers(),
      keepOutliers: (definition) => file().questions.keepOutliers(definition),
      expansion: (build) => file().questions.expansion(build),
    },
    info() {
      const found = entry()
      // Our choice: what a cleared project was built from is told as if it had not been.
      const isCleared = file().snapshots.current() === undefined
      const before = lastBuild()
      const last = isCleared && before?.success === true ? undefined : before
      const built = isCleared ? undefined : file().builds.lastSuccessful()
      const progress = running?.number === last?.number ? running?.progress() : undefined
      return {
        ...found,
        language: built?.language ?? found.language,
        documentCount: file().documents.totals().documents,
        lastSuccessfulBuildTime: built?.stopTime ?? null,
        lastBuild:
          last &&
          describeBuild(
            last,
            progress?.stage === 'sentiment' ? progress.fraction : undefined,
            file().questions.means(last.number) as BuildInputs | undefined,
          ),
      }
    },
    bytes: () => file().bytes(),
    async upload(documents, duringBuild) {
      entry()
      const docIds = await during(() => storeUpload(file, documents, context, { duringBuild }))
      // The documents are stored: whoever is told otherwise would send them again.
      unlessGone(() =>
        catalog.projects.atomically(() => {
          catalog.usage.countUpload(entry().workspaceId, context.now(), documents.length)
          touch()
        }),
      )
      return docIds
    },
    update({ name, description, nextBuildLanguage }) {
      catalog.projects.atomically(() => {
        const found = entry()
        const taken = catalog.projects.names(found.workspaceId)
        taken.delete(found.name)
        catalog.projects.update(projectId, {
          ...(name !== undefined && { name: uniqueName(name, taken) }),
          ...(description !== undefined && { description }),
          ...(nextBuildLanguage !== undefined && { nextBuildLanguage }),
          lastUpdate: context.now(),
        })
      })
      label(file())
    },
    async changeFlags(docIds, change) {
      const turn = flagChanges.then(() => during(() => changeFlags(file, docIds, change)))
      flagChanges = turn.catch(() => {})
      await turn
      touch()
    },
    fieldTypes: () => file().fields.types(),
    pending: () => file().documents.pending(),
    async delete() {
      entry()
      noteSpace()
      noteSpace(0)
      catalog.projects.remove(projectId)
      await close('The project was deleted.', new EngineError('INADEQUATE_PERMISSION'))
      events.onDeleted()
      // Gone for everyone already: what cannot be removed now is when the folder is next opened.
      quietly(() => {
        if (path !== undefined) removeProjectFile(path)
        catalog.projects.endRemoval(projectId)
      })
    },
    async startBuild(options) {
      entry()
      await flagChanges
      await during(() => carryOutFlags(file))
      const started = startBuild(
        {
          context,
          file,
          language: () => options.language ?? entry().nextBuildLanguage,
          onlyLanguage: options.language !== undefined,
          management: management.all,
          openSnapshot: async () => {
            const snapshot = await snapshots.current()
            if (snapshot === 'unbuilt') throw new EngineError('PROJECT_NOT_BUILT')
            if (snapshot === 'outdated') throw new EngineError('PROJECT_NEEDS_UPDATING')
            return snapshot satisfies Snapshot
          },
          onBuilt: ({ number, language }, extended) => {
            if (extended !== undefined) snapshots.adopt({ number, layer: 0 }, extended)
            catalog.projects.update(projectId, { language, lastUpdate: context.now() })
            label(file())
          },
        },
        options,
      )
      running = started
      void started.core.then(renewPredictors).catch(() => {})
      void during(() => started.done)
        .catch(() => {})
        .finally(() => {
          if (running === started) running = undefined
          if (closing === undefined) noteSpace()
          if (closing === undefined) sweepAfter(SWEEP_MILLISECONDS)
        })
      return started.number
    },
    async cancelSentiment() {
      if (running !== undefined) return await running.cancelSentiment()
      const last = lastBuild()
      if (!isOpen(last) || last.skipSentiment) return false
      file().builds.wishCancel(last.number)
      return true
    },
    async waitFor(stage, options = {}) {
      const awaited = running?.number
      await waitForEnd(stage, options)
      const last = lastBuild()
      const isUnrecorded = last !== undefined && last.number === awaited && last.stopTime === null
      refuseFailure(isUnrecorded ? ended(last, context.now()) : last, stage)
    },
    whenUnlocked: (work, signal) => untilUnlocked(work, () => waitForEnd('build', { signal })),
    openSnapshot: () => snapshots.current(),
    documents: (keys) => during(async () => allThere(await readDocuments(file, keys))),
    docIds: (keys) => during(async () => allThere(await readIds(keys))),
    rest,
    close: () => close('The engine was closed during the build.', new EngineError('ERROR', 'The engine is closed.')),
  }
  filesOfProjects.set(project, { file, during })
  return project
}

/** Does what nobody waits for; only that the project is gone is told. */
function unlessGone(work: () => void): void {
  try {
    work()
  } catch (error) {
    if (error instanceof EngineError) throw error
  }
}

function allThere<T>(found: readonly (T | undefined)[]): T[] {
  return found.map((one) => {
    if (one === undefined) throw new EngineError('ERROR', 'The project was rebuilt meanwhile. Ask again.')
    return one
  })
}
