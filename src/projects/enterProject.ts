import { EngineError } from '../errors.js'
import type { CatalogRecords } from '../storage/port/catalog/catalog.js'
import type { ProjectEntry } from '../storage/port/catalog/projects.js'
import { uniqueName } from './naming.js'

/** What is known of a project before it is in the catalog. */
type NewEntry = Pick<
  ProjectEntry,
  'workspaceId' | 'name' | 'description' | 'language' | 'nextBuildLanguage' | 'creator'
>

/**
 * Enters a new project in the catalog, with a number after its name if the workspace has one of that name. INADEQUATE_PERMISSION for an
 * unknown workspace.
 */
export async function enterProject(
  { accounts, projects }: CatalogRecords,
  projectId: string,
  time: number,
  { workspaceId, name, description, language, nextBuildLanguage, creator }: NewEntry,
): Promise<void> {
  if (!(await accounts.hasWorkspace(workspaceId))) throw new EngineError('INADEQUATE_PERMISSION')
  await projects.insert({
    projectId,
    workspaceId,
    name: uniqueName(name, await projects.names(workspaceId, name)),
    description,
    language,
    nextBuildLanguage,
    creator,
    creationDate: time,
    lastUpdate: time,
  })
}
