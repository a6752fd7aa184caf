import { expect, test } from 'vitest'
import {
  CLOSED,
  currentBuild,
  failCore,
  failSentiment,
  recoverBuild,
  Stopped,
  wasInterrupted,
} from '../../../src/projects/locks/buildFailures.js'
import { quietly } from '../../../src/projects/quietly.js'
import { StorageUnavailable } from '../../../src/storage/failures.js'
import type { ProjectStorage } from '../../../src/storage/port/project/projectRecords.js'
import { openProjectFile } from '../../../src/storage/sqlite/project/projectFile.js'

const started = { scienceVersion: '1', language: 'en', startTime: 5, skipSentiment: false }

/** A file with a build that this process runs; the clock says 50. */
async function openBuild() {
  const file = openProjectFile(undefined)
  const build = await file.builds.start(started)
  const holder = (await file.lease.take())!
  const host = { records: file, context: { now: () => 50 } } as unknown as Parameters<typeof failCore>[0]['host']
  return { file, run: { host, holder, build } }
}

type Run = Awaited<ReturnType<typeof openBuild>>['run']

const reasonOf = async (error: unknown): Promise<string | undefined> => {
  const { file, run } = await openBuild()
  await failCore(run, error)
  return (await file.builds.last())!.reason
}

test('the reason of a failure is the first line of its message, at most 300 characters', async () => {
  expect(await reasonOf(new Error('The disk is full.\nat line 1'))).toBe('The disk is full.')
  expect(await reasonOf(new Error('x'.repeat(300)))).toBe('x'.repeat(300))
  expect(await reasonOf(new Error(`${'x'.repeat(300)}y`))).toBe('x'.repeat(300))
  expect(await reasonOf(new Stopped('The engine was closed.'))).toBe('The engine was closed.')
  for (const unclear of [
    new Error(''),
    new Error('\nsecond line'),
    'a text',
    undefined,
    null,
    { message: 'no error' },
  ]) {
    expect(await reasonOf(unclear)).toBe('The build failed.')
  }
})

test('a build that its process or database ended is repeated once, one that the engine ended always', async () => {
  const ends = {
    died: (file: ProjectStorage) => recoverBuild(file, 60),
    lost: (_: ProjectStorage, run: Run) => failCore(run, new StorageUnavailable('It is gone.', 5, undefined)),
    closed: (_: ProjectStorage, run: Run) => failCore(run, new Stopped(CLOSED)),
    failed: (_: ProjectStorage, run: Run) => failCore(run, new Error('broken')),
  }
  const isRepeated = async (...names: (keyof typeof ends)[]): Promise<boolean> => {
    const { file, run } = await openBuild()
    for (const [i, name] of names.entries()) {
      const build = i === 0 ? run.build : await file.builds.start(started)
      const holder = (await file.lease.holder()) ?? (await file.lease.take())!
      if (name === 'died') await file.lease.release(holder)
      await ends[name](file, { ...run, holder, build })
    }
    return wasInterrupted(await file.builds.all())
  }
  expect(await Promise.all([isRepeated('died'), isRepeated('lost'), isRepeated('closed')])).toEqual([true, true, true])
  expect([await isRepeated('failed'), await isRepeated('died', 'lost'), await isRepeated('lost', 'died')]).toEqual([
    false,
    false,
    false,
  ])
  expect([await isRepeated('died', 'closed'), await isRepeated('failed', 'lost')]).toEqual([true, true])
  expect(wasInterrupted([])).toBe(false)
})

test('a failed core build ends with its sentiment and gives the lease back', async () => {
  const { file, run } = await openBuild()
  await failCore(run, new Error('broken'))
  expect(await file.builds.last()).toMatchObject({
    ...{ stopTime: 50, success: false, reason: 'broken' },
    ...{ sentimentStopTime: 50, sentimentSuccess: false, sentimentCancelled: false },
  })
  expect(await file.lease.holder()).toBeUndefined()
})

test('failed sentiment leaves the core build as it is, and a requested stop counts as cancelled', async () => {
  for (const [error, cancelled, reason] of [
    [new Error('broken'), false, 'broken'],
    [new Stopped('enough'), true, undefined],
  ] as const) {
    const { file, run } = await openBuild()
    await file.builds.change(1, { stopTime: 20, success: true })
    await failSentiment(run, error)
    expect(await file.builds.last()).toMatchObject({
      ...{ stopTime: 20, success: true, reason },
      ...{ sentimentStopTime: 50, sentimentSuccess: false, sentimentCancelled: cancelled },
    })
    expect(await file.lease.holder()).toBeUndefined()
  }
})

test('whoever has lost the lease records nothing and takes it from nobody', async () => {
  for (const fail of [failCore, failSentiment]) {
    const { file, run } = await openBuild()
    await file.lease.release(run.holder)
    const other = (await file.lease.take())!
    await fail(run, new Error('broken'))
    expect(await file.builds.last()).toMatchObject({ stopTime: null, sentimentStopTime: null })
    expect(await file.lease.isHeldBy(other)).toBe(true)
  }
})

test('a failure that cannot be recorded throws nothing; the build is told as failed until it can be', async () => {
  const { file, run } = await openBuild()
  await file.lease.release(run.holder)
  const full = {
    ...file,
    atomically: () => Promise.reject(new Error('The disk is full.')),
  }
  await failCore({ ...run, host: { ...run.host, records: full } }, new Error('broken'))
  await expect(recoverBuild(full, 60)).rejects.toThrow('The disk is full.')
  expect(await currentBuild(full, 60)).toMatchObject({
    ...{ stopTime: 60, success: false, reason: expect.stringContaining('could not be written') },
    ...{ sentimentStopTime: 60, sentimentSuccess: false },
  })
  await file.builds.change(1, { stopTime: 30, success: true })
  expect(await currentBuild(full, 70)).toMatchObject({
    ...{ stopTime: 30, success: true, reason: undefined, sentimentStopTime: 70, sentimentSuccess: false },
  })
  expect(() => quietly(() => full.atomically())).not.toThrow()
})

test('an ended build, and none, are told as they are', async () => {
  const file = openProjectFile(undefined)
  expect(await currentBuild(file, 50)).toBeUndefined()
  await file.builds.start(started)
  const over = { stopTime: 20, success: true, sentimentStopTime: 30, sentimentSuccess: true }
  await file.builds.change(1, over)
  const record = await file.builds.last()
  expect(await currentBuild(file, 50)).toEqual(record)
  expect(await file.builds.last()).toEqual(record)
})
