import { beforeAll, describe, expect, test } from 'vitest'
import type { AnswerContext } from '../../../src/answers/context.js'
import { predictTargets, type UnseenDocument } from '../../../src/answers/texts/predictTargets.js'
import type { Compute } from '../../../src/compute/compute.js'
import { inlineCompute, openCompute } from '../../../src/compute/pool.js'
import { type PredictionTarget, TargetCollector } from '../../../src/indexing/prediction/predictorTargets.js'
import { trainPredictors } from '../../../src/indexing/prediction/trainPredictors.js'
import type { Part } from '../../../src/snapshot/parts.js'
import type { PredictorSet } from '../../../src/snapshot/predictor.js'
import { readPredictors, writePredictors } from '../../../src/snapshot/predictorCodec.js'
import { vectorsInMemory } from '../../openBuilt.js'
import { askReal, buildProject, documentVector, sourceOf } from '../realProject.js'

/** Praise scores 5, blame 1; `not` turns both round. */
const stays = [
  'lovely room and great view',
  'awful room and bad smell',
  'not lovely and not great',
  'not awful, not bad',
]
const scores = [5, 1, 1, 5]
const documents = Array.from({ length: 120 }, (_, i) => ({
  title: i % 3 === 0 ? 'Our stay' : '',
  text: `${stays[i % 4]} on day ${i % 11}`,
  metadata: [],
}))

let context: AnswerContext
beforeAll(async () => {
  context = await askReal(await buildProject(sourceOf(documents)))
})

const targetsOf = (
  tell: (document: number) => Record<string, { value: string | number; weight: number }>,
): PredictionTarget[] => {
  const collector = new TargetCollector()
  for (const document of documents.keys()) {
    for (const [name, observations] of Object.entries(tell(document))) collector.add(document, name, observations)
  }
  return collector.finish({ regressors: new Set(), classifiers: new Set() })
}

const train = (targets: readonly PredictionTarget[], compute: Compute = inlineCompute): Promise<PredictorSet> =>
  trainPredictors({
    language: 'en',
    targets,
    readTexts: async (requested) => requested.map((document) => documents[document]!),
    documentVectors: context.snapshot.documentVectors,
    axes: context.snapshot.space.axes,
    compute,
  })

const ask = (set: PredictorSet, ...unseen: Partial<UnseenDocument>[]) =>
  predictTargets(
    context,
    set,
    unseen.map((each) => ({ title: '', text: '', ...each })),
  )

const bothKinds = (document: number) => ({
  rating: { value: scores[document % 4]!, weight: 1 },
  mood: { value: scores[document % 4]! > 3 ? 'glad' : 'cross', weight: 1 },
})

describe('predictors', () => {
  test('tell numbers and texts of documents they have not seen, negations too', async () => {
    const set = await train(targetsOf(bothKinds))
    const [praise, blame, denied] = await ask(
      set,
      { text: 'great room and lovely view' },
      { text: 'bad room and awful smell' },
      { text: 'not great and not lovely' },
    )
    expect(praise!.mood).toBe('glad')
    expect(blame!.mood).toBe('cross')
    expect(denied!.mood).toBe('cross')
    expect(praise!.rating).toBeGreaterThan(3.5)
    expect(blame!.rating).toBeLessThan(2.5)
    expect(denied!.rating).toBeLessThan(2.5)
  })

  test('never go beyond what they were taught', async () => {
    const set = await train(targetsOf(bothKinds))
    for (const { rating } of await ask(set, ...stays.map((text) => ({ text: `${text} ${text} ${text}` })))) {
      expect(rating).toBeGreaterThanOrEqual(1)
      expect(rating).toBeLessThanOrEqual(5)
    }
  })

  test('use a vector that is given instead of that of the text', async () => {
    const set = await train(targetsOf(bothKinds))
    const text = 'on day 3'
    const vectors = await Promise.all([0, 1].map((document) => documentVector(context.snapshot, document)))
    const [asPraise, asBlame] = await ask(set, { text, vector: vectors[0] }, { text, vector: vectors[1] })
    expect(asPraise!.rating).toBeGreaterThan(asBlame!.rating as number)
  })

  test('count documents by their weights: one of weight 0 teaches nothing', async () => {
    const taught = targetsOf((document) => ({
      rating: { value: document < 60 ? scores[document % 4]! : 3, weight: document < 60 ? 1 : 0 },
    }))
    const half = targetsOf(
      (document): Record<string, { value: number; weight: number }> =>
        document < 60 ? { rating: { value: scores[document % 4]!, weight: 1 } } : {},
    )
    const [weighed] = await ask(await train(taught), { text: stays[0]! })
    const [alone] = await ask(await train(half), { text: stays[0]! })
    // Which words are common is counted over all documents read, so the two do not look at quite the same.
    expect(weighed!.rating).toBeCloseTo(alone!.rating as number, 0)
    expect(weighed!.rating).toBeGreaterThan(4)
  })

  test('hear in a title what they do not in a text', async () => {
    const many = Array.from({ length: 120 }, (_, i) => ({ title: i % 2 ? 'Sunny' : 'Rainy', text: 'Rainy and sunny.' }))
    const collector = new TargetCollector()
    for (const document of many.keys()) collector.add(document, 'rating', { value: document % 2 ? 5 : 1, weight: 1 })
    const set = await trainPredictors({
      language: 'en',
      targets: collector.finish({ regressors: new Set(), classifiers: new Set() }),
      readTexts: async (requested) => requested.map((document) => many[document]!),
      documentVectors: vectorsInMemory(
        new Float32Array(many.length * context.snapshot.space.axes),
        context.snapshot.space.axes,
      ),
      axes: context.snapshot.space.axes,
      compute: inlineCompute,
    })
    const text = 'Sunny and rainy.'
    const vector = new Float32Array(context.snapshot.space.axes)
    const [sunny, rainy] = await ask(set, { title: 'Sunny', text, vector }, { title: 'Rainy', text, vector })
    expect(sunny!.rating).toBeGreaterThan(4)
    expect(rainy!.rating).toBeLessThan(2)
  })

  test('are the same bytes in threads', async () => {
    const many = Array.from({ length: 5 }, () => documents).flat()
    const vectors = new Float32Array(many.length * 2).fill(0.5)
    const collector = new TargetCollector()
    for (const document of many.keys()) {
      collector.add(document, 'rating', { value: scores[document % 4]!, weight: 1 })
      collector.add(document, 'mood', { value: ['a', 'b', 'c'][document % 3]!, weight: 1 })
    }
    const targets = collector.finish({ regressors: new Set(), classifiers: new Set() })
    const pool = openCompute({ threads: 2 })
    const both = await Promise.all(
      [inlineCompute, pool].map((compute) =>
        trainPredictors({
          language: 'en',
          targets,
          readTexts: async (requested) => requested.map((document) => many[document]!),
          documentVectors: vectorsInMemory(vectors, 2),
          axes: 2,
          compute,
        }),
      ),
    )
    await pool.close()
    expect(both[1]).toEqual(both[0])
  })

  test('come back from storage as they were', async () => {
    const set = await train(targetsOf(bothKinds))
    const parts = new Map<string, Part>()
    await writePredictors(set, 3, { write: async (name, part) => void parts.set(name, part) })
    const source = { read: async (name: string) => parts.get(name) }
    expect(await readPredictors(3, source)).toEqual(set)
    expect(await readPredictors(4, source)).toBeUndefined()
  })
})
