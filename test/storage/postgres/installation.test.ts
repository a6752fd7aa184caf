import { expect, onTestFinished, test } from 'vitest'
import { openPostgresInstallation } from '../../../src/storage/postgres/installation.js'
import { freshSchema } from './freshSchema.js'
import { losingCommit } from './losingCommit.js'

test.each(['create', 'add'] as const)(
  'a project whose last commit succeeded without an answer is there with its data (%s)',
  async (way) => {
    const { url, schema } = await freshSchema()
    const connection = await losingCommit(url)
    const storage = await openPostgresInstallation({ url: connection.url, schema, poolSize: 2 })
    onTestFinished(() => storage.close())
    const { catalog } = storage
    await catalog.accounts.ensureOwner({ username: 'owner@localhost', organizationId: 'o1', workspaceId: 'w1', now: 1 })
    const newId = async (isTaken: (id: string) => Promise<boolean>): Promise<string> => {
      expect(await isTaken('bcdfg')).toBe(false)
      return 'bcdfg'
    }
    const enter = async ({ projects }: Pick<typeof catalog, 'projects'>): Promise<void> => {
      await projects.insert({
        ...{ projectId: 'bcdfg', workspaceId: 'w1', name: 'Reviews', description: '', language: 'en' },
        ...{ nextBuildLanguage: 'en', creator: 'owner@localhost', creationDate: 2, lastUpdate: 2 },
      })
      connection.loseNext()
    }
    const made =
      way === 'create'
        ? storage.create(newId, enter)
        : storage.add({ newId, begin: storage.beginEmpty, fill: async () => {}, enter })
    await expect(made).rejects.toThrow(/lost while a change was saved/)
    expect(await catalog.projects.get('bcdfg')).toMatchObject({ name: 'Reviews' })
    const project = await storage.open('bcdfg')
    expect(await project?.documents.totals()).toEqual({ documents: 0, characters: 0 })
  },
)
