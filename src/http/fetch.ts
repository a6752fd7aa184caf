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
        body: (maxBytes = maxBodyBytes) =>
          readBody(request, Math.min(maxBytes, maxBodyBytes), (bytes) => share.add(bytes)),
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

const BODY_READ =
  'The body of this request has been read before engine.fetch got it. Pass it a clone that was made before: request.clone().'

/**
 * The bytes of a body; undefined without one. ERROR if the program has read it before; REQUEST_TOO_LARGE also if the server that made
 * the request refuses the length, as SvelteKit does.
 */
async function readBody(request: Request, maxBytes: number, onBytes: (bytes: number) => void) {
  if (request.body === null) return undefined
  if (request.bodyUsed || request.body.locked) throw new EngineError('ERROR', BODY_READ)
  try {
    return await collect(request.body, maxBytes, onBytes)
  } catch (error) {
    if (error instanceof EngineError || (error as { status?: unknown } | null)?.status !== 413) throw error
    const reason = error instanceof Error ? error.message : 'Payload too large'
    throw new EngineError(
      'REQUEST_TOO_LARGE',
      `The server in front of engine.fetch refuses this body: ${reason}`,
      {},
      error,
    )
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
