import { z } from 'zod'
import { registry } from '../operations/registry.js'
import { defineTool, type Tool } from './tool.js'
import { MOST_CONCEPTS, projectId } from './toolParams.js'

export const saveConceptList = defineTool({
  name: 'save_concept_list',
  title: 'Save a concept list',
  description: `${registry.project.conceptLists.create.summary} A list of the same name is replaced.`,
  writes: true,
  input: z.strictObject({
    project_id: projectId,
    name: z.string().min(1).describe('Name of the list'),
    concepts: z
      .array(z.array(z.string().min(1)).min(1))
      .min(1)
      .max(MOST_CONCEPTS)
      .describe('The words or phrases of each concept; together they name it'),
  }),
  async run({ project_id, name, concepts }, { functions, signal }) {
    const list = await functions
      .project(project_id)
      .conceptLists.create({ name, overwrite: true, concepts: concepts.map((texts) => ({ texts })) }, { signal })
    return { concept_list_id: list.concept_list_id, name: list.name, concept_count: list.concepts.length }
  },
})

/** Reads a file and builds a project of it. Throws an error that says what is wrong with the file. */
export type AnalyzeFile = (
  path: string,
  signal: AbortSignal,
) => Promise<{ readonly project_id: string; readonly name: string; readonly notes: readonly string[] }>

/** The tool that analyzes a file of this machine, for clients on this machine. */
export const analyzeFileTool = (analyzeFile: AnalyzeFile): Tool =>
  defineTool({
    name: 'analyze_file',
    title: 'Analyze a file',
    description:
      'Reads a file of comments on this machine (CSV, TSV, XLSX, ODS, JSON lines or plain text), finds the columns for text, score and date by itself, and builds a project of it. The notes say what it took them for.',
    writes: true,
    input: z.strictObject({ path: z.string().min(1).describe('Path of the file') }),
    run: ({ path }, { signal }) => analyzeFile(path as string, signal),
  })
