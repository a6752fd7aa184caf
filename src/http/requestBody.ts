import type { IncomingMessage } from 'node:http'
import { EngineError } from '../errors.js'
import type { BodyShare } from './bodyBudget.js'
import { collect, tooLarge } from './fetch.js'

/** Of a body that is refused so much is read and thrown away, so that the client comes to read the answer. */
const DISCARDED_BYTES = 1 << 30

/** How a body is received. */
export interface Receiving {
  readonly maxBytes: number
  readonly share: BodyShare
  /** Milliseconds that the whole body may take. */
  readonly wholeMilliseconds: number
  /** Milliseconds without a byte. */
  readonly idleMilliseconds: number
}

/**
 * All of a body, undefined without one. REQUEST_TOO_LARGE, TOO_MANY_REQUESTS when there is no memory for it at the moment,
 * REQUEST_TIMEOUT when it does not arrive in time: then the connection must be closed, since the rest may still come.
 */
export async function receiveBody(request: IncomingMessage, receiving: Receiving): Promise<Uint8Array | undefined> {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
  if (length === undefined && encoding === undefined) return undefined
  if (Number(length) > receiving.maxBytes) {
    await discard(request)
    throw tooLarge(receiving.maxBytes)
  }
  try {
    return await collectInTime(request, receiving)
  } catch (error) {
    if (error instanceof EngineError && error.code !== 'REQUEST_TIMEOUT') await discard(request)
    throw error
  }
}

async function collectInTime(
  request: IncomingMessage,
  { maxBytes, share, wholeMilliseconds, idleMilliseconds }: Receiving,
): Promise<Uint8Array> {
  let expire: (error: Error) => void = () => {}
  const expired = new Promise<never>((_, reject) => {
    expire = reject
  })
  const onTime = (): void => expire(new EngineError('REQUEST_TIMEOUT'))
  const whole = setTimeout(onTime, wholeMilliseconds).unref()
  const idle = setTimeout(onTime, idleMilliseconds).unref()
  const onBytes = (bytes: number): void => {
    share.add(bytes)
    idle.refresh()
  }
  try {
    return await Promise.race([collect(keepOpen(request), maxBytes, onBytes), expired])
  } finally {
    clearTimeout(whole)
    clearTimeout(idle)
  }
}

/** The pieces of a stream; leaving the loop early does not destroy it. */
const keepOpen = (request: IncomingMessage): AsyncIterable<Uint8Array> => request.iterator({ destroyOnReturn: false })

async function discard(request: IncomingMessage): Promise<void> {
  let length = 0
  for await (const piece of keepOpen(request)) {
    length += (piece as Uint8Array).byteLength
    if (length > DISCARDED_BYTES) return
  }
}
