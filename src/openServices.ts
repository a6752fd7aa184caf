import { randomBytes as systemRandomBytes } from 'node:crypto'
import { type AccountOptions, type Accounts, openAccounts } from './accounts/accounts.js'
import { nameOwner, OWNER_WITHOUT_LOGIN } from './accounts/ownerLogin.js'
import { type OpenedCompute, openCompute } from './compute/pool.js'
import { invalidParams } from './errors.js'
import { SCIENCE_VERSION } from './indexing/version.js'
import { type BuildNotices, createBuildNotices } from './operations/buildNotices.js'
import { createFailureReporter } from './operations/failureReporter.js'
import { softwareVersion } from './operations/packageVersion.js'
import { createPermissionLookup } from './operations/permissionLookup.js'
import type { Services } from './operations/services.js'
import { asEngineError, openingError } from './projects/failures.js'
import { newWorkspaceId } from './projects/identifiers.js'
import { openProjects, type Projects } from './projects/projects.js'
import type { ResolvedEngineOptions } from './readEngineOptions.js'
import { openInstallation } from './storage/openInstallation.js'
import type { InstallationStorage } from './storage/port/installation.js'
import { languages } from './text/languages.js'
import { DictionaryError, type DictionarySource } from './text/morphology/dictionaries/dictionary.js'
import {
  type CustomTokenizer,
  openTokenizer,
  TokenizerError,
  type TokenizerSource,
} from './text/tokenization/customTokenizer.js'
import { firstSource, openGeneral } from './wordVectors/general/openGeneral.js'
import {
  type BackgroundFile,
  BackgroundFileError,
  type BackgroundSource,
  type BackgroundSpace,
} from './wordVectors/wordVectors.js'

/** The requests that `onError` names for what fails after their answer: a mail, or the claim of a build. */
const BUILD_REQUEST = { method: 'POST', path: '/api/v5/projects/:project_id/build/' }
const RECOVERY_MAIL_REQUEST = { method: 'POST', path: '/api/v5/profile/password/reset/' }

/** Tells of what fails after the answer to a request. What `onError` throws is ignored: nobody is there to catch it. */
const telling =
  (onError: ResolvedEngineOptions['onError'], request: Parameters<NonNullable<typeof onError>>[1]) =>
  (error: unknown): void => {
    try {
      onError?.(error, request)
    } catch {}
  }

/** The open parts of an engine. */
export interface OpenServices {
  readonly compute: OpenedCompute
  readonly projects: Projects
  readonly accounts: Accounts
  readonly services: Services
  /**
   * Stops builds, waits for mails under way, closes all files and ends the threads. ERROR when something could not be
   * written; everything is closed nevertheless.
   */
  close(): Promise<void>
}

interface Parts {
  readonly options: ResolvedEngineOptions
  readonly tokenizer: TokenizerSource | undefined
  readonly dictionary: DictionarySource | undefined
  readonly background: BackgroundSource | undefined
  readonly compute: OpenedCompute
  readonly projects: Projects
  readonly accounts: Accounts
  readonly notices: BuildNotices
}

/**
 * Opens the storage, its accounts and the threads. `publicUrl` returns the base address of links in mails.
 * INVALID_PARAMS for a tokenizer, dictionary or file of word vectors that cannot be loaded; ERROR for a folder or database that
 * cannot be opened.
 */
export async function openServices(options: ResolvedEngineOptions, publicUrl: () => string): Promise<OpenServices> {
  const { onError } = options
  const tokenizer = await loadTokenizer(options.tokenizer)
  const dictionary = await findDictionaries(options.morphology)
  const background = withGeneral(await openBackground(options.background, tokenizer), options.general)
  const compute = openCompute({ threads: options.threads })
  let projects: Projects | undefined
  try {
    const storage = await openInstallation(options)
    projects = await openProjectsOf({ options, tokenizer, dictionary, background, compute }, storage)
    const accounts = await openAccountsOf(options, { storage, projects }, publicUrl)
    const notices = createBuildNotices(accounts.mailer, telling(onError, BUILD_REQUEST))
    const parts: Parts = { options, tokenizer, dictionary, background, compute, projects, accounts, notices }
    return { compute, projects, accounts, services: servicesOf(parts), close: () => closeParts(parts) }
  } catch (error) {
    background?.close()
    await projects?.close().finally(() => compute.close())
    throw openingError(options, error)
  }
}

function openProjectsOf(
  { options, ...shared }: Pick<Parts, 'options' | 'tokenizer' | 'dictionary' | 'background' | 'compute'>,
  storage: InstallationStorage,
): Promise<Projects> {
  const {
    now,
    randomBytes = systemRandomBytes,
    sentiment,
    cacheBytes,
    minimumScienceVersion,
    builds,
    onError,
  } = options
  const reportFailure = createFailureReporter(onError)
  return openProjects({
    ...shared,
    storage,
    builds,
    now,
    randomBytes,
    sentiment,
    cacheBytes,
    minimumScienceVersion,
    ownerName: OWNER_WITHOUT_LOGIN,
    onBuildFailure: (error, projectId) =>
      reportFailure(error, { method: 'POST', path: `/api/v5/projects/${projectId}/build/` }, undefined),
    onClaimFailure: telling(onError, BUILD_REQUEST),
    onUnusable: (error, projectId) =>
      reportFailure(error, { method: 'GET', path: `/api/v5/projects/${projectId}/` }, undefined),
  })
}

async function openAccountsOf(
  options: ResolvedEngineOptions,
  { storage: { catalog, key }, projects }: { readonly storage: InstallationStorage; readonly projects: Projects },
  publicUrl: () => string,
): Promise<Accounts> {
  const { now, randomBytes = systemRandomBytes, passwordCost, passwords, mail, onError } = options
  const accountOptions: AccountOptions = {
    catalog,
    key: await key(randomBytes),
    cached: projects.cached,
    now,
    randomBytes,
    newId: ({ accounts }) => newWorkspaceId(randomBytes, accounts.hasWorkspace),
    passwordCost,
    passwords,
    mail,
    publicUrl,
    onMailFailure: telling(onError, RECOVERY_MAIL_REQUEST),
  }
  if (options.owner !== undefined) await nameOwner(accountOptions, options.owner)
  return await openAccounts(accountOptions)
}

function servicesOf({ options, tokenizer, dictionary, background, projects, accounts, notices }: Parts): Services {
  const { now, minimumScienceVersion } = options
  return {
    now,
    installation: { languages, version: softwareVersion, scienceVersion: SCIENCE_VERSION, minimumScienceVersion },
    projects,
    tokenizer,
    dictionary,
    background,
    accounts,
    notices,
    permissionsOn: createPermissionLookup(accounts.access, projects),
    describe,
    countCall({ listBody, path: template }, path) {
      const kind = listBody !== undefined || bigCalls.test(template) ? 'big' : 'regular'
      const count = (workspaceId: string | undefined): void => {
        if (workspaceId !== undefined) accounts.usage.countCall(workspaceId, kind)
      }
      const { project_id, account = path.workspace_id } = path
      const found = project_id === undefined ? account : projects.workspaceOf(project_id)
      if (found instanceof Promise) return found.then(count)
      count(found)
      return undefined
    },
  }
}

/** Calls that process all documents, in addition to those that send documents. */
const bigCalls = /\/(?:upload|build|recalculate|train|copy|branch)\/$/

async function closeParts({ background, accounts, projects, notices, compute }: Parts): Promise<void> {
  background?.close()
  try {
    try {
      await accounts.usage.flush()
      // Mails in the outbox read the catalog.
      await accounts.outbox.settled()
    } finally {
      await projects.close()
    }
  } catch (error) {
    throw asEngineError(error)
  } finally {
    // Builds that were stopped by closing still send their notifications.
    await notices.settled()
    await compute.close()
  }
}

async function loadTokenizer(tokenizer: CustomTokenizer | undefined): Promise<TokenizerSource | undefined> {
  try {
    return tokenizer && (await openTokenizer(tokenizer))
  } catch (error) {
    if (error instanceof TokenizerError) throw invalidParams(error.message, 'tokenizer')
    throw error
  }
}

async function findDictionaries(
  morphology: ResolvedEngineOptions['morphology'],
): Promise<DictionarySource | undefined> {
  if (morphology === undefined) return undefined
  const { openDictionaries } = await import('./text/morphology/dictionaries/openDictionaries.js')
  try {
    return await openDictionaries(morphology)
  } catch (error) {
    if (error instanceof DictionaryError) throw invalidParams(error.message, 'morphology')
    throw error
  }
}

async function openBackground(
  background: BackgroundFile | BackgroundSpace | undefined,
  tokenizer: TokenizerSource | undefined,
): Promise<BackgroundSource | undefined> {
  if (background === undefined) return undefined
  const { givenBackground, openBackgroundFile } = await import('./wordVectors/openWordVectors.js')
  if ('vector' in background) return givenBackground(background)
  try {
    return await openBackgroundFile(background, tokenizer)
  } catch (error) {
    if (error instanceof BackgroundFileError) throw invalidParams(error.message, 'background')
    throw error
  }
}

let generalSource: BackgroundSource | undefined

/** Word vectors of the caller replace the built-in ones in the languages that they cover; all engines share those. */
function withGeneral(background: BackgroundSource | undefined, general: boolean): BackgroundSource | undefined {
  if (!general) return background
  generalSource ??= openGeneral()
  return background === undefined ? generalSource : firstSource(background, generalSource)
}

const describe: Services['describe'] = async () => {
  const { describeInterface } = await import('./operations/interfaceDescription.js')
  return describeInterface()
}
