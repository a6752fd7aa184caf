import { expect } from 'vitest'
import { onEveryStorage } from './everyStorage.js'

onEveryStorage('builds change one by one, and a request to cancel lasts until sentiment ends', async (open) => {
  const { builds } = await open()
  expect([await builds.last(), await builds.lastSuccessful(), await builds.all()]).toEqual([undefined, undefined, []])
  const request = { scienceVersion: '1', language: 'en', startTime: 5, skipSentiment: false }
  const first = await builds.start(request)
  expect(first).toEqual({
    ...{ ...request, number: 1, stopTime: null, success: undefined, reason: undefined },
    ...{ sentimentStartTime: 5, sentimentStopTime: null, sentimentSuccess: undefined },
    ...{ sentimentProgress: 0, sentimentCancelled: false },
  })
  const second = await builds.start({ ...request, skipSentiment: true, startTime: 6 })
  expect(second).toMatchObject({ number: 2, skipSentiment: true, startTime: 6 })
  await builds.change(1, { stopTime: 7, success: true })
  await builds.change(2, { stopTime: 8, success: false, reason: 'broken' })
  await builds.change(3, { stopTime: 9 })
  expect(await builds.all()).toEqual([
    { ...first, stopTime: 7, success: true },
    { ...second, stopTime: 8, success: false, reason: 'broken' },
  ])
  expect([(await builds.last())!.number, (await builds.lastSuccessful())!.number]).toEqual([2, 1])
  await builds.requestCancel(1, 'sentiment')
  await builds.change(1, { sentimentProgress: 0.5 })
  expect(await Promise.all([1, 2, 3].map(builds.requestedCancel))).toEqual(['sentiment', undefined, undefined])
  await builds.requestCancel(1, 'build')
  await builds.requestCancel(1, 'sentiment')
  expect(await Promise.all([1, 2].map(builds.requestedCancel))).toEqual(['build', undefined])
  await builds.change(1, { sentimentStopTime: 9, sentimentSuccess: false, sentimentCancelled: true })
  expect(await Promise.all([1, 2].map(builds.requestedCancel))).toEqual([undefined, undefined])
  expect((await builds.all())[0]).toMatchObject({
    sentimentProgress: 0.5,
    sentimentSuccess: false,
    sentimentCancelled: true,
  })
})

onEveryStorage(
  'a request to cancel that comes after the end of a build cancels no later run of its sentiment',
  async (open) => {
    const { builds } = await open()
    await builds.start({ scienceVersion: '1', language: 'en', startTime: 5, skipSentiment: true })
    await builds.change(1, { stopTime: 7, success: true, sentimentStopTime: 7, sentimentSuccess: true })
    await builds.requestCancel(1, 'build')
    await builds.change(1, { sentimentStopTime: null, sentimentSuccess: undefined })
    expect(await builds.requestedCancel(1)).toBeUndefined()
    await builds.requestCancel(1, 'sentiment')
    expect(await builds.requestedCancel(1)).toBe('sentiment')
  },
)
