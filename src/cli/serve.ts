import { serve } from '../http/node.js'
import { hasCatalog } from '../projectFolder.js'
import { InputError } from '../reading/inputError.js'
import { aborted } from './aborted.js'
import { inBytes, readPool } from './commands/databaseOptions.js'
import type { ServeArguments } from './commands/serve.js'
import { asWrongUsage, openForCommand } from './openForCommand.js'
import { createRequestLog } from './requestLog.js'
import type { CommandContext } from './streams.js'

/**
 * Serves until `signal` aborts, then lets requests finish and closes the engine. Prints one line of JSON when ready.
 * DESIGN: the public face.
 */
export async function serveUntil(args: ServeArguments, { streams, signal }: CommandContext): Promise<void> {
  const { directory, database, schema, builds, threads, port, host, token, rateLimits, allowOrigins, owner, password } =
    args
  const {
    cacheMemory,
    maxBody,
    questionTimeout,
    passwordLength,
    explorer,
    mail,
    publicUrl,
    background,
    dictionary,
    trustProxy,
    basePath,
    compress,
    health,
    metrics,
    drainTimeout,
    stopTimeout,
  } = args
  const log = createRequestLog(streams, args.logLevel)
  const storage = storageOf(args)
  const engine = await openForCommand({
    ...{ directory, database, schema, builds, threads },
    ...readPool(args),
    ...{ cacheBytes: inBytes(cacheMemory), maxBodyBytes: inBytes(maxBody), questionTimeout },
    passwords: { minimumLength: passwordLength },
    owner: { email: owner, password },
    mail,
    publicUrl,
    background,
    morphology: dictionary,
    onError: log.failed,
  })
  try {
    const serving = await serve(engine, {
      ...{ port, host, token, explorer, rateLimits, allowOrigins, trustProxy, basePath, compress, health, metrics },
      ...{ drainTimeout, stopTimeout, resumeBuilds: builds, onAnswer: log.answered },
    }).catch((error: unknown) => {
      throw explained(error, args)
    })
    try {
      streams.stdout.write(`${JSON.stringify({ url: serving.url, token: serving.token })}\n`)
      log.say('listening', { url: serving.url, storage })
      await aborted(signal)
      log.say('stopping')
    } finally {
      await serving.close()
    }
  } finally {
    await engine.close()
  }
}

/** Where projects are kept, for the log: who mistypes a folder sees that it is a new one. */
function storageOf({ directory, database }: ServeArguments): string {
  if (database !== undefined) return 'database'
  if (directory === undefined) return 'memory'
  return hasCatalog(directory) ? 'folder' : 'new folder'
}

/** The error for the user when a server cannot listen, by the code of the system error; other errors as they are. */
function explained(error: unknown, { host, port }: ServeArguments): unknown {
  const noAddress = `This machine has no address ${host}. Say another one with --host, or none for this machine only.`
  const reasons = new Map([
    ['EADDRINUSE', `Port ${port} is in use already. Say another one with --port, or none for any that is free.`],
    ['EACCES', `Port ${port} is not for everybody to use. Say another one with --port, or none for any that is free.`],
    ['EADDRNOTAVAIL', noAddress],
    ['ENOTFOUND', noAddress],
    ['EAI_AGAIN', noAddress],
  ])
  const why = reasons.get((error as NodeJS.ErrnoException).code ?? '')
  return why === undefined ? asWrongUsage(error) : new InputError(why, { cause: error })
}
