import { expect, test } from 'vitest'
import { currentBuild, recoverBuild } from '../../../src/projects/locks/buildFailures.js'
import { createJobs } from '../../../src/projects/locks/jobs.js'
import { openProjectFile } from '../../../src/storage/sqlite/project/projectFile.js'

/** A project in memory and the jobs of two processes on it; the clock counts up from 100. */
function openJobs() {
  const file = openProjectFile(undefined)
  let time = 100
  const host = { records: file, during: async <T>(work: () => Promise<T>) => await work(), now: () => time++ }
  return { file, jobs: createJobs(host), others: createJobs(host) }
}

/** Work that ends when it is told to. */
function openWork() {
  let end = (): void => {}
  let fail = (_: Error): void => {}
  const done = new Promise<void>((resolve, reject) => {
    end = resolve
    fail = reject
  })
  let signal: AbortSignal | undefined
  const work = (given: AbortSignal): Promise<void> => {
    signal = given
    given.addEventListener('abort', () => end())
    return done
  }
  return { work, end, fail, signal: () => signal }
}

const locked = expect.objectContaining({ code: 'PROJECT_LOCKED' })
const build = { scienceVersion: '1', language: 'en', startTime: 5, skipSentiment: false }

test('builds and other work stand in one list by number; a build has ended when its sentiment has', async () => {
  const { file, jobs } = openJobs()
  await file.builds.start(build)
  await file.jobs.start('train', 6)
  await file.jobs.end(2, 9, true)
  await file.builds.start({ ...build, startTime: 7 })
  await file.builds.change(1, { stopTime: 20, success: true, sentimentStopTime: 30, sentimentSuccess: true })
  await file.builds.change(3, { stopTime: 40, success: false, sentimentStopTime: 35 })
  expect(await jobs.all()).toEqual([
    { number: 1, sourceType: 'recalculate', startTime: 5, stopTime: 30, success: true },
    { number: 2, sourceType: 'train', startTime: 6, stopTime: 9, success: true },
    { number: 3, sourceType: 'recalculate', startTime: 7, stopTime: 40, success: false },
  ])
})

test('a build is under way while its sentiment is', async () => {
  const { file, jobs } = openJobs()
  await file.builds.start(build)
  await file.builds.change(1, { stopTime: 20, success: true })
  const holder = (await file.lease.take())!
  expect(await jobs.all()).toMatchObject([{ stopTime: null, success: undefined }])
  await file.lease.release(holder)
  // Its process has died: the sentiment has failed, the build has not.
  expect(await jobs.all()).toMatchObject([{ stopTime: 100, success: true }])
})

test('work runs alone, is recorded with its end, and its failure too', async () => {
  const { file, jobs, others } = openJobs()
  const first = openWork()
  expect(await jobs.start('train', first.work)).toBe(1)
  expect(await jobs.all()).toEqual([
    { number: 1, sourceType: 'train', startTime: expect.any(Number), stopTime: null, success: undefined },
  ])
  await expect(others.start('train', first.work)).rejects.toThrow(locked)
  expect(await file.lease.isHeld()).toBe(true)
  first.end()
  await jobs.stop('closing')
  expect(await file.lease.isHeld()).toBe(false)
  const second = openWork()
  expect(await others.start('train', second.work)).toBe(2)
  second.fail(new Error('broken'))
  await others.stop('closing')
  expect((await jobs.all()).map(({ number, success, stopTime }) => [number, success, stopTime !== null])).toEqual([
    [1, false, true],
    [2, false, true],
  ])
})

test('work that ends by itself has succeeded, work that is stopped has not', async () => {
  const { jobs } = openJobs()
  const first = openWork()
  await jobs.start('train', first.work)
  first.end()
  while ((await jobs.all())[0]!.stopTime === null) await Promise.resolve()
  const second = openWork()
  await jobs.start('copy', second.work)
  await jobs.stop('The project was deleted.')
  expect(second.signal()?.reason).toMatchObject({ message: 'The project was deleted.' })
  expect((await jobs.all()).map(({ sourceType, success }) => [sourceType, success])).toEqual([
    ['train', true],
    ['copy', false],
  ])
})

test('what a dead process has left is ended, what a living one does is not', async () => {
  const { file, jobs } = openJobs()
  await file.jobs.start('train', 1)
  const holder = (await file.lease.take())!
  expect(await jobs.all()).toMatchObject([{ stopTime: null }])
  await file.lease.release(holder)
  expect(await jobs.all()).toMatchObject([{ stopTime: expect.any(Number), success: false }])
})

test('a build whose process has died is recorded as failed, and what was to leave stays', async () => {
  const file = openProjectFile(undefined)
  const arrival = await file.arrivals.begin()
  await file.documents.insert(
    arrival,
    ['a', 'b'].map((docId) => ({ docId, title: '', text: 'x', metadata: [] })),
  )
  await file.arrivals.end(arrival, { documents: 2, characters: 2, fields: new Map() })
  await file.flags.change([1], 'mark')
  await file.documents.beginLeaving()
  await file.builds.start(build)
  const holder = (await file.lease.take())!
  await recoverBuild(file, 50)
  expect(await currentBuild(file, 51)).toMatchObject({ stopTime: null })
  await file.lease.release(holder)
  await recoverBuild(file, 52)
  const failed = { stopTime: 52, success: false, sentimentStopTime: 52, sentimentSuccess: false }
  expect(await file.builds.last()).toMatchObject({ ...failed, reason: expect.stringContaining('ended before') })
  expect((await file.documents.pending()).marked).toBe(1)
  await file.documents.finishLeaving(2, new Map())
  expect((await file.documents.totals()).documents).toBe(2)
  await recoverBuild(file, 60)
  expect(await file.builds.last()).toMatchObject(failed)
})

test('a dead sentiment run fails alone', async () => {
  const file = openProjectFile(undefined)
  await file.builds.start(build)
  await file.builds.change(1, { stopTime: 10, success: true })
  expect(await currentBuild(file, 50)).toMatchObject({
    ...{ stopTime: 10, success: true, reason: expect.stringMatching(/process .* ended before/) },
    ...{ sentimentStopTime: 50, sentimentSuccess: false },
  })
})
