import { expect } from 'vitest'
import { onEveryStorage } from './everyStorage.js'

onEveryStorage('what a build was given stays with it, and the last request of each kind is stored', async (open) => {
  const { settings } = await open()
  const read = async () => [
    await settings.outliers(),
    await settings.trainingRequest(),
    ...(await Promise.all(
      [1, 2].flatMap((build) => [settings.expansion(build), settings.inputs(build), settings.training(build)]),
    )),
  ]
  expect(await read()).toEqual(Array(8).fill(undefined))
  await settings.storeOutliers({ a: 1 })
  await settings.storeTrainingRequest(['x'])
  await settings.storeExpansion(1, 'expanded')
  await settings.storeInputs(1, { words: 2 })
  await settings.storeTraining(1, 7)
  await settings.storeTraining(2, 8)
  expect(await read()).toEqual([{ a: 1 }, ['x'], 'expanded', { words: 2 }, 7, undefined, undefined, 8])
  expect([await settings.isFull(1), await settings.sentimentSource(1)]).toEqual([false, undefined])
  await settings.storeFull(1)
  await settings.storeSentimentSource(1, { number: 3, layer: 2, isKept: false })
  expect([await settings.isFull(1), await settings.isFull(2)]).toEqual([true, false])
  expect(await settings.sentimentSource(1)).toEqual({ number: 3, layer: 2, isKept: false })
  await settings.storeOutliers(null)
  await settings.storeTraining(2, 9)
  expect(await read()).toEqual([null, ['x'], 'expanded', { words: 2 }, 7, undefined, undefined, 9])
})
