import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Readable, Writable } from 'node:stream'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { type Engine, enginePartsOf } from '../engine.js'
import { EngineError } from '../errors.js'
import { listenOn, stopListening } from '../listenOn.js'
import type { Sdk } from './loadSdk.js'
import { createMcpServer, type McpOptions } from './mcpServer.js'

/** Answers one client over a pair of streams until it goes or `signal` aborts. */
export async function serveStreams(
  { sdk, engine, options }: Served,
  streams: { readonly input: Readable; readonly output: Writable },
  signal: AbortSignal,
): Promise<void> {
  const server = createMcpServer(sdk, engine, options)
  const disconnected = new Promise<void>((resolve) => {
    streams.input.once('end', resolve).once('close', resolve)
    streams.output.once('error', resolve)
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
  await server.connect(new sdk.StdioServerTransport(streams.input, streams.output))
  await disconnected
  await server.close()
}

export interface Served {
  readonly sdk: Sdk
  readonly engine: Engine
  readonly options: McpOptions
}

export interface McpListening {
  /** `http://127.0.0.1:PORT/mcp` */
  readonly url: string
  /** A token of the local owner, valid until it closes. */
  readonly token: string
  close(): Promise<void>
}

const PATH = '/mcp'

/**
 * Answers clients over HTTP, without sessions: each request has the token of its caller and gets what that caller may
 * see. A request without one is refused, so a page in a browser cannot ask. Throws ERROR for a closed engine.
 */
export async function listenMcp(
  served: Served,
  { port, host, token: given }: { readonly port: number; readonly host: string; readonly token: string | undefined },
): Promise<McpListening> {
  const { requireOpen, admitOwner } = enginePartsOf(served.engine)
  requireOpen()
  const { token, revoke } = admitOwner(given)
  const server = createServer((request, response) => {
    answer(served, request, response).catch(() => response.destroy())
  })
  const url = await listenOn(server, port, host).catch((error: unknown) => {
    revoke()
    throw error
  })
  return {
    url: url + PATH,
    token,
    async close() {
      revoke()
      await stopListening(server)
    },
  }
}

async function answer(
  { sdk, engine, options }: Served,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [path] = (request.url ?? '/').split('?')
  if (path !== PATH) return refuse(response, 404, `The address of this server is ${PATH}.`)
  const [, token] = /^(?:Bearer|Token) +(\S+)$/i.exec(request.headers.authorization ?? '') ?? []
  const failure = token === undefined ? 'no token' : await whyInvalid(engine, token)
  if (token === undefined || failure === 'no token') {
    return refuse(response, 401, 'Send a valid token: Authorization: Bearer TOKEN', { 'www-authenticate': 'Bearer' })
  }
  if (failure !== undefined) return refuse(response, failure.status, failure.message)
  const server = createMcpServer(sdk, engine.as({ token }), options)
  const transport = new sdk.StreamableHTTPServerTransport()
  response.once('close', () => void server.close())
  // Its declaration and `exactOptionalPropertyTypes` disagree about `undefined`.
  await server.connect(transport as Transport)
  await transport.handleRequest(request, response)
}

/** Undefined for a valid token, and the error where it cannot be known, such as after the engine was closed. */
async function whyInvalid(engine: Engine, token: string): Promise<'no token' | EngineError | undefined> {
  try {
    await engine.as({ token }).profile.get()
    return undefined
  } catch (error) {
    return error instanceof EngineError && error.status >= 500 ? error : 'no token'
  }
}

function refuse(response: ServerResponse, status: number, message: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify({ jsonrpc: '2.0', error: { code: -32_000, message }, id: null }))
}
