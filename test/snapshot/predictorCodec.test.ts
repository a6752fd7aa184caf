import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DamagedSnapshot, type Part } from '../../src/snapshot/parts.js'
import type { PredictorModel } from '../../src/snapshot/predictor.js'
import { readPredictors, writePredictors } from '../../src/snapshot/predictorCodec.js'

const float = fc.float({ noNaN: true, noDefaultInfinity: true })
/** Trainings of some targets over a vocabulary and axes of any size. */
const training = fc.record({ words: fc.nat(4), axes: fc.nat(3) }).chain(({ words, axes }) => {
  const model: fc.Arbitrary<PredictorModel> = fc.record({
    weights: fc.array(float, { minLength: words + axes, maxLength: words + axes }).map((w) => Float32Array.from(w)),
    intercept: fc.double({ noNaN: true, noDefaultInfinity: true }),
  })
  const number = fc.record({
    kind: fc.constant('number' as const),
    models: fc.tuple(model),
    range: fc.tuple(fc.integer(), fc.integer()),
  })
  const text = fc.array(fc.tuple(fc.string(), model), { minLength: 1, maxLength: 3 }).map((classes) => ({
    kind: 'text' as const,
    models: classes.map(([, own]) => own),
    classes: classes.map(([name]) => name),
  }))
  const vocabulary = fc.record({
    buckets: fc.array(fc.nat(), { minLength: words, maxLength: words }).map((all) => Uint32Array.from(all)),
    weights: fc.array(float, { minLength: words, maxLength: words }).map((all) => Float32Array.from(all)),
  })
  const name = fc.constantFrom('stars', 'city', 'price', 'team')
  return fc.record({
    vocabulary,
    axes: fc.constant(axes),
    predictors: fc.dictionary(name, fc.oneof(number, text)).map((all) => ({ ...all })),
  })
})

const parts = () => {
  const written = new Map<string, Part>()
  return {
    written,
    write: async (name: string, part: Part) => void written.set(name, part),
    read: async (name: string) => written.get(name),
  }
}

test('a training is read as it was written', async () => {
  await fc.assert(
    fc.asyncProperty(training, async (set) => {
      const file = parts()
      await writePredictors(set, 3, file)
      const read = await readPredictors(3, file)
      expect(read).toEqual(set)
      expect(Object.keys(read!.predictors)).toEqual(Object.keys(set.predictors))
    }),
  )
})

test('trainings have numbers, and one whose head is missing is not there', async () => {
  const file = parts()
  const set = { vocabulary: { buckets: new Uint32Array(0), weights: new Float32Array(0) }, axes: 0, predictors: {} }
  await writePredictors(set, 1, file)
  await writePredictors({ ...set, axes: 2 }, 2, file)
  expect((await readPredictors(1, file))!.axes).toBe(0)
  expect((await readPredictors(2, file))!.axes).toBe(2)
  expect(await readPredictors(3, file)).toBeUndefined()
  // The head is written last, so a training that was interrupted has none.
  expect([...file.written.keys()].filter((name) => name.startsWith('predictors.1')).at(-1)).toBe('predictors.1')
})

test.each(['buckets', 'vocabulary', 'weights', 'intercepts'])('a training without its %s is damaged', async (part) => {
  const file = parts()
  const set = { vocabulary: { buckets: new Uint32Array(0), weights: new Float32Array(0) }, axes: 0, predictors: {} }
  await writePredictors(set, 1, file)
  file.written.delete(`predictors.1.${part}`)
  await expect(readPredictors(1, file)).rejects.toThrow(DamagedSnapshot)
})
