import { type PartArray, type PartSink, type PartSource, readRequired } from './parts.js'
import type { Predictor, PredictorModel, PredictorSet } from './predictor.js'

/** The header of a stored training; arrays are stored beside it. */
interface Head {
  readonly axes: number
  readonly targets: readonly (
    | { readonly name: string; readonly kind: 'number'; readonly range: readonly [number, number] }
    | { readonly name: string; readonly kind: 'text'; readonly classes: readonly string[] }
  )[]
}

const partName = (number: number): string => `predictors.${number}`

/**
 * Writes the predictors of one training as parts of a snapshot, under the number of the training; the header comes
 * last.
 */
export async function writePredictors(set: PredictorSet, number: number, sink: PartSink): Promise<void> {
  const name = partName(number)
  const models = Object.values(set.predictors).flatMap((predictor) => predictor.models)
  const columns = set.vocabulary.buckets.length + set.axes
  const weights = new Float32Array(models.length * columns)
  for (const [i, model] of models.entries()) weights.set(model.weights, i * columns)
  const head: Head = {
    axes: set.axes,
    targets: Object.entries(set.predictors).map(([target, predictor]) =>
      predictor.kind === 'number'
        ? { name: target, kind: 'number', range: predictor.range }
        : { name: target, kind: 'text', classes: predictor.classes },
    ),
  }
  await sink.write(`${name}.buckets`, set.vocabulary.buckets)
  await sink.write(`${name}.vocabulary`, set.vocabulary.weights)
  await sink.write(`${name}.weights`, weights)
  await sink.write(
    `${name}.intercepts`,
    Float64Array.from(models, ({ intercept }) => intercept),
  )
  await sink.write(name, JSON.stringify(head))
}

/** The predictors of a training; undefined when the snapshot does not have them. Throws `DamagedSnapshot` if a part of them is missing. */
export async function readPredictors(number: number, source: PartSource): Promise<PredictorSet | undefined> {
  const name = partName(number)
  const head = await source.read(name)
  if (typeof head !== 'string') return undefined
  const { axes, targets } = JSON.parse(head) as Head
  const read = <Numbers extends PartArray>(part: string): Promise<Numbers> => readRequired(source, `${name}.${part}`)
  const vocabulary = { buckets: await read<Uint32Array>('buckets'), weights: await read<Float32Array>('vocabulary') }
  const weights = await read<Float32Array>('weights')
  const intercepts = await read<Float64Array>('intercepts')
  const columns = vocabulary.buckets.length + axes
  let next = 0
  const take = (): PredictorModel => {
    const at = next++
    return { weights: weights.subarray(at * columns, (at + 1) * columns), intercept: intercepts[at]! }
  }
  const predictors = targets.map((target): [string, Predictor] => [
    target.name,
    target.kind === 'number'
      ? { kind: 'number', models: [take()], range: target.range }
      : { kind: 'text', models: target.classes.map(take), classes: target.classes },
  ])
  return { vocabulary, axes, predictors: Object.fromEntries(predictors) }
}
