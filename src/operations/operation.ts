import type { z } from 'zod'
import type { Caller, Client } from '../caller.js'
import type { Compute } from '../compute/compute.js'
import type { ErrorCode } from '../errors.js'
import { lazily } from '../lazily.js'
import type { Project } from '../projects/project.js'
import type { SentimentLayer, Snapshot } from '../snapshot/snapshot.js'
import type { AnswerBytes } from './recordList.js'
import type { Services } from './services.js'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may call an operation. `none`: anybody, without a token. `caller`: every authenticated caller. The others are
 * permissions on the resource that the path names (or `workspace_id`, for a new project); `admin` is for the owner of
 * the installation.
 */
export type RequiredPermission = 'none' | 'caller' | 'read' | 'write' | 'create' | 'account_manage' | 'admin'

/** What must have been built before an operation can answer. `search`: a build, whose `later` parts need not have been read. */
export type Need = 'search' | 'build' | 'sentiment'

/** Shape of answers over HTTP: v5 bare, v4 and legacy as `{error, result}`. */
export type Envelope = 'v5' | 'v4' | 'legacy'

/** The envelope of a path: the interface it belongs to. */
export function envelopeOf(pathname: string): Envelope {
  if (pathname.startsWith('/api/v4/')) return 'v4'
  return pathname.startsWith('/v4/') ? 'legacy' : 'v5'
}

/** Names in a path: `/a/:x/b/:y/` has `x` and `y`. */
export type PathNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

export interface Context<Path extends string = string> {
  readonly caller: Caller
  /** The origin to which failed attempts to guess a secret are counted; undefined if there is no limit. */
  readonly client: Client | undefined
  /** Values of the names in the path, decoded. */
  readonly path: { readonly [Name in PathNames<Path>]: string }
  readonly services: Services
  readonly compute: Compute
  /** Unit of positions in texts: over HTTP code points, for functions UTF-16 code units unless an option says otherwise. */
  readonly positions: Positions
  /** Aborts when the caller gives up. */
  readonly signal: AbortSignal | undefined
  /** Counts the bytes of long lists, for `createRecordList`; undefined for functions. */
  readonly answerBytes?: AnswerBytes | undefined
  /** Parameters that were given in a query string, where numbers may be written as strings; undefined for functions. */
  readonly queried?: ReadonlySet<string> | undefined
}

export type Positions = 'utf16' | 'codePoints'

export interface ProjectContext<Path extends string = string> extends Context<Path> {
  /** The caller's permission on it has been checked. */
  readonly project: Project
}

export interface BuiltContext<Path extends string = string> extends ProjectContext<Path> {
  readonly snapshot: Snapshot
}

export interface SentimentContext<Path extends string = string> extends BuiltContext<Path> {
  readonly sentiment: SentimentLayer
}

/** `build`, `sentiment`, or a function of the request if only some requests need a build. */
export type Needs<Question> = Need | ((question: Question) => Need)

export type ContextFor<Path extends string, N> = [N] extends ['sentiment']
  ? SentimentContext<Path>
  : [N] extends [undefined]
    ? Path extends `${string}:project_id/${string}`
      ? ProjectContext<Path>
      : Context<Path>
    : BuiltContext<Path>

/** Maximum number of calls per second and caller, or `none`. Spec v5 section 8: ten unless an operation says otherwise. */
export type RateLimit = number | 'none'

export interface OperationRecord<
  Path extends string,
  Params extends z.ZodObject,
  N,
  Result,
  Given extends z.ZodObject = Params,
> {
  readonly methods: readonly [Method, ...Method[]]
  /** Full path with a trailing slash; `:name` stands for a segment. */
  readonly path: Path
  /** Document and section: `v5 4.2`. */
  readonly spec: string
  /** True for operations that the specification does not have; `spec` then names the section where it would belong. */
  readonly extension?: true
  readonly access: RequiredPermission
  readonly needs?: N
  readonly params: Params
  /** The parameters as the function takes them, where it takes more than JSON can say; they parse to the same. */
  readonly functionParams?: Given | undefined
  /** One sentence on what it does, for the description. */
  readonly summary: string
  /** One sentence on the result, for the description. */
  readonly result?: string
  readonly rateLimit?: RateLimit
  /**
   * True for an operation that needs only the permission to read, but changes something else. Neither `questionTimeout` nor a closed
   * connection ends it; the `signal` of a function does.
   */
  readonly runsToEnd?: true
  /** Default: by the path (`/api/v5/`, `/api/v4/user` ...). */
  readonly envelope?: Envelope
  /** True where failures other than those of authorization are a string over HTTP. Spec v4-legacy 4.1. */
  readonly textFailures?: true
  /** The parameter that receives a body that is a JSON list. */
  readonly listBody?: keyof z.input<Params> & string
  readonly handle: (context: ContextFor<Path, N>, question: z.output<Params>) => Promise<Result> | Result
}

/** Any operation, for code that handles all of them: router, binder and description. */
export interface Operation {
  readonly methods: readonly [Method, ...Method[]]
  readonly path: string
  readonly spec: string
  readonly extension?: true
  readonly access: RequiredPermission
  readonly needs?: Need | ((question: never) => Need) | undefined
  readonly params: z.ZodObject
  readonly functionParams?: z.ZodObject | undefined
  readonly summary: string
  readonly result?: string
  readonly rateLimit?: RateLimit
  readonly runsToEnd?: true
  readonly envelope?: Envelope
  readonly textFailures?: true
  readonly listBody?: string
  readonly handle: (context: never, question: never) => unknown
}

/** An operation as it is defined: its parameters are made when they are first read, since a process uses few operations. */
type Definition<Path extends string, Params extends z.ZodObject, N, Result, Given extends z.ZodObject> = Omit<
  OperationRecord<Path, Params, N, Result, Given>,
  'params' | 'functionParams'
> & {
  readonly params: () => Params
  readonly functionParams?: () => Given
}

/**
 * Defines one operation of the service, once: functions, router, description and contract tests are derived from the
 * record. The types of question and result are inferred from `params` and `handle`.
 */
export function operation<
  const Path extends string,
  Params extends z.ZodObject,
  Result,
  const N extends Needs<z.output<Params>> | undefined = undefined,
  Given extends z.ZodObject = Params,
>({
  params,
  functionParams,
  ...rest
}: Definition<Path, Params, N, Result, Given>): OperationRecord<Path, Params, N, Result, Given> {
  const [paramsOf, functionParamsOf] = [lazily(params), lazily(() => functionParams?.())]
  return {
    ...rest,
    get params() {
      return paramsOf()
    },
    get functionParams() {
      return functionParamsOf()
    },
  }
}

/** Whether an operation only reads, so that `questionTimeout` limits it. One that changes something is never stopped. */
export const isQuestion = ({ access, runsToEnd }: Pick<Operation, 'access' | 'runsToEnd'>): boolean =>
  access === 'read' && runsToEnd !== true

/** The error for a missing build, in the terms of the interface that the operation belongs to. */
export const unbuiltCode = ({ path }: Pick<Operation, 'path'>): ErrorCode =>
  path.startsWith('/v4/') ? 'NO_ASSOC' : 'PROJECT_NOT_BUILT'
