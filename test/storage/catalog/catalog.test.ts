import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openCatalog } from '../../../src/storage/sqlite/catalog/catalog.js'
import { catalogMigrations } from '../../../src/storage/sqlite/catalog/schema.js'
import { openDatabase } from '../../../src/storage/sqlite.js'
import { emptyFolder } from '../folder.js'
import { catalogKinds, openEmptyCatalog, openOwned, owner, project } from './stores.js'

describe.each(catalogKinds)('%s', (kind) => {
  test('there is one local owner, whoever opens it later', async () => {
    const { catalog, openAgain } = await openEmptyCatalog(kind)
    expect(await catalog.accounts.ensureOwner({ ...owner, now: 1 })).toEqual(owner)
    const again = await openAgain()
    const other = { ...owner, username: 'other@localhost', workspaceId: 'w9' }
    expect(await again.accounts.ensureOwner({ ...other, now: 2 })).toEqual(owner)
    expect(await again.accounts.hasWorkspace('w1')).toBe(true)
    expect(await again.accounts.hasWorkspace('w9')).toBe(false)
  })

  test('its version tells of every change that others cache, by this process or another, and not of questions', async () => {
    const { catalog: one, openAgain } = await openOwned(kind)
    const other = await openAgain()
    const changed = async (change: () => Promise<unknown>): Promise<boolean[]> => {
      const before = [await one.version(), await other.version()]
      await change()
      return [(await one.version()) > before[0]!, (await other.version()) > before[1]!]
    }
    const { userId } = await one.users.owner()
    const changes = [
      () => one.projects.insert(project),
      () => other.roles.setOnWorkspace(userId, 'w1', 'viewer'),
      () => one.roles.setOnOrganization(userId, 'o1', undefined),
      () => other.users.update(userId, { fullName: 'Ann' }),
      () => one.tokens.add('token', { userId, kind: 'long_lived', creationDate: 1 }),
      () => other.tokens.remove('token'),
      () => one.workspaces.update('w1', { name: 'Two' }),
      () => other.workspaces.renameOrganization('o1', 'Two'),
      () => one.projects.remove(project.projectId),
    ]
    for (const change of changes) expect(await changed(change), String(change)).toEqual([true, true])
    const questions = [
      () => one.projects.workspaceOf(project.projectId),
      () => other.users.owner(),
      () => one.tokens.find('token'),
    ]
    for (const question of questions) expect(await changed(question), String(question)).toEqual([false, false])
  })

  test('nothing comes between what a transaction reads and writes, whoever else writes', async () => {
    const { catalog, openAgain } = await openOwned(kind)
    const processes = [catalog, kind === 'a folder' ? catalog : await openAgain()]
    await catalog.projects.insert({ ...project, name: '0' })
    /** Counts up in the name: a lost change would leave a smaller number. */
    const count = (index: number) =>
      processes[index % 2]!.atomically(async ({ projects }) => {
        const { name } = (await projects.get(project.projectId))!
        await projects.update(project.projectId, { name: String(Number(name) + 1) })
      })
    const others = Array.from({ length: 20 }, () => catalog.projects.update(project.projectId, { description: 'read' }))
    await Promise.all([...Array.from({ length: 20 }, (_, index) => count(index)), ...others])
    expect(await catalog.projects.get(project.projectId)).toMatchObject({ name: '20', description: 'read' })
  })

  test('an exception undoes a transaction, and statements of others stay', async () => {
    const { catalog } = await openOwned(kind)
    await catalog.projects.insert(project)
    const failed = catalog.atomically(async ({ projects, workspaces }) => {
      await projects.update(project.projectId, { name: 'Letters' })
      await workspaces.update('w1', { name: 'Two' })
      throw new Error('no')
    })
    const other = catalog.projects.update(project.projectId, { description: 'of guests' })
    await expect(failed).rejects.toThrow('no')
    await other
    expect(await catalog.projects.get(project.projectId)).toMatchObject({ name: 'Reviews', description: 'of guests' })
    expect((await catalog.workspaces.find('w1'))!.name).toBe('Local workspace')
  })

  test('stores that need a transaction join the one that is open', async () => {
    const { catalog } = await openOwned(kind)
    const { userId } = await catalog.users.owner()
    const record = { userId, kind: 'long_lived', creationDate: 1 } as const
    const failed = catalog.atomically(async ({ tokens, workspaces }) => {
      expect(await tokens.addOnlyLongLived('first', record)).toBe(true)
      expect(await tokens.addOnlyLongLived('second', record)).toBe(false)
      expect(await workspaces.remove('w1')).toBe('isLast')
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    expect(await catalog.tokens.find('first')).toBeUndefined()
  })

  test('of two that remove the last two workspaces at the same time, one is told that it is the last', async () => {
    const { catalog, openAgain } = await openOwned(kind)
    const other = await openAgain()
    const workspace = { organizationId: 'o1', name: 'Two', email: '', defaultLanguage: 'en', creationDate: 2 }
    await catalog.workspaces.insert({ ...workspace, workspaceId: 'w2' })
    const outcomes = await Promise.all([catalog.workspaces.remove('w1'), other.workspaces.remove('w2')])
    expect(outcomes.sort()).toEqual(['isLast', 'removed'])
  })
})

test('in a folder of the version before, no address but that of the owner counts as confirmed', async () => {
  const directory = emptyFolder()
  const before = openDatabase(join(directory, 'catalog.db'), catalogMigrations.slice(0, 3))
  before.exec(`
    INSERT INTO organizations VALUES ('o', 'Local', 1);
    INSERT INTO users (username, is_installation_owner, creation_date) VALUES ('owner@localhost', 1, 1), ('ann@example.org', 0, 1);
  `)
  before.close()
  const { users, close } = openCatalog(directory)
  expect([(await users.owner()).isConfirmed, (await users.find('ann@example.org'))!.isConfirmed]).toEqual([true, false])
  await users.update((await users.find('ann@example.org'))!.userId, { isConfirmed: true })
  expect((await users.find('ann@example.org'))!.isConfirmed).toBe(true)
  await close()
})
