import type { Caller, Permission } from '../../caller.js'
import type { LastBuild } from '../../projects/buildStatus.js'
import type { ProjectInfo } from '../../projects/project.js'
import type { Services } from '../services.js'

/** A project as it is returned. Spec v5 2.9. */
export interface ProjectRecord {
  project_id: string
  workspace_id: string
  name: string
  description: string
  language: string
  next_build_language: string
  creator: string
  creation_date: number
  document_count: number
  last_update: number
  last_successful_build_time: number | null
  last_build_info: BuildInfoRecord | Record<string, never>
  permissions: Permission[]
}

/** The last build; `success`, `reason` and `progress` are present only when they apply. Spec v5 2.9. */
export interface BuildInfoRecord {
  number: number
  science_version: string
  language: string
  start_time: number
  stop_time: number | null
  success?: boolean
  reason?: string
  /** Extension: the general word vectors that the build used, if any. */
  background?: { name?: string; fingerprint: string; joined?: boolean }
  /** Extension: the caller's own tokenizer that the build used, if any. */
  tokenizer?: { name: string }
  sentiment: {
    skip_sentiment: boolean
    start_time: number
    stop_time: number | null
    progress?: number
    success?: boolean
  }
}

export function renderProject(services: Services, caller: Caller, info: ProjectInfo): ProjectRecord {
  return {
    project_id: info.projectId,
    workspace_id: info.workspaceId,
    name: info.name,
    description: info.description,
    language: info.language,
    next_build_language: info.nextBuildLanguage,
    creator: info.creator,
    creation_date: info.creationDate,
    document_count: info.documentCount,
    last_update: info.lastUpdate,
    last_successful_build_time: info.lastSuccessfulBuildTime,
    last_build_info: info.lastBuild === undefined ? {} : renderBuild(info.lastBuild),
    permissions: [...services.permissionsOn(caller, { kind: 'project', id: info.projectId })],
  }
}

function renderBuild({ sentiment, inputs: { background, tokenizer }, ...build }: LastBuild): BuildInfoRecord {
  return {
    number: build.number,
    science_version: build.scienceVersion,
    language: build.language,
    start_time: build.startTime,
    stop_time: build.stopTime,
    ...(build.success !== undefined && { success: build.success }),
    ...(build.success === false && { reason: build.reason ?? 'The build failed.' }),
    ...(background !== undefined && {
      background: {
        ...(background.name !== undefined && { name: background.name }),
        fingerprint: background.fingerprint,
        ...(background.joined === false && { joined: false }),
      },
    }),
    ...(tokenizer !== undefined && { tokenizer: { name: tokenizer } }),
    sentiment: {
      skip_sentiment: sentiment.skipped,
      start_time: sentiment.startTime,
      stop_time: sentiment.stopTime,
      // Only while the sentiment build itself runs, not during the core build before it.
      ...(build.stopTime !== null && sentiment.stopTime === null && { progress: sentiment.progress ?? 0 }),
      ...(sentiment.success !== undefined && { success: sentiment.success }),
    },
  }
}
