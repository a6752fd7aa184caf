import { expect, test } from 'vitest'
import { openProjectFile } from '../../../src/storage/project/projectFile.js'

test('what a build was given stays with it, and the last request of each kind is stored', () => {
  const { settings } = openProjectFile(undefined)
  const read = () => [
    settings.outliers(),
    settings.trainingRequest(),
    ...[1, 2].flatMap((build) => [settings.expansion(build), settings.inputs(build), settings.training(build)]),
  ]
  expect(read()).toEqual(Array(8).fill(undefined))
  settings.storeOutliers({ a: 1 })
  settings.storeTrainingRequest(['x'])
  settings.storeExpansion(1, 'expanded')
  settings.storeInputs(1, { words: 2 })
  settings.storeTraining(1, 7)
  settings.storeTraining(2, 8)
  expect(read()).toEqual([{ a: 1 }, ['x'], 'expanded', { words: 2 }, 7, undefined, undefined, 8])
  settings.storeOutliers(null)
  settings.storeTraining(2, 9)
  expect(read()).toEqual([null, ['x'], 'expanded', { words: 2 }, 7, undefined, undefined, 9])
})
