import type { ServerResponse } from 'node:http'
import type { StreamedAnswer } from './compressAnswer.js'

/** A client that reads nothing for this long is disconnected. */
const UNREAD_MILLISECONDS = 60_000

export interface SendOptions {
  /** Whether to send only the head. */
  readonly bare: boolean
  /** Longest pause of a reading client in milliseconds. Default: a minute. */
  readonly unreadMilliseconds?: number | undefined
}

/** Writes an answer piece by piece, no faster than the client reads, and returns the bytes of the body. */
export async function sendAnswer(
  response: ServerResponse,
  { status, headers, body }: StreamedAnswer,
  { bare, unreadMilliseconds = UNREAD_MILLISECONDS }: SendOptions,
): Promise<number> {
  let bytes = 0
  response.writeHead(status, headers)
  for await (const piece of bare ? [] : body) {
    if (response.destroyed) return bytes
    bytes += piece.byteLength
    if (!response.write(piece)) await drained(response, unreadMilliseconds)
  }
  response.end()
  return bytes
}

function drained(response: ServerResponse, unreadMilliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const unread = setTimeout(() => response.destroy(), unreadMilliseconds).unref()
    const done = (): void => {
      clearTimeout(unread)
      response.off('drain', done)
      response.off('close', done)
      resolve()
    }
    response.on('drain', done)
    response.on('close', done)
  })
}
