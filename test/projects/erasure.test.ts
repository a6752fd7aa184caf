import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { backupDirectory } from '../../src/projects/copies/backup.js'
import type { Project, UploadDocument } from '../../src/projects/project.js'
import { projectPath } from '../../src/storage/sqlite/project/projectFile.js'
import { emptyFolder } from '../storage/folder.js'
import { build, comments, newProject, openTestProjects } from './testProjects.js'

// The test owns the clock of the delay.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A text that no other document has, in all that is stored of a document; words of it are terms, also together. */
const WORD = 'Quaxzimbel'
const secrets = (count: number): UploadDocument[] =>
  Array.from({ length: count }, (_, i) => ({
    title: `The ${WORD} of ${i}`,
    text: `Our ${WORD} mattress is great, the ${WORD} mattress lasts for ${i} days. ${`We like ${WORD}s. `.repeat(i % 40)}`,
    metadata: [
      { name: 'owner', type: 'string', value: `${WORD} ${i}` },
      { name: `${WORD} rank`, type: 'number', value: i },
    ],
  }))

/** Files below a folder, or the file itself, whose bytes contain the word in any case. */
function filesWithWord(path: string): string[] {
  if (statSync(path).isDirectory()) return readdirSync(path).flatMap((name) => filesWithWord(join(path, name)))
  return readFileSync(path).toString('latin1').toLowerCase().includes(WORD.toLowerCase()) ? [path] : []
}

/** A minute later, when what was scheduled has been done. */
async function afterDelay(done: () => boolean): Promise<void> {
  vi.advanceTimersByTime(60_000)
  vi.useRealTimers()
  await vi.waitFor(() => expect(done()).toBe(true), { timeout: 20_000, interval: 20 })
  await nextTurn()
}

async function openWithSecrets(others: number) {
  const folder = emptyFolder()
  const directory = join(folder, 'insights')
  const projects = await openTestProjects({ directory, now: () => Date.now() / 1_000 })
  const project = await newProject(projects)
  await project.upload(comments(others))
  const ids = await project.upload(secrets(60))
  await project.upload(comments(30, others))
  await build(project)
  return { folder, directory, projects, project, ids }
}

const request = async (project: Project) => ({
  workspaceId: (await project.info()).workspaceId,
  name: 'Copy',
  description: '',
  creator: 'someone@example.org',
})

describe.each([
  ['a full build', 100],
  ['a build that extends the last one', 2_200],
])('after %s', (_, others) => {
  test('neither the folder nor what is copied from it has the words of deleted documents', {
    timeout: 60_000,
  }, async () => {
    const { folder, directory, projects, project, ids } = await openWithSecrets(others)
    const file = projectPath(directory, project.projectId)
    expect(filesWithWord(directory)).not.toEqual([])
    await project.changeFlags(ids, 'mark')
    await build(project)

    // What is copied now has no document that the build has removed, and no snapshot with its words.
    await projects.exportTo(project, join(folder, 'export'))
    await backupDirectory(directory, join(folder, 'backup'))
    const copy = await projects.copyWhole(project, await request(project))
    expect(filesWithWord(join(folder, 'export'))).toEqual([])
    expect(filesWithWord(join(folder, 'backup'))).toEqual([])
    expect(filesWithWord(projectPath(directory, copy))).toEqual([])

    await afterDelay(() => filesWithWord(file).length === 0 && statSync(`${file}-wal`).size === 0)
    expect(filesWithWord(directory)).toEqual([])
    await projects.close()
    expect(filesWithWord(directory)).toEqual([])
  })
})

test('also the words of versions that an upload has replaced, and of cleared documents, leave the file', async () => {
  const { directory, project } = await openWithSecrets(100)
  const file = projectPath(directory, project.projectId)
  await project.changes.clear(false)
  await project.upload(comments(20))
  await build(project)
  await afterDelay(() => filesWithWord(file).length === 0 && statSync(`${file}-wal`).size === 0)
  expect(filesWithWord(directory)).toEqual([])
})
