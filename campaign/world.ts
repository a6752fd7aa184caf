import { setTimeout as sleep } from 'node:timers/promises'
import { documents } from './changes/documents.js'
import type { Server } from './server.js'

/** What there is in a server that attacks ask about. */
export interface World {
  readonly workspaceId: string
  readonly organizationId: string
  /** Built, with sentiment, a list and a dashboard. */
  readonly projectId: string
  /** Without a build. */
  readonly spareId: string
  readonly listId: string
  readonly dashboardId: string
  readonly topicId: string
  readonly docId: string
  /** Of the workspace. */
  readonly reader: { readonly username: string; readonly token: string }
  /** Of another workspace. */
  readonly stranger: { readonly username: string; readonly token: string }
  readonly strangersWorkspaceId: string
}

export const PASSWORD = 'correct horse battery'
/** Small enough to be built in a moment. */
const DOCUMENTS = 60
const POLL = 20

/** Makes a small world: two workspaces, users, a built project and what can be in one. */
export async function makeWorld(server: Server): Promise<World> {
  const { call } = server
  const profile = await call<{ default_workspace: string; organization_id: string }>('GET', '/api/v5/profile/')
  const workspaceId = profile.default_workspace
  const organizationId = profile.organization_id
  const other = await call<{ workspace_id: string }>('POST', '/api/v5/workspaces/', {
    organization_id: organizationId,
    name: 'Others',
  })
  const reader = await makeUser(server, 'reader@example.org', workspaceId, 'viewer')
  const stranger = await makeUser(server, 'stranger@example.org', other.workspace_id, 'admin')
  const projectId = await makeProject(server, 'World', DOCUMENTS)
  const path = `/api/v5/projects/${projectId}/`
  await call('POST', `${path}build/`, {})
  await untilBuilt(server, projectId)
  const list = await call<{ concept_list_id: string }>('POST', `${path}concept_lists/`, {
    name: 'List',
    concepts: [{ texts: ['room'] }, { texts: ['staff', 'pool'] }],
  })
  const dashboard = await call<{ dashboard_id: string }>('POST', `${path}dashboards/`, { name: 'Dashboard' })
  const topic = await call<{ result: { _id: string } }>('POST', `/v4/projects/${workspaceId}/${projectId}/topics/`, {
    name: 'Topic',
    text: 'room',
  }).catch(() => ({ result: { _id: 'none' } }))
  const { result } = await call<{ result: { doc_id: string }[] }>('POST', `${path}docs/`, { limit: 1 })
  return {
    workspaceId,
    organizationId,
    projectId,
    spareId: await makeProject(server, 'Spare', 3),
    listId: list.concept_list_id,
    dashboardId: dashboard.dashboard_id,
    topicId: topic.result?._id ?? 'none',
    docId: result[0]!.doc_id,
    reader,
    stranger,
    strangersWorkspaceId: other.workspace_id,
  }
}

/** A project with documents that nobody has built. */
export async function makeProject(server: Server, name: string, size: number): Promise<string> {
  const { project_id } = await server.call<{ project_id: string }>('POST', '/api/v5/projects/', {
    name,
    language: 'en',
  })
  const fields = (i: number) => [
    { name: 'stars', type: 'score', value: i % 5 },
    { name: 'stay', type: 'date', value: 1_700_000_000 + i * 86_400 },
    { name: 'hotel', type: 'string', value: `hotel ${i % 3}` },
  ]
  const docs = documents(size).map(({ text }, i) => ({ text, metadata: fields(i) }))
  await server.call('POST', `/api/v5/projects/${project_id}/upload/`, { docs })
  return project_id
}

/** Resolves once no build of a project runs. */
export async function untilBuilt(server: Server, projectId: string): Promise<void> {
  for (;;) {
    const project = await server.call<{
      last_build_info: { stop_time?: number | null; sentiment?: { stop_time: number | null } }
    }>('GET', `/api/v5/projects/${projectId}/`)
    const { stop_time, sentiment } = project.last_build_info
    if (stop_time !== null && sentiment?.stop_time !== null) return
    await sleep(POLL)
  }
}

async function makeUser(
  { call }: Server,
  username: string,
  workspace_id: string,
  role: string,
): Promise<World['reader']> {
  await call('POST', '/api/v5/users/', { username, password: PASSWORD, workspace_id, role })
  const { token } = await call<{ token: string }>('POST', '/api/v5/login/', { username, password: PASSWORD })
  return { username, token }
}
