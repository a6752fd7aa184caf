import type { Accounts } from '../accounts/accounts.js'
import type { BackgroundLookup } from '../answers/openContext.js'
import type { Caller, Permission } from '../caller.js'
import type { Compute } from '../compute/compute.js'
import type { Copies } from '../projects/copy.js'
import type { Project } from '../projects/project.js'
import type { Projects } from '../projects/projects.js'
import type { TokenizerSource } from '../text/tokenization/customTokenizer.js'
import type { BuildNotices } from './buildNotices.js'
import type { RawAnswer } from './rawAnswer.js'

/** The project that an operation works on; the caller's permission has been checked. */
export type OpenedProject = Project

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
/** What tells how much work a call is. */
export interface CountedOperation {
  readonly path: string
  /** The parameter that a list in the body stands for. */
  readonly listBody?: string | undefined
}

export interface Services {
  /** Seconds since 1970. */
  readonly now: () => number
  readonly installation: Installation
  /** Where projects are made and found. */
  readonly projects: Pick<Projects, 'create' | 'list' | 'open' | keyof Copies>
  /** Reads texts as builds do. */
  readonly tokenizer?: TokenizerSource | undefined
  /** General word vectors, as builds know them. */
  readonly background?: BackgroundLookup | undefined
  /** People, workspaces, tokens, usage. */
  readonly accounts: Accounts
  /** Letters about builds that have ended. */
  readonly notices: BuildNotices
  /** The description of the interface, made when first asked for. */
  describe(): { readonly page: RawAnswer; readonly openApi: Record<string, unknown> }
  /** Counts a call to something that belongs to a workspace. */
  countCall(operation: CountedOperation, path: Readonly<Record<string, string>>): void
  /** Permissions on a resource; empty when there are none, or no such resource. */
  permissionsOn(caller: Caller, resource: Resource): readonly Permission[]
}

/** What `bind` needs of an engine. */
export interface Host {
  /** Who asks when nobody else is named: whoever holds the engine. */
  readonly owner: Caller
  readonly services: Services
  readonly compute: Compute
  /** Seconds that the work on one question may take; default and 0: no limit. */
  readonly questionTimeout?: number | undefined
  /** Throws ERROR once the engine is closed. */
  requireOpen(): void
  /** Who stands behind an `Authorization` header. Throws NO_TOKEN or INVALID_TOKEN. */
  resolveCaller(authorization: string | undefined): Promise<Caller> | Caller
  openProject(projectId: string): Promise<OpenedProject | undefined> | OpenedProject | undefined
}
