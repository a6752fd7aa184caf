import { z } from 'zod'
import { searchDocuments } from '../../answers/search/searchDocuments.js'
import type { Caller } from '../../caller.js'
import { EngineError, invalidParams } from '../../errors.js'
import type { Project } from '../../projects/project.js'
import { requireSnapshot } from '../../projects/snapshots.js'
import { operation, type ProjectContext } from '../operation.js'
import { atMostOneOf, descriptionText, displayName } from '../params.js'
import type { Resource, Services } from '../services.js'
import { type Concept, concept, type Filter, filter, type MatchType, matchTypeParam } from './params.js'
import { type ProjectRecord, renderProject } from './projectRecord.js'
import { questionContext, resolveFilter } from './resolveQuestion.js'

/**
 * Copies a whole project, or the documents of a filter and a search into a new or an existing project. A whole copy includes its
 * build, so it can answer questions at once and no build is started. Our choices: a partial copy is atomic and gives the documents
 * new ids without marks. It needs a build only if a search or a filter selects the documents. An empty filter means no filter.
 * `skip_rebuild: false` starts a build. A project cannot be copied into itself (INVALID_PARAMS), because that would duplicate its
 * documents. PROJECT_LOCKED during a build of the source or the destination. A copy whose caller gives up ends and leaves nothing.
 * Spec v5 3, 4.1.
 */
export const copyProject = operation({
  methods: ['POST'],
  path: '/api/v5/projects/:project_id/copy/',
  spec: 'v5 4.1',
  access: 'read',
  runsToEnd: true,
  params: () =>
    z
      .strictObject({
        workspace_id: z.string().optional().describe('Workspace of the new project; default: that of the original'),
        destination: z.string().optional().describe('Id of an existing project to copy into; default: a new project'),
        search: concept.optional().describe('Documents to copy; default: all'),
        filter: filter.optional().describe('Documents to copy; default: all; an empty filter also means all'),
        skip_rebuild: z
          .boolean()
          .default(true)
          .describe('`false` builds the target; a copy of a whole project has its build already'),
        name: displayName.optional().describe('Default: `Copy of` or `Partial copy of` and the name of the original'),
        description: descriptionText.optional().describe('Default: that of the original, or of the destination'),
        match_type: matchTypeParam,
        notify: z.boolean().default(false).describe('Email the caller when the build ends'),
      })
      .superRefine(atMostOneOf('workspace_id', 'destination')),
  summary: 'Copies a whole project, or some of its documents into a new or existing project.',
  result: 'The project record of the target.',
  handle: async (call, question): Promise<ProjectRecord> => {
    const { services, caller } = call
    const builds = isPart(question) && !question.skip_rebuild
    const copied =
      question.destination === undefined
        ? await copyToNew(call, question, builds)
        : await copyInto(call, question, { destination: question.destination, builds })
    if (builds && question.notify) services.notices.promise(caller, copied)
    return renderProject(services, caller, await copied.info())
  },
})

/** What is copied, and where to. */
interface CopyQuestion {
  readonly workspace_id?: string | undefined
  readonly destination?: string | undefined
  readonly search?: Concept | undefined
  readonly filter?: Filter | undefined
  readonly match_type: MatchType
  readonly name?: string | undefined
  readonly description?: string | undefined
  readonly notify: boolean
}

/** Whether documents are copied without the build: into an existing project, or some of them. */
const isPart = ({ destination, search, filter = [] }: CopyQuestion): boolean =>
  destination !== undefined || search !== undefined || filter.length > 0

/** Copies documents into an existing project. */
async function copyInto(
  call: ProjectContext,
  question: CopyQuestion,
  { destination, builds }: { readonly destination: string; readonly builds: boolean },
): Promise<Project> {
  const { project, services, caller } = call
  const { name, description } = question
  const target = await requireTarget(services, caller, destination)
  if (target === project) throw invalidParams('A project cannot be copied into itself.', 'destination')
  if (builds && question.notify) services.notices.requireMail()
  const keys = () => chosenKeys(call, question)
  await services.projects.copyInto(project, target, { keys, signal: call.signal, builds })
  if (name !== undefined || description !== undefined) await target.update({ name, description })
  return target
}

/** Copies the project, or some of its documents, to a new project. */
async function copyToNew(call: ProjectContext, question: CopyQuestion, builds: boolean): Promise<Project> {
  const { project, services, caller } = call
  const source = await project.info()
  const workspaceId = question.workspace_id ?? source.workspaceId
  await requirePermission(services, caller, 'create', { kind: 'workspace', id: workspaceId })
  if (builds && question.notify) services.notices.requireMail()
  const copiesPart = isPart(question)
  const request = {
    workspaceId,
    name: question.name ?? `${copiesPart ? 'Partial copy' : 'Copy'} of ${source.name}`,
    description: question.description ?? source.description,
    creator: caller.username,
    signal: call.signal,
  }
  const { projects } = services
  if (!copiesPart) return (await projects.open(await projects.copyWhole(project, request)))!
  const keys = () => chosenKeys(call, question)
  const build = builds ? ({ stages: 'all' } as const) : undefined
  const { projectId, planned } = await projects.copyPart(project, { ...request, keys, build })
  const made = (await projects.open(projectId))!
  if (planned !== undefined) await made.startPlanned(planned)
  return made
}

async function requireTarget(services: Services, caller: Caller, projectId: string): Promise<Project> {
  await requirePermission(services, caller, 'write', { kind: 'project', id: projectId })
  const target = await services.projects.open(projectId)
  if (target === undefined) throw new EngineError('INADEQUATE_PERMISSION')
  return target
}

async function requirePermission(
  services: Services,
  caller: Caller,
  permission: 'write' | 'create',
  resource: Resource,
): Promise<void> {
  if (!(await services.permissionsOn(caller, resource)).includes(permission)) {
    throw new EngineError('INADEQUATE_PERMISSION')
  }
}

/** Keys of the documents of filter and search, in upload order; undefined for all documents, built or not. */
async function chosenKeys(
  call: ProjectContext,
  { search, filter, match_type: matchType }: CopyQuestion,
): Promise<number[] | undefined> {
  if (search === undefined && (filter === undefined || filter.length === 0)) return undefined
  // Searches and filters need the last build, which may be later than that of the beginning of the call.
  await call.services.projects.refreshCatalog()
  const snapshot = requireSnapshot(await call.project.openSnapshot())
  const context = await questionContext({ ...call, snapshot })
  const found = await searchDocuments(context, {
    filter: await resolveFilter(context, filter ?? []),
    search,
    matchType,
    limit: snapshot.documents.count,
    offset: 0,
  })
  return Array.from(found.documents.slice().sort(), (document) => snapshot.documents.keys[document]!)
}
