import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readArguments } from '../../src/cli/arguments.js'
import { openEngine } from '../../src/engine.js'
import { emptyFolder } from '../storage/folder.js'
import { freshSchema } from '../storage/postgres/freshSchema.js'
import { startCommand } from './startCommand.js'

test('a worker runs the build that a node without builds was asked for, and answers health alone', async () => {
  const { url: database, schema } = await freshSchema()
  const node = await openEngine({ database, schema, threads: 0, poolSize: 4, builds: false })
  onTestFinished(() => node.close())
  const project = node.project((await node.projects.create({ name: 'Reviews', language: 'en' })).project_id)
  await project.upload({
    docs: Array.from({ length: 20 }, (_, i) => ({ text: `Battery life is great, number ${i}.` })),
  })
  await project.build()
  const cacheFolder = join(emptyFolder(), 'cache')
  const pool = ['--pool-size', '4', '--cache-folder', cacheFolder, '--cache-size', '8']
  const address = ['--database', database, '--schema', schema, '--threads', '0', ...pool]
  const { ready, errors, stop } = await startCommand(['worker', ...address, '--port', '0', '--metrics'])
  await project.waitForBuild()
  expect((await project.get()).last_build_info?.success).toBe(true)
  const statuses = ['/health/live', '/health/ready', '/metrics', '/api/v5/projects/', '/'].map(
    async (path) => (await fetch(`${ready.url}${path}`)).status,
  )
  expect(await Promise.all(statuses)).toEqual([200, 200, 200, 404, 404])
  const metrics = await (await fetch(`${ready.url}/metrics`)).text()
  expect(Number(/^conceptlite_database_connections (\d+)/m.exec(metrics)![1])).toBeGreaterThan(0)
  expect(statSync(cacheFolder).mode & 0o777).toBe(0o700)
  expect(await stop()).toBe(0)
  expect(errors.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(['working', 'stopping'])
})

test('a worker needs a database, and so does a server without builds', async () => {
  expect(() => readArguments(['worker'])).toThrow('A worker needs a database. Say its address with --database.')
  await expect(openEngine({ builds: false })).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
  expect(readArguments(['serve', '--no-builds'])).toMatchObject({ builds: false })
  const cache = ['--cache-folder', 'cache', '--cache-size', '8']
  expect(readArguments(['serve', ...cache])).toMatchObject({ cacheFolder: 'cache', cacheSize: 8 })
})
