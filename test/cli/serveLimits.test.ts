import { expect, test } from 'vitest'
import { openEngine } from '../../src/engine.js'
import { emptyFolder } from '../storage/folder.js'
import { runCommand } from './runCommand.js'
import { startCommand } from './startCommand.js'

test('the size of a body and the memory for projects are limited as the options say', async () => {
  const directory = emptyFolder()
  const engine = await openEngine({ directory, threads: 0 })
  const projectIds: string[] = []
  for (const name of ['One', 'Two']) {
    const project = engine.project((await engine.projects.create({ name, language: 'en' })).project_id)
    await project.upload({ docs: [{ text: 'A quiet room.' }, { text: 'A loud room.' }] })
    await project.build()
    await project.waitForSentimentBuild()
    projectIds.push((await project.get()).project_id)
  }
  await engine.close()
  const limits = ['--cache-memory', '0', '--max-body', '1']
  const { ready } = await startCommand(['serve', '--directory', directory, '--threads', '0', '--metrics', ...limits])
  const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`${ready.url}${path}`, { ...init, headers: { authorization: `Token ${ready.token}` } })
  /** Bytes of memory for projects after a question to one. */
  const bytesAfter = async (projectId: string): Promise<number> => {
    expect((await ask(`/api/v5/projects/${projectId}/concepts/match_counts/`)).status).toBe(200)
    return Number(/^conceptlite_cache_bytes (\d+)/m.exec(await (await ask('/metrics')).text())![1])
  }
  const ofOne = await bytesAfter(projectIds[0]!)
  expect(ofOne).toBeGreaterThan(0)
  // The two projects are equally large, and only the last one used stays.
  expect(await bytesAfter(projectIds[1]!)).toBeLessThan(1.5 * ofOne)
  const upload = { method: 'POST', body: JSON.stringify({ docs: [], filler: 'x'.repeat(1 << 20) }) }
  expect((await ask(`/api/v5/projects/${projectIds[0]}/upload/`, upload)).status).toBe(413)
})

test('the password of the owner has the length that the option asks for', async () => {
  const { code, stderr } = await runCommand(['serve', '--password', 'short-of-12', '--password-length', '12'])
  expect([code, stderr]).toEqual([2, expect.stringContaining('--password: ')])
})

test('a time limit of the database needs a database', async () => {
  const { code, stderr } = await runCommand(['serve', '--database-timeout', '5'])
  expect([code, stderr]).toEqual([2, expect.stringContaining('--database-timeout is an option of a database.')])
})
