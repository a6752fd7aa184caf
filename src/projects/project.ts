import { setTimeout as pause } from 'node:timers/promises'
import { EngineError, invalidParams } from '../errors.js'
import type { Snapshot } from '../snapshot/snapshot.js'
import type { ProjectEntry } from '../storage/catalog/projects.js'
import type { StoredDocument, StoredMetadata } from '../storage/project/documents.js'
import { openProjectFile, projectPath, removeProjectFile } from '../storage/project/projectFile.js'
import type { ProjectContext } from './context.js'
import { newDocumentIds } from './identifiers.js'
import { uniqueName } from './naming.js'
import { type BuildProgress, type RunningBuild, recoverBuild, type StartOptions, startBuild } from './runBuild.js'
import { openSnapshots, type SnapshotState } from './snapshots.js'
import { describeBuild, type LastBuild } from './states.js'

/** A project as its record has it. Times are seconds since 1970. Spec v5 2.9. */
export interface ProjectInfo extends ProjectEntry {
  readonly documentCount: number
  readonly lastSuccessfulBuildTime: number | null
  readonly lastBuild: LastBuild | undefined
}

export type UploadDocument = Pick<StoredDocument, 'title' | 'text' | 'metadata'>

export interface WaitOptions {
  readonly onProgress?: ((progress: BuildProgress) => void) | undefined
  readonly signal?: AbortSignal | undefined
}

/** One project, open: everything that can happen to it. Who may do it has been asked before. */
export interface Project {
  readonly projectId: string
  info(): ProjectInfo
  /** Adds all documents or none. INVALID_PARAMS for a metadata name of another type, PROJECT_LOCKED during a core build. */
  upload(documents: readonly UploadDocument[]): Promise<void>
  update(changes: {
    readonly name?: string | undefined
    readonly description?: string | undefined
    readonly nextBuildLanguage?: string | undefined
  }): void
  /** Stops what runs, removes the project and all its data. */
  delete(): Promise<void>
  /** Starts a build and comes back. PROJECT_LOCKED while another runs. */
  startBuild(options: StartOptions): Promise<void>
  /** False when no sentiment build was running here. */
  cancelSentiment(): Promise<boolean>
  /** Waits for the build under way, here or in another process. ERROR or SENTIMENT_BUILD_FAILED when it failed. */
  waitFor(stage: 'build' | 'sentiment', options?: WaitOptions): Promise<void>
  openSnapshot(): Promise<SnapshotState>
  /** Documents by storage key, in the order asked for. */
  documents(keys: readonly number[]): Promise<StoredDocument[]>
  /** Whether it may be closed to save handles: nothing runs. */
  isIdle(): boolean
  /** Stops what runs and closes the file. */
  close(): Promise<void>
}

/** Milliseconds between two looks at a build that another process runs. */
const LOOK_MILLISECONDS = 200

export function openProject(context: ProjectContext, projectId: string, onDeleted: () => void): Project {
  const { catalog, directory } = context
  const path = directory === undefined ? undefined : projectPath(directory, projectId)
  const file = openProjectFile(path)
  const snapshots = openSnapshots(file.snapshots)
  let running: RunningBuild | undefined
  let closed = false
  recoverBuild(file, context.now())

  const entry = (): ProjectEntry => {
    const found = catalog.projects.get(projectId)
    if (found === undefined) throw new EngineError('INADEQUATE_PERMISSION')
    return found
  }
  const touch = (): void => catalog.projects.update(projectId, { lastUpdate: context.now() })
  const lastBuild = (): LastBuild | undefined => {
    const build = file.builds.last()
    if (build === undefined) return undefined
    const progress = running?.number === build.number ? running.progress() : undefined
    return describeBuild(build, progress?.stage === 'sentiment' ? progress.fraction : undefined)
  }
  const close = async (reason: string): Promise<void> => {
    if (closed) return
    closed = true
    await running?.stop(reason)
    snapshots.forget()
    file.close()
  }

  return {
    projectId,
    info() {
      const found = entry()
      if (running === undefined) recoverBuild(file, context.now())
      return {
        ...found,
        documentCount: file.documents.totals().documents,
        lastSuccessfulBuildTime: file.builds.lastSuccessful()?.stopTime ?? null,
        lastBuild: lastBuild(),
      }
    },
    async upload(documents) {
      entry()
      if (file.builds.last()?.stopTime === null && file.lease.isHeld()) throw new EngineError('PROJECT_LOCKED')
      const ids = newDocumentIds(context.randomBytes, documents.length)
      file.atomically(() => {
        const newFields = checkFieldTypes(documents, file.documents.fieldTypes())
        file.documents.insert(
          documents.map((document, i) => ({ ...document, docId: ids[i]! })),
          newFields,
        )
      })
      touch()
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
    },
    async delete() {
      entry()
      catalog.projects.remove(projectId)
      await close('The project was deleted.')
      if (path !== undefined) removeProjectFile(path)
      onDeleted()
    },
    async startBuild(options) {
      entry()
      const started = startBuild(
        {
          context,
          file,
          language: () => entry().nextBuildLanguage,
          management: () => ({}),
          openSnapshot: async () => (await snapshots.current()) as Snapshot,
          onBuilt: ({ language, stopTime }) =>
            catalog.projects.update(projectId, { language, lastUpdate: stopTime ?? context.now() }),
        },
        options,
      )
      running = started
      void started.done.finally(() => {
        if (running === started) running = undefined
      })
    },
    cancelSentiment: async () => running?.cancelSentiment() ?? false,
    async waitFor(stage, { onProgress, signal } = {}) {
      const here = running
      if (here === undefined) await waitForOthers(file, context, stage, signal)
      else {
        const unlisten = onProgress === undefined ? () => {} : here.listen(onProgress)
        try {
          await unlessAborted(stage === 'build' ? here.core : here.done, signal)
        } finally {
          unlisten()
        }
      }
      refuseFailure(file.builds.last(), stage)
    },
    openSnapshot: () => snapshots.current(),
    documents: (keys) => file.documents.read(keys),
    isIdle: () => running === undefined,
    close: () => close('The engine was closed during the build.'),
  }
}

/** Types of the metadata names that are new; INVALID_PARAMS names the first that contradicts the project or the upload. */
function checkFieldTypes(
  documents: readonly UploadDocument[],
  known: ReadonlyMap<string, StoredMetadata['type']>,
): Map<string, StoredMetadata['type']> {
  const added = new Map<string, StoredMetadata['type']>()
  for (const [i, { metadata }] of documents.entries()) {
    for (const [j, { name, type }] of metadata.entries()) {
      const is = known.get(name) ?? added.get(name)
      if (is === undefined) added.set(name, type)
      else if (is !== type) {
        throw invalidParams(
          `docs[${i}].metadata[${j}]: the field "${name}" has type ${is} in this project and cannot also have type ${type}.`,
          'docs',
        )
      }
    }
  }
  return added
}

type FailureCarrier = Pick<LastBuild, 'success' | 'reason'> & {
  readonly sentimentSuccess: boolean | undefined
  readonly sentimentCancelled: boolean
}

function refuseFailure(build: FailureCarrier | undefined, stage: 'build' | 'sentiment'): void {
  if (build === undefined) throw new EngineError('PROJECT_NOT_BUILT')
  if (build.success === false) throw new EngineError('ERROR', `The build failed: ${build.reason ?? ''}`)
  if (stage === 'build' || build.sentimentSuccess === true) return
  throw new EngineError(build.sentimentCancelled ? 'SENTIMENT_NOT_BUILT' : 'SENTIMENT_BUILD_FAILED')
}

async function waitForOthers(
  file: ReturnType<typeof openProjectFile>,
  context: ProjectContext,
  stage: 'build' | 'sentiment',
  signal: AbortSignal | undefined,
): Promise<void> {
  for (;;) {
    recoverBuild(file, context.now())
    const build = file.builds.last()
    if (build === undefined || build.stopTime !== null) {
      if (stage === 'build' || build === undefined || build.sentimentStopTime !== null) return
    }
    await pause(LOOK_MILLISECONDS, undefined, { ...(signal !== undefined && { signal }) })
  }
}

/** Settles as the promise does, or rejects with the signal's reason. */
function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return promise
  signal.throwIfAborted()
  return new Promise<T>((resolve, reject) => {
    const abort = (): void => reject(signal.reason)
    signal.addEventListener('abort', abort, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
