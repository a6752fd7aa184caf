import type { ChildProcess } from 'node:child_process'
import { Agent, request as httpRequest } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Round } from './attack.js'
import { type ChildOptions, ended, errorsOf, startChild } from './child.js'
import type { Measured, Requested, ServedOptions } from './served.js'

/** A question over HTTP. */
export interface Question {
  readonly method: string
  /** Path and query. */
  readonly path: string
  readonly body?: string | Uint8Array | undefined
  /** `Authorization: Token ...`; default: that of the owner; `null` sends none. */
  readonly token?: string | null | undefined
  readonly headers?: Readonly<Record<string, string>>
}

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: Buffer
  readonly milliseconds: number
}

/** A served engine in a process of its own. */
export interface Server {
  readonly url: URL
  readonly token: string
  readonly pid: number
  /** Asks over HTTP. Rejects when the connection breaks. */
  ask(question: Question): Promise<Answer>
  /** Asks a JSON interface and gives the value; rejects for an error. For preparing what an attack needs. */
  call<T>(method: string, path: string, params?: unknown, token?: string): Promise<T>
  /** Asks `engine.request` in the process. */
  request(method: string, path: string, params: unknown): Promise<Requested>
  /** Reports pause and peak memory to the round, and gives all figures. */
  measure(during: string): Promise<Measured>
  /** Failures of the engine's own since the last call. */
  failures(): string[]
  isAlive(): boolean
  /** Closes it, and reports when it does not end or ended by itself. */
  close(): Promise<void>
}

/** A process that does not answer for so many milliseconds hangs. */
const LONGEST_SILENCE = 60_000
const CLOSING = 20_000

/** Starts a server; its end without being asked is a fault of the round. */
export async function startServer(
  round: Round,
  options: Omit<ServedOptions, 'seed' | 'plant'>,
  child: Omit<ChildOptions, 'ipc'> = {},
): Promise<Server> {
  const argument: ServedOptions = { ...options, seed: round.seed, plant: round.plant }
  const process = startChild('served', argument, { ...child, ipc: true })
  process.stdout!.resume()
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const channel = openChannel(process, round)
  const { url, token } = await channel.ready
  const address = new URL(url)
  const ask = (question: Question): Promise<Answer> => {
    round.count()
    return askHttp(agent, address, token, question)
  }
  return {
    url: address,
    token,
    pid: process.pid!,
    ask,
    call: async <T>(method: string, path: string, params?: unknown, as?: string) => {
      const body = params === undefined ? undefined : JSON.stringify(params)
      const answer = await ask({ method, path, body, token: as })
      const value = JSON.parse(answer.body.toString())
      if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${answer.body}`)
      return value as T
    },
    request: async (method, path, params) => {
      round.count()
      return (await channel.tell<Requested>({ ask: 'request', method, path, params })) ?? {}
    },
    measure: async (during) => {
      const measured = await channel.tell<Measured>({ ask: 'measure' })
      if (measured === undefined) return { pause: 0, peak: 0, resident: 0, heap: 0, handles: 0 }
      round.pause(measured.pause, during)
      round.memory(measured.peak)
      return measured
    },
    failures: channel.takeFailures,
    isAlive: () => !hasEnded(process),
    close: async () => {
      if (!hasEnded(process)) {
        channel.expectEnd()
        agent.destroy()
        await channel.tell({ ask: 'close' }, CLOSING)
        await Promise.race([ended(process), sleep(1_000, undefined, { ref: false })])
        process.kill('SIGKILL')
      }
      await ended(process)
      agent.destroy()
    },
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

/** What the process of a server tells its parent. */
interface Message {
  readonly ready?: { readonly url: string; readonly token: string }
  readonly failure?: string
  /** Number of the command that `value` answers. */
  readonly id?: number
  readonly value?: unknown
}

/** Commands to the process of a server, and what it tells. */
interface Channel {
  /** Address and token; rejects if the process ends before. */
  readonly ready: Promise<{ readonly url: string; readonly token: string }>
  /** The answer to a command; undefined if the process has ended. A process that hangs for `patience` milliseconds is killed. */
  tell<T>(command: Record<string, unknown>, patience?: number): Promise<T | undefined>
  /** Failures that were told since the last call. */
  takeFailures(): string[]
  /** From now on the end of the process is no fault. */
  expectEnd(): void
}

function openChannel(process: ChildProcess, round: Round): Channel {
  const errors = errorsOf(process)
  const waiting = new Map<number, (value: unknown) => void>()
  let failures: string[] = []
  let isEndExpected = false
  let number = 0
  const ready = new Promise<{ url: string; token: string }>((resolve, reject) => {
    process.on('message', ({ ready, failure, id, value }: Message) => {
      if (ready !== undefined) resolve(ready)
      if (failure !== undefined) failures.push(failure)
      if (id !== undefined) {
        waiting.get(id)?.(value)
        waiting.delete(id)
      }
    })
    process.once('exit', (code, signal) => {
      reject(new Error(`The server ended before it was ready: ${errors()}`))
      if (!isEndExpected) round.fault('crash', `The server ended with ${signal ?? code}: ${errors()}`)
      for (const settle of waiting.values()) settle(undefined)
    })
  })
  return {
    ready,
    tell: async <T>(command: Record<string, unknown>, patience = LONGEST_SILENCE) => {
      if (hasEnded(process) || !process.connected) return undefined
      const id = ++number
      const hanging = setTimeout(() => {
        round.fault('pause', `The server did not answer its parent for ${patience / 1_000} s.`)
        process.kill('SIGKILL')
      }, patience)
      try {
        return await new Promise<T>((resolve) => {
          waiting.set(id, resolve as (value: unknown) => void)
          process.send({ id, ...command }, () => {})
        })
      } finally {
        clearTimeout(hanging)
      }
    },
    takeFailures: () => {
      const told = failures
      failures = []
      return told
    },
    expectEnd: () => {
      isEndExpected = true
    },
  }
}

function askHttp(agent: Agent, address: URL, ownerToken: string, question: Question): Promise<Answer> {
  const { method, path, body, token = ownerToken, headers = {} } = question
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const request = httpRequest({
      agent,
      host: address.hostname,
      port: address.port,
      method,
      path,
      headers: {
        ...(token === null ? {} : { authorization: `Token ${token}` }),
        ...(body === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
        ...headers,
      },
    })
    request.on('error', reject)
    request.on('response', (response) => {
      const pieces: Buffer[] = []
      response.on('data', (piece: Buffer) => pieces.push(piece))
      response.on('error', reject)
      response.on('end', () => {
        const milliseconds = performance.now() - began
        const { statusCode = 0, headers } = response
        resolve({ status: statusCode, headers, body: Buffer.concat(pieces), milliseconds })
      })
    })
    request.end(body)
  })
}
