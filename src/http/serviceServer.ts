import { createServer, type Server, type ServerOptions, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { EngineError } from '../errors.js'
import { failure } from './handler.js'
import type { Listener } from './listener.js'

/** Longest request line and headers: filters and selectors with dozens of texts travel in the query string. */
const MAX_HEADER_BYTES = 1 << 20

/** Milliseconds in which a refused client may read its answer. */
const LINGER_MILLISECONDS = 2_000

/**
 * A server of the service, which does not listen yet. It answers input that is not a valid HTTP request as the service
 * does, with a JSON object, where Node.js would answer without a body.
 */
export function createServiceServer(listener: Listener, options: Omit<ServerOptions, 'maxHeaderSize'> = {}): Server {
  const server = createServer({ ...options, maxHeaderSize: MAX_HEADER_BYTES, requireHostHeader: false })
  server.on('request', (request, response) => {
    if (request.headers.host === undefined && request.httpVersion === '1.1') void refuse(malformed(), request.socket)
    else listener(request, response)
  })
  // An `Expect` header with an unknown value is ignored.
  server.on('checkExpectation', (request, response) => listener(request, response))
  server.on('connect', (_request, socket) => {
    // Node.js has removed its own listener, without which an error of the socket ends the process.
    socket.on('error', () => socket.destroy())
    void refuse(new EngineError('METHOD_NOT_ALLOWED'), socket)
  })
  server.on('clientError', (error: ParserError, socket) => {
    if (error.code === 'ECONNRESET') socket.destroy()
    else void refuse(refusalOf(error), socket)
  })
  return server
}

interface ParserError extends NodeJS.ErrnoException {
  /** The bytes that could not be parsed. */
  readonly rawPacket?: Buffer
}

/** A request line whose method Node.js does not know. */
const REQUEST_LINE = /^[A-Za-z-]+ \S+ HTTP\/1\.[01]\r\n/

function refusalOf({ code, rawPacket }: ParserError): EngineError {
  if (code === 'HPE_HEADER_OVERFLOW') return new EngineError('HEADERS_TOO_LARGE')
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new EngineError('REQUEST_TIMEOUT')
  const isUnknownMethod = code === 'HPE_INVALID_METHOD' && REQUEST_LINE.test(rawPacket?.toString('latin1') ?? '')
  return isUnknownMethod ? new EngineError('METHOD_NOT_ALLOWED') : malformed()
}

const malformed = () => new EngineError('INVALID_PARAMS', 'The request is not well-formed HTTP.')

/**
 * Answers input that is not a valid HTTP request, and ends the connection, also that of a client that never closes its own side: no
 * timeout of the server applies to it any more, and one after CONNECT would keep the server from closing.
 */
async function refuse(refusal: EngineError, socket: Duplex): Promise<void> {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  setTimeout(() => socket.destroy(), LINGER_MILLISECONDS).unref()
  const { status, headers, body } = await failure(refusal, 'v5')
  const head = Object.entries({ ...headers, connection: 'close' }).map(([name, value]) => `${name}: ${value}`)
  socket.end(
    Buffer.concat([Buffer.from(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('\r\n')}\r\n\r\n`), ...body]),
  )
}
