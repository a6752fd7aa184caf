import { beforeAll, describe, expect, test } from 'vitest'
import { correlateMean } from '../../../src/answers/associations/associations.js'
import { correlateDocuments } from '../../../src/answers/associations/correlations.js'
import { describeTopics, topicHistograms } from '../../../src/answers/associations/topics.js'
import { topicConcept } from '../../../src/answers/concepts/combineConcept.js'
import type { AnswerContext } from '../../../src/answers/context.js'
import { countMatchKinds } from '../../../src/answers/counts/matchCounts.js'
import { setOfMarks } from '../../../src/snapshot/documentSet.js'
import { allDocuments } from '../../../src/snapshot/filter.js'
import { askReal, buildProject, documentVector, sampleDocuments, sourceOf } from '../realProject.js'

let context: AnswerContext
/** One document without a word that anybody knows beside those of the sample. */
const documents = [...sampleDocuments, { title: '', text: 'The of and.', metadata: [] }]
beforeAll(async () => {
  context = await askReal(await buildProject(sourceOf(documents)))
})

const dot = (a: ArrayLike<number>, b: ArrayLike<number>): number =>
  Array.from(a).reduce((sum, value, axis) => sum + value * b[axis]!, 0)
const rows = async (): Promise<Float32Array[]> => {
  const all = await Promise.all(documents.map((_, document) => documentVector(context.snapshot, document)))
  return all.filter((row) => dot(row, row) > 0)
}
/** Sums of 32-bit products against those of 64 bits. */
const DIGITS = 5

describe('a topic', () => {
  test('points away from its negative text', () => {
    const room = topicConcept(context, { text: 'room' })
    const notBreakfast = topicConcept(context, { text: 'room', negative: 'breakfast' })
    const breakfast = topicConcept(context, { text: 'breakfast' })
    const naive = room.vector!.map((value, axis) => value - breakfast.vector![axis]!)
    const length = Math.sqrt(dot(naive, naive))
    for (const [axis, value] of naive.entries()) {
      expect(notBreakfast.vector![axis]).toBeCloseTo(value / length, DIGITS)
    }
  })

  test('has nothing of its zero text', () => {
    const zeroed = topicConcept(context, { text: 'room staff', zero: 'breakfast' })
    const breakfast = topicConcept(context, { text: 'breakfast' })
    expect(dot(zeroed.vector!, breakfast.vector!)).toBeCloseTo(0, DIGITS)
    expect(dot(zeroed.vector!, zeroed.vector!)).toBeCloseTo(1, DIGITS)
  })

  test('has no vector when no word of its text is known', () => {
    expect(topicConcept(context, { text: 'xylophone' }).vector).toBeUndefined()
    expect(topicConcept(context, { text: '' }).vector).toBeUndefined()
  })
})

test('correlations with documents are cosines', async () => {
  const topic = topicConcept(context, { text: 'breakfast' })
  const cosines = await correlateDocuments(context, topic)
  for (const document of documents.keys()) {
    const naive = dot(topic.vector!, await documentVector(context.snapshot, document))
    expect(cosines[document]).toBeCloseTo(naive, DIGITS)
  }
})

test('statistics are those of a naive evaluator, over documents with a vector', async () => {
  const topics = ['breakfast', 'room', 'xylophone'].map((text) => topicConcept(context, { text }))
  const described = await describeTopics(context, topics, allDocuments(context.snapshot))
  const vectors = await rows()
  const n = vectors.length
  expect(n).toBeLessThan(documents.length)
  const mean = Array.from(vectors[0]!, (_, axis) => vectors.reduce((sum, row) => sum + row[axis]!, 0) / n)
  expect(described.consistency).toBeCloseTo(Math.sqrt(dot(mean, mean)), DIGITS)
  const squareDistance = (row: ArrayLike<number>): number =>
    mean.reduce((sum, value, axis) => sum + (row[axis]! - value) ** 2, 0)
  const deviation = Math.sqrt(vectors.reduce((sum, row) => sum + squareDistance(row), 0) / n)
  for (const [i, topic] of topics.slice(0, 2).entries()) {
    const cosines = vectors.map((row) => dot(row, topic.vector!))
    const average = cosines.reduce((sum, value) => sum + value, 0) / n
    const stdev = Math.sqrt(cosines.reduce((sum, value) => sum + (value - average) ** 2, 0) / n)
    const { correlation, distance } = described.topics[i]!
    expect(correlation.n).toBe(n)
    expect(correlation.mean).toBeCloseTo(average, DIGITS)
    expect(correlation.stdev).toBeCloseTo(stdev, DIGITS)
    expect(correlation.stderr).toBeCloseTo(stdev / Math.sqrt(n), DIGITS)
    expect(correlation.zScore).toBeCloseTo(average / (stdev / Math.sqrt(n)), 3)
    expect(distance).toBeCloseTo(Math.sqrt(squareDistance(topic.vector!)) / deviation, 4)
  }
  expect(described.topics[2]).toEqual({ correlation: { mean: 0, stdev: 0, stderr: 0, n, zScore: 0 }, distance: 0 })
})

test('of no documents nothing is told but zeros', async () => {
  const nothing = setOfMarks(new Uint8Array(documents.length))
  const { consistency, topics } = await describeTopics(context, [topicConcept(context, { text: 'room' })], nothing)
  expect(consistency).toBe(0)
  expect(topics).toEqual([{ correlation: { mean: 0, stdev: 0, stderr: 0, n: 0, zScore: 0 }, distance: 0 }])
})

test('a histogram holds every document with a vector, from the least to the greatest cosine', async () => {
  const topic = topicConcept(context, { text: 'room' })
  const [found] = await topicHistograms(context, [topic], allDocuments(context.snapshot), 7)
  const cosines = (await rows()).map((row) => dot(row, topic.vector!))
  expect(found!.sizes.reduce((sum, size) => sum + size, 0)).toBe(cosines.length)
  expect(found!.borders[0]).toBeCloseTo(Math.min(...cosines), DIGITS)
  expect(found!.borders.at(-1)).toBeCloseTo(Math.max(...cosines), DIGITS)
})

test('a mean of any length has the cosine of its direction', () => {
  const topic = topicConcept(context, { text: 'room' })
  const tripled = topic.vector!.map((value) => 3 * value)
  expect(correlateMean([topic], tripled)[0]).toBeCloseTo(1, DIGITS)
  expect(correlateMean([topic], [])[0]).toBe(0)
})

test('documents found by related terms alone do not have an exact term', async () => {
  const every = allDocuments(context.snapshot)
  const [room] = await countMatchKinds(context, [topicConcept(context, { text: 'room' })], every)
  expect(room!.exact).toBe(documents.filter(({ text }) => /\brooms?\b/i.test(text)).length)
  expect(room!.exact + room!.related).toBeLessThanOrEqual(documents.length)
})
