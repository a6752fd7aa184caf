import { EngineError } from '../errors.js'
import type { BodyBudget } from './bodyBudget.js'
import type { Handler, HttpAnswer } from './handler.js'

/** Properties that a standard `Request` does not have. */
export interface FetchOptions {
  /** IP address of the client, by which limits count callers without a token. Default: all of them count as one. */
  readonly clientAddress?: string | undefined
}

/** Adapts a handler to the standard `Request` and `Response`, for tests, interceptors and frameworks. */
export function fetchHandler(
  handler: Handler,
  { maxBodyBytes, bodyBudget }: { readonly maxBodyBytes: number; readonly bodyBudget: BodyBudget },
): (request: Request, options?: FetchOptions) => Promise<Response> {
  return async (request, { clientAddress } = {}) => {
    const share = bodyBudget()
    try {
      const answer = await handler({
        method: request.method,
        url: new URL(request.url),
        header: (name) => request.headers.get(name),
        body: async (maxBytes = maxBodyBytes) =>
          request.body === null
            ? undefined
            : await collect(request.body, Math.min(maxBytes, maxBodyBytes), (bytes) => share.add(bytes)),
        signal: request.signal,
        clientAddress,
      })
      const response = toResponse(answer, request.method)
      answer.release?.()
      return response
    } finally {
      share.release()
    }
  }
}

/**
 * Reads all bytes of a stream. Throws REQUEST_TOO_LARGE as soon as there are more than `maxBytes`; `onBytes` may refuse
 * them by throwing.
 */
export async function collect(
  stream: AsyncIterable<Uint8Array>,
  maxBytes: number,
  onBytes: (bytes: number) => void,
): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of stream) {
    length += piece.byteLength
    if (length > maxBytes) throw tooLarge(maxBytes)
    onBytes(piece.byteLength)
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
