import { expect, test } from 'vitest'
import { TargetCollector } from '../../../src/indexing/prediction/predictorTargets.js'

const collect = (
  values: readonly (string | number)[],
  { regressors = [], classifiers = [] }: { regressors?: string[]; classifiers?: string[] } = {},
) => {
  const collector = new TargetCollector()
  for (const [document, value] of values.entries()) collector.add(document, 'target', { value, weight: 1 })
  const [target] = collector.finish({ regressors: new Set(regressors), classifiers: new Set(classifiers) })
  if (target === undefined) return undefined
  const values_ = Array.from(target.values)
  return target.kind === 'number' ? values_ : values_.map((number) => target.classes[number]!)
}

test('numbers are a number, also together with texts that can all be read as one', () => {
  expect(collect([1, 2, 3.5])).toEqual([1, 2, 3.5])
  expect(collect([1, '2', ' 3.5 '])).toEqual([1, 2, 3.5])
})

test('texts alone are classes, also where they are written as numbers', () => {
  expect(collect(['5', '2', '5'])).toEqual(['5', '2', '5'])
  expect(collect(['5', '2', '5'], { regressors: ['target'] })).toEqual([5, 2, 5])
})

test('one text that is no number makes all of them texts', () => {
  expect(collect([1, 'two', 1])).toEqual(['1', 'two', '1'])
  expect(collect([1, ''])).toEqual(['1', ''])
})

test('regressors are numbers and leave out what is none; classifiers are texts', () => {
  expect(collect([1, 'two', '3'], { regressors: ['target'] })).toEqual([1, 3])
  expect(collect([1, 2, 1], { classifiers: ['target'] })).toEqual(['1', '2', '1'])
  expect(collect(['one', 'two'], { regressors: ['target'] })).toBeUndefined()
})

test('the first value that a document tells counts', () => {
  const collector = new TargetCollector()
  collector.add(4, 'target', { value: 1, weight: 2 })
  collector.add(4, 'target', { value: 5, weight: 1 })
  const [target] = collector.finish({ regressors: new Set(), classifiers: new Set() })
  expect(target).toMatchObject({
    documents: Uint32Array.of(4),
    values: Float64Array.of(1),
    weights: Float64Array.of(2),
  })
})

test('of many texts the most frequent are classes, and documents of the others teach nothing', () => {
  // The first fifty occur once, all others twice.
  const names = Array.from({ length: 300 }, (_, i) => `c${String(i).padStart(4, '0')}`)
  const collector = new TargetCollector()
  const told = [...names, ...names.slice(50)]
  for (const [document, value] of told.entries()) collector.add(document, 'target', { value, weight: document })
  const [target] = collector.finish({ regressors: new Set(), classifiers: new Set() })
  if (target?.kind !== 'text') throw new Error('not texts')
  const kept = new Set(names.slice(50, 250))
  expect(new Set(target.classes)).toEqual(kept)
  const expected = [...told.keys()].filter((document) => kept.has(told[document]!))
  expect([...target.documents]).toEqual(expected)
  expect([...target.weights]).toEqual(expected)
  expect(Array.from(target.values, (number) => target.classes[number])).toEqual(
    expected.map((document) => told[document]),
  )
})
