import { expect, test } from 'vitest'
import { newProject, openTestProjects } from './testProjects.js'

test('entries are replaced, deleted by an empty one, and all others by overwriting; each change is one of the project', async () => {
  const project = await newProject(await openTestProjects())
  const { management } = project
  await management.change({ 'a|en': { action: 'ignore' }, 'b|en': { new_term_id: 'c|en' } }, false)
  const { lastUpdate } = await project.info()
  await management.change({ 'a|en': { action: 'notice' }, 'b|en': {} }, false)
  expect(await management.all()).toEqual({ 'a|en': { action: 'notice' } })
  expect((await project.info()).lastUpdate).toBeGreaterThan(lastUpdate)
  await management.change({ 'd|en': { action: 'ignore' } }, true)
  expect(await management.all()).toEqual({ 'd|en': { action: 'ignore' } })
})

test('changes of one term at the same moment each see the one before', async () => {
  const project = await newProject(await openTestProjects())
  const seen: (string | undefined)[] = []
  const change = (i: number) =>
    project.management.changeOne('a|en', (entry) => {
      seen.push(entry?.new_term_id)
      return { new_term_id: `t${i}|en` }
    })
  await Promise.all([0, 1, 2, 3].map(change))
  expect(seen).toEqual([undefined, 't0|en', 't1|en', 't2|en'])
  expect(await project.management.all()).toEqual({ 'a|en': { new_term_id: 't3|en' } })
})

test('a change of one term leaves the others as they are', async () => {
  const { management } = await newProject(await openTestProjects())
  await management.change({ 'a|en': { action: 'ignore' }, 'b|en': { new_term_id: 'c|en' } }, false)
  await management.changeOne('a|en', () => ({ action: 'notice' }))
  expect(await management.all()).toEqual({ 'a|en': { action: 'notice' }, 'b|en': { new_term_id: 'c|en' } })
  await management.changeOne('b|en', () => ({}))
  expect(await management.all()).toEqual({ 'a|en': { action: 'notice' } })
})

test('many entries are read in several turns of the event loop, as they were at one moment', async () => {
  const { management } = await newProject(await openTestProjects())
  const entries = Object.fromEntries(
    Array.from({ length: 100_000 }, (_, i) => [`w${i}|en`, { action: 'ignore' as const }]),
  )
  await management.change(entries, true)
  let turns = 0
  let isRead = false
  const count = (): void => {
    if (!isRead) setImmediate(count)
    turns++
  }
  count()
  const reading = management.all()
  await management.change({}, true)
  expect(Object.keys(await reading)).toHaveLength(100_000)
  isRead = true
  expect(turns).toBeGreaterThan(2)
  expect(await management.all()).toEqual({})
})
