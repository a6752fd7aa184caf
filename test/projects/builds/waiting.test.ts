import { expect, test } from 'vitest'
import { EngineError, StorageError } from '../../../src/errors.js'
import type { RunningBuild } from '../../../src/projects/builds/runningBuild.js'
import { throwIfFailed, untilUnlocked, waitForRecord, waitForRunning } from '../../../src/projects/builds/waiting.js'
import { describeBuild, isCoreRunning, isOpen } from '../../../src/projects/locks/buildStatus.js'
import type { BuildRecord } from '../../../src/storage/port/project/builds.js'
import { createLatch } from '../../createLatch.js'

const running: BuildRecord = {
  ...{ number: 3, scienceVersion: '1', language: 'en', startTime: 5, stopTime: null, success: undefined },
  ...{ reason: undefined, skipSentiment: false, sentimentStartTime: 5, sentimentStopTime: null },
  ...{ sentimentSuccess: undefined, sentimentProgress: 0.25, sentimentCancelled: false },
}
const core = { ...running, stopTime: 8, success: true }
const whole = { ...core, sentimentStopTime: 9, sentimentSuccess: true }
const failed = {
  ...running,
  stopTime: 8,
  success: false,
  reason: 'no documents',
  sentimentStopTime: 8,
  sentimentSuccess: false,
}

test('how a build failed is an error for what was waited for', () => {
  const codeOf = (build: BuildRecord | undefined, stage: 'build' | 'sentiment'): string | undefined => {
    try {
      throwIfFailed(build, stage)
      return undefined
    } catch (error) {
      return `${(error as EngineError).code}${/no documents/.test((error as EngineError).message) ? ' with its reason' : ''}`
    }
  }
  const rows: readonly (readonly [
    BuildRecord | undefined,
    ofBuild: string | undefined,
    ofSentiment: string | undefined,
  ])[] = [
    [undefined, 'PROJECT_NOT_BUILT', 'PROJECT_NOT_BUILT'],
    [whole, undefined, undefined],
    [failed, 'ERROR with its reason', 'ERROR with its reason'],
    // Sentiment alone has been built for the snapshot before the failed build.
    [{ ...failed, sentimentSuccess: true }, 'ERROR with its reason', undefined],
    [{ ...whole, sentimentSuccess: false }, undefined, 'SENTIMENT_BUILD_FAILED'],
    [
      { ...whole, sentimentSuccess: false, reason: 'There were no documents.' },
      undefined,
      'SENTIMENT_BUILD_FAILED with its reason',
    ],
    [{ ...whole, sentimentSuccess: false, sentimentCancelled: true }, undefined, 'SENTIMENT_NOT_BUILT'],
  ]
  expect(rows.map(([build]) => [build, codeOf(build, 'build'), codeOf(build, 'sentiment')])).toEqual(rows)
})

test('the error of a failed build has its cause, and is one of storage if that is', () => {
  const errorOf = (cause: unknown): unknown => {
    try {
      return throwIfFailed(failed, 'build', cause)
    } catch (error) {
      return error
    }
  }
  const full = Object.assign(new Error('write failed'), { code: 'ENOSPC' })
  expect(errorOf(full)).toBeInstanceOf(StorageError)
  expect(errorOf(full)).toMatchObject({ code: 'ERROR', cause: full })
  expect(errorOf(new Error('a mistake'))).not.toBeInstanceOf(StorageError)
})

test('a failed build without a reason is told without one', () => {
  for (const stage of ['build', 'sentiment'] as const) {
    expect(() => throwIfFailed({ ...failed, reason: undefined }, stage)).toThrow(/^The build failed: ?$/)
  }
})

test('a build is open until its sentiment ends, its core until it stops', () => {
  expect([undefined, running, core, whole, { ...running, sentimentStopTime: 7 }].map(isOpen)).toEqual([
    false,
    true,
    true,
    false,
    true,
  ])
  expect([undefined, running, core, whole].map(isCoreRunning)).toEqual([false, true, false, false])
})

test('the record of a build is told with progress while sentiment runs', () => {
  expect(describeBuild(running)).toEqual({
    ...{ number: 3, scienceVersion: '1', language: 'en', startTime: 5, stopTime: null, success: undefined },
    ...{ reason: undefined, inputs: {} },
    sentiment: { skipped: false, startTime: 5, stopTime: null, progress: 0.25, success: undefined, cancelled: false },
  })
  expect(describeBuild(core, 0.5, { tokenizer: 'mine' })).toMatchObject({
    ...{ stopTime: 8, success: true, inputs: { tokenizer: 'mine' } },
    sentiment: { progress: 0.5 },
  })
  expect(describeBuild(whole, 0.5).sentiment).toEqual({
    ...{ skipped: false, startTime: 5, stopTime: 9, progress: undefined, success: true, cancelled: false },
  })
})

test('a build of another process is looked at until the stage is over, with its progress', async () => {
  const seen: unknown[] = []
  const looks: (BuildRecord | undefined)[] = [running, core, whole]
  const look = async () => looks.shift()
  await waitForRecord(look, 'sentiment', { onProgress: (progress) => seen.push(progress) })
  expect(seen).toEqual([{ stage: 'sentiment', fraction: 0.25 }])
  expect(looks).toEqual([])
  let calls = 0
  const count = (build: BuildRecord | undefined) => async () => {
    calls++
    return build
  }
  await waitForRecord(count(core), 'build', {})
  await waitForRecord(count(undefined), 'sentiment', {})
  await waitForRecord(count(whole), 'sentiment', {})
  expect(calls).toBe(3)
  await expect(waitForRecord(count(running), 'build', { signal: AbortSignal.abort('enough') })).rejects.toBe('enough')
  expect(calls).toBe(3)
})

test('a build of this process is waited for with its progress, that of sentiment only by who waits for it', async () => {
  for (const stage of ['build', 'sentiment'] as const) {
    const listeners = new Set<Parameters<RunningBuild['listen']>[0]>()
    const core = createLatch()
    const all = createLatch()
    const build = {
      core: core.opened,
      done: all.opened,
      listen: (listener: Parameters<RunningBuild['listen']>[0]) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    } as unknown as RunningBuild
    const seen: string[] = []
    let isOver = false
    const waiting = waitForRunning(build, stage, { onProgress: (progress) => seen.push(progress.stage) }).then(() => {
      isOver = true
    })
    for (const listener of listeners)
      for (const each of ['terms', 'sentiment'] as const) listener({ stage: each, fraction: 0 })
    core.open()
    await build.core
    await Promise.resolve()
    if (stage === 'sentiment') {
      expect(isOver).toBe(false)
      all.open()
    }
    await waiting
    expect(seen).toEqual(stage === 'build' ? ['terms'] : ['terms', 'sentiment'])
    expect(listeners.size).toBe(0)
    const giving = new AbortController()
    const given = waitForRunning({ ...build, done: new Promise(() => {}), core: new Promise(() => {}) }, stage, {
      signal: giving.signal,
    })
    giving.abort('enough')
    await expect(given).rejects.toBe('enough')
    expect(listeners.size).toBe(0)
  }
})

test('what is locked is done again after each wait, what fails otherwise fails', async () => {
  let locks = 2
  let waits = 0
  const work = async () => {
    if (locks-- > 0) throw new EngineError('PROJECT_LOCKED')
    return 'done'
  }
  expect(await untilUnlocked(work, async () => void waits++)).toBe('done')
  expect(waits).toBe(2)
  await expect(
    untilUnlocked(
      () => Promise.reject(new EngineError('ERROR')),
      async () => void waits++,
    ),
  ).rejects.toMatchObject({
    code: 'ERROR',
  })
  await expect(
    untilUnlocked(
      () => Promise.reject(new Error('broken')),
      async () => void waits++,
    ),
  ).rejects.toThrow('broken')
  expect(waits).toBe(2)
})

test('an aborted wait for a build of another process rejects with what the caller has given as reason', async () => {
  const reason = new Error('Enough.')
  const aborting = new AbortController()
  const look = async (): Promise<BuildRecord> => {
    setImmediate(() => aborting.abort(reason))
    return running
  }
  await expect(waitForRecord(look, 'build', { signal: aborting.signal })).rejects.toBe(reason)
})
