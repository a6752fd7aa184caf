import { onTestFinished } from 'vitest'
import { openCatalog } from '../../../src/storage/catalog/catalog.js'

/** A catalog in memory with the owner, two organizations, three workspaces and two users; the clock shows 100. */
export function openStores() {
  const catalog = openCatalog(undefined)
  onTestFinished(() => catalog.close())
  catalog.accounts.ensureOwner({ username: 'owner@localhost', organizationId: 'o1', workspaceId: 'w1', now: 100 })
  catalog.database.exec(`INSERT INTO organizations (organization_id, name, creation_date) VALUES ('o2', 'Second', 101)`)
  const workspace = { email: '', defaultLanguage: 'en' }
  // The third is older than the second.
  catalog.workspaces.insert({ ...workspace, workspaceId: 'w2', organizationId: 'o2', name: 'Two', creationDate: 103 })
  catalog.workspaces.insert({ ...workspace, workspaceId: 'w3', organizationId: 'o1', name: 'Three', creationDate: 102 })
  const user = { fullName: '', password: null, isConfirmed: true, creationDate: 104 }
  const insert = (username: string, organizationId: string, ownerWorkspaceId: string) =>
    catalog.users.insert({ ...user, username, organizationId, ownerWorkspaceId, defaultWorkspaceId: ownerWorkspaceId })!
  const ann = insert('ann@example.org', 'o1', 'w1').userId
  const bob = insert('bob@example.org', 'o2', 'w2').userId
  return { ...catalog, ann, bob }
}
