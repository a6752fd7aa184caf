import { expect, test } from 'vitest'
import { openProjectFile } from '../../../src/storage/project/projectFile.js'

test('builds change one by one, and a request to cancel lasts until sentiment ends', () => {
  const { builds } = openProjectFile(undefined)
  expect([builds.last(), builds.lastSuccessful(), builds.all()]).toEqual([undefined, undefined, []])
  const request = { scienceVersion: '1', language: 'en', startTime: 5, skipSentiment: false }
  const first = builds.start(request)
  expect(first).toEqual({
    ...{ ...request, number: 1, stopTime: null, success: undefined, reason: undefined },
    ...{ sentimentStartTime: 5, sentimentStopTime: null, sentimentSuccess: undefined },
    ...{ sentimentProgress: 0, sentimentCancelled: false },
  })
  const second = builds.start({ ...request, skipSentiment: true, startTime: 6 })
  expect(second).toMatchObject({ number: 2, skipSentiment: true, startTime: 6 })
  builds.change(1, { stopTime: 7, success: true })
  builds.change(2, { stopTime: 8, success: false, reason: 'broken' })
  builds.change(3, { stopTime: 9 })
  expect(builds.all()).toEqual([
    { ...first, stopTime: 7, success: true },
    { ...second, stopTime: 8, success: false, reason: 'broken' },
  ])
  expect([builds.last()!.number, builds.lastSuccessful()!.number]).toEqual([2, 1])
  builds.requestCancel(1)
  builds.change(1, { sentimentProgress: 0.5 })
  expect([1, 2, 3].map(builds.isCancelRequested)).toEqual([true, false, false])
  builds.change(1, { sentimentStopTime: 9, sentimentSuccess: false, sentimentCancelled: true })
  expect([1, 2].map(builds.isCancelRequested)).toEqual([false, false])
  expect(builds.all()[0]).toMatchObject({ sentimentProgress: 0.5, sentimentSuccess: false, sentimentCancelled: true })
})
