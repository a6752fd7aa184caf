import { endpoint, type NoParams } from './endpoint.js'

/** What a caller may do with a project or a workspace; each one grants those before it. */
export type Permission = 'read' | 'write' | 'create' | 'account_manage'

/** A project, as far as the page reads it. */
export interface ProjectRecord {
  readonly project_id: string
  readonly workspace_id: string
  readonly name: string
  readonly description: string
  readonly language: string
  readonly next_build_language: string
  /** Seconds since 1970, as are all times of records. */
  readonly creation_date: number
  readonly document_count: number
  readonly last_successful_build_time: number | null
  /** Empty if no build was ever started. */
  readonly last_build_info: Partial<BuildRecord>
  /** Why the project cannot be opened. */
  readonly problem?: string
  readonly permissions: readonly Permission[]
}

export interface BuildRecord {
  readonly number: number
  readonly start_time: number
  /** Null while the core build runs. */
  readonly stop_time: number | null
  /** Absent while the core build runs. */
  readonly success?: boolean
  /** Only after a failure. */
  readonly reason?: string
  readonly sentiment: {
    readonly skip_sentiment: boolean
    readonly stop_time: number | null
    /** From 0 to 1; only while the sentiment build runs. */
    readonly progress?: number
    readonly success?: boolean
  }
}

interface OneProject {
  readonly project_id: string
}

export const listProjects = endpoint<NoParams, ProjectRecord[]>('GET', '/api/v5/projects/')

export const getProject = endpoint<OneProject, ProjectRecord>('GET', '/api/v5/projects/:project_id/')

export const createProject = endpoint<
  { readonly name: string; readonly language: string; readonly workspace_id?: string | undefined },
  ProjectRecord
>('POST', '/api/v5/projects/')

export const updateProject = endpoint<
  OneProject & { readonly name?: string | undefined; readonly description?: string | undefined },
  null
>('PUT', '/api/v5/projects/:project_id/')

/** Copies a whole project with its build. */
export const copyProject = endpoint<OneProject, ProjectRecord>('POST', '/api/v5/projects/:project_id/copy/')

export const deleteProject = endpoint<OneProject, null>('DELETE', '/api/v5/projects/:project_id/')

export const buildProject = endpoint<OneProject & { readonly skip_sentiment?: boolean | undefined }, null>(
  'POST',
  '/api/v5/projects/:project_id/build/',
)

/** A field of the documents of a build. */
export interface FieldRecord {
  readonly name: string
  readonly type: 'string' | 'number' | 'score' | 'date'
  /** Numbers and scores have at most 100 values here, dates none; left out where there are more than `max_values`. */
  readonly values?: readonly { readonly value: string | number; readonly count: number }[]
  /** A number, or a date as `YYYY-MM-DDTHH:MM:SSZ`. */
  readonly minimum?: number | string
  readonly maximum?: number | string
}

export const getMetadata = endpoint<
  OneProject & { readonly max_values?: number | undefined },
  { readonly result: readonly FieldRecord[] }
>('GET', '/api/v5/projects/:project_id/metadata/')
