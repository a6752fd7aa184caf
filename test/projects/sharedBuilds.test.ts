import { expect, onTestFinished, test } from 'vitest'
import { cancelWaiting, recoverBuild, waitingBuild } from '../../src/projects/locks/buildFailures.js'
import { fileOfProject, type Project } from '../../src/projects/project.js'
import type { Projects, ProjectsOptions } from '../../src/projects/projects.js'
import { openPostgres } from '../../src/storage/postgres/database.js'
import { openPostgresInstallation } from '../../src/storage/postgres/installation.js'
import { createLatch } from '../createLatch.js'
import { breakAtEachWrite, breakablePostgres } from '../storage/breaks.js'
import { freshSchema } from '../storage/postgres/freshSchema.js'
import { comments, gatedCompute, longComments, newProject, openProjectsOn } from './testProjects.js'

const full = { stages: 'all' } as const
const core = { stages: 'core' } as const

/** Opens nodes on one schema. */
async function newCluster(
  address?: Awaited<ReturnType<typeof freshSchema>>,
): Promise<(options?: Partial<ProjectsOptions>) => Promise<Projects>> {
  address ??= await freshSchema()
  return async (options = {}) => {
    const storage = await openPostgresInstallation({ ...address, poolSize: 4 })
    return await openProjectsOn(storage, options)
  }
}

const on = async (node: Projects, { projectId }: Project): Promise<Project> => (await node.open(projectId))!
const lastOf = async (project: Project) => (await project.info()).lastBuild

test('a build that a node without builds is asked for waits, and a node that looks for builds runs it', async () => {
  const open = await newCluster()
  const node = await open({ builds: false })
  const project = await newProject(node)
  await project.upload(comments(30))
  expect(await project.startBuild(full)).toBe(1)
  await expect(project.startBuild(full)).rejects.toMatchObject({ code: 'PROJECT_LOCKED' })
  expect(await lastOf(project)).toMatchObject({ number: 1, stopTime: null, success: undefined })
  // It has read nothing yet.
  await project.upload(comments(10, 30))
  const worker = await open()
  void worker.resumeBuilds()
  await project.waitFor('sentiment')
  const snapshot = await project.openSnapshot()
  expect(typeof snapshot === 'string' ? snapshot : snapshot.info.documentCount).toBe(40)
  expect(await lastOf(project)).toMatchObject({ number: 1, success: true, sentiment: { success: true } })
  await project.startBuild({ stages: 'sentiment' })
  await project.waitFor('sentiment')
  expect(await fileOfProject(project).records.lease.isHeld()).toBe(false)
})

test('while a build waits, or somebody else holds the lease, no node begins or asks for another', async () => {
  const open = await newCluster()
  const [node, builder] = [await open({ builds: false }), await open()]
  const project = await newProject(node)
  await project.upload(comments(20))
  const there = await on(builder, project)
  const locked = expect.objectContaining({ code: 'PROJECT_LOCKED' })
  const { lease } = fileOfProject(there).records
  const holder = (await lease.take())!
  for (const each of [project, there]) await expect(each.startBuild(core)).rejects.toEqual(locked)
  expect(await lastOf(project)).toBeUndefined()
  await lease.release(holder)
  expect(await project.startBuild(core)).toBe(1)
  // Only who holds the lease runs the build that waits.
  expect(await there.continueBuild(holder)).toBe(false)
  await expect(project.startBuild(core)).rejects.toEqual(locked)
  expect(await lastOf(project)).toMatchObject({ number: 1, stopTime: null })
  const own = (await lease.take())!
  expect(await there.continueBuild(own)).toBe(true)
  await there.waitFor('sentiment')
  expect([await lease.isHeld(), (await lastOf(project))?.success]).toEqual([false, true])
})

test('a node opens what another has published before it is asked, where it has an older snapshot open', async () => {
  const open = await newCluster()
  const [builder, node, other] = [await open(), await open({ builds: false }), await open({ builds: false })]
  const project = await newProject(builder)
  await project.upload(comments(30))
  await project.startBuild(core)
  await project.waitFor('build')
  const there = await on(node, project)
  await there.openSnapshot()
  await (await on(other, project)).info()
  const before = node.statistics().cacheBytes
  expect(before).toBeGreaterThan(0)
  await project.upload(comments(200, 30))
  await project.startBuild(core)
  await project.waitFor('build')
  await expect.poll(() => node.statistics().cacheBytes).toBeGreaterThan(before)
  expect(other.statistics().cacheBytes).toBe(0)
})

test('a build and its language wait until somebody who can build it asks for the project', async () => {
  const open = await newCluster()
  const node = await open({ builds: false })
  const project = await newProject(node)
  await project.upload(comments(20).map((comment, i) => ({ ...comment, language: ['de', 'en'][i % 2] })))
  await project.startBuild({ ...core, language: 'fr', keywordExpansion: { terms: 3 } })
  const builder = await on(await open(), project)
  await builder.waitFor('build')
  const snapshot = await project.openSnapshot()
  const { language, otherLanguages = [] } = typeof snapshot === 'string' ? { language: snapshot } : snapshot.info
  expect([language, otherLanguages]).toEqual(['fr', []])
  expect(await project.settings.expansion(1)).toEqual({ terms: 3 })
})

test('a build of what another node has built already keeps the snapshot, and builds sentiment where it is missing', async () => {
  const open = await newCluster()
  const [node, asking] = [await open(), await open({ builds: false })]
  const project = await newProject(node)
  await project.upload(comments(30))
  await project.startBuild(core)
  await project.waitFor('build')
  const there = await on(asking, project)
  const worker = await open()
  void worker.resumeBuilds()
  for (const number of [2, 3]) {
    expect(await there.startBuild(full)).toBe(number)
    await there.waitFor('sentiment')
    expect(await lastOf(project)).toMatchObject({ number, success: true, sentiment: { success: true, skipped: false } })
    const snapshot = await there.openSnapshot()
    if (typeof snapshot === 'string') throw new Error(snapshot)
    expect([snapshot.info.number, (await snapshot.sentiment())!.documentLabels.length]).toEqual([1, 30])
  }
  expect(await fileOfProject(project).records.lease.isHeld()).toBe(false)
  await project.upload(comments(1, 30))
  await project.startBuild(core)
  await project.waitFor('build')
  expect(await project.openSnapshot()).toMatchObject({ info: { number: 4, documentCount: 31 } })
})

test('a node that closes hands its core build to another, with a new number', async () => {
  const open = await newCluster()
  const gate = gatedCompute('build.')
  const first = await open({ compute: gate.compute })
  const project = await newProject(first)
  await project.upload(longComments())
  await project.startBuild({ ...core, keywordExpansion: { terms: 3 }, isFull: true })
  await gate.reached
  const second = await open()
  const there = await on(second, project)
  await expect(there.startBuild(core)).rejects.toMatchObject({ code: 'PROJECT_LOCKED' })
  const closed = first.close()
  gate.open()
  await closed
  expect((await lastOf(there))?.number).toBe(2)
  void second.resumeBuilds()
  await there.waitFor('build')
  expect(await lastOf(there)).toMatchObject({ number: 2, success: true, sentiment: { skipped: true } })
  expect(await there.settings.expansion(2)).toEqual({ terms: 3 })
  expect(await fileOfProject(there).records.settings.isFull(2)).toBe(true)
  const [before] = await fileOfProject(there).records.builds.all()
  expect(before).toMatchObject({ number: 1, success: false, reason: 'The engine was closed during the build.' })
})

test('a build whose process ends while another node waits for it is run by that node', async () => {
  const open = await newCluster()
  const gate = gatedCompute('build.')
  const first = await open({ compute: gate.compute })
  const project = await newProject(first)
  await project.upload(longComments())
  await project.startBuild(core)
  await gate.reached
  const there = await on(await open(), project)
  const looked = createLatch()
  let looks = 0
  const countLooks = (): void => void (++looks > 1 && looked.open())
  const signal = Object.assign(new AbortController().signal, { throwIfAborted: countLooks })
  const waiting = there.waitFor('build', { signal })
  await looked.opened
  const closed = first.close()
  gate.open()
  await closed
  await waiting
  expect(await lastOf(there)).toMatchObject({ number: 2, success: true })
})

test('a builder that lost its lease publishes nothing, and another builds instead', async () => {
  const open = await newCluster()
  const gate = gatedCompute('build.')
  const slow = await open({ compute: gate.compute })
  const project = await newProject(slow)
  await project.upload(longComments())
  await project.startBuild(core)
  await gate.reached
  const there = await on(await open(), project)
  const { lease, builds, snapshots } = fileOfProject(there).records
  await lease.release((await lease.holder())!)
  await there.waitFor('build')
  expect([await snapshots.current(), (await lastOf(there))?.number]).toEqual([{ number: 2, layer: 0 }, 2])
  gate.open()
  await slow.close()
  expect(await snapshots.current()).toEqual({ number: 2, layer: 0 })
  expect((await builds.all()).map(({ success }) => success)).toEqual([false, true])
})

test('a build that dies twice is not tried a third time', async () => {
  const open = await newCluster()
  const node = await open({ builds: false })
  const project = await newProject(node)
  await project.upload(comments(5))
  await project.startBuild(core)
  const { records } = fileOfProject(project)
  const die = async (): Promise<void> => {
    const asked = (await records.askedBuilds!.get())!
    await records.askedBuilds!.put({ ...asked, isWaiting: false })
  }
  await die()
  expect(await lastOf(project)).toMatchObject({ number: 2, stopTime: null })
  await die()
  expect(await lastOf(project)).toMatchObject({
    number: 2,
    success: false,
    reason: /process that ran this build ended/,
  })
})

/** Ends the connections of the next so many statements that write chunks of a snapshot. */
async function cutWrites(address: Awaited<ReturnType<typeof freshSchema>>, times: number): Promise<void> {
  const database = await openPostgres(address)
  onTestFinished(() => database.close())
  const { schema } = database
  // A sequence counts on where a transaction is rolled back.
  await database.run(`
    CREATE SEQUENCE ${schema}.cuts;
    CREATE FUNCTION ${schema}.cut() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF nextval('${schema}.cuts') <= ${times} THEN PERFORM pg_terminate_backend(pg_backend_pid()); END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER cut BEFORE INSERT ON ${schema}.chunks FOR EACH STATEMENT EXECUTE FUNCTION ${schema}.cut();`)
}

test('a build whose connection to the database is cut is repeated, and who waits for it waits for that', async () => {
  const address = await freshSchema()
  const open = await newCluster(address)
  const node = await open()
  const project = await newProject(node)
  await project.upload(comments(30))
  // Storage itself tries five times.
  await cutWrites(address, 5)
  await project.startBuild({ ...core, keywordExpansion: { terms: 3 } })
  await project.waitFor('build')
  const [first, second, ...more] = await fileOfProject(project).records.builds.all()
  expect(first).toMatchObject({
    success: false,
    reason: expect.stringMatching(/^The database failed during the build\./),
  })
  expect([second?.success, more]).toEqual([true, []])
  expect(await project.settings.expansion(2)).toEqual({ terms: 3 })
})

test('a build that is cut twice is not tried a third time', async () => {
  const address = await freshSchema()
  const project = await newProject(await (await newCluster(address))())
  await project.upload(comments(30))
  await cutWrites(address, 1_000)
  await project.startBuild(core)
  await expect(project.waitFor('build')).rejects.toThrow(/The database failed during the build/)
  expect((await fileOfProject(project).records.builds.all()).map(({ success }) => success)).toEqual([false, false])
})

test('sentiment that a node gives up when it closes is finished by another', async () => {
  const open = await newCluster()
  const gate = gatedCompute('sentiment.')
  const first = await open({ compute: gate.compute })
  const project = await newProject(first)
  await project.upload(longComments())
  await project.startBuild(full)
  await gate.reached
  const second = await open()
  const there = await on(second, project)
  const closed = first.close()
  gate.open()
  await closed
  expect((await fileOfProject(there).records.askedBuilds!.get())?.isWaiting).toBe(true)
  void second.resumeBuilds()
  await there.waitFor('sentiment')
  expect(await lastOf(there)).toMatchObject({ number: 1, success: true, sentiment: { success: true } })
})

test('any node cancels the sentiment of a build that waits', async () => {
  const open = await newCluster()
  const project = await newProject(await open({ builds: false }))
  await project.upload(comments(10))
  await project.startBuild(full)
  expect(await (await on(await open({ builds: false }), project)).cancelSentiment()).toBe(true)
  void (await open()).resumeBuilds()
  await project.waitFor('build')
  await expect(project.waitFor('sentiment')).rejects.toMatchObject({ code: 'SENTIMENT_NOT_BUILT' })
})

test('a build that waits is cancelled from any node: nobody runs it, and another one may be asked for', async () => {
  const open = await newCluster()
  const node = await open({ builds: false })
  const project = await newProject(node)
  await project.upload(comments(20))
  await project.startBuild(core)
  const there = await on(await open({ builds: false }), project)
  expect(await there.cancelBuild()).toBe(true)
  expect(await lastOf(project)).toMatchObject({ number: 1, success: false, reason: 'The build was cancelled.' })
  expect([await there.cancelBuild(), await project.resumeBuild()]).toEqual([false, false])
  const builder = await on(await open(), project)
  await builder.startBuild(core)
  await builder.waitFor('build')
  expect(await lastOf(project)).toMatchObject({ number: 2, success: true })
})

test('clearing a project stops its build on any node, whether it runs or waits', async () => {
  const open = await newCluster()
  const gate = gatedCompute('build.')
  const project = await newProject(await open({ compute: gate.compute }))
  await project.upload(longComments())
  await project.startBuild(core)
  await gate.reached
  const there = await on(await open({ builds: false }), project)
  await there.changes.clear(true)
  expect(await lastOf(project)).toMatchObject({ number: 1, success: false, reason: 'The build was cancelled.' })
  expect(await project.openSnapshot()).toBe('unbuilt')
  await there.startBuild(core)
  await (await on(await open({ builds: false }), project)).changes.clear(false)
  expect(await lastOf(project)).toMatchObject({ number: 2, success: false, reason: 'The build was cancelled.' })
  expect((await there.pending()).unbuilt).toBe(0)
})

/** A build that waits, in a database whose writes a test makes fail. */
async function openBreakable() {
  const address = await freshSchema()
  const open = await newCluster(address)
  const project = await newProject(await open({ builds: false }))
  const docIds = await project.upload(comments(20))
  await project.changeFlags(docIds.slice(0, 2), 'mark')
  await project.startBuild({ ...full, keywordExpansion: { terms: 3 } })
  const { records } = fileOfProject(project)
  const asked = (await records.askedBuilds!.get())!
  const database = await openPostgres(address)
  onTestFinished(() => database.close())
  return {
    ...{ open, project, records, writes: await breakablePostgres(database) },
    /** The process that ran it is gone. */
    die: () => records.askedBuilds!.put({ ...asked, isWaiting: false }),
  }
}

test.each([
  ['that waits', false, 3],
  ['whose process died', true, 6],
])('a build %s is taken over completely or not at all', async (_, hasDied, least) => {
  const { open, project, records, writes, die } = await openBreakable()
  if (hasDied) await die()
  const there = await on(await open({ builds: false }), project)
  const holder = (await records.lease.take())!
  const { writes: count, halfDone } = await breakAtEachWrite(writes, () => there.continueBuild(holder))
  expect(halfDone).toBeUndefined()
  expect(count).toBeGreaterThanOrEqual(least)
  await there.waitFor('sentiment')
  const number = hasDied ? 2 : 1
  expect(await lastOf(there)).toMatchObject({ number, success: true, sentiment: { success: true } })
  expect(await there.settings.expansion(number)).toEqual({ terms: 3 })
  expect((await there.info()).documentCount).toBe(18)
})

test('the death of a build is recorded, and another one asked for, completely or not at all', async () => {
  const { records, writes, die } = await openBreakable()
  await die()
  const { writes: count, halfDone } = await breakAtEachWrite(writes, () => recoverBuild(records, 50))
  expect([halfDone, count >= 4]).toEqual([undefined, true])
  expect((await records.builds.all()).map(({ number, stopTime }) => [number, stopTime])).toEqual([
    [1, 50],
    [2, null],
  ])
  expect(await records.askedBuilds!.get()).toMatchObject({ number: 2, isWaiting: true })
})

test('a build that waits is cancelled completely or not at all', async () => {
  const { project, records, writes } = await openBreakable()
  const { writes: count, halfDone } = await breakAtEachWrite(writes, () => cancelWaiting(records, 50))
  expect([halfDone, count >= 2]).toEqual([undefined, true])
  expect(await lastOf(project)).toMatchObject({ success: false, reason: 'The build was cancelled.' })
  expect((await project.pending()).marked).toBe(2)
})

test('how a build was asked for belongs to this build, not to one before it', async () => {
  const { records } = await openBreakable()
  await records.builds.change(1, { stopTime: 5, success: true, sentimentStopTime: 6, sentimentSuccess: true })
  // A build of a version that asks for none.
  const build = await records.builds.start({ scienceVersion: '1', language: 'en', startTime: 7, skipSentiment: true })
  await records.askedBuilds!.put({ ...(await records.askedBuilds!.get())!, number: 1, isWaiting: true })
  expect([await waitingBuild(records, build), await cancelWaiting(records, 50)]).toEqual([undefined, false])
  await recoverBuild(records, 50)
  expect(await records.builds.last()).toMatchObject({ number: 2, stopTime: 50, success: false })
})
