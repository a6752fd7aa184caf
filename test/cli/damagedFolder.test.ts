import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openEngine } from '../../src/engine.js'
import { restaurantFolder } from './restaurant.js'
import { conceptlite } from './runCommand.js'

const { folder } = restaurantFolder()

test('a project whose file is missing is listed, its reason is told, and it can be deleted by its name', async () => {
  const directory = join(folder, 'lost')
  const engine = await openEngine({ directory, threads: 0 })
  const { project_id } = await engine.projects.create({ name: 'Lost', language: 'en' })
  await engine.projects.create({ name: 'There', language: 'en' })
  await engine.close()
  await rm(join(directory, 'projects', `${project_id}.db`))
  const listed = await conceptlite('projects', 'list', '--directory', directory)
  expect(listed).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/Lost +\? +en +cannot be opened\n.*There +0 +en +no\n/),
    stderr: expect.stringMatching(/^"Lost" \(\w+\): The file of this project is missing\./),
  })
  const shown = await conceptlite('projects', 'show', 'Lost', '--directory', directory)
  expect([shown.code, shown.stderr]).toEqual([1, expect.stringContaining('is missing')])
  expect((await conceptlite('projects', 'delete', 'Lost', '--yes', '--directory', directory)).code).toBe(0)
  expect((await conceptlite('projects', 'list', '--directory', directory)).stderr).toBe('')
})

test('check says what is damaged, as text or JSON, and ends with 1 if anything is', async () => {
  const directory = join(folder, 'checked')
  const engine = await openEngine({ directory, threads: 0 })
  const { project_id } = await engine.projects.create({ name: 'Checked', language: 'en' })
  await engine.close()
  expect(await conceptlite('check', directory)).toMatchObject({ code: 0, stdout: expect.stringContaining('Nothing') })
  await rm(join(directory, 'projects', `${project_id}.db`))
  const text = await conceptlite('check', directory)
  expect(text).toMatchObject({
    code: 1,
    stderr: '',
    stdout: expect.stringContaining(`projects/${project_id}.db: missing_file`),
  })
  const json = await conceptlite('check', directory, '--json')
  expect(json.code).toBe(1)
  expect(JSON.parse(json.stdout)).toMatchObject({ ok: false, findings: [{ kind: 'missing_file', project_id }] })
  expect(await conceptlite('check', join(folder, 'nowhere'))).toMatchObject({ code: 1, stdout: '' })
  expect((await conceptlite('check')).code).toBe(2)
})
