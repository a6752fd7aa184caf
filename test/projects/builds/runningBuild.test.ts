import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { collectAllGarbage } from '../../collectAllGarbage.js'
import { emptyFolder } from '../../storage/folder.js'
import { build, comments, gatedCompute, longComments, newProject, openTestProjects } from '../testProjects.js'

test('a cancelled sentiment run leaves a built project without sentiment', async () => {
  const { compute, reached, open } = gatedCompute('sentiment.')
  const project = await newProject(await openTestProjects({ compute }))
  await project.upload(longComments())
  expect(await project.cancelSentiment()).toBe(false)
  await project.startBuild({ stages: 'all' })
  await reached
  const cancelled = project.cancelSentiment()
  open()
  expect(await cancelled).toBe(true)
  await expect(project.waitFor('sentiment')).rejects.toMatchObject({ code: 'SENTIMENT_NOT_BUILT' })
  expect((await project.info()).lastBuild).toMatchObject({
    success: true,
    sentiment: { success: false, cancelled: true },
  })
  expect(await project.cancelSentiment()).toBe(false)
  await project.startBuild({ stages: 'sentiment' })
  await project.waitFor('sentiment')
})

test('sentiment cancelled during the core build never runs', async () => {
  const directory = emptyFolder()
  const { compute, reached, open } = gatedCompute('build.')
  const project = await newProject(await openTestProjects({ directory, compute }))
  const other = (await (await openTestProjects({ directory })).open(project.projectId))!
  await project.upload(longComments())
  for (const who of [project, other]) {
    await project.startBuild({ stages: 'all', isFull: true })
    await reached
    expect(await who.cancelSentiment()).toBe(true)
    open()
    await project.waitFor('build')
    await expect(who.waitFor('sentiment')).rejects.toMatchObject({ code: 'SENTIMENT_NOT_BUILT' })
    expect((await project.info()).lastBuild).toMatchObject({
      success: true,
      sentiment: { success: false, cancelled: true },
    })
  }
  await project.startBuild({ stages: 'core' })
  expect(await project.cancelSentiment()).toBe(false)
  await project.waitFor('build')
})

test('a build ends soon after another process has deleted its project, and says so', async () => {
  const directory = emptyFolder()
  const { compute, reached } = gatedCompute('build.')
  const project = await newProject(await openTestProjects({ directory, compute }))
  const other = (await (await openTestProjects({ directory })).open(project.projectId))!
  await project.upload(longComments())
  await project.startBuild({ stages: 'all' })
  await reached
  const waiting = Promise.allSettled([project.waitFor('build'), project.waitFor('sentiment'), other.waitFor('build')])
  await other.delete()
  const deleted = { code: 'ERROR', message: 'The build failed: The project was deleted.' }
  expect((await waiting).map((settled) => settled.status === 'rejected' && settled.reason)).toEqual([
    expect.objectContaining(deleted),
    expect.objectContaining(deleted),
    expect.objectContaining({ code: 'INADEQUATE_PERMISSION' }),
  ])
})

test('deleting or closing ends a build', async () => {
  for (const ending of ['delete', 'close'] as const) {
    const { compute, reached, open } = gatedCompute('build.')
    const project = await newProject(await openTestProjects({ compute }))
    await project.upload(longComments())
    await project.startBuild({ stages: 'all' })
    await reached
    const waiting = project.waitFor('build').catch((error: unknown) => error)
    const ended = project[ending]()
    open()
    await ended
    expect(await waiting).toBeInstanceOf(Error)
  }
})

test('closing ends a build that is about to run, also behind one that is refused at once', async () => {
  for (const waits of [0, 1, 2, 4, 8, 16, 32]) {
    const directory = emptyFolder()
    const projects = await openTestProjects({ directory })
    const project = await newProject(projects)
    await project.upload(comments(3))
    const starts = Promise.allSettled([
      project.startBuild({ stages: 'all' }),
      project.startBuild({ stages: 'sentiment' }),
    ])
    for (let wait = 0; wait < waits; wait++) await null
    await projects.close()
    const [first] = await starts
    const again = (await (await openTestProjects({ directory })).open(project.projectId))!
    const ended = { success: false, reason: 'The engine was closed during the build.' }
    expect((await again.info()).lastBuild).toEqual(
      first?.status === 'fulfilled' ? expect.objectContaining(ended) : undefined,
    )
  }
})

test('waiting can be given up while the build goes on', async () => {
  const { compute, reached, open } = gatedCompute('build.')
  const project = await newProject(await openTestProjects({ compute }))
  await expect(project.waitFor('build')).rejects.toMatchObject({ code: 'PROJECT_NOT_BUILT' })
  await project.upload(longComments())
  await project.startBuild({ stages: 'core' })
  await reached
  const giveUp = new AbortController()
  const waiting = project.waitFor('build', { signal: giveUp.signal })
  giveUp.abort(new Error('enough'))
  await expect(waiting).rejects.toThrow('enough')
  open()
  const fractions: number[] = []
  await project.waitFor('build', { onProgress: ({ fraction }) => fractions.push(fraction) })
  expect(fractions).toEqual([...fractions].sort((a, b) => a - b))
  expect(fractions.at(-1)).toBe(1)
})

test('a build of which sentiment is skipped has none to cancel, here and in another process', async () => {
  const directory = emptyFolder()
  const { compute, reached, open } = gatedCompute('build.')
  const project = await newProject(await openTestProjects({ directory, compute }))
  const other = (await (await openTestProjects({ directory })).open(project.projectId))!
  await project.upload(longComments())
  await project.startBuild({ stages: 'core' })
  await reached
  expect([await project.cancelSentiment(), await other.cancelSentiment()]).toEqual([false, false])
  open()
  await project.waitFor('sentiment')
  expect((await project.info()).lastBuild!.sentiment).toMatchObject({ skipped: true, success: true, cancelled: false })
  expect(await other.cancelSentiment()).toBe(false)
})

test('sentiment alone reports its own stage from its first moment', async () => {
  const { compute, reached, open } = gatedCompute('sentiment.')
  const project = await newProject(await openTestProjects({ compute }))
  await project.upload(longComments())
  await build(project, { stages: 'core' })
  await project.startBuild({ stages: 'sentiment' })
  const stages = new Set<string>()
  const waiting = project.waitFor('sentiment', { onProgress: ({ stage }) => stages.add(stage) })
  await reached
  await expect(project.startBuild({ stages: 'all' })).rejects.toMatchObject({ code: 'PROJECT_LOCKED' })
  const cancelled = project.cancelSentiment()
  open()
  expect(await cancelled).toBe(true)
  await expect(waiting).rejects.toMatchObject({ code: 'SENTIMENT_NOT_BUILT' })
  expect([...stages].filter((stage) => stage !== 'sentiment')).toEqual([])
  expect((await project.info()).lastBuild).toMatchObject({ number: 1, success: true, sentiment: { skipped: false } })
  await project.startBuild({ stages: 'sentiment' })
  expect((await project.info()).lastBuild!.sentiment).toMatchObject({
    success: undefined,
    cancelled: false,
    progress: 0,
  })
  await project.waitFor('sentiment')
})

test.each(['its own', 'another'] as const)(
  'a core build that %s process cancels leaves the snapshot before, what was uploaded and what was marked',
  async (which) => {
    const directory = emptyFolder()
    const good = await openTestProjects({ directory })
    const made = await newProject(good)
    const { projectId } = made
    const ids = await made.upload(comments(5))
    await build(made, { stages: 'core' })
    await good.close()
    const { compute, reached } = gatedCompute('build.')
    const project = (await (await openTestProjects({ directory, compute })).open(projectId))!
    const other = (await (await openTestProjects({ directory })).open(projectId))!
    const before = await project.info()
    expect([await project.cancelBuild(), await other.cancelBuild()]).toEqual([false, false])
    await project.upload(longComments())
    await project.changeFlags(ids.slice(0, 1), 'mark')
    const pending = await project.pending()
    await project.startBuild({ stages: 'all' })
    await reached
    const failure = project.waitFor('build').catch((error: unknown) => error)
    expect(await (which === 'another' ? other : project).cancelBuild()).toBe(true)
    expect(await failure).toMatchObject({ code: 'ERROR', message: expect.stringContaining('The build was cancelled.') })
    expect((await other.info()).lastBuild).toMatchObject({
      number: 2,
      success: false,
      reason: 'The build was cancelled.',
    })
    expect((await project.info()).lastSuccessfulBuildTime).toBe(before.lastSuccessfulBuildTime)
    expect(await project.pending()).toEqual(pending)
    expect(await project.openSnapshot()).toMatchObject({ info: { number: 1, documentCount: 5 } })
    expect(await project.resumeBuild()).toBe(false)
    await build(other, { stages: 'core' })
    expect(await project.openSnapshot()).toMatchObject({ info: { number: 3, documentCount: 304 } })
  },
)

test('a build that is cancelled during its sentiment remains built', async () => {
  const { compute, reached } = gatedCompute('sentiment.')
  const project = await newProject(await openTestProjects({ compute }))
  await project.upload(longComments())
  await project.startBuild({ stages: 'all' })
  await reached
  expect(await project.cancelBuild()).toBe(true)
  expect((await project.info()).lastBuild).toMatchObject({
    success: true,
    sentiment: { success: false, cancelled: true },
  })
  expect(await project.cancelBuild()).toBe(false)
})

test('other processes see how far the sentiment of a long build is', async () => {
  const directory = emptyFolder()
  const seen: number[] = []
  let asked = 0
  let look = async (): Promise<void> => {}
  const projects = await openTestProjects({
    directory,
    sentiment: async (_, targets) => {
      if (asked++ % 100 === 0) await look()
      return targets.map(() => ({ label: 'neutral' as const, confidence: 1 }))
    },
  })
  const project = await newProject(projects)
  const there = await openTestProjects({ directory })
  const other = (await there.open(project.projectId))!
  // Three pages of documents.
  await project.upload(comments(1_200))
  look = async () => {
    const progress = (await other.info()).lastBuild!.sentiment.progress!
    if (progress !== seen.at(-1)) seen.push(progress)
  }
  await build(project)
  expect(seen[0]).toBe(0)
  expect(seen.length).toBeGreaterThanOrEqual(3)
  expect(seen.every((progress) => progress >= 0 && progress < 1)).toBe(true)
  expect(seen).toEqual([...seen].sort((a, b) => a - b))
  expect((await other.info()).lastBuild!.sentiment).toMatchObject({ success: true, progress: undefined })
})

test('nothing of a build stays in memory once another one has followed: a project kept all of its builds', async () => {
  const failures: WeakRef<Error>[] = []
  const sentiment = (): never => {
    const failure = new Error(`Failure ${failures.length}.`)
    failures.push(new WeakRef(failure))
    throw failure
  }
  const project = await newProject(await openTestProjects({ sentiment }))
  await project.upload(comments(20))
  for (let builds = 1; builds <= 3; builds++) {
    await project.startBuild({ stages: 'all', isFull: true })
    await project.waitFor('sentiment').catch(() => {})
    expect(failures.length).toBe(builds)
  }
  await nextTurn()
  collectAllGarbage()
  expect(failures.slice(0, 2).map((failure) => failure.deref())).toEqual([undefined, undefined])
})
