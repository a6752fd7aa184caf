import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as concepts from '../../../src/client/explorer/api/concepts.js'
import * as documents from '../../../src/client/explorer/api/documents.js'
import type { Endpoint } from '../../../src/client/explorer/api/endpoint.js'
import * as lists from '../../../src/client/explorer/api/lists.js'
import * as people from '../../../src/client/explorer/api/people.js'
import * as projects from '../../../src/client/explorer/api/projects.js'
import * as tokens from '../../../src/client/explorer/api/tokens.js'
import * as uploads from '../../../src/client/explorer/api/uploads.js'
import * as vocabulary from '../../../src/client/explorer/api/vocabulary.js'
import * as workspaces from '../../../src/client/explorer/api/workspaces.js'
import type { Engine, Project } from '../../../src/engine.js'
import { operations } from '../../../src/operations/registry.js'

/** The modules of endpoints; all others of the folder have none. */
const modules = { concepts, documents, lists, people, projects, tokens, uploads, vocabulary, workspaces }
const WITHOUT = ['apiError', 'call', 'endpoint', 'filter', 'loadCode', 'pace']

/**
 * Says which function of the engine an endpoint is. The compiler refuses a function whose answer lacks something that the
 * page reads, or has it in another type.
 */
const is = <Params extends object, Answer>(
  { method, path }: Endpoint<Params, Answer>,
  _ask: (engine: Engine, project: Project) => Promise<NoInfer<Answer>>,
): string => `${method} ${path}`

const typed = [
  is(projects.listProjects, (engine) => engine.projects.list()),
  is(projects.getProject, (_, project) => project.get()),
  is(projects.createProject, (engine) =>
    engine.projects.create({ name: '', language: '' as never }).then((made) => made.get()),
  ),
  is(projects.updateProject, (_, project) => project.update({ name: '' })),
  is(projects.copyProject, (_, project) => project.copy()),
  is(projects.deleteProject, (_, project) => project.delete()),
  is(projects.buildProject, (_, project) => project.build()),
  is(projects.getMetadata, (_, project) => project.metadata()),
  is(people.getProfile, (engine) => engine.profile.get()),
  is(people.updateProfile, (engine) => engine.profile.update()),
  is(people.changePassword, (engine) => engine.profile.changePassword({ old_password: '', new_password: '' })),
  is(tokens.listTokens, (engine) => engine.tokens.list()),
  is(tokens.createToken, (engine) => engine.tokens.create()),
  is(tokens.deleteToken, (engine) => engine.tokens.delete({ token: '' })),
  is(workspaces.getWorkspace, (engine) => engine.workspaces.get({ workspace_id: '' })),
  is(workspaces.setWorkspaceRoles, (engine) =>
    engine.workspaces.setRoles({ workspace_id: '', usernames: [], role: 'viewer' }),
  ),
  is(workspaces.removeWorkspaceUsers, (engine) => engine.workspaces.removeUsers({ workspace_id: '', usernames: [] })),
  is(workspaces.inviteUser, (engine) => engine.workspaces.invite({ workspace_id: '', email: '', role: 'viewer' })),
  is(workspaces.listInvitations, (engine) => engine.workspaces.invitations.list({ workspace_id: '' })),
  is(workspaces.revokeInvitation, (engine) =>
    engine.workspaces.invitations.revoke({ workspace_id: '', invitation_id: '' }),
  ),
  is(workspaces.createUser, (engine) => engine.users.create({ username: '', password: '' })),
  is(workspaces.deleteUsers, (engine) => engine.users.delete({ usernames: [] })),
  is(workspaces.getOrganization, (engine) => engine.organizations.get({ organization_id: '' })),
  is(workspaces.setOrganizationRoles, (engine) =>
    engine.organizations.setRoles({ organization_id: '', usernames: [], role: 'viewer' }),
  ),
  is(people.getStatus, (engine) => engine.status()),
  is(people.login, (engine) => engine.login({ username: '', password: '' })),
  is(people.logout, (engine) => engine.logout()),
  is(uploads.uploadDocuments, (_, project) => project.upload({ docs: [] })),
  is(uploads.cancelSentiment, (_, project) => project.cancelSentiment()),
  is(uploads.cancelBuild, (_, project) => project.cancelBuild()),
  is(documents.findDocuments, (_, project) => project.docs.search()),
  is(documents.deleteDocuments, (_, project) => project.docs.delete({ doc_ids: [] })),
  is(documents.undeleteDocuments, (_, project) => project.docs.unmarkDelete({ doc_ids: [] })),
  is(documents.setFavorites, (_, project) => project.docs.setFavorites({ doc_ids: [] })),
  is(documents.clearFavorites, (_, project) => project.docs.clearFavorites({ doc_ids: [] })),
  is(lists.listConceptLists, (_, project) => project.conceptLists.list()),
  is(lists.createConceptList, (_, project) => project.conceptLists.create({ name: '' })),
  is(lists.updateConceptList, (_, project) => project.conceptLists.update({ concept_list_id: '', name: '' })),
  is(lists.deleteConceptList, (_, project) => project.conceptLists.delete({ concept_list_id: '' })),
  is(lists.addConcepts, (_, project) => project.conceptLists.addConcepts({ concept_list_id: '', concepts: [] })),
  is(lists.removeConcepts, (_, project) =>
    project.conceptLists.deleteConcepts({ concept_list_id: '', shared_concept_ids: [] }),
  ),
  is(lists.changeConcepts, (_, project) => project.conceptLists.updateConcepts({ concept_list_id: '', concepts: [] })),
  is(lists.orderConcepts, (_, project) => project.conceptLists.orderConcepts({ concept_list_id: '', order: [] })),
  is(vocabulary.getTermChanges, (_, project) => project.terms.management()),
  is(vocabulary.storeTermChanges, (_, project) => project.terms.manage({ term_management: {} })),
  is(vocabulary.describeTerms, (_, project) => project.terms.get({ term_ids: [] })),
  is(vocabulary.readTexts, (_, project) => project.docs.search()),
  is(concepts.scoreDrivers, (_, project) => project.concepts.scoreDrivers({ score_field: '' })),
  is(concepts.compareFilters, (_, project) => project.concepts.compare({ filter: [] })),
  is(concepts.matchCounts, (_, project) => project.concepts.matchCounts({ concept_selector: { type: 'top' } })),
  is(concepts.countSentiment, (_, project) => project.concepts.sentiment({ concept_selector: { type: 'top' } })),
  is(concepts.associate, (_, project) => project.concepts.conceptAssociations({ concept_selector: { type: 'top' } })),
]

const isEndpoint = (value: unknown): value is Endpoint<object, unknown> =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

const endpoints = Object.values(modules).flatMap((module) => Object.values(module).filter(isEndpoint))

test('every endpoint of the page is an operation of the interface', () => {
  const offered = operations.flatMap(({ operation: { methods, path } }) => methods.map((method) => `${method} ${path}`))
  const missing = endpoints.map(({ method, path }) => `${method} ${path}`).filter((one) => !offered.includes(one))
  expect(missing).toEqual([])
})

test('the compiler compares the answer of every endpoint with that of the engine', () => {
  expect(endpoints.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([...typed].sort())
})

test('every module of endpoints is looked at', () => {
  const files = readdirSync('src/client/explorer/api').map((file) => file.replace(/\.ts$/, ''))
  expect(files.sort()).toEqual([...Object.keys(modules), ...WITHOUT].sort())
})
