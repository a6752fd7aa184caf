import { openEngine } from '../engine.js'
import { serve } from '../http/node.js'
import type { ServeArguments } from './arguments.js'

/**
 * Serves until `signal` aborts, then lets requests finish and closes the engine. Prints one line of JSON when ready.
 * DESIGN: the public face.
 */
export async function serveUntil(args: ServeArguments, signal: AbortSignal): Promise<void> {
  const { directory, threads, port, host, token, rateLimits, allowOrigins, owner, password, mail } = args
  const engine = await openEngine({ directory, threads, owner: { email: owner, password }, mail })
  try {
    const serving = await serve(engine, { port, host, token, rateLimits, allowOrigins })
    try {
      process.stdout.write(`${JSON.stringify({ url: serving.url, token: serving.token })}\n`)
      await aborted(signal)
    } finally {
      await serving.close()
    }
  } finally {
    await engine.close()
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
