import { randomBytes as systemRandomBytes } from 'node:crypto'
import type { Access } from './accounts/access.js'
import { type Accounts, nameOwner, openAccounts } from './accounts/accounts.js'
import { OWNER_WITHOUT_LOGIN } from './accounts/users.js'
import type { Permission } from './caller.js'
import { openCompute } from './compute/pool.js'
import type { Engine, EngineOptions, EngineParts, Project, ServiceFunctions, WaitOptions } from './engine.js'
import { readEngineOptions } from './engineOptions.js'
import { EngineError, invalidParams } from './errors.js'
import { createBodyBudget } from './http/bodyBudget.js'
import { decodeFields } from './http/decode.js'
import { fetchHandler } from './http/fetch.js'
import { createHandler } from './http/handler.js'
import { createRateLimiter } from './http/rateLimit.js'
import { createRouter } from './http/router.js'
import { SCIENCE_VERSION } from './indexing/version.js'
import { type Asked, answer, localOwner } from './operations/bind.js'
import { createBuildNotices } from './operations/buildNotices.js'
import { describePage } from './operations/describe.js'
import { bindFunctions, type Dispatch } from './operations/functions.js'
import { openApiDocument } from './operations/openapi.js'
import { packageVersion, softwareVersion } from './operations/packageVersion.js'
import { RawAnswer } from './operations/rawAnswer.js'
import { operations, registry } from './operations/registry.js'
import type { Host, Installation, Services } from './operations/services.js'
import type { ProjectRecord } from './operations/v5/projectRecord.js'
import { asEngineError, openingError } from './projects/failures.js'
import { newWorkspaceId } from './projects/identifiers.js'
import { openProjects, type Projects } from './projects/projects.js'
import { languages } from './text/languages.js'
import {
  type CustomTokenizer,
  openTokenizer,
  TokenizerError,
  type TokenizerSource,
} from './text/tokenization/customTokenizer.js'
import { givenBackground, openBackgroundFile } from './wordVectors/openWordVectors.js'
import {
  type BackgroundFile,
  BackgroundFileError,
  type BackgroundSource,
  type BackgroundSpace,
} from './wordVectors/wordVectors.js'

/** What `onError` is told a letter that could not be sent came from: no request waits for it. */
const LETTER = { method: 'POST', path: '/api/v5/projects/:project_id/build/' }

const RECOVERY_LETTER = { method: 'POST', path: '/api/v5/profile/password/reset/' }

/** Composes an engine from its rooms: options, storage and compute, then the two doors, functions and requests. */
export async function startEngine(given: EngineOptions): Promise<{ engine: Engine; parts: EngineParts }> {
  const options = readEngineOptions(given)
  const { now, randomBytes = systemRandomBytes, rateLimits, maxBodyBytes, onError, positions } = options
  const { directory, passwordCost, passwords, mail } = options
  const tokenizer = await tokenizerOf(options.tokenizer)
  const background = await openBackground(options.background, tokenizer)
  const compute = openCompute({ threads: options.threads })
  const openRoom = (): Projects =>
    openProjects({
      directory,
      now,
      randomBytes,
      compute,
      background,
      tokenizer,
      sentiment: options.sentiment,
      cacheBytes: options.cacheBytes,
      minimumScienceVersion: options.minimumScienceVersion,
      ownerName: OWNER_WITHOUT_LOGIN,
    })
  let room: Projects
  try {
    room = openRoom()
  } catch (error) {
    background?.close()
    throw openingError(directory, error)
  }
  let address = 'http://localhost'
  const accountOptions = {
    catalog: room.catalog,
    directory,
    now,
    randomBytes,
    newId: () => newWorkspaceId(randomBytes, room.hasWorkspace),
    passwordCost,
    passwords,
    mail,
    publicUrl: () => options.publicUrl ?? address,
    onLetterFailure: (error: unknown) => onError?.(error, RECOVERY_LETTER),
  }
  let accounts: Accounts
  try {
    if (options.owner !== undefined) await nameOwner(accountOptions, options.owner)
    accounts = openAccounts(accountOptions)
  } catch (error) {
    background?.close()
    await room.close().finally(() => compute.close())
    throw openingError(directory, error)
  }
  const { owner, tokens } = accounts
  const notices = createBuildNotices(accounts.mailer, (error) => onError?.(error, LETTER))

  let closed = false
  const host: Host = {
    owner,
    compute,
    questionTimeout: options.questionTimeout,
    requireOpen: () => {
      if (closed) throw new EngineError('ERROR', 'The engine is closed.')
    },
    services: {
      now,
      installation: { ...installation, minimumScienceVersion: options.minimumScienceVersion },
      projects: room,
      tokenizer,
      background,
      accounts,
      notices,
      permissionsOn: permissionsWith(accounts.access, room),
      describe,
      countCall({ listBody, path: template }, path) {
        const workspaceId = path.project_id === undefined ? path.account : room.workspaceOf(path.project_id)
        const kind = listBody !== undefined || bigCalls.test(template) ? 'big' : 'regular'
        if (workspaceId !== undefined) accounts.usage.countCall(workspaceId, kind)
      },
    },
    resolveCaller: (authorization) => tokens.resolve(authorization),
    // The permission on it has just been looked up.
    openProject: (projectId) => room.openKnown(projectId),
  }

  const ask = async (asked: Omit<Asked, 'positions'>): Promise<unknown> => {
    const result = await answer(host, { ...asked, positions: positions ?? 'utf16' })
    return result instanceof RawAnswer ? result.body : result
  }
  const handlerWith = ({ rateLimits }: { readonly rateLimits: boolean }) =>
    createHandler({
      operations: operations.map(({ operation }) => operation),
      host,
      positions: positions ?? 'codePoints',
      rateLimit: rateLimits ? createRateLimiter() : undefined,
      onError,
    })
  const { maxBodyBytesTotal = 2 * maxBodyBytes } = options
  const bodyBudget = createBodyBudget(Math.max(maxBodyBytes, maxBodyBytesTotal))
  const answerFetch = fetchHandler(handlerWith({ rateLimits }), { maxBodyBytes, bodyBudget })
  const route = createRouter(operations.map(({ operation }) => operation))
  const limit = rateLimits ? createRateLimiter() : undefined

  const functionsFor = (credential: Asked['credential']): ServiceFunctions => {
    const dispatch: Dispatch = (operation, path, params, { signal }) =>
      ask({ operation, credential, path, params: () => params, signal })
    const { project: projectTree, legacy: legacyTree, ...engineTree } = registry
    const functions = bindFunctions(engineTree, dispatch)
    const projectOf = (projectId: string): Project => {
      const bound = bindFunctions(projectTree, dispatch, { project_id: projectId })
      const waitFor =
        (stage: 'build' | 'sentiment') =>
        async (wait: WaitOptions = {}) => {
          // Asked first, so that a project that is missing or not the caller's is refused as everywhere.
          await bound.get()
          try {
            await room.waitFor(projectId, stage, wait)
          } catch (error) {
            throw wait.signal?.aborted ? error : asEngineError(error)
          }
          return await bound.get()
        }
      return {
        ...bound,
        project_id: projectId,
        waitForBuild: waitFor('build'),
        waitForSentimentBuild: waitFor('sentiment'),
      }
    }
    return {
      ...functions,
      legacy: bindFunctions<typeof legacyTree, never>(legacyTree, dispatch),
      projects: {
        ...functions.projects,
        async create(params, options) {
          const record: ProjectRecord = await functions.projects.create(params, options)
          return { ...record, ...projectOf(record.project_id) }
        },
      },
      project: projectOf,
      async request(method, target, params = {}, { signal } = {}) {
        const url = new URL(target, 'http://localhost')
        const found = route(method.toUpperCase(), url.pathname)
        if (found.kind !== 'found') {
          throw new EngineError(found.kind === 'unknown' ? 'NOT_FOUND' : 'METHOD_NOT_ALLOWED')
        }
        const { operation, path } = found
        return await ask({
          operation,
          credential,
          path,
          params: () => ({ ...decodeFields(operation, url.searchParams), ...params }),
          signal,
          admit: limit && ((caller) => limit(operation, caller)),
        })
      },
    }
  }

  const close = once(async () => {
    closed = true
    background?.close()
    try {
      try {
        accounts.usage.flush()
        // What is sent reads the catalog.
        await accounts.outbox.settled()
      } finally {
        await room.close()
      }
    } catch (error) {
      throw asEngineError(error)
    } finally {
      // Builds that the closing has ended are still told to those who asked for it.
      await notices.settled()
      await compute.close()
    }
  })
  const servedAt = (url: string): void => {
    address = url
  }
  const engine: Engine = {
    ...functionsFor(localOwner),
    as: ({ token }) => functionsFor({ authorization: `Token ${token}` }),
    fetch: answerFetch,
    close,
    [Symbol.asyncDispose]: close,
  }
  return {
    engine,
    parts: { maxBodyBytes, bodyBudget, createHandler: handlerWith, admitOwner: tokens.admit, servedAt },
  }
}

async function tokenizerOf(given: CustomTokenizer | undefined): Promise<TokenizerSource | undefined> {
  try {
    return given && (await openTokenizer(given))
  } catch (error) {
    if (error instanceof TokenizerError) throw invalidParams(error.message, 'tokenizer')
    throw error
  }
}

async function openBackground(
  given: BackgroundFile | BackgroundSpace | undefined,
  tokenizer: TokenizerSource | undefined,
): Promise<BackgroundSource | undefined> {
  if (given === undefined) return undefined
  if ('vector' in given) return givenBackground(given)
  try {
    return await openBackgroundFile(given, tokenizer)
  } catch (error) {
    if (error instanceof BackgroundFileError) throw invalidParams(error.message, 'background')
    throw error
  }
}

/** Calls that work through all documents, beside those that bring some. */
const bigCalls = /\/(?:upload|build|recalculate|train|copy|branch)\/$/

/** Answers on permissions kept at a time. */
const MOST_PERMISSIONS = 10_000

/** A project is its workspace's: permissions on it are those on the workspace. Found out again once the catalog changes. */
function permissionsWith(access: Access, room: Projects): Services['permissionsOn'] {
  const known = new Map<string, readonly Permission[]>()
  let version: number | undefined
  const find: Services['permissionsOn'] = (caller, { kind, id }) => {
    const user = access.userOf(caller)
    if (kind === 'organization') return access.onOrganization(user, id)
    const workspaceId = kind === 'workspace' ? id : room.workspaceOf(id)
    return workspaceId === undefined ? [] : access.onWorkspace(user, workspaceId)
  }
  return (caller, resource) => {
    const current = room.look()
    if (current !== version || known.size >= MOST_PERMISSIONS) known.clear()
    version = current
    // Only an id, which stands last, could have a line break in it.
    const key = `${caller.username}\n${caller.isOwner}\n${resource.kind}\n${resource.id}`
    let permissions = known.get(key)
    if (permissions === undefined) {
      permissions = find(caller, resource)
      known.set(key, permissions)
    }
    return permissions
  }
}

function once(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  return () => {
    running ??= run()
    return running
  }
}

const installation: Omit<Installation, 'minimumScienceVersion'> = {
  languages,
  version: softwareVersion,
  scienceVersion: SCIENCE_VERSION,
}

let description: { page: RawAnswer; openApi: Record<string, unknown> } | undefined

const describe = () => {
  description ??= {
    page: describePage(operations, packageVersion),
    openApi: openApiDocument(operations, packageVersion),
  }
  return description
}
