import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import Sqlite from 'better-sqlite3'
import { expect, test } from 'vitest'
import type { Compute } from '../../../src/compute/compute.js'
import { mapInOrder } from '../../../src/compute/mapInOrder.js'
import { inlineCompute } from '../../../src/compute/pool.js'
import { projectPath } from '../../../src/storage/sqlite/project/projectFile.js'
import { emptyFolder } from '../../storage/folder.js'
import { valuesOf } from '../snapshotContent.js'
import { build, comments, gatedCompute, newProject, openTestProjects, snapshotOf } from '../testProjects.js'

/** So many reviews from a number on; every seventh of those behind the first 2,100 has a new word, and a phrase that old ones have too seldom. */
const reviews = (count: number, from = 0) =>
  comments(count, from).map((comment, i) => ({
    ...comment,
    text: (from === 0 ? i % 700 === 350 : i % 7 === 0)
      ? `The velvet anchor was terrible. ${from > 0 ? 'A lovely velvet anchor and gazpacho soup.' : ''}`
      : comment.text.repeat(4),
  }))

/** Uploads texts and builds, in a process that is killed as soon as it builds sentiment. */
function killInSentiment(directory: string, projectId: string, texts: readonly string[]): void {
  const program = `
    import { openEngine } from ${JSON.stringify(join(process.cwd(), 'dist/index.js'))}
    const engine = await openEngine({ directory: ${JSON.stringify(directory)}, threads: 0, general: false })
    const project = engine.project(${JSON.stringify(projectId)})
    const texts = ${JSON.stringify(texts)}
    if (texts.length > 0) await project.upload({ docs: texts.map((text) => ({ text })) })
    await project.build()
    await project.waitForSentimentBuild({
      onProgress: ({ stage }) => stage === 'sentiment' && process.kill(process.pid, 'SIGKILL'),
    })`
  const { signal, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program])
  expect({ signal, stderr: String(stderr) }).toEqual({ signal: 'SIGKILL', stderr: '' })
}

/** A compute that notes whether sentiment learns from all documents, and how many shards it scores. */
function watchedCompute() {
  const seen = { learns: false, scored: 0 }
  const run: Compute['run'] = (kernel, input, options) => {
    if (kernel.name === 'sentiment.learnShard') seen.learns = true
    if (kernel.name === 'sentiment.scoreShard') seen.scored++
    return inlineCompute.run(kernel, input, options)
  }
  const compute: Compute = {
    threads: 0,
    run,
    map: (kernel, inputs, options = {}) => mapInOrder(1, inputs, options, (input) => run(kernel, input, options)),
  }
  return { compute, seen }
}

type Interruption = 'killed' | 'killed twice' | 'cancelled' | undefined

/**
 * Builds 2,100 reviews, then 30 more without `gone` of the first ones, which may be interrupted in the run of sentiment, then `last` more or
 * the same again, maybe after a process has removed what is no longer needed. Gives what the project has then.
 */
async function built(interruption: Interruption, gone: number, last: number, isCleaned = false, damage?: string) {
  const directory = emptyFolder()
  const first = await openTestProjects({ directory })
  const { projectId } = await newProject(first)
  const project = (await first.open(projectId))!
  const ids = await project.upload(reviews(2_100))
  await build(project)
  await project.changeFlags(ids.slice(5, 5 + gone), 'mark')
  const more = reviews(30, 2_100).map(({ text }) => ({ title: '', text, metadata: [] }))
  await first.close()
  if (interruption?.startsWith('killed')) {
    killInSentiment(
      directory,
      projectId,
      more.map(({ text }) => text),
    )
    if (interruption === 'killed twice') killInSentiment(directory, projectId, [])
  } else {
    const { compute, reached, open } = gatedCompute('sentiment.scoreShard')
    if (interruption === undefined) open()
    const projects = await openTestProjects({ directory, compute })
    const opened = (await projects.open(projectId))!
    await opened.upload(more)
    await opened.startBuild({ stages: 'all' })
    if (interruption === 'cancelled') {
      await reached
      expect(await opened.cancelSentiment()).toBe(true)
    } else await opened.waitFor('sentiment')
    await projects.close()
  }
  if (isCleaned) {
    const later = await openTestProjects({ directory, now: () => 1e9 })
    await (await later.open(projectId))!.info()
    await later.close()
  }
  if (damage !== undefined) {
    const database = new Sqlite(projectPath(directory, projectId))
    database.exec(`${damage} WHERE chunk IN (
      SELECT chunk FROM part_chunks JOIN parts USING (part) WHERE snapshot = 1 AND name = 'sentiment.postingSentiments')`)
    database.close()
  }
  const { compute, seen } = watchedCompute()
  const again = (await (await openTestProjects({ directory, compute })).open(projectId))!
  const { base, info } = await snapshotOf(again)
  expect([info.number, typeof base === 'object' && base.reread.length > 0]).toEqual([2, true])
  if (last > 0) await again.upload(reviews(last, 2_130))
  await build(again)
  const snapshot = await snapshotOf(again)
  expect(snapshot.info.documentCount).toBe(2_130 - gone + last)
  const { info: after, ...values } = await valuesOf(snapshot)
  return { values, ...seen, changed: after.changedDocuments, number: after.number, project: again }
}

test.each([
  ['killed', 0, 0],
  ['killed', 0, 20],
  ['killed', 3, 0],
  ['killed', 3, 20],
  ['killed twice', 0, 0],
  ['cancelled', 0, 0],
  ['cancelled', 3, 20],
] as const)(
  'sentiment that was %s, with %d documents deleted and %d new ones since, goes on from what is stored, and ends as if nothing had happened',
  async (interruption, gone, last) => {
    const expected = await built(undefined, gone, last)
    const found = await built(interruption, gone, last)
    const differing = Object.keys(expected.values).filter(
      (name) =>
        !isDeepStrictEqual(
          found.values[name as keyof typeof found.values],
          expected.values[name as keyof typeof expected.values],
        ),
    )
    expect(differing).toEqual([])
    expect(found.changed).toBe(expected.changed)
    expect(found.learns).toBe(false)
    expect(found.scored).toBeGreaterThan(0)
    expect((await found.project.info()).lastBuild!.sentiment).toMatchObject({ success: true, cancelled: false })
    // What follows extends the snapshot as ever.
    await found.project.upload(comments(5, 3_000))
    await build(found.project)
    expect(found.learns).toBe(false)
    expect((await snapshotOf(found.project)).info.changedDocuments).toBe(30 + gone + last + 5)
  },
)

test('what it goes on from stays in the file unless documents were deleted since', async () => {
  expect((await built('cancelled', 0, 0, true)).learns).toBe(false)
  expect((await built('cancelled', 3, 0, true)).learns).toBe(true)
})

test('what is damaged or gone is computed again for all documents', async () => {
  for (const damage of ['UPDATE chunks SET data = zeroblob(length(data))', 'DELETE FROM chunks']) {
    const found = await built('cancelled', 0, 0, false, damage)
    expect(found.learns).toBe(true)
    expect((await found.project.info()).lastBuild!.sentiment).toMatchObject({ success: true })
  }
})
