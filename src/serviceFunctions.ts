import type { AskOptions, Functions, InputOf } from './operations/functions.js'
import type { Registry } from './operations/registry.js'
import type { ProjectRecord } from './operations/v5/projectRecord.js'
import type { ReportDocument } from './report/reportDocument.js'
import type { ReportOptions } from './report/reportOptions.js'

export interface WaitOptions {
  /** Called with the current stage and the fraction of the build that is done, 0 to 1. */
  readonly onProgress?: ((progress: BuildProgress) => void) | undefined
  /** Ends the wait; the build continues. */
  readonly signal?: AbortSignal | undefined
}

export interface BuildProgress {
  /** `terms`, `phrases`, `counts`, `cooccurrence`, `vectors`, `ranking` or `sentiment`. */
  readonly stage: string
  /** Part of the build that is done, from 0 to 1. */
  readonly fraction: number
}

/** Functions on one project: one for each operation, two that wait for builds, and the report. */
export interface Project extends Functions<Registry['project']> {
  /** Identifier of the project. */
  readonly project_id: string
  /** Resolves with the project's record once the core build is over; rejects with ERROR and its reason if it failed. */
  waitForBuild(options?: WaitOptions): Promise<ProjectRecord>
  /** The same for the sentiment build that follows; rejects with SENTIMENT_BUILD_FAILED if it failed. */
  waitForSentimentBuild(options?: WaitOptions): Promise<ProjectRecord>
  /** The report of the last build as a page in one file, which fetches nothing. */
  report(options: ReportOptions & { readonly format: 'html' }, ask?: AskOptions): Promise<string>
  /** The same as a record with all its figures. */
  report(
    options?: ReportOptions & { readonly format?: 'document' | undefined },
    ask?: AskOptions,
  ): Promise<ReportDocument>
}

/** All functions of one caller. They throw `EngineError` with a code of the specification. */
export interface ServiceFunctions {
  /** Languages and versions of the service. */
  readonly status: Functions<Registry>['status']
  /** The interface description, as a page and as OpenAPI. */
  readonly description: Functions<Registry>['description']
  /** The own profile and password. */
  readonly profile: Functions<Registry>['profile']
  /** Users: create, delete, accept an invitation. */
  readonly users: Functions<Registry>['users']
  /** Organizations: members, roles, usage. */
  readonly organizations: Functions<Registry>['organizations']
  /** Workspaces: members, roles, invitations. */
  readonly workspaces: Functions<Registry>['workspaces']
  /** Logs in with a password and returns a short-lived token. */
  readonly login: Functions<Registry>['login']
  /** Ends the short-lived token in use. */
  readonly logout: Functions<Registry>['logout']
  /** The own tokens. */
  readonly tokens: Functions<Registry>['tokens']
  /** The identity interface of version 4, with its own names; results have no envelope. */
  readonly v4: Functions<Registry>['v4']
  /**
   * The legacy interface of version 4, with its own names; functions take account and project as parameters. Results
   * have no envelope.
   */
  readonly legacy: Functions<Registry['legacy'], never>
  /** Projects: create, list. */
  readonly projects: Omit<Functions<Registry>['projects'], 'create'> & {
    /** The handle of the new project, with the current fields of its record. */
    create(params: InputOf<Registry['projects']['create']>, options?: AskOptions): Promise<Project & ProjectRecord>
  }
  /** The handle of a project. The first call shows whether it exists and may be seen. */
  project(projectId: string): Project
  /**
   * Calls an operation by method and path, as over HTTP, and returns the bare result. `request('GET',
   * '/api/v5/projects/')`
   */
  request(method: string, path: string, params?: Record<string, unknown>, options?: AskOptions): Promise<unknown>
}
