import { expect, test } from 'vitest'
import { fitGroups } from '../../../src/wordVectors/general/fitGroups.js'
import { featuresOf, similarityOf } from '../../../src/wordVectors/general/groupSimilarity.js'
import { parseWordGroups } from '../../../src/wordVectors/general/wordGroups.js'
import { exampleGroups } from './exampleGroups.js'

const features = featuresOf(parseWordGroups([{ name: 'words.txt', text: exampleGroups }]))
const similarity = similarityOf(features)
const AXES = 32

test('products are near the square root of the similarity where groups are related, and small where they are not', () => {
  const vectors = fitGroups(features, similarity, AXES)
  const product = (a: number, b: number): number => {
    let sum = 0
    for (let axis = 0; axis < AXES; axis++) sum += vectors[a * AXES + axis]! * vectors[b * AXES + axis]!
    return sum
  }
  for (let group = 0; group < features.length; group++) {
    const related = new Set<number>()
    for (let at = similarity.rowOffsets[group]!; at < similarity.rowOffsets[group + 1]!; at++) {
      const other = similarity.columns[at]!
      related.add(other)
      const value = similarity.values[at]!
      if (value <= 0) continue
      expect(Math.abs(product(group, other) - Math.sqrt(value))).toBeLessThan(0.3)
    }
    for (let other = 0; other < features.length; other++) {
      if (!related.has(other)) expect(Math.abs(product(group, other))).toBeLessThan(0.3)
    }
  }
})

test('the same groups give the same bytes', () => {
  expect(fitGroups(features, similarity, AXES)).toEqual(fitGroups(features, similarity, AXES))
})
