import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Compute } from '../../../src/compute/compute.js'
import { inlineCompute } from '../../../src/compute/pool.js'
import { fileOfProject } from '../../../src/projects/project.js'
import { openProjectFile, projectPath } from '../../../src/storage/sqlite/project/projectFile.js'
import { givenBackground } from '../../../src/wordVectors/openWordVectors.js'
import { emptyFolder } from '../../storage/folder.js'
import { build, comments, gatedCompute, longComments, newProject, openTestProjects } from '../testProjects.js'

test('the record of a build through its life', async () => {
  const { compute, reached, open } = gatedCompute('sentiment.')
  const project = await newProject(await openTestProjects({ compute }))
  await project.upload(longComments())
  expect((await project.info()).lastBuild).toBeUndefined()
  await project.startBuild({ stages: 'all' })
  expect((await project.info()).lastBuild).toEqual({
    number: 1,
    scienceVersion: expect.any(String),
    language: 'en',
    inputs: {},
    startTime: expect.any(Number),
    stopTime: null,
    success: undefined,
    reason: undefined,
    sentiment: {
      skipped: false,
      startTime: expect.any(Number),
      stopTime: null,
      progress: expect.any(Number),
      success: undefined,
      cancelled: false,
    },
  })
  await reached
  const running = await project.info()
  expect(running.lastBuild).toMatchObject({ stopTime: expect.any(Number), success: true })
  expect(running.lastBuild!.sentiment).toMatchObject({ stopTime: null, success: undefined })
  expect(running.lastSuccessfulBuildTime).toBe(running.lastBuild!.stopTime)
  expect(running.lastBuild!.sentiment.startTime).toBe(running.lastBuild!.startTime)
  await expect(project.startBuild({ stages: 'all' })).rejects.toMatchObject({
    code: 'PROJECT_LOCKED',
    message: 'The sentiment of the project is being built. Try again after that has ended.',
  })
  await expect(project.startBuild({ stages: 'sentiment' })).rejects.toMatchObject({ code: 'PROJECT_LOCKED' })
  open()
  await project.waitFor('sentiment')
  const { sentiment } = (await project.info()).lastBuild!
  expect(sentiment).toMatchObject({ success: true, progress: undefined, cancelled: false })
  expect(sentiment.stopTime).toBeGreaterThan(sentiment.startTime)
})

test('an interrupted build starts again as it was asked for', async () => {
  const directory = emptyFolder()
  const { compute, reached } = gatedCompute('build.')
  const projects = await openTestProjects({ directory, compute })
  const project = await newProject(projects)
  await project.upload(longComments())
  const keywordExpansion = { limit: 5 }
  const asked = { stages: 'core', language: 'fr', keywordExpansion, isFull: true } as const
  await project.startBuild(asked)
  await reached
  await projects.close()
  const again = (await (await openTestProjects({ directory })).open(project.projectId))!
  expect((await again.info()).lastBuild).toMatchObject({ number: 1, success: false })
  expect(await again.resumeBuild()).toBe(true)
  await again.waitFor('build')
  const { lastBuild } = await again.info()
  expect(lastBuild).toMatchObject({ number: 2, success: true, language: 'fr', sentiment: { skipped: true } })
  expect(await again.settings.expansion(2)).toEqual(keywordExpansion)
  expect(await fileOfProject(again).records.settings.isFull(2)).toBe(true)
})

test('a core build tells its stages in their order, and how much of it is done', async () => {
  const project = await newProject(await openTestProjects())
  await project.upload(comments(60))
  await project.startBuild({ stages: 'all' })
  const told: { stage: string; fraction: number }[] = []
  await project.waitFor('build', { onProgress: (progress) => told.push({ ...progress }) })
  const stages = [...new Set(told.map(({ stage }) => stage))]
  expect(stages.slice(0, 3)).toEqual(['terms', 'phrases', 'counts'])
  expect(stages).not.toContain('sentiment')
  const fractions = told.map(({ fraction }) => fraction)
  expect(fractions).toEqual([...fractions].sort((a, b) => a - b))
  expect([fractions[0]! >= 0, fractions.at(-1)! > 0.5, fractions.at(-1)! <= 1]).toEqual([true, true, true])
})

test('documents in a language that nobody knows are read in that of the build', async () => {
  const project = await newProject(await openTestProjects())
  await project.upload(comments(20).map((comment, i) => ({ ...comment, language: ['xx', 'de', 'en'][i % 3] })))
  await build(project, { stages: 'core' })
  const snapshot = await project.openSnapshot()
  if (typeof snapshot === 'string') throw new Error(snapshot)
  expect(snapshot.info).toMatchObject({ language: 'en', otherLanguages: ['de'], documentCount: 20 })
  expect(snapshot.documents.wordCounts.every((count) => count > 0)).toBe(true)
})

test('a build counts the space of its project, and a minute later what it has removed is erased', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const projects = await openTestProjects({ directory: emptyFolder() })
  const { catalog, owner } = projects
  const project = await newProject(projects)
  const ids = await project.upload(comments(30))
  const space = async () => (await catalog.usage.spaceOf(owner.workspaceId, 0)).total
  const uploaded = await space()
  await build(project, { stages: 'core' })
  for (let turn = 0; turn < 1_000 && (await space()) === uploaded; turn++) await nextTurn()
  expect(await space()).toBeGreaterThan(uploaded)
  await project.changeFlags(ids.slice(0, 2), 'mark')
  await build(project, { stages: 'core' })
  const stored = async () => (await fileOfProject(project).records.documents.idsInRanges([0], 1e9)).length
  expect([await stored(), (await project.info()).documentCount]).toEqual([30, 28])
  vi.advanceTimersByTime(60_000)
  for (let turn = 0; turn < 1_000 && (await stored()) > 28; turn++) await nextTurn()
  expect(await stored()).toBe(28)
})

test('a skipped sentiment is over with the core build', async () => {
  const project = await newProject(await openTestProjects())
  await project.upload(comments(10))
  await build(project, { stages: 'core' })
  const { stopTime, sentiment } = (await project.info()).lastBuild!
  expect(sentiment).toMatchObject({ skipped: true, stopTime, success: true })
  const snapshot = await project.openSnapshot()
  expect(await (snapshot as Exclude<typeof snapshot, string>).sentiment()).toBeUndefined()
})

test('sentiment alone needs a snapshot, renews the last record, and keeps the snapshot', async () => {
  const project = await newProject(await openTestProjects())
  await project.upload(comments(10))
  await expect(project.startBuild({ stages: 'sentiment' })).rejects.toMatchObject({ code: 'PROJECT_NOT_BUILT' })
  await build(project, { stages: 'core' })
  const before = await project.openSnapshot()
  if (typeof before === 'string') throw new Error(before)
  for (let time = 0; time < 2; time++) {
    await project.startBuild({ stages: 'sentiment' })
    await project.waitFor('sentiment')
    expect((await project.info()).lastBuild).toMatchObject({
      number: 1,
      success: true,
      sentiment: { success: true, skipped: false },
    })
    const after = await project.openSnapshot()
    if (typeof after === 'string') throw new Error(after)
    expect(after.postings).toBe(before.postings)
    expect((await after.sentiment())!.postingSentiments).toHaveLength(before.postings.documents.length)
  }
})

test('marks of documents that a running build removes stay until it has ended', async () => {
  const { compute, reached, open } = gatedCompute('build.')
  const project = await newProject(await openTestProjects({ compute }))
  const uploaded = await project.upload(longComments())
  await project.changeFlags(uploaded.slice(0, 2), 'mark')
  await project.startBuild({ stages: 'core' })
  await reached
  await project.changeFlags(uploaded.slice(2, 3), 'mark')
  const unmark = (from: number, to: number): Promise<void> => project.changeFlags(uploaded.slice(from, to), 'unmark')
  await expect(unmark(1, 4)).rejects.toMatchObject({
    code: 'PROJECT_LOCKED',
    message: /removes some of these documents/,
  })
  expect(await project.pending()).toMatchObject({ marked: 3 })
  await unmark(2, 3)
  expect(await project.pending()).toMatchObject({ marked: 2 })
  expect(await project.cancelBuild()).toBe(true)
  open()
  await expect(project.waitFor('build')).rejects.toMatchObject({ message: /cancelled/ })
  await unmark(0, 1)
  await build(project)
  const built = await project.openSnapshot()
  if (typeof built === 'string') throw new Error(built)
  expect(built.documents.count).toBe(uploaded.length - 1)
})

test('sentiment alone is refused during the first build as every build is', async () => {
  const { compute, reached, open } = gatedCompute('build.')
  const project = await newProject(await openTestProjects({ compute }))
  await project.upload(longComments())
  await project.startBuild({ stages: 'core' })
  await reached
  await expect(project.startBuild({ stages: 'sentiment' })).rejects.toMatchObject({ code: 'PROJECT_LOCKED' })
  open()
  await project.waitFor('build')
})

test('a project without documents fails to build, with a reason', async () => {
  const project = await newProject(await openTestProjects())
  await project.startBuild({ stages: 'all' })
  await expect(project.waitFor('build')).rejects.toMatchObject({ code: 'ERROR', message: /no documents/ })
  const { lastBuild, lastSuccessfulBuildTime } = await project.info()
  expect(lastSuccessfulBuildTime).toBeNull()
  expect(lastBuild).toMatchObject({
    success: false,
    reason: 'The project has no documents.',
    sentiment: { success: false },
  })
  expect(lastBuild!.sentiment.stopTime).toBe(lastBuild!.stopTime)
  expect(await project.openSnapshot()).toBe('unbuilt')
  await project.upload(comments(5))
  await build(project)
  expect((await project.info()).lastBuild).toMatchObject({ number: 2, success: true })
})

test('a project without documents is built again after a build that has removed them', async () => {
  const project = await newProject(await openTestProjects())
  const uploaded = await project.upload(comments(5))
  await build(project)
  await project.changeFlags(uploaded, 'mark')
  for (let number = 2; number <= 4; number++) {
    await build(project)
    expect((await project.info()).lastBuild).toMatchObject({ number, success: true, sentiment: { success: true } })
    const empty = await project.openSnapshot()
    if (typeof empty === 'string') throw new Error(empty)
    expect(empty.documents.count).toBe(0)
  }
  await project.upload(comments(5))
  await build(project)
  expect((await project.info()).lastBuild).toMatchObject({ number: 5, success: true })
})

test('a build that fails leaves the snapshot before and what was marked', async () => {
  const broken = {
    fingerprint: 'broken',
    axes: 2,
    vector: () => {
      throw new Error('The vectors are\nbroken.')
    },
  }
  const directory = emptyFolder()
  const good = await openTestProjects({ directory })
  const project = await newProject(good)
  await project.upload(comments(10))
  await build(project)
  await good.close()
  const projects = await openTestProjects({ directory, background: givenBackground(broken) })
  const again = (await projects.open(project.projectId))!
  const snapshot = await again.openSnapshot()
  if (typeof snapshot === 'string') throw new Error(snapshot)
  const [document] = await again.documents([snapshot.documents.keys[0]!])
  await again.changeFlags([document!.docId], 'mark')
  await again.startBuild({ stages: 'all' })
  await expect(again.waitFor('sentiment')).rejects.toMatchObject({ code: 'ERROR' })
  expect((await again.info()).lastBuild).toMatchObject({ number: 2, success: false, reason: 'The vectors are' })
  expect((await again.info()).documentCount).toBe(10)
  expect((await again.pending()).marked).toBe(1)
  expect(await again.openSnapshot()).toBe(snapshot)
})

test('the start of sentiment is that of its build, and does not move', async () => {
  let clock = 100
  const project = await newProject(await openTestProjects({ now: () => clock++ }))
  await project.upload(comments(5))
  await project.startBuild({ stages: 'all' })
  const { startTime, sentiment } = (await project.info()).lastBuild!
  expect(sentiment.startTime).toBe(startTime)
  await project.waitFor('build')
  await project.waitFor('sentiment')
  expect((await project.info()).lastBuild!.sentiment.startTime).toBe(startTime)
  await project.startBuild({ stages: 'sentiment' })
  const again = (await project.info()).lastBuild!.sentiment.startTime
  expect(again).toBeGreaterThan(startTime)
  await project.waitFor('sentiment')
  expect((await project.info()).lastBuild!.sentiment.startTime).toBe(again)
})

/** A project with documents that two engines have open on one folder; `gate` holds kernels of the first, as `gatedCompute` does. */
async function openTwice(prefix = 'no kernel') {
  const directory = emptyFolder()
  const gate = gatedCompute(prefix)
  const project = await newProject(await openTestProjects({ directory, compute: gate.compute }))
  await project.upload(longComments())
  const other = (await (await openTestProjects({ directory })).open(project.projectId))!
  return { project, other, gate }
}

test('a build of one engine locks the project for another, which can wait for it and then answers from it', async () => {
  const { project, other, gate } = await openTwice('build.')
  expect(await other.openSnapshot()).toBe('unbuilt')
  await project.startBuild({ stages: 'all' })
  await gate.reached
  await expect(other.startBuild({ stages: 'all' })).rejects.toMatchObject({ code: 'PROJECT_LOCKED' })
  gate.open()
  await other.waitFor('build')
  expect(await other.openSnapshot()).toMatchObject({ info: { number: 1, documentCount: 300 } })
})

test('an engine cancels the sentiment that another one builds', async () => {
  const { project, other, gate } = await openTwice('sentiment.')
  await project.startBuild({ stages: 'all' })
  await gate.reached
  expect(await other.cancelSentiment()).toBe(true)
  gate.open()
  await expect(other.waitFor('sentiment')).rejects.toMatchObject({ code: 'SENTIMENT_NOT_BUILT' })
})

test('an engine answers from the snapshot that another one has built since, and has its record', async () => {
  const { project, other } = await openTwice()
  await build(project, { stages: 'core' })
  await other.upload(comments(1))
  await build(other, { stages: 'core' })
  expect(await project.openSnapshot()).toMatchObject({ info: { number: 2, documentCount: 301 } })
  expect((await project.info()).lastBuild).toEqual((await other.info()).lastBuild)
})

test('a failure of the engine in a build is told, a build without documents or one that is cancelled is not', async () => {
  const failure = new Error('A kernel has failed.')
  const told: [unknown, string][] = []
  let isBroken = false
  const compute: Compute = {
    ...inlineCompute,
    map: (kernel, inputs, options) => {
      if (isBroken) throw failure
      return inlineCompute.map(kernel, inputs, options)
    },
  }
  const projects = await openTestProjects({ compute, onBuildFailure: (...failed) => void told.push(failed) })
  const project = await newProject(projects)
  await project.startBuild({ stages: 'core' })
  await expect(project.waitFor('build')).rejects.toThrow('no documents')
  await project.upload(longComments())
  await project.startBuild({ stages: 'core' })
  await project.cancelBuild()
  await expect(project.waitFor('build')).rejects.toThrow('cancelled')
  expect(told).toEqual([])
  isBroken = true
  await project.startBuild({ stages: 'core' })
  await expect(project.waitFor('build')).rejects.toThrow(failure.message)
  expect(told).toEqual([[failure, project.projectId]])
})

test('a build whose process died is found and recorded as failed', async () => {
  const directory = emptyFolder()
  const projects = await openTestProjects({ directory })
  const project = await newProject(projects)
  await project.upload(comments(5))
  await projects.close()
  // What a killed process leaves behind: a started build and a lease that nobody holds.
  const file = openProjectFile(projectPath(directory, project.projectId))
  await file.builds.start({ scienceVersion: '1.0', language: 'en', startTime: 5, skipSentiment: false })
  await file.close()
  const again = (await (await openTestProjects({ directory })).open(project.projectId))!
  expect((await again.info()).lastBuild).toMatchObject({
    number: 1,
    stopTime: expect.any(Number),
    success: false,
    reason: expect.stringContaining('process'),
    sentiment: { stopTime: expect.any(Number), success: false },
  })
  await build(again)
  expect((await again.info()).lastBuild).toMatchObject({ number: 2, success: true })
})

test('a builder that has lost its lease publishes nothing', async () => {
  const directory = emptyFolder()
  const { compute, reached, open } = gatedCompute('build.')
  const project = await newProject(await openTestProjects({ directory, compute }))
  await project.upload(longComments())
  await project.startBuild({ stages: 'core' })
  await reached
  // Another machine takes over, as if this one had slept.
  const file = openProjectFile(projectPath(directory, project.projectId))
  await file.atomically(async ({ builds, lease }) => {
    await builds.change(1, {
      stopTime: 7,
      success: false,
      reason: 'taken over',
      sentimentStopTime: 7,
      sentimentSuccess: false,
    })
    await lease.release((await lease.holder())!)
  })
  open()
  await expect(project.waitFor('build')).rejects.toMatchObject({ code: 'ERROR' })
  await pause(0)
  expect(await file.snapshots.current()).toBeUndefined()
  expect((await project.info()).lastBuild).toMatchObject({ stopTime: 7, reason: 'taken over' })
  await file.close()
})

test('builds one right after another take nothing from each other', async () => {
  const directory = emptyFolder()
  const projects = await openTestProjects({ directory })
  const project = await newProject(projects)
  await project.upload(comments(20))
  for (let number = 1; number <= 8; number++) {
    await build(project, { stages: 'core', isFull: true })
    // Read anew: while the snapshot before the last is being removed, this one must be whole.
    const reader = await openTestProjects({ directory })
    const snapshot = await (await reader.open(project.projectId))!.openSnapshot()
    if (typeof snapshot === 'string') throw new Error(snapshot)
    expect(snapshot.info.number).toBe(number)
    expect((await snapshot.occurrences()).terms.length).toBeGreaterThan(0)
    expect(await snapshot.ranking()).toMatchObject({ axes: expect.any(Number) })
    await reader.close()
  }
})

test('keyword expansion is stored with the build that was given it, and with no run of sentiment alone', async () => {
  const project = await newProject(await openTestProjects())
  await project.upload(comments(5))
  const core = { stages: 'core' } as const
  await project.startBuild({ ...core, keywordExpansion: { words: ['bed'] } })
  await project.waitFor('build')
  await project.startBuild({ stages: 'sentiment', keywordExpansion: { words: ['room'] } })
  expect((await project.info()).lastBuild).toMatchObject({
    stopTime: expect.any(Number),
    sentiment: { stopTime: null, progress: 0 },
  })
  await project.waitFor('sentiment')
  await project.startBuild(core)
  await project.waitFor('build')
  await project.startBuild({ ...core, keywordExpansion: null })
  await project.waitFor('build')
  expect(await Promise.all([1, 2, 3].map((number) => project.settings.expansion(number)))).toEqual([
    { words: ['bed'] },
    undefined,
    null,
  ])
})
