import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { expect, test } from 'vitest'
import { openPeople } from '../../accounts/people.js'
import { emptyFolder } from '../../storage/folder.js'

/**
 * An installation has one organization. In a catalog with two of them a user of the second, `ann@example.org`, is a guest on a
 * workspace of the first, where a project has two documents.
 */
async function openTwo() {
  const directory = emptyFolder()
  const first = await openPeople({ directory })
  await first.add('ann@example.org', 'editor')
  const project = await first.engine.projects.create({ name: 'Reviews', language: 'en' })
  await project.upload({ docs: [{ text: 'A good bed.' }, { text: 'A bad bed.' }] })
  await first.engine.close()
  const catalog = new Sqlite(join(directory, 'catalog.db'))
  catalog.exec(`
    INSERT INTO organizations (organization_id, name, creation_date) VALUES ('other', 'Other', 1);
    INSERT INTO workspaces (workspace_id, organization_id, name, creation_date) VALUES ('theirs', 'other', 'Theirs', 1);
    UPDATE users SET organization_id = 'other', owner_workspace_id = 'theirs' WHERE username = 'ann@example.org'`)
  catalog.close()
  return await openPeople({ directory })
}

test('a guest of another organization sees projects and users of a workspace only as its admin', async () => {
  await using people = await openTwo()
  const { engine, workspaceId: workspace_id, organizationId } = people
  const ann = await people.as('ann@example.org')
  const head = { workspace_id, name: 'Local workspace', organization_id: organizationId, default_language: 'en' }
  for (const role of ['viewer', 'editor', 'creator'] as const) {
    await engine.workspaces.setRoles({ workspace_id, usernames: ['ann@example.org'], role })
    expect(await ann.workspaces.get({ workspace_id })).toEqual(head)
  }
  await engine.workspaces.setRoles({ workspace_id, usernames: ['ann@example.org'], role: 'admin' })
  expect(await ann.workspaces.get({ workspace_id })).toMatchObject({ ...head, projects: [{ name: 'Reviews' }] })
})

test('the usage of an organization has its own workspaces, by name for those who manage them', async () => {
  await using people = await openTwo()
  const { engine, workspaceId: workspace_id, organizationId: organization_id } = people
  const usageOf = async (asked: typeof engine | Awaited<ReturnType<typeof people.as>>, id: string) => {
    const [month] = (await asked.organizations.usage({ organization_id: id })).months
    return month!.workspaces.map((each) => [each.workspace_id, each.docs_uploaded])
  }
  expect(await usageOf(engine, organization_id)).toEqual([
    [workspace_id, 2],
    [null, 0],
  ])
  expect(await usageOf(engine, 'other')).toEqual([
    ['theirs', 0],
    [null, 0],
  ])
  await people.add('bob@example.org', 'creator')
  expect(await usageOf(await people.as('bob@example.org'), organization_id)).toEqual([[null, 2]])
  const ann = await people.as('ann@example.org')
  await engine.workspaces.setRoles({ workspace_id, usernames: ['ann@example.org'], role: 'admin' })
  expect(await usageOf(ann, 'other')).toEqual([[null, 0]])
})
