import { expect, test } from 'vitest'
import type { Project } from '../../src/projects/project.js'
import { build, comments, newProject, openRoom } from './rooms.js'

const snapshotOf = async (project: Project) => {
  const snapshot = await project.openSnapshot()
  if (typeof snapshot === 'string') throw new Error(snapshot)
  return snapshot
}

test('a build after a small change extends the last one, and one after no change reads everything again', async () => {
  const project = newProject(openRoom())
  const ids = await project.upload(comments(2_100))
  await build(project, true)
  expect((await snapshotOf(project)).info.changedDocuments).toBeUndefined()

  await project.upload(comments(20, 2_100))
  await project.changeFlags([ids[3]!, ids[700]!], 'mark')
  await build(project, true)
  const extended = await snapshotOf(project)
  expect(extended.info).toMatchObject({ number: 2, documentCount: 2_118, changedDocuments: 22 })
  const kept = await project.documents(Array.from(extended.documents.keys))
  expect(kept.map(({ docId }) => docId)).not.toContain(ids[3])
  expect(kept.at(-1)!.title).toBe('Comment 2119')

  await build(project, true)
  const again = await snapshotOf(project)
  expect(again.info.changedDocuments).toBeUndefined()
  expect(again.documents.keys).toEqual(extended.documents.keys)
})

test('what has changed adds up, and other term management needs all documents', async () => {
  const project = newProject(openRoom())
  await project.upload(comments(2_000))
  await build(project, true)
  const changed = async (): Promise<number | undefined> => (await snapshotOf(project)).info.changedDocuments
  await project.upload(comments(60, 2_000))
  await build(project, true)
  expect(await changed()).toBe(60)
  await project.upload(comments(60, 2_060))
  await build(project, true)
  expect(await changed()).toBeUndefined()

  await project.upload(comments(10, 2_120))
  project.management.change({ 'screen|en': { action: 'ignore' } }, false)
  await build(project, true)
  expect(await changed()).toBeUndefined()
})
