import { readdirSync } from 'node:fs'
import { serve } from '../dist/http/node.js'
import { EngineError, openEngine } from '../dist/index.js'
import { createRandom } from '../dist/math/random.js'
import type { Plant } from './attack.js'
import { watchPauses } from './pauses.js'

/** What a served process is told. */
export interface ServedOptions {
  /** Default: in memory. */
  readonly directory?: string
  readonly seed: string
  readonly threads: number
  readonly plant?: Plant | undefined
}

/** What it is asked by its parent. */
export type ServedCommand =
  | { readonly id: number; readonly ask: 'measure' | 'close' }
  | {
      readonly id: number
      readonly ask: 'request'
      readonly method: string
      readonly path: string
      readonly params: unknown
    }

/** Figures of a served process. */
export interface Measured {
  /** Longest pause of the event loop since the last measuring, in milliseconds. */
  readonly pause: number
  /** Bytes; `heap` after a garbage collection where node is started with --expose-gc. */
  readonly peak: number
  readonly resident: number
  readonly heap: number
  /** Open files and sockets, where the system tells. */
  readonly handles: number
}

/** An answer of `engine.request`: nothing but its error is passed on. */
export interface Requested {
  readonly code?: string
  readonly message?: string
  /** Of what is no `EngineError`, or has one as its cause. */
  readonly failure?: string
}

/** A second and a half: longer than any pause may be. */
const PLANTED_PAUSE = 1_500
/** Bytes that a planted leak keeps of each request. */
const PLANTED_LEAK = 1 << 18

/** Serves an engine whose randomness is seeded, with a mail transport that takes everything; tells of failures and measures. */
async function main(options: ServedOptions): Promise<void> {
  const random = createRandom(options.seed)
  const engine = await openEngine({
    ...(options.directory !== undefined && { directory: options.directory }),
    threads: options.threads,
    passwordCost: 2,
    randomBytes: (size) => Uint8Array.from({ length: size }, () => random.int(256)),
    mail: async () => {},
    onError: (error, { method, path }) => process.send!({ failure: `${method} ${path}: ${stackOf(error)}` }),
  })
  const serving = await serve(engine, { rateLimits: false })
  const pauses = watchPauses()
  const leaked: Uint8Array[] = []
  if (options.plant === 'leak') setInterval(() => leaked.push(new Uint8Array(PLANTED_LEAK).fill(1)), 20)
  if (options.plant === 'pause') setTimeout(standStill, 500)

  const request = async (method: string, path: string, params: unknown): Promise<Requested> => {
    try {
      await engine.request(method, path, params as Record<string, unknown>)
      return {}
    } catch (error) {
      if (!(error instanceof EngineError)) return { failure: stackOf(error) }
      const { code, message, status } = error
      return { code, message, ...(status === 500 && { failure: stackOf(error.cause ?? error) }) }
    }
  }
  const measure = (): Measured => {
    ;(globalThis as { gc?: () => void }).gc?.()
    return {
      pause: pauses.take(),
      peak: process.resourceUsage().maxRSS * 1_024,
      ...memory(),
      handles: countHandles(),
    }
  }
  process.on('message', async (command: ServedCommand) => {
    const { id } = command
    if (command.ask === 'request') {
      process.send!({ id, value: await request(command.method, command.path, command.params) })
    } else if (command.ask === 'measure') {
      process.send!({ id, value: measure() })
    } else {
      await serving.close()
      await engine.close()
      process.send!({ id, value: null }, () => process.exit(0))
    }
  })
  process.send!({ ready: { url: serving.url, token: serving.token } })
}

function standStill(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PLANTED_PAUSE)
}

const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error))

/** Zeros where no file can be opened any more: the resident memory is read from one. */
function memory(): Pick<Measured, 'resident' | 'heap'> {
  try {
    const { rss, heapUsed, external } = process.memoryUsage()
    return { resident: rss, heap: heapUsed + external }
  } catch {
    return { resident: 0, heap: 0 }
  }
}

function countHandles(): number {
  try {
    return readdirSync('/proc/self/fd').length
  } catch {
    return process.getActiveResourcesInfo().length
  }
}

await main(JSON.parse(process.argv[2]!) as ServedOptions)
