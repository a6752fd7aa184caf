import type { Caller } from './caller.js'
import { EngineError, invalidParams } from './errors.js'
import { bodyFields, decodeFields } from './http/decode.js'
import { createRouter } from './http/router.js'
import { type AskOptions, PROGRESS_NAMES, requireAskOptions } from './operations/askOptions.js'
import type { OperationCall } from './operations/bind.js'
import type { FailureReporter } from './operations/failureReporter.js'
import { bindFunctions, type Dispatch } from './operations/functions.js'
import type { Operation } from './operations/operation.js'
import { packageVersion } from './operations/packageVersion.js'
import { operations, registry } from './operations/registry.js'
import type { ProjectRecord } from './operations/v5/projectRecord.js'
import type { AwaitedStage } from './projects/builds/waiting.js'
import { asEngineError } from './projects/failures.js'
import type { Projects } from './projects/projects.js'
import type { ReportDocument } from './report/reportDocument.js'
import type { ReportOptions } from './report/reportOptions.js'
import type { BuildProgress, Project, ServiceFunctions, WaitOptions } from './serviceFunctions.js'

type CallWithPositions = Omit<OperationCall, 'positions'> & Partial<Pick<OperationCall, 'positions'>>

export interface CallerFunctionsOptions {
  /** Answers one call with the bare result; positions are those of the engine's options unless the call says. */
  readonly answer: (call: CallWithPositions) => Promise<unknown>
  readonly projects: Pick<Projects, 'waitFor'>
  /** Reports failures of the engine itself outside of `answer`, which reports those that it throws. */
  readonly reportFailure: FailureReporter
  /** Limits calls by method and path; undefined for no limit. */
  readonly limit: ((operation: Operation, caller: Caller) => void) | undefined
}

/** Creates the functions of the caller with this credential. */
export type CallerFunctions = (credential: OperationCall['credential']) => ServiceFunctions

/** Functions that answer without HTTP: one for each operation of the registry, handles of projects, and `request`. */
export function createCallerFunctions(options: CallerFunctionsOptions): CallerFunctions {
  const { project: _project, legacy, ...engineTree } = registry
  const request = createRequest(options)
  return (credential) => {
    const dispatchWith =
      (positions?: 'utf16'): Dispatch =>
      (operation, path, params, { signal }) => {
        const sent = withOwnLists(params)
        const call = { operation, credential, path, params: () => sent, signal, isFunction: true } as const
        return options.answer(positions === undefined ? call : { ...call, positions })
      }
    const dispatch = dispatchWith()
    const dispatchUtf16 = dispatchWith('utf16')
    const functions = bindFunctions(engineTree, dispatch)
    const project = (projectId: string): Project => {
      requireProjectId(projectId)
      return {
        ...bindProject(projectId, dispatch, options),
        report: bindReport(projectId, dispatchUtf16),
      }
    }
    return {
      ...functions,
      legacy: bindFunctions<typeof legacy, never>(legacy, dispatch),
      projects: {
        ...functions.projects,
        async create(params, askOptions) {
          const record: ProjectRecord = await functions.projects.create(params, askOptions)
          return { ...record, ...project(record.project_id) }
        },
      },
      project,
      request: request(credential),
    }
  }
}

/**
 * Parameters with copies of the lists in them, made at the call: a program may fill the same list anew as soon as the function has
 * returned its promise, before the parameters are read. What is in the lists is not copied. What cannot be read fails the call later.
 */
function withOwnLists(params: unknown): unknown {
  if (typeof params !== 'object' || params === null || params instanceof Promise) return params
  const copied = (value: unknown): unknown => (Array.isArray(value) ? value.slice() : value)
  try {
    if (Array.isArray(params)) return copied(params)
    return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, copied(value)]))
  } catch {
    return params
  }
}

/** JavaScript may pass anything: INVALID_PARAMS for what is no identifier. */
export function requireProjectId(given: unknown): void {
  if (typeof given === 'string') return
  const isPromise = given instanceof Promise
  const hasId = !isPromise && typeof given === 'object' && given !== null && 'project_id' in given
  const hint = isPromise ? ' Await the promise first.' : hasId ? ' Pass the `project_id` of this object.' : ''
  throw invalidParams(`\`project_id\`: expected a text, the identifier of a project.${hint}`, 'project_id')
}

/** The handle of a project: its operations, and functions that wait for its builds. */
function bindProject(
  projectId: string,
  dispatch: Dispatch,
  { projects, reportFailure }: Pick<CallerFunctionsOptions, 'projects' | 'reportFailure'>,
): Omit<Project, 'report'> {
  const bound = bindFunctions(registry.project, dispatch, { project_id: projectId })
  const waitFor =
    (stage: AwaitedStage) =>
    async (wait: WaitOptions = {}): Promise<ProjectRecord> => {
      requireAskOptions(wait, PROGRESS_NAMES)
      // Throws for a project that does not exist or that the caller may not see, as every operation does.
      await bound.get()
      const { onProgress, signal } = wait
      let thrown: unknown
      const listener = (progress: BuildProgress): void => {
        try {
          onProgress?.(progress)
        } catch (error) {
          thrown = error
          throw error
        }
      }
      try {
        await projects.waitFor(projectId, stage, { onProgress: listener, signal })
      } catch (error) {
        // The caller gets back what its own signal or listener gave.
        if (signal?.aborted || (thrown !== undefined && error === thrown)) throw error
        // A build that failed says why itself; only what is not known to fail is told.
        if (!(error instanceof EngineError)) {
          reportFailure(error, { method: 'GET', path: `/api/v5/projects/${projectId}/` }, signal)
        }
        throw asEngineError(error)
      }
      return await bound.get()
    }
  return {
    ...bound,
    project_id: projectId,
    waitForBuild: waitFor('build'),
    waitForSentimentBuild: waitFor('sentiment'),
  }
}

/** The report of a project, whose marks in texts count UTF-16 units as a browser does. */
function bindReport(projectId: string, dispatch: Dispatch): Project['report'] {
  const report = async (options: ReportOptions = {}, ask: AskOptions = {}): Promise<ReportDocument | string> => {
    requireAskOptions(ask)
    const { signal } = ask
    // Loaded here and not above, so that other calls do not pay for it.
    const { reportProject } = await import('./report/reportProject.js')
    const asked: Dispatch = (operation, path, params) => dispatch(operation, path, params, { signal })
    const project = bindFunctions(registry.project, asked, { project_id: projectId })
    return await reportProject(project, options, packageVersion)
  }
  return report as Project['report']
}

/** The host of requests that name only a path. */
const BASE = 'http://localhost'

/** Calls by method and path, as over HTTP. */
function createRequest({ answer, limit }: CallerFunctionsOptions) {
  const route = createRouter(operations.map(({ operation }) => operation))
  return (credential: OperationCall['credential']): ServiceFunctions['request'] =>
    async (method, target, params, options = {}) => {
      requireAskOptions(options)
      // JavaScript may pass anything.
      if (!URL.canParse(target, BASE)) throw new EngineError('NOT_FOUND')
      const url = new URL(target, BASE)
      const found = route(String(method).toUpperCase(), url.pathname)
      if (found.kind !== 'found') {
        throw new EngineError(found.kind === 'unknown' ? 'NOT_FOUND' : 'METHOD_NOT_ALLOWED')
      }
      const { operation, path } = found
      const sent = withOwnLists(params ?? {})
      return await answer({
        operation,
        credential,
        path,
        params: () => ({ ...decodeFields(operation, url.searchParams), ...bodyFields(operation, sent) }),
        signal: options.signal,
        admit: limit && ((caller) => limit(operation, caller)),
      })
    }
}
