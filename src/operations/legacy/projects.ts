import { z } from 'zod'
import type { Caller, Permission } from '../../caller.js'
import { yieldIfSpent } from '../../compute/eventLoopBudget.js'
import { EngineError } from '../../errors.js'
import type { DetailedProject, ProjectDetails } from '../../projects/describeProjects.js'
import type { Project } from '../../projects/project.js'
import type { ListedProject, ProjectInfo } from '../../projects/projectInfo.js'
import { operation, type ProjectContext } from '../operation.js'
import { atLeastOneOf, descriptionText, displayName, noParams } from '../params.js'
import type { Services } from '../services.js'
import { chosenKeys } from './chosenDocuments.js'
import { ALL_DOCUMENTS, stringList } from './params.js'
import { notifyParams, promiseMail, requireRecalculation } from './recalculate.js'
import { groupBySubset } from './resolveQuestion.js'

/** Spec v4-legacy 2. */
export interface LegacyProject {
  /** Identifier of the project. */
  project_id: string
  /** Account that owns the project. */
  owner: string
  /** Name of that account. */
  account_name: string
  /** Login of the user who created it. */
  creator: string
  /** What the caller may do with it. */
  permissions: Permission[]
  /** Name, unique in its account. */
  name: string
  /** Free text; empty if none was given. */
  description: string
  /** When it was created, in seconds since 1970. */
  creation_date: number
  /** When it was last changed, in seconds since 1970. */
  last_metaupdate: number
  /** When the space was last built; null before. */
  last_update: number | null
  /** Dimensions of the space, 0 before there is one. */
  axes: number
  /** Number of the current build, 0 before there is one. */
  current_assoc_version: number
  /** Numbers of the jobs that run. */
  running_jobs: number[]
  /** Built documents by subset. */
  counts: Record<string, number>
}

/** A project that was made of documents of another one. */
export interface BranchedProject {
  /** Name by which people know it. */
  name: string
  /** Identifier of the new project. */
  project_id: string
  /** Path of the new project in URLs. */
  path: string
  /** Number of the job that builds it. */
  job_id: number
}

/** A project that was created. */
export interface CreatedProject {
  /** Name of the project. */
  name: string
  /** Identifier of the project. */
  project_id: string
  /** Path of the project over HTTP. */
  path: string
}

const name = displayName.describe('A name in use gets the suffix " - <n>"')
const nameFilter = z.strictObject({ name: z.string().optional().describe('Only projects of this name') })

/** Every project on which the caller has a permission. Spec v4-legacy 4.1. */
export const listProjects = operation({
  methods: ['GET'],
  path: '/v4/projects/',
  spec: 'v4-legacy 4.1',
  access: 'caller',
  params: () => nameFilter,
  summary: 'Lists the projects that the caller may read.',
  result: 'An array of project objects.',
  handle: async ({ services, caller }, { name }): Promise<LegacyProject[]> => {
    const { access } = services.accounts
    const accounts = (await access.workspacesOf(await access.userOf(caller))).map(({ workspaceId }) => workspaceId)
    const lists = await Promise.all(accounts.map((account) => services.projects.listWith(SPACE, account, name)))
    const listed = lists.flat().sort((a, b) => a.creationDate - b.creationDate)
    return await renderListed(services, caller, listed)
  },
})

/** The projects of an account. Spec v4-legacy 4.1. */
export const listAccountProjects = operation({
  methods: ['GET'],
  path: '/v4/projects/:account/',
  spec: 'v4-legacy 4.1',
  access: 'read',
  params: () => nameFilter,
  summary: 'Lists the projects of an account.',
  result: 'An array of project objects.',
  handle: async ({ services, caller, path }, { name }): Promise<LegacyProject[]> =>
    await renderListed(services, caller, await services.projects.listWith(SPACE, path.account, name)),
})

/** One project. Spec v4-legacy 4.1. */
export const getProject = operation({
  methods: ['GET'],
  path: '/v4/projects/:account/:project_id/',
  spec: 'v4-legacy 4.1',
  access: 'read',
  params: noParams,
  summary: 'Reads a project.',
  result: 'The project object.',
  handle: async ({ services, caller, project }): Promise<LegacyProject> =>
    await renderProject(services, caller, await project.info(), await describeSpace(project)),
})

/** Changes the name or description. Spec v4-legacy 4.1. */
export const updateProject = operation({
  methods: ['PUT'],
  path: '/v4/projects/:account/:project_id/',
  spec: 'v4-legacy 4.1',
  access: 'write',
  params: () =>
    z
      .strictObject({ name: name.optional(), description: descriptionText.optional() })
      .superRefine(atLeastOneOf('name', 'description')),
  summary: 'Changes the name or description of a project.',
  result: '`OK`.',
  handle: async ({ project }, changes): Promise<'OK'> => {
    await project.update(changes)
    return 'OK'
  },
})

/**
 * Creates an empty project. Failures other than those of authorization are a string. Our choice: its language is the
 * default language of the account. Spec v4-legacy 4.1, 7.
 */
export const createProject = operation({
  methods: ['POST'],
  path: '/v4/projects/:account/',
  spec: 'v4-legacy 4.1',
  access: 'create',
  textFailures: true,
  params: () => z.strictObject({ name, description: descriptionText.optional().describe('Extension') }),
  summary: 'Creates a project.',
  result: 'Name, id and path of the project.',
  handle: async ({ services, caller, path }, request): Promise<CreatedProject> => {
    const { defaultLanguage: language } = await services.accounts.workspaces.get(path.account)
    const creator = caller.username
    return renderCreated(await services.projects.create({ ...request, language, workspaceId: path.account, creator }))
  },
})

/** Removes a project with all its data and jobs. Spec v4-legacy 3, 4.1. */
export const deleteProject = operation({
  methods: ['DELETE'],
  path: '/v4/projects/:account/:project_id/',
  spec: 'v4-legacy 4.1',
  access: 'create',
  params: noParams,
  summary: 'Deletes a project and all its data permanently.',
  result: '`Deleted.`',
  handle: async ({ project }): Promise<'Deleted.'> => {
    await project.delete()
    return 'Deleted.'
  },
})

/** Copies the project. PROJECT_LOCKED while jobs run. Spec v4-legacy 3, 4.1. */
export const copyProject = operation({
  methods: ['POST'],
  path: '/v4/projects/:account/:project_id/copy/',
  spec: 'v4-legacy 4.1',
  access: 'read',
  runsToEnd: true,
  params: () =>
    z.strictObject({
      destination: name.optional().describe('Name of the new project; default `Copy of` the name'),
      owner: z.string().optional().describe('Account of the copy; default: the account of the original'),
    }),
  summary: 'Copies a whole project.',
  result: 'Name, id and path of the copy.',
  handle: async ({ services, caller, project, signal }, { destination, owner }): Promise<CreatedProject> => {
    const source = await project.info()
    const workspaceId = await requireCreation(services, caller, owner ?? source.workspaceId)
    const { description } = source
    const name = destination ?? `Copy of ${source.name}`
    const request = { workspaceId, name, description, creator: caller.username, signal }
    const copied = await services.projects.copyWhole(project, request)
    return renderCreated(await (await services.projects.open(copied))!.info())
  },
})

/**
 * Copies some documents with new ids, and all topics, into a new project, and starts its first job. Our choice: only
 * built documents are copied. Without any, the project is created and its job fails. Spec v4-legacy 4.1, 7.
 */
export const branchProject = operation({
  methods: ['POST'],
  path: '/v4/projects/:account/:project_id/project/branch/',
  spec: 'v4-legacy 4.1',
  access: 'read',
  runsToEnd: true,
  params: () =>
    z
      .strictObject({
        ids: stringList.optional().describe('Documents'),
        subsets: stringList.optional().describe('Subsets; their documents are added to those of `ids`'),
        destination: name.optional().describe('Name of the new project; default `Branch of` the name'),
        ...notifyParams,
      })
      .superRefine(atLeastOneOf('ids', 'subsets')),
  summary: 'Creates a project from some documents and all topics of another, and builds it.',
  result: 'Name, id and path of the branch, and the number of its first job.',
  handle: async (call, { ids = [], subsets = [], destination, ...recalculation }): Promise<BranchedProject> => {
    const { services, caller, project } = call
    const source = await project.info()
    const workspaceId = await requireCreation(services, caller, source.workspaceId)
    // What would refuse the job refuses the branch, before there is anything of it.
    requireRecalculation(services, recalculation)
    const { projectId, planned } = await services.projects.copyPart(project, {
      workspaceId,
      name: destination ?? `Branch of ${source.name}`,
      description: source.description,
      creator: caller.username,
      keys: () => chosenKeys(call, ids, subsets),
      withTopics: true,
      build: { stages: 'core', language: recalculation.language },
      signal: call.signal,
    })
    const made = (await services.projects.open(projectId))!
    const jobId = await made.startPlanned(planned!)
    promiseMail(call, made, recalculation)
    return { ...renderCreated(await made.info()), job_id: jobId }
  },
})

/** Removes the build, and by default all documents. Spec v4-legacy 3, 4.1. */
export const clearProject = operation({
  methods: ['POST'],
  path: '/v4/projects/:account/:project_id/clear/',
  spec: 'v4-legacy 4.1',
  access: 'write',
  params: () =>
    z.strictObject({
      remove_uploaded: z
        .boolean()
        .default(true)
        .describe('`false` keeps the documents, as if they had just been uploaded'),
    }),
  summary: 'Removes the data of a project and stops its running jobs.',
  result: '`Cleared.`',
  handle: async ({ project }, { remove_uploaded }): Promise<'Cleared.'> => {
    await project.changes.clear(!remove_uploaded)
    return 'Cleared.'
  },
})

/** The account itself, if the caller may create projects in it. */
async function requireCreation(services: Services, caller: Caller, account: string): Promise<string> {
  const permissions = await services.permissionsOn(caller, { kind: 'workspace', id: account })
  if (!permissions.includes('create')) throw new EngineError('INADEQUATE_PERMISSION')
  return account
}

const renderCreated = ({ name, projectId, workspaceId }: ProjectInfo): CreatedProject => ({
  name,
  project_id: projectId,
  path: `/v4/projects/${workspaceId}/${projectId}/`,
})

async function renderListed(
  services: Services,
  caller: Caller,
  listed: readonly DetailedProject<Space>[],
): Promise<LegacyProject[]> {
  const records: LegacyProject[] = []
  for (const { details: space = NO_SPACE, ...info } of listed) {
    await yieldIfSpent()
    records.push(await renderProject(services, caller, info, space))
  }
  return records
}

async function renderProject(
  services: Services,
  caller: Caller,
  info: ListedProject,
  { axes, assocVersion, counts, runningJobs }: Space,
): Promise<LegacyProject> {
  return {
    project_id: info.projectId,
    owner: info.workspaceId,
    account_name: (await services.accounts.workspaces.get(info.workspaceId)).name,
    creator: info.creator,
    permissions: [...(await services.permissionsOn(caller, { kind: 'workspace', id: info.workspaceId }))],
    name: info.name,
    description: info.description,
    creation_date: info.creationDate,
    last_metaupdate: info.lastUpdate,
    last_update: info.lastSuccessfulBuildTime,
    axes,
    current_assoc_version: assocVersion,
    running_jobs: [...runningJobs],
    counts: Object.fromEntries(counts),
  }
}

export const runningJobs = async (project: ProjectContext['project']): Promise<number[]> =>
  (await project.jobs.all()).flatMap(({ number, stopTime }) => (stopTime === null ? [number] : []))

/** The state of the last build and the jobs, in the terms of a project object. */
interface Space {
  readonly axes: number
  readonly assocVersion: number
  /** Documents by subset. */
  readonly counts: readonly (readonly [subset: string, documents: number])[]
  readonly runningJobs: readonly number[]
}

/** The state of a project without a build, or of one that cannot be opened. */
const NO_SPACE: Space = { axes: 0, assocVersion: 0, counts: [[ALL_DOCUMENTS, 0]], runningJobs: [] }

async function describeSpace(project: Project): Promise<Space> {
  const snapshot = await project.openSnapshot()
  const jobs = await runningJobs(project)
  if (typeof snapshot === 'string') return { ...NO_SPACE, runningJobs: jobs }
  const { values, groups } = await groupBySubset({ snapshot })
  const sizes = new Uint32Array(values.length)
  for (const group of groups) sizes[group]!++
  return {
    axes: snapshot.space.axes,
    assocVersion: snapshot.info.number,
    counts: [[ALL_DOCUMENTS, snapshot.documents.count], ...values.map((value, i) => [value, sizes[i]!] as const)],
    runningJobs: jobs,
  }
}

/** More subsets are counted again for each list: a document can have one of its own. */
const MOST_REMEMBERED = 1_000

/** What lists of projects tell of their builds. A job that runs may end without a change of the file. */
const SPACE: ProjectDetails<Space> = {
  read: describeSpace,
  isLasting: ({ counts, runningJobs }) => counts.length <= MOST_REMEMBERED && runningJobs.length === 0,
}
