import { expect, test } from 'vitest'
import {
  currentBuild,
  failCore,
  failSentiment,
  quietly,
  recoverBuild,
  Stopped,
} from '../../src/projects/buildFailures.js'
import { openProjectFile } from '../../src/storage/project/projectFile.js'

const started = { scienceVersion: '1', language: 'en', startTime: 5, skipSentiment: false }

/** A file with a build that this process runs; the clock says 50. */
function openBuild() {
  const file = openProjectFile(undefined)
  const build = file.builds.start(started)
  const holder = file.lease.take()!
  const host = { file: () => file, context: { now: () => 50 } } as unknown as Parameters<typeof failCore>[0]['host']
  return { file, run: { host, holder, build } }
}

const reasonOf = (error: unknown): string | undefined => {
  const { file, run } = openBuild()
  failCore(run, error)
  return file.builds.last()!.reason
}

test('the reason of a failure is the first line of its message, at most 300 characters', () => {
  expect(reasonOf(new Error('The disk is full.\nat line 1'))).toBe('The disk is full.')
  expect(reasonOf(new Error('x'.repeat(300)))).toBe('x'.repeat(300))
  expect(reasonOf(new Error(`${'x'.repeat(300)}y`))).toBe('x'.repeat(300))
  expect(reasonOf(new Stopped('The engine was closed.'))).toBe('The engine was closed.')
  for (const unclear of [
    new Error(''),
    new Error('\nsecond line'),
    'a text',
    undefined,
    null,
    { message: 'no error' },
  ]) {
    expect(reasonOf(unclear)).toBe('The build failed.')
  }
})

test('a failed core build ends with its sentiment and gives the lease back', () => {
  const { file, run } = openBuild()
  failCore(run, new Error('broken'))
  expect(file.builds.last()).toMatchObject({
    ...{ stopTime: 50, success: false, reason: 'broken' },
    ...{ sentimentStopTime: 50, sentimentSuccess: false, sentimentCancelled: false },
  })
  expect(file.lease.holder()).toBeUndefined()
})

test('failed sentiment leaves the core build as it is, and a requested stop counts as cancelled', () => {
  for (const [error, cancelled] of [
    [new Error('broken'), false],
    [new Stopped('enough'), true],
  ] as const) {
    const { file, run } = openBuild()
    file.builds.change(1, { stopTime: 20, success: true })
    failSentiment(run, error)
    expect(file.builds.last()).toMatchObject({
      ...{ stopTime: 20, success: true, reason: undefined },
      ...{ sentimentStopTime: 50, sentimentSuccess: false, sentimentCancelled: cancelled },
    })
    expect(file.lease.holder()).toBeUndefined()
  }
})

test('whoever has lost the lease records nothing and takes it from nobody', () => {
  for (const fail of [failCore, failSentiment]) {
    const { file, run } = openBuild()
    file.lease.release(run.holder)
    const other = file.lease.take()!
    fail(run, new Error('broken'))
    expect(file.builds.last()).toMatchObject({ stopTime: null, sentimentStopTime: null })
    expect(file.lease.isHeldBy(other)).toBe(true)
  }
})

test('a failure that cannot be recorded throws nothing; the build is told as failed until it can be', () => {
  const { file, run } = openBuild()
  file.lease.release(run.holder)
  const full = {
    ...file,
    atomically: () => {
      throw new Error('The disk is full.')
    },
  }
  expect(() => failCore({ ...run, host: { ...run.host, file: () => full } }, new Error('broken'))).not.toThrow()
  expect(() => recoverBuild(full, 60)).toThrow('The disk is full.')
  expect(currentBuild(full, 60)).toMatchObject({
    ...{ stopTime: 60, success: false, reason: expect.stringContaining('could not be written') },
    ...{ sentimentStopTime: 60, sentimentSuccess: false },
  })
  file.builds.change(1, { stopTime: 30, success: true })
  expect(currentBuild(full, 70)).toMatchObject({
    ...{ stopTime: 30, success: true, reason: undefined, sentimentStopTime: 70, sentimentSuccess: false },
  })
  expect(() => quietly(() => full.atomically())).not.toThrow()
})

test('an ended build, and none, are told as they are', () => {
  const file = openProjectFile(undefined)
  expect(currentBuild(file, 50)).toBeUndefined()
  file.builds.start(started)
  const over = { stopTime: 20, success: true, sentimentStopTime: 30, sentimentSuccess: true }
  file.builds.change(1, over)
  const record = file.builds.last()
  expect(currentBuild(file, 50)).toEqual(record)
  expect(file.builds.last()).toEqual(record)
})
