import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openCatalog } from '../../../src/storage/catalog/catalog.js'
import { catalogMigrations } from '../../../src/storage/catalog/schema.js'
import { openDatabase } from '../../../src/storage/sqlite.js'
import { emptyFolder } from '../folder.js'

const owner = { username: 'owner@localhost', organizationId: 'orgbcdfg', workspaceId: 'wrkbcdfg' }
const project = {
  projectId: 'bcdfg',
  workspaceId: owner.workspaceId,
  name: 'Reviews',
  description: '',
  language: 'en',
  nextBuildLanguage: 'en',
  creator: owner.username,
  creationDate: 1,
  lastUpdate: 1,
}

test('a folder has one local owner, whoever opens it later', () => {
  const directory = emptyFolder()
  const catalog = openCatalog(directory)
  expect(catalog.accounts.ensureOwner({ ...owner, now: 1 })).toEqual(owner)
  catalog.close()
  const again = openCatalog(directory)
  expect(again.accounts.ensureOwner({ ...owner, username: 'other@localhost', now: 2 })).toEqual(owner)
  expect([owner.workspaceId, 'unknown1'].map(again.accounts.hasWorkspace)).toEqual([true, false])
  again.close()
})

test('in a folder of the version before, no address but that of the owner counts as confirmed', () => {
  const directory = emptyFolder()
  const before = openDatabase(join(directory, 'catalog.db'), catalogMigrations.slice(0, 3))
  before.exec(`
    INSERT INTO organizations VALUES ('o', 'Local', 1);
    INSERT INTO users (username, is_installation_owner, creation_date) VALUES ('owner@localhost', 1, 1), ('ann@example.org', 0, 1);
  `)
  before.close()
  const { users, close } = openCatalog(directory)
  expect([users.owner().isConfirmed, users.find('ann@example.org')!.isConfirmed]).toEqual([true, false])
  users.update(users.find('ann@example.org')!.userId, { isConfirmed: true })
  expect(users.find('ann@example.org')!.isConfirmed).toBe(true)
  close()
})

test('its version tells of every change, by this process or another, and of nothing else', () => {
  const directory = emptyFolder()
  const [one, other] = [openCatalog(directory), openCatalog(directory)]
  const changed = (change: () => void): boolean[] => {
    const before = [one.version(), other.version()]
    change()
    return [one.version() !== before[0], other.version() !== before[1]]
  }
  expect(changed(() => one.accounts.ensureOwner({ ...owner, now: 1 }))).toEqual([true, true])
  expect(changed(() => one.projects.insert(project))).toEqual([true, true])
  expect(changed(() => other.projects.remove(project.projectId))).toEqual([true, true])
  expect(changed(() => [one, other].map(({ projects }) => projects.workspaceOf(project.projectId)))).toEqual([
    false,
    false,
  ])
  one.close()
  other.close()
})
