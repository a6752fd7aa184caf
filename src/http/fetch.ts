import { EngineError } from '../errors.js'
import type { Handler, HttpAnswer } from './handler.js'

/** What a standard `Request` does not carry. */
export interface FetchOptions {
  /** IP address of the client, by which limits count callers without a token. Default: all of them count as one. */
  readonly clientAddress?: string | undefined
}

/** A handler behind the standard `Request` and `Response`, for tests, interceptors and any framework. */
export function fetchHandler(
  handler: Handler,
  maxBodyBytes: number,
): (request: Request, options?: FetchOptions) => Promise<Response> {
  return async (request, { clientAddress } = {}) => {
    const answer = await handler({
      method: request.method,
      url: new URL(request.url),
      header: (name) => request.headers.get(name),
      body: () => readBody(request, maxBodyBytes),
      signal: request.signal,
      clientAddress,
    })
    return toResponse(answer, request.method)
  }
}

async function readBody(request: Request, maxBodyBytes: number): Promise<Uint8Array | undefined> {
  if (request.body === null) return undefined
  return await collect(request.body, maxBodyBytes)
}

/** All bytes of a stream; REQUEST_TOO_LARGE as soon as there are more than `maxBytes`. */
export async function collect(stream: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of stream) {
    length += piece.byteLength
    if (length > maxBytes) throw tooLarge(maxBytes)
    pieces.push(piece)
  }
  return pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces, length)
}

export const tooLarge = (maxBytes: number): EngineError =>
  new EngineError('REQUEST_TOO_LARGE', `The request body is larger than ${maxBytes} bytes.`)

function toResponse({ status, headers, body }: HttpAnswer, method: string): Response {
  if (method === 'HEAD') return new Response(null, { status, headers })
  return new Response(body.length === 1 ? (body[0] as Uint8Array<ArrayBuffer>) : Buffer.concat(body), {
    status,
    headers,
  })
}
