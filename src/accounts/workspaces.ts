import type { Caller } from '../caller.js'
import { EngineError, invalidParams } from '../errors.js'
import type { WorkspaceChanges, WorkspaceRecord } from '../storage/catalog/workspaces.js'
import type { Access } from './access.js'
import type { AccountContext } from './accountContext.js'
import { createOrganizations, type Organizations } from './organizations.js'
import { createWorkspaceMembers, type WorkspaceMembers } from './workspaceMembers.js'

/** A workspace, which is also an account. */
export type Workspace = WorkspaceRecord

/**
 * Workspaces (accounts) and organizations. The caller's permission has been checked, except where an error says
 * otherwise.
 */
export interface Workspaces extends Organizations, WorkspaceMembers {
  get(workspaceId: string): WorkspaceRecord
  /** A new workspace, with its creator as admin. */
  create(
    caller: Caller,
    workspace: Pick<WorkspaceRecord, 'organizationId' | 'name' | 'defaultLanguage'>,
  ): WorkspaceRecord
  update(workspaceId: string, changes: WorkspaceChanges): void
  /** Removes a workspace without projects: false if it has any. INVALID_PARAMS for the only workspace. */
  remove(workspaceId: string): boolean
  /** Projects of a workspace, oldest first. */
  projects(workspaceId: string): { readonly projectId: string; readonly name: string }[]
}

export function createWorkspaces(
  context: AccountContext & { readonly newId: () => string },
  access: Access,
): Workspaces {
  const { catalog, now, newId } = context
  const { workspaces, roles } = catalog
  const organizations = createOrganizations(context)
  return {
    ...organizations,
    ...createWorkspaceMembers(context, access),
    get(workspaceId) {
      const workspace = workspaces.find(workspaceId)
      if (workspace === undefined) throw new EngineError('INADEQUATE_PERMISSION')
      return workspace
    },
    create: (caller, { organizationId, name, defaultLanguage }) =>
      catalog.projects.atomically(() => {
        organizations.organization(organizationId)
        const { userId } = access.userOf(caller)
        const workspace: WorkspaceRecord = {
          workspaceId: newId(),
          organizationId,
          name,
          email: '',
          defaultLanguage,
          creationDate: now(),
        }
        workspaces.insert(workspace)
        roles.setOnWorkspace(userId, workspace.workspaceId, 'admin')
        return workspace
      }),
    update: (workspaceId, changes) => workspaces.update(workspaceId, changes),
    remove: (workspaceId) => {
      const outcome = workspaces.remove(workspaceId)
      if (outcome === 'isLast') throw invalidParams('The only workspace cannot be deleted.', 'workspace_id')
      return outcome === 'removed'
    },
    projects: (workspaceId) => catalog.projects.list(workspaceId),
  }
}
