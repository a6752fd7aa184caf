import type { AskOptions } from './operations/askOptions.js'
import type { EngineFunctions, ProjectFunctions } from './operations/functionTypes.js'
import type { ProjectRecord } from './operations/v5/projectRecord.js'
import type { ReportDocument } from './report/reportDocument.js'
import type { ReportOptions } from './report/reportOptions.js'

/** How to wait for a build. */
export interface WaitOptions {
  /**
   * Called with the current stage and the fraction that is done, 0 to 1. If it throws, the wait rejects with that; the build
   * continues.
   */
  readonly onProgress?: ((progress: BuildProgress) => void) | undefined
  /** Ends the wait; the build continues. */
  readonly signal?: AbortSignal | undefined
}

/** How far a build is. */
export interface BuildProgress {
  /** The stages of the core build in their order, then `sentiment`, a build of its own. */
  readonly stage: 'terms' | 'phrases' | 'counts' | 'cooccurrence' | 'vectors' | 'ranking' | 'sentiment'
  /** Part that is done, from 0 to 1: of the core build, and from 0 again of the sentiment build. */
  readonly fraction: number
}

/** Options of a report as a page. */
export interface HtmlReportOptions extends ReportOptions {
  /** A page, one self-contained file. */
  readonly format: 'html'
}

/** Options of a report as a record. */
export interface DocumentReportOptions extends ReportOptions {
  /** A record with all figures, which is the default. */
  readonly format?: 'document' | undefined
}

/** Functions on one project: one for each operation, two that wait for builds, and the report. */
export interface Project extends ProjectFunctions {
  /** Identifier of the project. */
  readonly project_id: string
  /**
   * Resolves with the project's record once the core build is over. PROJECT_NOT_BUILT if none was ever started, ERROR with the
   * reason if it failed; `cause` is the error that ended it, if it ran in this process.
   */
  waitForBuild(options?: WaitOptions): Promise<ProjectRecord>
  /** The same for the sentiment build that follows; of the core build where that is skipped. SENTIMENT_BUILD_FAILED if it failed. */
  waitForSentimentBuild(options?: WaitOptions): Promise<ProjectRecord>
  /** The report of the last build as a page in one file, which fetches nothing. */
  report(options: HtmlReportOptions, ask?: AskOptions): Promise<string>
  /** The same as a record with all its figures. */
  report(options?: DocumentReportOptions, ask?: AskOptions): Promise<ReportDocument>
}

/** All functions of one caller. They throw `EngineError` with a code of the specification. */
export interface ServiceFunctions {
  /** Languages and versions of the service. */
  readonly status: EngineFunctions['status']
  /** The interface description, as a page and as OpenAPI. */
  readonly description: EngineFunctions['description']
  /** The own profile and password. */
  readonly profile: EngineFunctions['profile']
  /** Users: create, delete, accept an invitation. */
  readonly users: EngineFunctions['users']
  /** Organizations: members, roles, usage. */
  readonly organizations: EngineFunctions['organizations']
  /** Workspaces: members, roles, invitations. */
  readonly workspaces: EngineFunctions['workspaces']
  /** Logs in with a password and returns a short-lived token. */
  readonly login: EngineFunctions['login']
  /** Ends the short-lived token in use. */
  readonly logout: EngineFunctions['logout']
  /** The own tokens. */
  readonly tokens: EngineFunctions['tokens']
  /** The identity interface of version 4, with its own names; results have no envelope. */
  readonly v4: EngineFunctions['v4']
  /**
   * The legacy interface of version 4, with its own names; functions take account and project as parameters. Results
   * have no envelope.
   */
  readonly legacy: EngineFunctions['legacy']
  /** Projects: create, list. */
  readonly projects: Omit<EngineFunctions['projects'], 'create'> & {
    /**
     * Creates a project and returns its handle, with the fields of its record: `{ name: 'Reviews', language: 'en' }`. Specification
     * v5 4.1.
     * @throws EngineError INVALID_PARAMS, INADEQUATE_PERMISSION, ERROR
     */
    create(
      params: Parameters<EngineFunctions['projects']['create']>[0],
      options?: AskOptions,
    ): Promise<Project & ProjectRecord>
  }
  /** The handle of a project. The first call shows whether it exists and may be seen. INVALID_PARAMS for what is no text. */
  project(projectId: string): Project
  /**
   * Calls an operation by method and path, as over HTTP, and returns the bare result. `request('GET',
   * '/api/v5/projects/')`. Operations whose body is a JSON list take the list as `params`.
   */
  request(
    method: string,
    path: string,
    params?: Readonly<Record<string, unknown>> | readonly unknown[],
    options?: AskOptions,
  ): Promise<unknown>
}
