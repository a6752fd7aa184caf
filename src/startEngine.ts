import { setMaxListeners } from 'node:events'
import { z } from 'zod'
import { createCallerFunctions, requireProjectId } from './callerFunctions.js'
import type { EngineOptions } from './engineOptions.js'
import { EngineError, invalidParams } from './errors.js'
import { type BodyBudget, createBodyBudget } from './http/bodyBudget.js'
import { type FetchOptions, fetchHandler } from './http/fetch.js'
import { createHandler, type Handler } from './http/handler.js'
import { createRateLimiter } from './http/rateLimit.js'
import { type OpenServices, openServices } from './openServices.js'
import { PROGRESS_NAMES, requireAskOptions } from './operations/askOptions.js'
import { answer, localOwner, type OperationCall } from './operations/bind.js'
import { createFailureReporter, type FailureReporter } from './operations/failureReporter.js'
import { displayName } from './operations/params.js'
import { RawAnswer } from './operations/rawAnswer.js'
import { operations } from './operations/registry.js'
import { resolveUntrusted } from './operations/resolveParams.js'
import type { Host } from './operations/services.js'
import type { ExportOptions } from './projects/copies/transfer.js'
import { asEngineError, EngineClosed } from './projects/failures.js'
import type { ProjectStatistics } from './projects/projects.js'
import type { StorageCheck } from './projects/storageCheck.js'
import { readEngineOptions } from './readEngineOptions.js'
import type { Project, ServiceFunctions } from './serviceFunctions.js'

/** What `as` takes. */
export interface TokenCredential {
  /** A token of the service, long-lived or short-lived. */
  readonly token: string
}

/** What `importProject` takes beside the file. */
export interface ImportOptions {
  /** Name of the imported project. Default: the one in the file. */
  readonly name?: string | undefined
  /** Ends the import, which then leaves nothing. */
  readonly signal?: AbortSignal | undefined
}

/** An open engine, on a folder, a database or in memory. */
export interface Engine extends ServiceFunctions, AsyncDisposable {
  /**
   * The functions for the holder of a token; the first call throws INVALID_TOKEN if it is invalid. INVALID_PARAMS without a
   * token.
   */
  as(credential: TokenCredential): ServiceFunctions
  /**
   * Writes a project of the folder or database, with its build, to one file. An existing file is replaced once the new one is complete.
   * PROJECT_LOCKED while the project is built; INVALID_PARAMS for a project in memory, or where there is no folder of this name; ERROR
   * where it cannot be written.
   */
  exportProject(projectId: string, path: string, options?: ExportOptions): Promise<void>
  /**
   * Adds the project of a file that `exportProject` wrote, or of a file in `projects/` of another folder, to the default workspace
   * and returns its handle. It answers at once, and as before. INVALID_PARAMS for a file that is damaged or of no project.
   */
  importProject(path: string, options?: ImportOptions): Promise<Project>
  /** Answers a standard `Request` as the server does. */
  fetch(request: Request, options?: FetchOptions): Promise<Response>
  /**
   * Ends questions and running builds, which reject with ERROR, and all threads, and closes all files. Further calls have no effect. ERROR when something
   * could not be written; everything is closed nevertheless.
   */
  close(): Promise<void>
}

/** The parts of an engine that a server needs besides its functions. */
export interface EngineParts {
  /** Throws ERROR once the engine is closed. */
  requireOpen(): void
  readonly maxBodyBytes: number
  /** Shared by all servers of the engine. */
  readonly bodyBudget: BodyBudget
  createHandler(options: { readonly rateLimits: boolean }): Handler
  /** Sets the address at which the engine is served, for links in mails. */
  servedAt(url: string): void
  /** What the engine is doing, for metrics. */
  statistics(): EngineStatistics
  /** Whether the engine can work: its storage answers, and its disk has room. */
  checkStorage(): Promise<StorageCheck[]>
  /** Starts core builds again that the end of their process interrupted, one after the other. */
  resumeBuilds(): Promise<void>
  /** Accepts a token as the local owner until it is revoked; creates one if none is given. */
  admitOwner(token?: string): { readonly token: string; readonly revoke: () => void }
}

export interface EngineStatistics extends ProjectStatistics {
  /** Pieces of work that run in threads or wait for one. */
  readonly computeTasks: number
}

/** Composes an engine: options, then the services, then their two entry points, functions and requests. */
export async function startEngine(given: EngineOptions): Promise<{ engine: Engine; parts: EngineParts }> {
  const options = readEngineOptions(given)
  const { rateLimits, maxBodyBytes, maxBodyBytesTotal = 2 * maxBodyBytes, now, onError, positions } = options
  let servedUrl = 'http://localhost'
  const opened = await openServices(options, () => options.publicUrl ?? servedUrl)
  const { host, close } = createHost(opened, options.questionTimeout)
  const reportFailure = createFailureReporter(onError)
  const handlerWith: EngineParts['createHandler'] = ({ rateLimits }) =>
    createHandler({
      operations: operations.map(({ operation }) => operation),
      host,
      positions: positions ?? 'codePoints',
      rateLimit: rateLimits ? createRateLimiter(now) : undefined,
      onError,
    })
  const bodyBudget = createBodyBudget(Math.max(maxBodyBytes, maxBodyBytesTotal))
  const functionsOf = createCallerFunctions({
    answer: async (call) => {
      try {
        return await answerBare(host, { ...call, positions: call.positions ?? positions ?? 'utf16' })
      } catch (error) {
        reportFailure(error, requestOf(call), call.signal)
        throw error
      }
    },
    projects: opened.projects,
    reportFailure,
    limit: rateLimits ? createRateLimiter(now) : undefined,
  })
  const own = functionsOf(localOwner)
  const engine: Engine = {
    ...own,
    ...createTransferFunctions(opened, own, { host, reportFailure }),
    as: (credential) => functionsOf({ authorization: `Token ${tokenOf(credential)}` }),
    fetch: fetchHandler(handlerWith({ rateLimits }), { maxBodyBytes, bodyBudget }),
    close,
    [Symbol.asyncDispose]: close,
  }
  const parts: EngineParts = {
    requireOpen: host.requireOpen,
    maxBodyBytes,
    bodyBudget,
    createHandler: handlerWith,
    statistics: () => ({ ...opened.projects.statistics(), computeTasks: opened.compute.tasks() }),
    resumeBuilds: () => opened.projects.resumeBuilds(),
    checkStorage: () => opened.projects.checkStorage(),
    admitOwner: opened.accounts.tokens.admit,
    servedAt: (url) => {
      servedUrl = url
    },
  }
  return { engine, parts }
}

/** JavaScript may pass anything. */
function tokenOf(credential: TokenCredential | undefined): string {
  const token: unknown = credential?.token
  if (typeof token === 'string') return token
  throw invalidParams('`token`: expected a text, as in engine.as({ token }).', 'token')
}

/** The request over HTTP that a function stands for. */
const requestOf = ({ operation, path }: Pick<OperationCall, 'operation' | 'path'>) => ({
  method: operation.methods[0]!,
  path: operation.path.replace(/:(\w+)/g, (name, key: string) => path[key] ?? name),
})

const pathParam = z.string().min(1)
const exportParams = z.strictObject({ path: pathParam })
/** Names of `ImportOptions`. */
const IMPORT_NAMES = ['name', 'signal']
const importParams = z.strictObject({ path: pathParam, name: displayName.optional() })

/** Projects as files. They have no endpoint: the files are those of this machine. */
function createTransferFunctions(
  { projects, accounts }: OpenServices,
  own: ServiceFunctions,
  { host, reportFailure }: { readonly host: Host; readonly reportFailure: FailureReporter },
): Pick<Engine, 'exportProject' | 'importProject'> {
  return {
    async exportProject(projectId, path, options = {}) {
      host.requireOpen()
      requireProjectId(projectId)
      requireAskOptions(options, PROGRESS_NAMES)
      await resolveUntrusted(exportParams, { path }, undefined)
      const project = await projects.open(projectId)
      if (project === undefined) throw new EngineError('INADEQUATE_PERMISSION')
      await projects.exportTo(project, path, options).catch((error: unknown) => {
        options.signal?.throwIfAborted()
        reportFailure(error, { method: 'GET', path: `/api/v5/projects/${projectId}/` }, undefined)
        throw asEngineError(error)
      })
    },
    async importProject(path, options = {}) {
      host.requireOpen()
      requireAskOptions(options, IMPORT_NAMES)
      const { signal } = options
      const { name } = await resolveUntrusted(importParams, { name: options.name, path }, undefined)
      signal?.throwIfAborted()
      const { workspaceId } = projects.owner
      const creator = accounts.owner.username
      const imported = await projects
        .importFrom({ path, workspaceId, creator, name, signal })
        .catch((error: unknown) => {
          signal?.throwIfAborted()
          reportFailure(error, { method: 'POST', path: '/api/v5/projects/' }, undefined)
          throw asEngineError(error)
        })
      return own.project(imported)
    },
  }
}

/** The services of operations until `close` is first called. */
function createHost(
  { compute, projects, accounts, services, close }: OpenServices,
  questionTimeout: number,
): { readonly host: Host; readonly close: () => Promise<void> } {
  let closing: Promise<void> | undefined
  const ending = new AbortController()
  // Every question that runs may listen to it.
  setMaxListeners(0, ending.signal)
  const host: Host = {
    owner: accounts.owner,
    compute,
    questionTimeout,
    services,
    requireOpen: () => ending.signal.throwIfAborted(),
    closing: ending.signal,
    refreshCatalog: () => projects.refreshCatalog(),
    resolveCaller: (authorization) => accounts.tokens.resolve(authorization),
    // `bind` has just refreshed the catalog.
    openProject: (projectId) => projects.openKnown(projectId),
    workspaceOf: (projectId) => projects.workspaceOf(projectId),
  }
  return {
    host,
    close: () => {
      if (closing !== undefined) return closing
      ending.abort(new EngineClosed())
      closing = close()
      return closing
    },
  }
}

async function answerBare(host: Host, call: OperationCall): Promise<unknown> {
  const result = await answer(host, call)
  return result instanceof RawAnswer ? result.body : result
}
