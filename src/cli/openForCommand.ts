import { type Engine, openEngine } from '../engine.js'
import { InvalidParams } from '../errors.js'
import { UsageError } from '../reading/inputError.js'

export type EngineOptions = NonNullable<Parameters<typeof openEngine>[0]>

/** Opens an engine with the values of a command line. Throws UsageError for one that it cannot take, else as `openEngine` does. */
export async function openForCommand(options: EngineOptions): Promise<Engine> {
  requireOneStorage(options)
  return await openEngine(options).catch((error: unknown) => {
    throw asWrongUsage(error)
  })
}

/** The options of a database, by their flags. */
const databaseFlags = {
  schema: '--schema',
  poolSize: '--pool-size',
  cacheFolder: '--cache-folder',
  cacheSize: '--cache-size',
  databaseTimeout: '--database-timeout',
} as const

/** The rules of `openEngine` between options, explained with flags: a folder excludes a database, whose options need one. */
function requireOneStorage(options: EngineOptions): void {
  const { directory, database, builds } = options
  if (database !== undefined) {
    if (directory === undefined) return
    throw new UsageError('Give --directory or --database, not both: projects are in a folder or in a database.')
  }
  for (const [name, flag] of Object.entries(databaseFlags)) {
    if (options[name as keyof typeof databaseFlags] === undefined) continue
    throw new UsageError(`${flag} is an option of a database. Give the address in --database.`)
  }
  if (builds === false) {
    throw new UsageError('Only in a database can builds wait for another process. Give its address in --database.')
  }
}

/** The flags of commands by the paths that the engine and its server give their values. */
const flags: ReadonlyMap<string, string> = new Map([
  ['directory', '--directory'],
  ['database', '--database'],
  ...Object.entries(databaseFlags),
  ['owner.email', '--owner'],
  // A new password that the rules of passwords refuse is a fault of the owner as a whole.
  ['owner', '--password'],
  ['owner.password', '--password'],
  ['mail', '--mail'],
  ['publicUrl', '--public-url'],
  ['token', '--token'],
  ['basePath', '--base-path'],
  ['allowOrigins', '--allow-origin'],
])

/** The error for wrong values as one of usage, which names the flags; other errors as they are. */
export function asWrongUsage(error: unknown): unknown {
  if (!(error instanceof InvalidParams) || error.faults.length === 0) return error
  if (!error.faults.every(({ path }) => flags.has(path))) return error
  const messages = error.faults.map(({ path, why }) => `${flags.get(path)}: ${why}`)
  return new UsageError(messages.join(' '), { cause: error })
}
