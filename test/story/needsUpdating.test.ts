import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { type Engine, openEngine } from '../../src/engine.js'
import { MINIMUM_SCIENCE_VERSION, SCIENCE_VERSION } from '../../src/indexing/version.js'
import { failure, openReviews } from '../operations/v5/reviews.js'
import { emptyFolder } from '../storage/folder.js'

/** Makes the current snapshot of a project one that another version of the science has built. */
function changeScience(path: string, version: string): void {
  const database = new Database(path)
  const { part } = database.prepare("SELECT part FROM parts WHERE name = 'info' AND layer = 0").get() as {
    part: number
  }
  const { chunk, data } = database
    .prepare('SELECT chunk, data FROM part_chunks JOIN chunks USING (chunk) WHERE part = ?')
    .get(part) as { chunk: number; data: Buffer }
  const head = JSON.parse(data.toString()) as { info: { scienceVersion: string } }
  head.info.scienceVersion = version
  const changed = Buffer.from(JSON.stringify(head))
  // Versions so old wrote no checksum.
  database.prepare('UPDATE chunks SET data = ?, crc = NULL WHERE chunk = ?').run(changed, chunk)
  database.prepare('UPDATE parts SET bytes = ? WHERE part = ?').run(changed.length, part)
  database.close()
}

test('a project built by a science no longer supported says so until it is built again', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'aged-'))
  const open = (): Promise<Engine> => openEngine({ threads: 0, directory })
  const first = await open()
  const { project_id, conceptLists } = await openReviews(first)
  await conceptLists.create({ name: 'Parts', concepts: [{ texts: ['battery'] }] })
  await first.close()
  changeScience(join(directory, 'projects', `${project_id}.db`), '0.9')

  const engine = await open()
  const project = engine.project(project_id)
  const outdated = expect.objectContaining({ code: 'PROJECT_NEEDS_UPDATING', status: 400 })
  const asks = [
    () => project.docs.search(),
    () => project.metadata(),
    () => project.terms.get({ term_ids: [] }),
    () => project.concepts.list(),
    () => project.concepts.matchCounts(),
    () => project.concepts.sentiment(),
    () => project.concepts.scoreDrivers({ score_field: 'rating' }),
    () => project.concepts.compare(),
    () => project.concepts.outliers(),
    () => project.vectorize({ texts: [] }),
    () => project.summary.volume({ texts: ['battery'] }),
    () => project.copy({ search: { texts: ['battery'] } }),
  ]
  for (const ask of asks) await expect(ask()).rejects.toEqual(outdated)
  // What needs no science is there as ever.
  expect(await project.get()).toMatchObject({ document_count: 60, last_build_info: { success: true } })
  expect(await project.conceptLists.list()).toHaveLength(1)
  expect((await engine.status()).minimum_science_version).toBe(MINIMUM_SCIENCE_VERSION)
  await project.build({ skip_sentiment: true })
  await project.waitForBuild()
  expect((await project.docs.search()).total_count).toBe(60)
  await engine.close()
  rmSync(directory, { recursive: true, force: true })
})

test('a later science is answered from, unless its first number is higher', async () => {
  const directory = emptyFolder()
  const open = (): Promise<Engine> => openEngine({ threads: 0, directory })
  const first = await open()
  const { project_id } = await openReviews(first)
  await first.close()
  const [major = 0, minor = 0] = SCIENCE_VERSION.split('.').map(Number)
  for (const [version, isRead] of [
    [`${major}.${minor + 1}`, true],
    [`${major + 1}.0`, false],
  ] as const) {
    changeScience(join(directory, 'projects', `${project_id}.db`), version)
    await using engine = await open()
    const project = engine.project(project_id)
    if (isRead) expect((await project.docs.search()).total_count).toBe(60)
    else await expect(project.docs.search()).rejects.toEqual(failure('PROJECT_NEEDS_UPDATING'))
  }
})

test('an engine that asks for a later science refuses what it has built itself, for tests of clients', async () => {
  await using engine = await openEngine({ threads: 0, minimumScienceVersion: '999' })
  const { project_id } = await openReviews(engine)
  const project = engine.project(project_id)
  expect(await project.get()).toMatchObject({ last_build_info: { success: true, sentiment: { success: true } } })
  await expect(project.docs.search()).rejects.toEqual(failure('PROJECT_NEEDS_UPDATING'))
  await expect(project.build({ sentiment_only: true })).rejects.toEqual(failure('PROJECT_NEEDS_UPDATING'))
  expect(await project.get()).toMatchObject({ last_build_info: { sentiment: { success: true } } })
  expect((await engine.status()).minimum_science_version).toBe('999')
})

test('a minimum science version is numbers joined by dots, and not below what can be read', async () => {
  for (const minimumScienceVersion of ['next', '', '0.9']) {
    await expect(openEngine({ minimumScienceVersion })).rejects.toEqual(
      failure('INVALID_PARAMS', 'minimumScienceVersion'),
    )
  }
})
