import type { Caller } from '../caller.js'
import { EngineError, invalidParams } from '../errors.js'
import type { CatalogRecords } from '../storage/port/catalog/catalog.js'
import type { WorkspaceChanges, WorkspaceRecord } from '../storage/port/catalog/workspaces.js'
import { createAccess } from './access.js'
import type { AccountContext } from './accountContext.js'
import { createOrganizations, type Organizations, requireOrganization } from './organizations.js'
import { createWorkspaceMembers, type WorkspaceMembers } from './workspaceMembers.js'

/** A workspace, which is also an account. */
export type Workspace = WorkspaceRecord

/**
 * Workspaces (accounts) and organizations. The caller's permission has been checked, except where an error says
 * otherwise.
 */
export interface Workspaces extends Organizations, WorkspaceMembers {
  get(workspaceId: string): Promise<WorkspaceRecord>
  /** A new workspace, with its creator as admin. */
  create(
    caller: Caller,
    workspace: Pick<WorkspaceRecord, 'organizationId' | 'name' | 'defaultLanguage'>,
  ): Promise<WorkspaceRecord>
  update(workspaceId: string, changes: WorkspaceChanges): Promise<void>
  /** Removes a workspace without projects: false if it has any. INVALID_PARAMS for the only workspace. */
  remove(workspaceId: string): Promise<boolean>
  /** Projects of a workspace, oldest first. */
  projects(workspaceId: string): Promise<{ readonly projectId: string; readonly name: string }[]>
}

export function createWorkspaces(
  context: AccountContext & { readonly newId: (records: CatalogRecords) => Promise<string> },
): Workspaces {
  const { catalog, now, newId } = context
  const { workspaces } = catalog
  return {
    ...createOrganizations(context),
    ...createWorkspaceMembers(context),
    async get(workspaceId) {
      const workspace = await workspaces.find(workspaceId)
      if (workspace === undefined) throw new EngineError('INADEQUATE_PERMISSION')
      return workspace
    },
    create: (caller, { organizationId, name, defaultLanguage }) =>
      catalog.atomically(async (records) => {
        await requireOrganization(records, organizationId)
        const { userId } = await createAccess(records).userOf(caller)
        const workspace: WorkspaceRecord = {
          workspaceId: await newId(records),
          organizationId,
          name,
          email: '',
          defaultLanguage,
          creationDate: now(),
        }
        await records.workspaces.insert(workspace)
        await records.roles.setOnWorkspace(userId, workspace.workspaceId, 'admin')
        return workspace
      }),
    update: (workspaceId, changes) => workspaces.update(workspaceId, changes),
    remove: async (workspaceId) => {
      const outcome = await workspaces.remove(workspaceId)
      if (outcome === 'isLast') throw invalidParams('The only workspace cannot be deleted.', 'workspace_id')
      return outcome === 'removed'
    },
    projects: (workspaceId) => catalog.projects.list(workspaceId),
  }
}
