import { expect, test } from 'vitest'
import { EngineError } from '../../src/errors.js'
import { describeProjects } from '../../src/projects/describeProjects.js'
import type { Project, ProjectInfo } from '../../src/projects/project.js'
import { StorageFailure, StorageUnavailable } from '../../src/storage/failures.js'

const entry = (projectId: string) => ({
  ...{ projectId, workspaceId: 'space', name: projectId, description: '', creator: 'owner', creationDate: 1 },
  ...{ language: 'en', nextBuildLanguage: 'en', lastUpdate: 1 },
})

/** Describes a first project whose description fails in one way, and a second one. */
function describeWith(error: unknown, isClosing = false) {
  const told: [string, string][] = []
  const info = async (projectId: string): Promise<ProjectInfo> => {
    if (projectId === 'first') throw error
    return { ...entry(projectId), documentCount: 3, lastSuccessfulBuildTime: 2, lastBuild: undefined }
  }
  const opened = {
    get: async (projectId: string) => ({ info: () => info(projectId) }) as Project,
    isClosing: () => isClosing,
  }
  const describe = describeProjects(opened, ({ message }, projectId) => void told.push([projectId, message]))
  return { told, list: () => describe([entry('first'), entry('second')]) }
}

test('a project that cannot be opened is described by its entry with the reason, which is told once', async () => {
  const { told, list } = describeWith(new StorageFailure('Its file is lost.'))
  for (let time = 0; time < 2; time++) {
    expect(await list()).toMatchObject([
      { name: 'first', documentCount: 0, lastSuccessfulBuildTime: null, problem: 'Its file is lost.' },
      { name: 'second', documentCount: 3, lastSuccessfulBuildTime: 2 },
    ])
  }
  expect(told).toEqual([['first', 'Its file is lost.']])
})

test('one that was deleted meanwhile is left out', async () => {
  const { told, list } = describeWith(new EngineError('INADEQUATE_PERMISSION'))
  expect((await list()).map(({ name }) => name)).toEqual(['second'])
  expect(told).toEqual([])
})

test('a database that cannot be used at the moment makes no shorter list', async () => {
  const { told, list } = describeWith(new StorageUnavailable('The database cannot be reached.', 1, undefined))
  await expect(list()).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
  expect(told).toEqual([])
})

test('a closing engine lists nothing', async () => {
  const { list } = describeWith(new EngineError('ERROR', 'The engine is closed.'), true)
  await expect(list()).rejects.toThrow('The engine is closed.')
})
