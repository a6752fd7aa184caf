import { serveBuilds } from '../http/serveBuilds.js'
import { aborted } from './aborted.js'
import { readPool } from './commands/databaseOptions.js'
import type { WorkerArguments } from './commands/worker.js'
import { openForCommand } from './openForCommand.js'
import { createRequestLog } from './requestLog.js'
import type { CommandContext } from './streams.js'

/** Runs builds of a database until `signal` aborts, then hands a running one back. Prints one line of JSON when ready. */
export async function workUntil(args: WorkerArguments, { streams, signal }: CommandContext): Promise<void> {
  const { database, schema, threads, background, dictionary, port, host, metrics, logLevel } = args
  const log = createRequestLog(streams, logLevel)
  const engine = await openForCommand({
    database,
    schema,
    ...readPool(args),
    threads,
    background,
    morphology: dictionary,
    onError: log.failed,
  })
  try {
    const working = await serveBuilds(engine, { port, host, metrics })
    try {
      streams.stdout.write(`${JSON.stringify(working.url === undefined ? {} : { url: working.url })}\n`)
      log.say('working', { url: working.url })
      await aborted(signal)
      log.say('stopping')
    } finally {
      await working.close()
    }
  } finally {
    await engine.close()
  }
}
