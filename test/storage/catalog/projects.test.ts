import { expect, test } from 'vitest'
import { openCatalog } from '../../../src/storage/catalog/catalog.js'

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

test('a name stands once in a workspace, and a removal is remembered until its file is gone', () => {
  const { accounts, projects, close } = openCatalog(undefined)
  accounts.ensureOwner({ ...owner, now: 1 })
  projects.insert(project)
  expect(() => projects.insert({ ...project, projectId: 'hjkmn' })).toThrow(/UNIQUE/)
  projects.insert({ ...project, projectId: 'hjkmn', name: 'Letters' })
  projects.update('hjkmn', { description: 'of guests', lastUpdate: 5 })
  expect(projects.get('hjkmn')).toEqual({
    ...project,
    projectId: 'hjkmn',
    name: 'Letters',
    description: 'of guests',
    lastUpdate: 5,
  })
  expect(['bcdfg', 'nothing'].map(projects.workspaceOf)).toEqual([owner.workspaceId, undefined])
  projects.remove('bcdfg')
  expect(projects.list().map(({ projectId }) => projectId)).toEqual(['hjkmn'])
  expect(projects.removals()).toEqual(['bcdfg'])
  projects.endRemoval('bcdfg')
  expect(projects.removals()).toEqual([])
  close()
})
