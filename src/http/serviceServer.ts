import { createServer, type Server, type ServerOptions, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { EngineError } from '../errors.js'
import { failure } from './handler.js'
import type { Listener } from './listener.js'

/** Longest request line and headers: filters and selectors with dozens of texts travel in the query string. */
const MAX_HEADER_BYTES = 1 << 20

/** A server of the service, which does not listen yet. It answers input that is not a valid HTTP request as the service does. */
export function createServiceServer(listener: Listener, options: Omit<ServerOptions, 'maxHeaderSize'> = {}): Server {
  const server = createServer({ ...options, maxHeaderSize: MAX_HEADER_BYTES })
  server.on('request', (request, response) => listener(request, response))
  // An `Expect` header with an unknown value is ignored: Node.js would answer such a request without a body.
  server.on('checkExpectation', (request, response) => listener(request, response))
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => void refuse(error, socket))
  return server
}

function refusalOf({ code }: NodeJS.ErrnoException): EngineError {
  if (code === 'HPE_HEADER_OVERFLOW') return new EngineError('HEADERS_TOO_LARGE')
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new EngineError('REQUEST_TIMEOUT')
  return new EngineError('INVALID_PARAMS', 'The request is not well-formed HTTP.')
}

/** Answers input that is not a valid HTTP request. */
async function refuse(error: NodeJS.ErrnoException, socket: Socket): Promise<void> {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const refusal = refusalOf(error)
  const { status, headers, body } = await failure(refusal, 'v5')
  const head = Object.entries({ ...headers, connection: 'close' }).map(([name, value]) => `${name}: ${value}`)
  socket.end(
    Buffer.concat([Buffer.from(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('\r\n')}\r\n\r\n`), ...body]),
  )
}
