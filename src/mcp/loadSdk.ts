import { EngineError } from '../errors.js'

/** The parts of the package @modelcontextprotocol/sdk that are used. */
export type Sdk = Awaited<ReturnType<typeof importSdk>>

async function importSdk() {
  const [{ McpServer }, { StdioServerTransport }, { StreamableHTTPServerTransport }] = await Promise.all([
    import('@modelcontextprotocol/sdk/server/mcp.js'),
    import('@modelcontextprotocol/sdk/server/stdio.js'),
    import('@modelcontextprotocol/sdk/server/streamableHttp.js'),
  ])
  return { McpServer, StdioServerTransport, StreamableHTTPServerTransport }
}

/** Loads the package, which only this command needs. ERROR says how to install it. */
export async function loadSdk(load: () => Promise<Sdk> = importSdk): Promise<Sdk> {
  try {
    return await load()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new EngineError(
      'ERROR',
      'The package @modelcontextprotocol/sdk is not installed. Install it beside conceptlite: npm install @modelcontextprotocol/sdk',
      {},
      error,
    )
  }
}
