import { expect, test } from 'vitest'
import { describeBuild, isCoreRunning, isOpen } from '../../../src/projects/locks/buildStatus.js'
import type { BuildRecord } from '../../../src/storage/port/project/builds.js'

const running: BuildRecord = {
  ...{ number: 3, scienceVersion: '7', language: 'en', startTime: 5, skipSentiment: false },
  ...{ stopTime: null, success: undefined, reason: undefined },
  ...{ sentimentStartTime: 6, sentimentStopTime: null, sentimentProgress: 0.25 },
  ...{ sentimentSuccess: undefined, sentimentCancelled: false },
}
const built: BuildRecord = { ...running, stopTime: 10, success: true }
const over: BuildRecord = { ...built, sentimentStopTime: 20, sentimentSuccess: false, sentimentCancelled: true }

test('a build is described with all that its record has', () => {
  const inputs = { tokenizer: 'letters' }
  expect(describeBuild({ ...over, reason: 'broken' }, undefined, inputs)).toEqual({
    ...{ number: 3, scienceVersion: '7', language: 'en', startTime: 5, stopTime: 10, success: true },
    inputs,
    sentiment: {
      ...{ skipped: false, startTime: 6, stopTime: 20, progress: undefined },
      ...{ success: false, reason: 'broken', cancelled: true },
    },
  })
  // The reason is that of the core build where it has failed.
  const failed = describeBuild({ ...over, success: false, reason: 'broken' })
  expect([failed.reason, failed.sentiment.reason]).toEqual(['broken', undefined])
  expect(describeBuild({ ...over, skipSentiment: true }).sentiment.skipped).toBe(true)
})

test('the progress of sentiment is that of this process, or the recorded one, while it runs', () => {
  const progress = (build: BuildRecord, known?: number) => describeBuild(build, known).sentiment.progress
  expect([progress(built, 0.5), progress(built), progress(running)]).toEqual([0.5, 0.25, 0.25])
  expect([progress(over, 0.5), progress(over)]).toEqual([undefined, undefined])
  expect(describeBuild(built).inputs).toEqual({})
})

test('a build is open until its sentiment has ended, and its core runs until it is built', () => {
  const sentimentFirst = { ...running, sentimentStopTime: 8 }
  expect([undefined, running, sentimentFirst, built, over].map(isOpen)).toEqual([false, true, true, true, false])
  expect([undefined, running, built, over].map(isCoreRunning)).toEqual([false, true, false, false])
})
