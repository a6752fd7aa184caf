import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { ServiceFunctions } from '../engine.js'
import { EngineError } from '../errors.js'
import { packageVersion } from '../operations/packageVersion.js'
import { compare, timeline } from './comparisonTools.js'
import { findings, listConcepts, scoreDrivers, sentiment } from './conceptTools.js'
import { searchDocuments } from './documentTools.js'
import type { Sdk } from './loadSdk.js'
import { describeProject, listProjects } from './projectTools.js'
import type { Tool } from './tool.js'
import { type AnalyzeFile, analyzeFileTool, saveConceptList } from './writingTools.js'

export interface McpOptions {
  /** Whether tools that change something are offered. */
  readonly write: boolean
  /** Analyzes a file of this machine; undefined for clients elsewhere, who must not read its files. */
  readonly analyzeFile?: AnalyzeFile | undefined
}

const instructions = [
  'Answers questions about collections of short texts such as reviews, tickets and survey answers.',
  'Begin with list_projects and describe_project. Every answer says how many documents it rests on.',
  'Quote documents with their doc_id. Report figures with a q over .05 as possibly chance.',
].join(' ')

const readingTools = [
  listProjects,
  describeProject,
  listConcepts,
  searchDocuments,
  sentiment,
  findings,
  scoreDrivers,
  compare,
  timeline,
] as unknown as readonly Tool[]

/** The tools that these options offer. */
function toolsOf({ write, analyzeFile }: McpOptions): readonly Tool[] {
  return [
    ...readingTools,
    ...(write ? [saveConceptList as unknown as Tool] : []),
    ...(analyzeFile === undefined ? [] : [analyzeFileTool(analyzeFile)]),
  ]
}

/** A server of the Model Context Protocol that answers from these functions. */
export function createMcpServer(
  sdk: Pick<Sdk, 'McpServer'>,
  functions: ServiceFunctions,
  options: McpOptions,
): McpServer {
  const server = new sdk.McpServer({ name: 'conceptlite', version: packageVersion }, { instructions })
  for (const tool of toolsOf(options)) {
    const annotations = { readOnlyHint: !tool.writes, destructiveHint: false, openWorldHint: false }
    const { title, description, input } = tool
    server.registerTool(
      tool.name,
      { title, description, inputSchema: input, annotations },
      async (sent, { signal }) => {
        try {
          const answer = await tool.run(sent as never, { functions, signal })
          return { content: [{ type: 'text', text: JSON.stringify(answer) }] }
        } catch (error) {
          if (signal.aborted) throw error
          return { isError: true, content: [{ type: 'text', text: explain(error) }] }
        }
      },
    )
  }
  return server
}

/** What the model is told of an error: its code and its message, without internal details. */
function explain(error: unknown): string {
  if (!(error instanceof EngineError)) return error instanceof Error ? error.message : String(error)
  const { parameters } = error.details
  return `${error.code}: ${error.message}${parameters === undefined ? '' : ` (${parameters.join(', ')})`}`
}
