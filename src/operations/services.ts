import type { Accounts } from '../accounts/accounts.js'
import type { BackgroundLookup } from '../answers/openContext.js'
import type { Caller, Permission } from '../caller.js'
import type { Compute } from '../compute/compute.js'
import type { Copies } from '../projects/copies/copy.js'
import type { Project } from '../projects/project.js'
import type { Projects } from '../projects/projects.js'
import type { LanguageCode } from '../text/languages.js'
import type { DictionarySource } from '../text/morphology/dictionaries/dictionary.js'
import type { TokenizerSource } from '../text/tokenization/customTokenizer.js'
import type { BuildNotices } from './buildNotices.js'
import type { RawAnswer } from './rawAnswer.js'

/** The resource of a permission check. */
export interface Resource {
  readonly kind: 'project' | 'workspace' | 'organization'
  readonly id: string
}

/** Versions and capabilities of this installation. Spec v5 2.15. */
export interface Installation {
  readonly languages: readonly { readonly code: LanguageCode; readonly name: string }[]
  readonly version: string
  readonly scienceVersion: string
  readonly minimumScienceVersion: string
}

/** Properties of a call that determine its amount of work. */
export interface CountedOperation {
  readonly path: string
  /** The parameter that receives a list in the body. */
  readonly listBody?: string | undefined
}

/** The parts of the engine that operations may use besides the project; `engine.ts` provides them. */
export interface Services {
  /** Seconds since 1970. */
  readonly now: () => number
  readonly installation: Installation
  /** Creates and finds projects. */
  readonly projects: Pick<Projects, 'create' | 'list' | 'listWith' | 'refreshCatalog' | 'open' | keyof Copies>
  /** Analyzes texts in the same way as builds. */
  readonly tokenizer?: TokenizerSource | undefined
  readonly dictionary?: DictionarySource | undefined
  /** General word vectors that builds can use. */
  readonly background?: BackgroundLookup | undefined
  /** People, workspaces, tokens, usage. */
  readonly accounts: Accounts
  /** Emails about builds that have ended. */
  readonly notices: BuildNotices
  /** The description of the interface, created on first use. */
  describe(): Promise<{ readonly page: RawAnswer; readonly openApi: Record<string, unknown> }>
  /** Counts a call to a resource of a workspace; gives a promise only if the workspace is not cached. */
  countCall(operation: CountedOperation, path: Readonly<Record<string, string>>): Promise<void> | undefined
  /** Permissions on a resource as of the last `refreshCatalog`; empty when there are none or the resource does not exist. */
  permissionsOn(caller: Caller, resource: Resource): Promise<readonly Permission[]>
}

/** The parts of an engine that `bind` needs. */
export interface Host {
  /** The caller of functions without a token: the owner of the engine. */
  readonly owner: Caller
  readonly services: Services
  readonly compute: Compute
  /** Maximum seconds of work on one question; 0 (the default) means no limit. */
  readonly questionTimeout?: number | undefined
  /** Throws ERROR once the engine is closed. */
  requireOpen(): void
  /** Aborted with the error of `requireOpen` when the engine begins to close; ends questions. Undefined if the host never closes. */
  readonly closing?: AbortSignal | undefined
  /** Discards cached tokens, permissions and projects that the catalog has changed since the last call. */
  refreshCatalog(): Promise<unknown>
  /** The user of an `Authorization` header as of the last `refreshCatalog`. Throws NO_TOKEN or INVALID_TOKEN. */
  resolveCaller(authorization: string | undefined): Promise<Caller> | Caller
  openProject(projectId: string): Promise<Project | undefined> | Project | undefined
  /** Workspace of a project as of the last `refreshCatalog`; undefined for an unknown project. */
  workspaceOf(projectId: string): string | Promise<string | undefined>
}
