import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { fileOfProject, type Project } from '../../src/projects/project.js'
import type { Projects } from '../../src/projects/projects.js'
import { openPostgresInstallation } from '../../src/storage/postgres/installation.js'
import { openSqliteInstallation } from '../../src/storage/sqlite/installation.js'
import { emptyFolder } from '../storage/folder.js'
import { freshSchema } from '../storage/postgres/freshSchema.js'
import { build, comments, copyRequest, newProject, openProjectsOn } from './testProjects.js'

const kinds = [
  ['memory', async () => await openSqliteInstallation(undefined)],
  ['a folder', async () => await openSqliteInstallation(emptyFolder())],
  ['PostgreSQL', async () => await openPostgresInstallation({ ...(await freshSchema()), poolSize: 4 })],
] as const

/** What is copied, and where to. */
interface Scene {
  readonly projects: Projects
  readonly source: Project
  readonly target: Project
  /** A file that an export has written. */
  readonly file: string
}

const works: Record<string, (scene: Scene, signal: AbortSignal) => Promise<unknown>> = {
  'a whole copy': async ({ projects, source }: Scene, signal: AbortSignal) =>
    await projects.copyWhole(source, { ...(await copyRequest(source)), signal }),
  'a copy of some documents': async ({ projects, source }: Scene, signal: AbortSignal) =>
    await projects.copyPart(source, { ...(await copyRequest(source)), signal }),
  'a copy into another project': ({ projects, source, target }: Scene, signal: AbortSignal) =>
    projects.copyInto(source, target, { signal }),
  'an import': async ({ projects, source, file }: Scene, signal: AbortSignal) =>
    await projects.importFrom({ path: file, ...(await copyRequest(source)), signal }),
}

/** Runs work with a signal that aborts after so many turns of the event loop. */
async function abortAfter<T>(turns: number, work: (signal: AbortSignal) => Promise<T>): Promise<'aborted' | 'done'> {
  const why = new Error('Enough.')
  const stop = new AbortController()
  const result = work(stop.signal).then(
    () => 'done' as const,
    (error: unknown) => {
      expect(error).toBe(why)
      return 'aborted' as const
    },
  )
  for (let turn = 0; turn < turns; turn++) await nextTurn()
  stop.abort(why)
  return await result
}

describe.each(kinds)('in %s', (place, openStorage) => {
  test.each(Object.entries(works))(
    '%s that is aborted at any moment leaves nothing',
    { timeout: 60_000 },
    async (name, work) => {
      const isImport = name === 'an import'
      if (isImport && place === 'memory') return
      const storage = await openStorage()
      const projects = await openProjectsOn(storage)
      const [source, target] = [await newProject(projects, 'Source'), await newProject(projects, 'Target')]
      await source.upload(comments(700))
      await build(source, { stages: 'core' })
      const file = join(emptyFolder(), 'exported')
      if (place !== 'memory') await projects.exportTo(source, file)
      const scene = { projects, source, target, file }
      const files = () =>
        storage.directory === undefined
          ? []
          : readdirSync(join(storage.directory, 'projects')).filter((one) => !/-(?:wal|shm)$/.test(one))
      const before = files()
      let aborted = 0
      for (let turns = 0; turns < 40; turns += 3) {
        if ((await abortAfter(turns, (signal) => work(scene, signal))) === 'done') break
        aborted++
        expect(await projects.list()).toHaveLength(2)
        expect(files()).toEqual(before)
        const { records } = fileOfProject(target)
        expect([await records.documents.totals(), await records.arrivals.any()]).toEqual([
          { documents: 0, characters: 0 },
          false,
        ])
      }
      expect(aborted).toBeGreaterThan(0)
      // What was aborted holds no lock, and the work still succeeds.
      await work(scene, new AbortController().signal)
      await build(source, { stages: 'core' })
    },
  )
})
