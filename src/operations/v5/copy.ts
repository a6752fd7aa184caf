import { z } from 'zod'
import { searchDocuments } from '../../answers/search/searchDocuments.js'
import type { Caller } from '../../caller.js'
import { EngineError, invalidParams } from '../../errors.js'
import type { Snapshot } from '../../snapshot/snapshot.js'
import { operation, type ProjectContext } from '../operation.js'
import { atMostOneOf, descriptionText, displayName } from '../params.js'
import type { OpenedProject, Resource, Services } from '../services.js'
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
    const { project, services, caller } = call
    const { destination, search, name, description } = question
    const isPart = destination !== undefined || search !== undefined || (question.filter ?? []).length > 0
    const builds = isPart && !question.skip_rebuild
    const target = destination === undefined ? undefined : await requireTarget(services, caller, destination)
    if (target === project) {
      throw invalidParams('A project cannot be copied into itself.', 'destination')
    }
    const source = await project.info()
    const workspaceId = question.workspace_id ?? source.workspaceId
    if (target === undefined)
      await requirePermission(services, caller, 'create', { kind: 'workspace', id: workspaceId })
    if (builds && question.notify) services.notices.requireMail()
    const keys = await chosenKeys(call, question)
    if (target !== undefined) {
      await services.projects.copyInto(project, target, keys, call.signal)
      await target.update({ name, description })
      return await finish(target)
    }
    const request = {
      workspaceId,
      name: name ?? `${isPart ? 'Partial copy' : 'Copy'} of ${source.name}`,
      description: description ?? source.description,
      creator: caller.username,
      signal: call.signal,
    }
    const copied = isPart
      ? await services.projects.copyPart(project, { ...request, keys })
      : await services.projects.copyWhole(project, request)
    return await finish((await services.projects.open(copied))!)

    async function finish(made: OpenedProject): Promise<ProjectRecord> {
      if (builds) {
        await made.startBuild({ stages: 'all' })
        if (question.notify) services.notices.promise(caller, made)
      }
      return renderProject(services, caller, await made.info())
    }
  },
})

async function requireTarget(services: Services, caller: Caller, projectId: string): Promise<OpenedProject> {
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
  {
    search,
    filter,
    match_type: matchType,
  }: { search?: Concept | undefined; filter?: Filter | undefined; match_type: MatchType },
): Promise<number[] | undefined> {
  if (search === undefined && (filter === undefined || filter.length === 0)) return undefined
  const snapshot = await requireSnapshot(call.project)
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

/** Searches and filters need the last build. */
async function requireSnapshot(project: OpenedProject): Promise<Snapshot> {
  const snapshot = await project.openSnapshot()
  if (snapshot === 'unbuilt') throw new EngineError('PROJECT_NOT_BUILT')
  if (snapshot === 'outdated') throw new EngineError('PROJECT_NEEDS_UPDATING')
  return snapshot
}
