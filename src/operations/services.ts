import type { Caller, Permission } from '../caller.js'
import type { Compute } from '../compute/compute.js'
import type { Snapshot } from '../snapshot/snapshot.js'

/** A document as it was uploaded. */
export interface StoredDocument {
  readonly key: number
  readonly docId: string
  readonly title: string
  readonly text: string
  readonly metadata: readonly StoredMetadata[]
}
export interface StoredMetadata {
  readonly name: string
  readonly type: 'string' | 'number' | 'score' | 'date'
  /** Text for `string`, otherwise a number (dates as seconds since 1970). */
  readonly value: string | number
}

/** A project as its record has it. Times are seconds since 1970. Spec v5 2.9. */
export interface ProjectInfo {
  readonly projectId: string
  readonly workspaceId: string
  readonly name: string
  readonly description: string
  readonly language: string
  readonly nextBuildLanguage: string
  readonly creator: string
  readonly creationDate: number
  readonly documentCount: number
  readonly lastUpdate: number
  readonly lastSuccessfulBuildTime: number | null
  readonly lastBuild: LastBuild | undefined
}

/** The last build that was started; `success` is there once it is over. Spec v5 2.9. */
export interface LastBuild {
  readonly number: number
  readonly scienceVersion: string
  readonly language: string
  readonly startTime: number
  readonly stopTime: number | null
  readonly success?: boolean | undefined
  readonly reason?: string | undefined
  readonly sentiment: {
    readonly skipped: boolean
    readonly startTime: number
    readonly stopTime: number | null
    /** From 0 to 1 while it runs. */
    readonly progress?: number | undefined
    readonly success?: boolean | undefined
  }
}

/** A document to add, checked. */
export type NewDocument = Pick<StoredDocument, 'title' | 'text' | 'metadata'>

/** The project that an operation works on; the caller's permission has been checked. */
export interface OpenedProject {
  readonly projectId: string
  info(): ProjectInfo
  /** Throws INVALID_PARAMS for a metadata name used with another type, PROJECT_LOCKED while a build runs. */
  upload(documents: readonly NewDocument[]): Promise<void>
  update(changes: {
    readonly name?: string | undefined
    readonly description?: string | undefined
    readonly nextBuildLanguage?: string | undefined
  }): Promise<void> | void
  delete(): Promise<void>
  /** Starts a build and comes back. Throws PROJECT_LOCKED while another runs. */
  startBuild(options: { readonly skipSentiment: boolean; readonly sentimentOnly: boolean }): Promise<void>
  /** False when no sentiment build was running. */
  cancelSentiment(): Promise<boolean>
  openSnapshot(): Promise<SnapshotState>
  /** Documents by their storage keys (`snapshot.documents.keys[docNumber]`), in the order asked for. */
  documents(keys: readonly number[]): Promise<readonly StoredDocument[]>
}

/** A snapshot to answer from, or why there is none. */
export type SnapshotState = Snapshot | 'unbuilt' | 'outdated'

/** Where projects are made and found. */
export interface Projects {
  create(
    caller: Caller,
    wish: {
      readonly name: string
      readonly language: string
      readonly workspaceId?: string | undefined
      readonly description?: string | undefined
    },
  ): Promise<ProjectInfo> | ProjectInfo
  /** All projects, or those of a workspace, whoever may see them. */
  list(workspaceId: string | undefined): Promise<readonly ProjectInfo[]> | readonly ProjectInfo[]
}

/** What a permission is asked on. */
export interface Resource {
  readonly kind: 'project' | 'workspace' | 'organization'
  readonly id: string
}

/** What this installation is and can. Spec v5 2.15. */
export interface Installation {
  readonly languages: readonly { readonly code: string; readonly name: string }[]
  readonly version: string
  readonly scienceVersion: string
  readonly minimumScienceVersion: string
}

/** What operations may use of the engine beside the project: filled by `engine.ts`. */
export interface Services {
  /** Seconds since 1970. */
  readonly now: () => number
  readonly installation: Installation
  readonly projects: Projects
  /** The description of the interface, made when first asked for. */
  describe(): { readonly page: string; readonly openApi: Record<string, unknown> }
  /** Permissions on a resource; empty when there are none, or no such resource. */
  permissionsOn(caller: Caller, resource: Resource): readonly Permission[]
}

/** What `bind` needs of an engine. */
export interface Host {
  readonly services: Services
  readonly compute: Compute
  /** Who stands behind an `Authorization` header. Throws NO_TOKEN or INVALID_TOKEN. */
  resolveCaller(authorization: string | undefined): Promise<Caller> | Caller
  openProject(projectId: string): Promise<OpenedProject | undefined> | OpenedProject | undefined
}
