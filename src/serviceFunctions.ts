import type { AskOptions, Functions, InputOf } from './operations/functions.js'
import type { Registry } from './operations/registry.js'
import type { ProjectRecord } from './operations/v5/projectRecord.js'

export interface WaitOptions {
  /** Called with the current stage and the fraction of the build that is done, 0 to 1. */
  readonly onProgress?: ((progress: BuildProgress) => void) | undefined
  /** Gives up waiting; the build goes on. */
  readonly signal?: AbortSignal | undefined
}

export interface BuildProgress {
  /** `terms`, `phrases`, `counts`, `cooccurrence`, `vectors`, `ranking` or `sentiment`. */
  readonly stage: string
  readonly fraction: number
}

/** Functions on one project, one for each operation of the service, and two that wait. */
export interface Project extends Functions<Registry['project']> {
  readonly project_id: string
  /** Resolves with the project's record once the core build is over; rejects with ERROR and its reason if it failed. */
  waitForBuild(options?: WaitOptions): Promise<ProjectRecord>
  /** The same for the sentiment build that follows; rejects with SENTIMENT_BUILD_FAILED if it failed. */
  waitForSentimentBuild(options?: WaitOptions): Promise<ProjectRecord>
}

/** Everything that one caller can ask. Functions throw `EngineError` with a code of the specification. */
export interface ServiceFunctions {
  readonly status: Functions<Registry>['status']
  readonly description: Functions<Registry>['description']
  readonly profile: Functions<Registry>['profile']
  readonly users: Functions<Registry>['users']
  readonly organizations: Functions<Registry>['organizations']
  readonly workspaces: Functions<Registry>['workspaces']
  readonly login: Functions<Registry>['login']
  readonly logout: Functions<Registry>['logout']
  readonly tokens: Functions<Registry>['tokens']
  /** The identity interface of version 4, with its own names; results come without their envelope. */
  readonly v4: Functions<Registry>['v4']
  /** The older version-4 listing, with its own names; functions name account and project. Results come bare. */
  readonly legacy: Functions<Registry['legacy'], never>
  readonly projects: Omit<Functions<Registry>['projects'], 'create'> & {
    /** The handle of the new project, with the fields of its record as they are now. */
    create(params: InputOf<Registry['projects']['create']>, options?: AskOptions): Promise<Project & ProjectRecord>
  }
  /** The handle of a project. Whether it exists and may be seen shows with the first question. */
  project(projectId: string): Project
  /** Asks by method and path, as over HTTP, and gives the bare result. `request('GET', '/api/v5/projects/')` */
  request(method: string, path: string, params?: Record<string, unknown>, options?: AskOptions): Promise<unknown>
}
