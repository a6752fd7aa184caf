import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
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
