import type { IncomingMessage } from 'node:http'
import { EngineError } from '../errors.js'
import type { BodyShare } from './bodyBudget.js'
import { collect, tooLarge } from './fetch.js'

/** Bytes of a refused body that are read and discarded, so that the client reads the answer. */
const DISCARDED_BYTES = 1 << 30

/** Limits on receiving a body. */
export interface Receiving {
  readonly maxBytes: number
  readonly share: BodyShare
  /** Timeout of the whole body in milliseconds. */
  readonly wholeMilliseconds: number
  /** Longest pause between two bytes in milliseconds. */
  readonly idleMilliseconds: number
}

/**
 * Reads a whole body; undefined without one. Throws REQUEST_TOO_LARGE, TOO_MANY_REQUESTS when memory is short, and
 * REQUEST_TIMEOUT when it does not arrive in time; after a timeout the connection must be closed, since the rest may
 * still arrive.
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
