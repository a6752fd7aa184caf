/** The entry point `conceptlite/testing`: the whole service in the process of a test. */
import { z } from 'zod'
import type { MailMessage } from '../accounts/mail.js'
import { type Engine, type EngineOptions, enginePartsOf, openEngine } from '../engine.js'
import { EngineError } from '../errors.js'
import { createListener, type Listener } from '../http/listener.js'
import { createServiceServer } from '../http/serviceServer.js'
import { listenOn, stopListening } from '../listenOn.js'
import { portNumber, readOptions } from '../operations/readOptions.js'
import { engineOptionNames, engineSynonyms } from '../readEngineOptions.js'
import { createSeededBytes } from './seededBytes.js'
import { createTestClock, type TestClock } from './testClock.js'

export type { TestClock } from './testClock.js'

/** How the service for tests behaves; every option has a default. */
export interface FakeServiceOptions extends Omit<EngineOptions, 'now' | 'mail' | 'directory'> {
  /** Port to listen on; 0 takes any free one, `false` opens none: then `fetch` and `engine` answer. Default 0. */
  readonly port?: number | false | undefined
  /** Token of the owner, the same before and after a reset. Default `test-token`. */
  readonly token?: string | undefined
  /** Where the clock begins: a date or seconds since 1970. Default 2024-01-01T00:00:00Z. */
  readonly now?: Date | number | undefined
  /** Seed of identifiers and tokens: the same calls give the same ones. Default 1. */
  readonly seed?: number | undefined
}

/** A service of its own for each test file, in memory, with a clock and a mailbox that the test controls. */
export interface FakeService extends AsyncDisposable {
  /** `http://127.0.0.1:PORT`; with `port: false` an address that only `fetch` answers. */
  readonly url: string
  /** A token of the owner, who may do everything. */
  readonly token: string
  /** The engine behind it; a new one after each reset. */
  readonly engine: Engine
  /** The time of the service, which stands until the test moves it. */
  readonly clock: TestClock
  /** The mails that were sent since the last reset, oldest first. */
  readonly mails: readonly MailMessage[]
  /** Answers a standard request without a socket, whatever its host. For MSW and other interceptors. */
  fetch(request: Request): Promise<Response>
  /** Forgets all projects, users and mails and sets the clock back. URL and token stay. ERROR once it is closed. */
  reset(): Promise<void>
  /** Stops listening and closes the engine. */
  close(): Promise<void>
}

/** A service for tests is in memory, and its mails go to `mails`. */
const OWN: ReadonlySet<string> = new Set(['now', 'mail', 'directory'])

/** The names of all options. `openEngine` checks the values of its options, and the clock checks `now`. */
const fakeOptions = z.strictObject({
  ...Object.fromEntries(
    engineOptionNames.filter((name) => !OWN.has(name)).map((name) => [name, z.unknown().optional()]),
  ),
  port: z.union([portNumber, z.literal(false)], 'expected a port from 0 to 65535, or false').default(0),
  token: z.string().default('test-token'),
  now: z.custom<Date | number>().default(Date.UTC(2024, 0, 1) / 1000),
  seed: z.number().default(1),
})

/** Starts a service for tests. INVALID_PARAMS for a wrong option; ERROR where the port is taken. */
export async function fakeService(options: FakeServiceOptions = {}): Promise<FakeService> {
  const read = readOptions({ name: 'fakeService', schema: fakeOptions, synonyms: engineSynonyms }, options)
  const { port, token, now, seed } = read
  const { port: _port, token: _token, now: _now, seed: _seed, ...engineOptions } = options
  const clock = createTestClock(now)
  const mails: MailMessage[] = []
  let url = 'http://conceptlite.test'
  const open = async (): Promise<Opened> => {
    const engine = await openEngine({
      threads: 0,
      passwordCost: 2,
      randomBytes: createSeededBytes(seed),
      ...engineOptions,
      now: clock.now,
      mail: async (message) => void mails.push(message),
    })
    const { admitOwner, servedAt } = enginePartsOf(engine)
    admitOwner(token)
    servedAt(url)
    return { engine, listener: createListener(engine, { rateLimits: engineOptions.rateLimits ?? false }) }
  }
  let opened = await open()
  const server =
    port === false ? undefined : createServiceServer((request, response) => opened.listener(request, response))
  if (server !== undefined && port !== false) {
    url = await listenOn(server, port, '127.0.0.1').catch(async (error: unknown) => {
      await opened.engine.close()
      throw error
    })
    enginePartsOf(opened.engine).servedAt(url)
  }
  let isClosed = false
  const reset = async (): Promise<void> => {
    await opened.engine.close()
    clock.set(now)
    mails.length = 0
    opened = await open()
    // `close` was called meanwhile.
    if (isClosed) await opened.engine.close()
  }
  /** One after the other, so that no engine is left open. */
  let resetting = Promise.resolve()
  const close = async (): Promise<void> => {
    isClosed = true
    if (server !== undefined) await stopListening(server)
    await opened.engine.close()
  }
  return {
    token,
    clock,
    mails,
    get url() {
      return url
    },
    get engine() {
      return opened.engine
    },
    fetch: (request) => opened.engine.fetch(request),
    async reset() {
      if (isClosed) throw new EngineError('ERROR', 'The service is closed. Call fakeService() for a new one.')
      resetting = resetting.catch(() => {}).then(reset)
      await resetting
    },
    close,
    [Symbol.asyncDispose]: close,
  }
}

interface Opened {
  readonly engine: Engine
  readonly listener: Listener
}
