import type { Engine } from '../engine.js'
import { loadSdk } from '../mcp/loadSdk.js'
import { listenMcp, type Served, serveStreams } from '../mcp/serveMcp.js'
import { aborted } from './aborted.js'
import { readAnalyzeArguments } from './arguments.js'
import { buildFile } from './buildFile.js'
import type { McpArguments } from './commands/mcp.js'
import type { Notices } from './fileSource.js'
import { asWrongUsage, openForCommand } from './openForCommand.js'
import { createProgress } from './progress.js'
import { requireProjects } from './storedProjects.js'
import type { CommandContext } from './streams.js'

/** Answers clients of the Model Context Protocol until they go or `signal` aborts. */
export async function mcpUntil(args: McpArguments, { streams, signal }: CommandContext): Promise<void> {
  const sdk = await loadSdk()
  const { directory, dictionary, threads, port, host, token, write } = args
  // With `--write` an assistant may fill a new folder; without, a misspelled one would be made and answer with nothing.
  if (directory !== undefined && !write) requireProjects(directory)
  const engine = await openForCommand({ directory, threads, morphology: dictionary })
  try {
    const local = port === undefined && (write || directory === undefined)
    const notices = (signal: AbortSignal, say: (line: string) => void): Notices => ({
      progress: createProgress(streams.stderr, false),
      say,
      signal,
    })
    const analyzeFile = local
      ? (path: string, signal: AbortSignal) => addFile(engine, path, (say) => notices(signal, say))
      : undefined
    const served: Served = { sdk, engine, options: { write, analyzeFile } }
    if (port === undefined) {
      await serveStreams(served, { input: streams.stdin, output: streams.stdout }, signal)
      return
    }
    const listening = await listenMcp(served, { port, host, token }).catch((error: unknown) => {
      throw asWrongUsage(error)
    })
    streams.stdout.write(`${JSON.stringify({ url: listening.url, token: listening.token })}\n`)
    await aborted(signal)
    await listening.close()
  } finally {
    await engine.close()
  }
}

/** Builds a project from a file, with the columns and the language that `analyze` would choose. */
async function addFile(engine: Engine, path: string, noticesOf: (say: (line: string) => void) => Notices) {
  const notes: string[] = []
  const notices = noticesOf((line) => void notes.push(line))
  const { project, source } = await buildFile(engine, readAnalyzeArguments(['--', path]), notices, { sentiment: true })
  return { project_id: project.project_id, name: project.name, document_count: source.tally.documents, notes }
}
