import { z } from 'zod'
import { describeMetadata } from '../../answers/counts/describeMetadata.js'
import { mapYielding, yieldIfSpent } from '../../compute/eventLoopBudget.js'
import { formatDate } from '../../dates.js'
import { EngineError } from '../../errors.js'
import { requireLanguage } from '../languages.js'
import { type ByFields, onlyFields } from '../onlyFields.js'
import { operation } from '../operation.js'
import { atLeastOneOf, descriptionText, displayName, fieldsParam, integer, languageParam, noParams } from '../params.js'
import { keywordExpansion } from './params.js'
import { type ProjectRecord, renderProject } from './projectRecord.js'
import { requireFitting } from './resolveQuestion.js'

const name = displayName.describe('Gets the suffix " - <n>" if the name is in use')
const language = languageParam.describe('Two-letter code; the status endpoint lists them with their names')

/** Creates an empty project. If the name is taken, a number is appended to it. Spec v5 4.1. */
export const createProject = operation({
  methods: ['POST'],
  path: '/api/v5/projects/',
  spec: 'v5 4.1',
  access: 'create',
  params: () =>
    z.strictObject({
      name,
      language,
      workspace_id: z.string().optional().describe("Default: the caller's default workspace"),
      description: descriptionText.optional(),
    }),
  summary: 'Creates a project.',
  result: 'The project record.',
  handle: async ({ services, caller }, question): Promise<ProjectRecord> => {
    requireLanguage(services.installation, question.language)
    const { access } = services.accounts
    const { workspace_id: workspaceId = await access.defaultWorkspaceOf(await access.userOf(caller)), ...rest } =
      question
    return renderProject(
      services,
      caller,
      await services.projects.create({ ...rest, workspaceId, creator: caller.username }),
    )
  },
})

/** Every project on which the caller has a permission. Spec v5 4.1. */
export const listProjects = operation({
  methods: ['GET'],
  path: '/api/v5/projects/',
  spec: 'v5 4.1',
  access: 'caller',
  params: () =>
    z.strictObject({
      fields: fieldsParam,
      workspace_id: z.string().optional().describe('Default: all workspaces'),
    }),
  summary: 'Lists the projects that the caller may read.',
  result: 'An array of project records.',
  handle: async ({ services, caller }, { fields, workspace_id }): Promise<ByFields<ProjectRecord, ProjectRecord[]>> => {
    const { access } = services.accounts
    const readable = (await access.workspacesOf(await access.userOf(caller))).map(({ workspaceId }) => workspaceId)
    if (workspace_id !== undefined && !readable.includes(workspace_id)) throw new EngineError('INADEQUATE_PERMISSION')
    const requested = workspace_id === undefined ? readable : [workspace_id]
    const projects = (await Promise.all(requested.map((id) => services.projects.list(id)))).flat()
    projects.sort((a, b) => a.creationDate - b.creationDate)
    const records: ByFields<ProjectRecord, ProjectRecord[]> = []
    for (const project of projects) {
      await yieldIfSpent()
      records.push(onlyFields(await renderProject(services, caller, project), fields))
    }
    return records
  },
})

/** One project. Spec v5 4.1. */
export const getProject = operation({
  methods: ['GET'],
  path: '/api/v5/projects/:project_id/',
  spec: 'v5 4.1',
  access: 'read',
  params: () => z.strictObject({ fields: fieldsParam }),
  summary: 'Reads a project.',
  result: 'The project record.',
  handle: async ({ services, caller, project }, { fields }): Promise<ByFields<ProjectRecord>> =>
    onlyFields(await renderProject(services, caller, await project.info()), fields),
})

/** Changes name, description, or language of the next build. Spec v5 4.1. */
export const updateProject = operation({
  methods: ['PUT'],
  path: '/api/v5/projects/:project_id/',
  spec: 'v5 4.1',
  access: 'write',
  params: () =>
    z
      .strictObject({
        name: name.optional(),
        description: descriptionText.optional(),
        language: language.optional().describe('Language of the next build'),
      })
      .superRefine(atLeastOneOf('name', 'description', 'language')),
  summary: 'Changes the name, description or language of a project; a new language takes effect at the next build.',
  handle: async ({ services, project }, changes): Promise<null> => {
    if (changes.language !== undefined) requireLanguage(services.installation, changes.language)
    const { language: nextBuildLanguage, ...rest } = changes
    await project.update({ ...rest, nextBuildLanguage })
    return null
  },
})

/** Removes a project with all its data permanently. Our choice: this requires the permission to create. Spec v5 4.1. */
export const deleteProject = operation({
  methods: ['DELETE'],
  path: '/api/v5/projects/:project_id/',
  spec: 'v5 4.1',
  access: 'create',
  params: noParams,
  summary: 'Deletes a project and all its data permanently.',
  handle: async ({ project }): Promise<null> => {
    await project.delete()
    return null
  },
})

/** The metadata fields of a project. */
export interface MetadataResult {
  /** The fields of the documents in the last build, sorted by name. */
  result: MetadataFieldRecord[]
}

/** Says that nothing was cancelled, because nothing was running. */
export interface NotRunningRecord {
  /** The reason in English. */
  message: string
}

/** A metadata field. Spec v5 2.10. */
export interface MetadataFieldRecord {
  /** Name of the field. */
  name: string
  /** Type of the field. */
  type: 'string' | 'number' | 'score' | 'date'
  /** Its values with their counts; for numbers and scores only up to 100 values, for dates never. */
  values?: {
    /** A value of the field. */
    value: string | number
    /** Number of documents with the value. */
    count: number
  }[]
  /** Smallest value: a number, or a date as `YYYY-MM-DDTHH:MM:SSZ`. */
  minimum?: number | string
  /** Largest value, likewise. */
  maximum?: number | string
}

/**
 * The metadata fields and their values. Our choice: only fields of built documents, because filters and counts use
 * these. Spec v5 4.1.
 */
export const metadata = operation({
  methods: ['GET'],
  path: '/api/v5/projects/:project_id/metadata/',
  spec: 'v5 4.1',
  access: 'read',
  needs: 'build',
  params: () =>
    z.strictObject({
      max_values: integer().optional().describe('Omit the values of fields with more distinct values than this'),
    }),
  summary: 'Describes the metadata fields of the documents in the last build.',
  result: 'The field descriptions, sorted by name.',
  handle: async ({ snapshot, signal }, { max_values }): Promise<MetadataResult> => ({
    result: await mapYielding(
      await describeMetadata(snapshot, max_values, signal),
      ({ name, type, values, minimum, maximum }) => ({
        name,
        type,
        ...(minimum !== undefined && { minimum: type === 'date' ? formatDate(minimum) : minimum }),
        ...(maximum !== undefined && { maximum: type === 'date' ? formatDate(maximum) : maximum }),
        ...(values !== undefined && { values: [...values] }),
      }),
      signal,
    ),
  }),
})

/**
 * Starts a build and returns at once. PROJECT_LOCKED while another runs. Our choices: `new_sentiment` has no effect, because there
 * is one sentiment pipeline. Keyword expansion is stored with the build and computed when documents are read. A build ends at once
 * if nothing has changed since the last successful one, and computes only sentiment if that alone is missing, unless the extension
 * `full_build` asks for all. Extension for existing clients: `sentiment_configuration` of type `none` skips sentiment, and `full`
 * builds it. Spec v5 2.8, 3 and 4.1.
 */
export const build = operation({
  methods: ['POST'],
  path: '/api/v5/projects/:project_id/build/',
  spec: 'v5 4.1',
  access: 'write',
  params: () =>
    z
      .strictObject({
        notify: z.boolean().default(false).describe('Email the caller when the build ends'),
        keyword_expansion: keywordExpansion()
          .optional()
          .describe('Adds related concepts with weights to each document'),
        skip_sentiment: z.boolean().default(false).describe('Skip the sentiment build'),
        sentiment_only: z.boolean().default(false).describe('Build only the sentiment of the last build'),
        new_sentiment: z.boolean().default(false).describe('Has no effect: there is only one sentiment method'),
        full_build: z
          .boolean()
          .default(false)
          .describe('Extension: read all documents, also if few or none have changed since the last build'),
        sentiment_configuration: z
          .strictObject({ type: z.enum(['none', 'full']) })
          .optional()
          .describe('Extension: `none` skips the sentiment build, `full` runs it'),
      })
      .superRefine((question, context) => {
        if (!question.sentiment_only) return
        const refuse = (name: string, message: string): void =>
          context.addIssue({ code: 'custom', message, params: { rule: true, names: [name, 'sentiment_only'] } })
        if (skipsSentiment(question)) {
          const name = question.skip_sentiment ? 'skip_sentiment' : 'sentiment_configuration'
          refuse(name, 'A request with sentiment_only cannot also skip sentiment.')
        }
        if (question.full_build) refuse('full_build', 'A request with sentiment_only cannot also build all.')
      }),
  summary: 'Starts a build, which makes uploaded documents and changed settings take effect.',
  handle: async ({ project, services, caller }, question): Promise<null> => {
    const { notify, keyword_expansion: keywordExpansion } = question
    if (keywordExpansion !== undefined) {
      requireFitting(await project.fieldTypes(), keywordExpansion.filter, 'keyword_expansion')
    }
    if (notify) services.notices.requireMail()
    await project.startBuild({
      stages: question.sentiment_only ? 'sentiment' : skipsSentiment(question) ? 'core' : 'all',
      isFull: question.full_build,
      keywordExpansion,
    })
    if (notify) services.notices.promise(caller, project)
    return null
  },
})

const skipsSentiment = (question: {
  skip_sentiment: boolean
  sentiment_configuration?: { type: 'none' | 'full' } | undefined
}): boolean => question.skip_sentiment || question.sentiment_configuration?.type === 'none'

/**
 * Cancels the sentiment build that is running, or the one that would follow the core build. Our choice: null when one
 * was cancelled, a message when there was none. Spec v5 3.
 */
export const cancelSentiment = operation({
  methods: ['POST'],
  path: '/api/v5/projects/:project_id/cancel_sentiment/',
  spec: 'v5 4.1',
  access: 'write',
  params: noParams,
  summary: 'Cancels the sentiment build that is running, or that would follow the core build.',
  result: '`null`, or an object with a message if no sentiment build was running.',
  handle: async ({ project }): Promise<NotRunningRecord | null> =>
    (await project.cancelSentiment()) ? null : { message: 'No sentiment build was running.' },
})

/**
 * Cancels the build that is running, core or sentiment. A core build counts as failed: the previous snapshot continues to answer,
 * and documents and marks stay as they were. One whose snapshot is being published at that moment succeeds, without sentiment. Null
 * when one was cancelled, a message when there was none. Extension.
 */
export const cancelBuild = operation({
  methods: ['POST'],
  path: '/api/v5/projects/:project_id/cancel_build/',
  spec: 'v5 4.1',
  extension: true,
  access: 'write',
  params: noParams,
  summary: 'Cancels the build that is running, core or sentiment.',
  result: '`null`, or an object with a message if no build was running.',
  handle: async ({ project }): Promise<NotRunningRecord | null> =>
    (await project.cancelBuild()) ? null : { message: 'No build was running.' },
})
