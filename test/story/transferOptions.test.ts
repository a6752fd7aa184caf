import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openEngine } from '../../src/engine.js'

test('the name of an imported project is one that a project may have, and paths are texts', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'names-'))
  {
    await using engine = await openEngine({ threads: 0, directory })
    const { project_id } = await engine.projects.create({ name: 'Mine', language: 'en' })
    const path = join(directory, 'mine.db')
    await engine.exportProject(project_id, path)
    const refused = (parameter: string) =>
      expect.objectContaining({ code: 'INVALID_PARAMS', details: expect.objectContaining({ parameters: [parameter] }) })
    for (const name of ['', '   ', 'x'.repeat(1_001), '\ud800', 5, {}]) {
      await expect(engine.importProject(path, { name: name as string })).rejects.toEqual(refused('name'))
    }
    await expect(engine.importProject(undefined as never)).rejects.toEqual(refused('path'))
    await expect(engine.exportProject(project_id, undefined as never)).rejects.toEqual(refused('path'))
    expect(await (await engine.importProject(path, { name: ' Yours ' })).get()).toMatchObject({ name: 'Yours' })
    expect(await engine.projects.list()).toHaveLength(2)
  }
  rmSync(directory, { recursive: true, force: true })
})

test('a signal ends an import and a copy, which then leave nothing; a copy takes longer than a question may', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'signals-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  await using engine = await openEngine({ threads: 0, directory, questionTimeout: 0.001 })
  const project = await engine.projects.create({ name: 'Mine', language: 'en' })
  await project.upload({ docs: Array.from({ length: 500 }, (_, n) => ({ text: `Comment ${n} on a room.` })) })
  const path = join(directory, 'mine.db')
  await engine.exportProject(project.project_id, path)
  const why = new Error('Enough.')
  await expect(engine.importProject(path, { signal: AbortSignal.abort(why) })).rejects.toBe(why)
  for (const work of [
    (signal: AbortSignal) => engine.importProject(path, { signal }),
    (signal: AbortSignal) => project.copy({}, { signal }),
  ]) {
    const stop = new AbortController()
    const working = work(stop.signal)
    await new Promise(setImmediate)
    stop.abort(why)
    await expect(working).rejects.toBe(why)
    expect(await engine.projects.list()).toHaveLength(1)
  }
  const wrong = { code: 'INVALID_PARAMS', details: { parameters: ['sgnal'] } }
  await expect(engine.importProject(path, { sgnal: 1 } as never)).rejects.toMatchObject(wrong)
  expect(await project.copy({})).toMatchObject({ name: 'Copy of Mine', document_count: 500 })
})
