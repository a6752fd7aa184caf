import type { Caller, Permission } from '../../caller.js'
import type { LastBuild } from '../../projects/locks/buildStatus.js'
import type { ListedProject } from '../../projects/projectInfo.js'
import type { LanguageCode } from '../../text/languages.js'
import type { Services } from '../services.js'

/** A project as it is returned. Spec v5 2.9. */
export interface ProjectRecord {
  /** Identifier; it never changes. */
  project_id: string
  /** Workspace that owns the project. */
  workspace_id: string
  /** Name, unique in its workspace. */
  name: string
  /** Free text; empty if none was given. */
  description: string
  /** Two-letter language code of the project. */
  language: LanguageCode
  /** Two-letter code of the language that the next build will use. */
  next_build_language: LanguageCode
  /** Login of the user who created the project. */
  creator: string
  /** When it was created, in seconds since 1970. */
  creation_date: number
  /** Number of documents, including those that are not built yet. */
  document_count: number
  /** When it was last changed, in seconds since 1970. */
  last_update: number
  /** When the last successful core build ended, in seconds since 1970; null before. */
  last_successful_build_time: number | null
  /** The last build; empty if none was ever started. */
  last_build_info: BuildInfoRecord | Record<string, never>
  /** Extension: why the project cannot be opened; its documents and builds are then not known. Only in lists. */
  problem?: string
  /** What the caller may do with the project. */
  permissions: Permission[]
}

/** The last build; `success`, `reason` and `progress` are present only when they apply. Spec v5 2.9. */
export interface BuildInfoRecord {
  /** Number of the build; the first is 1. */
  number: number
  /** Version of the analysis that made the build. */
  science_version: string
  /** Two-letter language code of the build. */
  language: string
  /** Start, in seconds since 1970. */
  start_time: number
  /** End of the core build, in seconds since 1970; null while it runs. */
  stop_time: number | null
  /** Whether the core build succeeded; absent while it runs. */
  success?: boolean
  /** Why it failed, briefly; only after a failure. */
  reason?: string
  /** Extension: the general word vectors that the build used, if any. */
  background?: {
    /** Name of the space, if it has one. */
    name?: string
    /** Identifies the content of the space. */
    fingerprint: string
    /** Whether its vectors were joined to those of the project. */
    joined?: boolean
  }
  /** Extension: the caller's own tokenizer that the build used, if any. */
  tokenizer?: {
    /** Name that the tokenizer was given. */
    name: string
  }
  /** Extension: the dictionaries of stems that the build used, by language; absent without any. */
  dictionaries?: Record<
    string,
    {
      /** Package, folder or file. */
      name: string
      /** Identifies the content of the files. */
      fingerprint: string
    }
  >
  /** The sentiment build that follows the core build. */
  sentiment: {
    /** True if no sentiment build was requested. */
    skip_sentiment: boolean
    /** Start, in seconds since 1970. */
    start_time: number
    /** End, in seconds since 1970; null while it runs. */
    stop_time: number | null
    /** Part that is done, from 0 to 1; only while it runs. */
    progress?: number
    /** Whether it succeeded; absent while it runs. */
    success?: boolean
    /** Extension: why it failed, briefly; only after it failed itself. */
    reason?: string
  }
}

export async function renderProject(services: Services, caller: Caller, info: ListedProject): Promise<ProjectRecord> {
  return {
    project_id: info.projectId,
    workspace_id: info.workspaceId,
    name: info.name,
    description: info.description,
    language: info.language as LanguageCode,
    next_build_language: info.nextBuildLanguage as LanguageCode,
    creator: info.creator,
    creation_date: info.creationDate,
    document_count: info.documentCount,
    last_update: info.lastUpdate,
    last_successful_build_time: info.lastSuccessfulBuildTime,
    last_build_info: info.lastBuild === undefined ? {} : renderBuild(info.lastBuild),
    ...(info.problem !== undefined && { problem: info.problem }),
    permissions: [...(await services.permissionsOn(caller, { kind: 'workspace', id: info.workspaceId }))],
  }
}

function renderBuild({
  sentiment,
  inputs: { background, tokenizer, dictionaries },
  ...build
}: LastBuild): BuildInfoRecord {
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
    ...(dictionaries !== undefined && { dictionaries: { ...dictionaries } }),
    sentiment: {
      skip_sentiment: sentiment.skipped,
      start_time: sentiment.startTime,
      stop_time: sentiment.stopTime,
      // Only while the sentiment build itself runs, not during the core build before it.
      ...(build.stopTime !== null && sentiment.stopTime === null && { progress: sentiment.progress ?? 0 }),
      ...(sentiment.success !== undefined && { success: sentiment.success }),
      ...(sentiment.reason !== undefined && { reason: sentiment.reason }),
    },
  }
}
