import { expect, test } from 'vitest'
import { newProject, openTestProjects } from './testProjects.js'

test('entries are replaced, deleted by an empty one, and all others by overwriting; each change is one of the project', () => {
  const project = newProject(openTestProjects())
  const { management } = project
  management.change({ 'a|en': { action: 'ignore' }, 'b|en': { new_term_id: 'c|en' } }, false)
  const { lastUpdate } = project.info()
  management.change({ 'a|en': { action: 'notice' }, 'b|en': {} }, false)
  expect(management.all()).toEqual({ 'a|en': { action: 'notice' } })
  expect(project.info().lastUpdate).toBeGreaterThan(lastUpdate)
  management.change({ 'd|en': { action: 'ignore' } }, true)
  expect(management.all()).toEqual({ 'd|en': { action: 'ignore' } })
})
