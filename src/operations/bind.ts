import type { Caller, Client, Permission } from '../caller.js'
import { yieldIfSpent } from '../compute/eventLoopBudget.js'
import { EngineError, invalidParams } from '../errors.js'
import { sentimentFailure } from '../projects/builds/waiting.js'
import { asEngineError, isReplaced } from '../projects/failures.js'
import type { Project } from '../projects/project.js'
import { requireSnapshot } from '../projects/snapshots.js'
import type { SentimentLayer, Snapshot } from '../snapshot/snapshot.js'
import { DictionaryError } from '../text/morphology/dictionaries/dictionary.js'
import { TokenizerError } from '../text/tokenization/customTokenizer.js'
import { BackgroundSpaceError } from '../wordVectors/wordVectors.js'
import { missingParams } from './explainIssues.js'
import { pathNames } from './functions.js'
import { isQuestion, type Need, type Operation, type Positions, unbuiltCode } from './operation.js'
import type { AnswerBytes } from './recordList.js'
import { resolveUntrusted } from './resolveParams.js'
import { ILL_FORMED } from './sentBounds.js'
import type { Host, Resource } from './services.js'
import { limitTime } from './timeLimit.js'

/** One call of an operation, over HTTP or by a function. */
export interface OperationCall {
  readonly operation: Operation
  /** The `Authorization` header that was sent, or the local owner. */
  readonly credential: typeof localOwner | { readonly authorization: string | undefined }
  readonly path: Readonly<Record<string, string>>
  /** The parameters as they were sent; read only after authentication. */
  readonly params: (signal: AbortSignal | undefined) => unknown
  readonly positions: Positions
  /** Names of the parameters in the query string; undefined for functions. */
  readonly queried?: ReadonlySet<string> | undefined
  /** Whether a function was called, whose parameters need not be JSON. */
  readonly isFunction?: true | undefined
  readonly signal?: AbortSignal | undefined
  /** Origin of the request; undefined for functions, and where there are no limits. */
  readonly client?: Client | undefined
  /** Counts the bytes of long lists, which are encoded record by record; undefined for functions. */
  readonly answerBytes?: AnswerBytes | undefined
  /** Called after authentication, before anything is read; throws to refuse the request. */
  readonly admit?: ((caller: Caller) => void) | undefined
}

/** The credential of function calls: the process that opened the engine has the rights of its owner. */
export const localOwner = Symbol('local owner')

const nobody: Caller = { username: '', isOwner: false }

/**
 * Every call of an operation goes through these steps, in this order: caller, parameters and the rules between them,
 * resource and permission (a missing resource and a forbidden one give the same answer), build state, `handle`. Every
 * failure is an `EngineError`; failures without a code in the specification are ERROR, with the original as its
 * `cause`. Spec v5 5.4 and 7.
 */
export async function answer(host: Host, call: OperationCall): Promise<unknown> {
  try {
    return await answerQuestion(host, call)
  } catch (error) {
    // If the caller aborted the request, it gets its own abort reason.
    if (call.signal?.aborted) throw error
    // What the caller supplied has failed, so the caller gets the reason.
    if (isOfCaller(error)) throw new EngineError('ERROR', error.message, {}, error)
    throw asEngineError(error)
  }
}

const isOfCaller = (error: unknown): error is Error =>
  error instanceof TokenizerError || error instanceof DictionaryError || error instanceof BackgroundSpaceError

async function answerQuestion(host: Host, call: OperationCall): Promise<unknown> {
  const { operation, path } = call
  // A request does not wait if everything that it needs is in memory.
  await yieldIfSpent(call.signal)
  host.requireOpen()
  // A token that has ended since the last `refreshCatalog` is refused after the next one.
  const sender = call.credential === localOwner ? host.owner : await callerOf(host, call)
  call.admit?.(sender)
  requirePathNames(operation, path)
  const question = await resolveUntrusted(paramsOf(call), await call.params(call.signal), call.signal)
  // Large parameters take their time, and so does what is done with them.
  await yieldIfSpent(call.signal)
  // The time limit, and the end with the engine, apply only to questions, not to what changes something.
  const limit = isQuestion(operation)
    ? limitTime(host.questionTimeout ?? 0, call.signal, host.closing)
    : limitTime(0, call.signal)
  try {
    return await answerCurrent(operation, (isFirst) =>
      answerResolved(host, call, question, { signal: limit.signal, isFirst }),
    )
  } finally {
    limit.end()
  }
}

const paramsOf = ({ operation, isFunction }: OperationCall) =>
  (isFunction ? operation.functionParams : undefined) ?? operation.params

/** Attempts at a question: each fails only if two builds end while it reads. */
const MOST_ATTEMPTS = 5

/**
 * Answers. A question is asked again, of the current snapshot, when builds have removed what it was reading: that of the
 * build before the last one, and its documents.
 */
async function answerCurrent(operation: Operation, ask: (isFirst: boolean) => Promise<unknown>): Promise<unknown> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask(attempt === 1)
    } catch (error) {
      if (!(isReplaced(error) && isQuestion(operation)) || attempt === MOST_ATTEMPTS) throw error
    }
  }
}

interface Answering {
  readonly signal: AbortSignal | undefined
  /** Whether it was not asked before: a question counts once in the usage. */
  readonly isFirst: boolean
}

async function answerResolved(
  host: Host,
  call: OperationCall,
  question: Record<string, unknown>,
  { signal, isFirst }: Answering,
): Promise<unknown> {
  const { operation, path } = call
  // Once for each request: with a database it costs a round trip.
  if (operation.access !== 'none') await host.refreshCatalog()
  // Authenticate again: a body may take minutes to arrive, and the token may have been deleted meanwhile.
  const caller = call.credential === localOwner ? host.owner : await callerOf(host, call)
  const project = await permittedProject(host, caller, call, question)
  const built = project === undefined ? {} : await requireBuild(project, operation, question)
  const { services, compute } = host
  const { positions, client, answerBytes, queried } = call
  signal?.throwIfAborted()
  const counting = isFirst ? services.countCall(operation, path) : undefined
  if (counting !== undefined) await counting
  const context = {
    caller,
    client,
    path,
    services,
    compute,
    positions,
    signal,
    answerBytes,
    queried,
    project,
    ...built,
  }
  const answer = await operation.handle(context as never, question as never)
  if (built.snapshot !== undefined) project!.readAhead(built.snapshot)
  return answer
}

/** A function call may lack path names, or pass ill-formed text; over HTTP neither is possible. */
function requirePathNames(operation: Operation, path: Readonly<Record<string, string>>): void {
  const names = pathNames(operation.path)
  if (names.every((name) => path[name]?.isWellFormed())) return
  const wrong = names.filter((name) => path[name]?.isWellFormed() === false)
  if (wrong.length > 0) throw invalidParams(`\`${wrong[0]}\`: ${ILL_FORMED}.`, ...wrong)
  const missing = names.filter((name) => path[name] === undefined)
  throw missingParams(...missing)
}

async function callerOf(host: Host, { operation, credential }: OperationCall): Promise<Caller> {
  if (credential === localOwner) return host.owner
  return operation.access === 'none' ? nobody : await host.resolveCaller(credential.authorization)
}

async function permittedProject(
  host: Host,
  caller: Caller,
  { operation, path }: OperationCall,
  question: Record<string, unknown>,
): Promise<Project | undefined> {
  const { access } = operation
  const { permissionsOn } = host.services
  if (access === 'none' || access === 'caller') return undefined
  const resource = resourceOf(path, question) ?? (await defaultResource(host, caller))
  const permissions = access === 'admin' || resource === undefined ? [] : await permissionsOn(caller, resource)
  const may = access === 'admin' ? caller.isOwner : permissions.includes(access as Permission)
  if (!may) throw new EngineError('INADEQUATE_PERMISSION')
  if (resource?.kind !== 'project') return undefined
  const project = await host.openProject(resource.id)
  // Paths of the older interface name account and project: a project of another account does not exist there.
  const isElsewhere = path.account !== undefined && (await host.workspaceOf(resource.id)) !== path.account
  if (project === undefined || isElsewhere) throw new EngineError('INADEQUATE_PERMISSION')
  return project
}

/** The resource named in the path, or else the workspace named in the parameters. */
function resourceOf(path: Readonly<Record<string, string>>, question: Record<string, unknown>): Resource | undefined {
  if (path.project_id !== undefined) return { kind: 'project', id: path.project_id }
  const workspaceId = path.workspace_id ?? path.account ?? question.workspace_id
  if (typeof workspaceId === 'string') return { kind: 'workspace', id: workspaceId }
  const organizationId = path.organization_id ?? question.organization_id
  return typeof organizationId === 'string' ? { kind: 'organization', id: organizationId } : undefined
}

/** The resource of a request that names none: the caller's default workspace. Spec v5 4.1. */
async function defaultResource({ services: { accounts } }: Host, caller: Caller): Promise<Resource | undefined> {
  const id = await accounts.access.defaultWorkspaceOf(await accounts.access.userOf(caller))
  return id === undefined ? undefined : { kind: 'workspace', id }
}

function needOf({ needs }: Operation, question: unknown): Need | undefined {
  return typeof needs === 'function' ? needs(question as never) : needs
}

/** The layers that an operation needs, or the error that names the missing build. Spec v5 3. */
async function requireBuild(
  project: Project,
  operation: Operation,
  question: unknown,
): Promise<{ snapshot?: Snapshot; sentiment?: SentimentLayer }> {
  const need = needOf(operation, question)
  if (need === undefined) return {}
  const snapshot = requireSnapshot(await project.openSnapshot({ forSearch: need === 'search' }), unbuiltCode(operation))
  if (need !== 'sentiment') return { snapshot }
  const sentiment = await snapshot.sentiment()
  if (sentiment !== undefined) return { snapshot, sentiment }
  const build = await project.lastSentiment()
  const hasFailed = build?.success === false && !build.cancelled
  throw hasFailed ? sentimentFailure(build.reason) : new EngineError('SENTIMENT_NOT_BUILT')
}
