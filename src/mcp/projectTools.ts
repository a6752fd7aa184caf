import { z } from 'zod'
import { registry } from '../operations/registry.js'
import { shortened } from './quote.js'
import { defineTool } from './tool.js'
import { projectId } from './toolParams.js'

const MOST_PROJECTS = 100
/** Values of a text field that are listed; further ones are only counted. */
const LISTED_VALUES = 12
/** A text field with more values has names in it, not categories: none is listed. */
const MOST_VALUES = 1_000
const MOST_FIELDS = 50

const dateOf = (seconds: number | null): string | null =>
  seconds === null ? null : new Date(1000 * seconds).toISOString().slice(0, 19).concat('Z')

export const listProjects = defineTool({
  name: 'list_projects',
  title: 'List projects',
  description: `${registry.projects.list.summary} Call it first: the other tools take a project_id.`,
  writes: false,
  input: z.strictObject({
    offset: z.int().min(0).default(0).describe('Projects to skip; an answer says its next_offset'),
  }),
  async run({ offset }, { functions, signal }) {
    const all = await functions.projects.list({}, { signal })
    const page = all.slice(offset, offset + MOST_PROJECTS)
    return {
      project_count: all.length,
      projects: page.map((project) => ({
        project_id: project.project_id,
        name: project.name,
        ...(project.description === '' ? {} : { description: shortened(project.description) }),
        language: project.language,
        document_count: project.document_count,
        built: dateOf(project.last_successful_build_time),
        ...(project.problem === undefined ? {} : { problem: project.problem }),
      })),
      ...(offset + page.length < all.length ? { next_offset: offset + page.length } : {}),
    }
  },
})

export const describeProject = defineTool({
  name: 'describe_project',
  title: 'Describe a project',
  description:
    'Reads the size, language and metadata fields of a project, with their most frequent values or their range. Use the fields in filters; fields of type score can be explained by score_drivers.',
  writes: false,
  input: z.strictObject({
    project_id: projectId,
    offset: z.int().min(0).default(0).describe('Fields to skip; an answer says its next_offset'),
  }),
  async run({ project_id, offset }, { functions, signal }) {
    const project = functions.project(project_id)
    const record = await project.get({}, { signal })
    const built = record.last_successful_build_time !== null
    const fields = built ? (await project.metadata({ max_values: MOST_VALUES }, { signal })).result : []
    return {
      project_id,
      name: record.name,
      language: record.language,
      document_count: record.document_count,
      built: dateOf(record.last_successful_build_time),
      field_count: fields.length,
      fields: fields.slice(offset, offset + MOST_FIELDS).map(({ name, type, values, minimum, maximum }) => ({
        name,
        type,
        ...(minimum === undefined ? {} : { minimum, maximum }),
        ...(type === 'string' && values !== undefined ? listValues(values) : {}),
      })),
      ...(offset + MOST_FIELDS < fields.length ? { next_offset: offset + MOST_FIELDS } : {}),
    }
  },
})

/** The most frequent values with their numbers of documents, and how many more there are. */
function listValues(values: readonly { readonly value: string | number; readonly count: number }[]) {
  const listed = [...values].sort((a, b) => b.count - a.count).slice(0, LISTED_VALUES)
  const more = values.length - listed.length
  return {
    values: Object.fromEntries(listed.map(({ value, count }) => [shortened(value), count])),
    ...(more > 0 ? { further_values: more } : {}),
  }
}
