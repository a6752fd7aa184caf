import { finiteNumber } from '../../finiteNumber.js'

/** A value that some documents have and that is predicted for others. Parallel arrays, documents ascending. */
export type PredictionTarget = NumberTarget | TextTarget

interface TargetObservations {
  readonly name: string
  /** Numbers of the documents that have a value. */
  readonly documents: Uint32Array
  /** Weight of each of them in training. */
  readonly weights: Float64Array
}

interface NumberTarget extends TargetObservations {
  readonly kind: 'number'
  readonly values: Float64Array
}

interface TextTarget extends TargetObservations {
  readonly kind: 'text'
  readonly classes: readonly string[]
  /** Index into `classes`. */
  readonly values: Uint32Array
}

/** The value of one target in one document. */
export interface Observation {
  readonly value: string | number
  readonly weight: number
}

/** Targets whose kind is fixed. Spec v4-legacy 4.6. */
export interface TargetRequest {
  /** Number targets; values that are not numbers are ignored. */
  readonly regressors: ReadonlySet<string>
  /** Text targets. */
  readonly classifiers: ReadonlySet<string>
}

/** Maximum number of classes of a text target, the most frequent ones: each needs a model. */
const MOST_CLASSES = 200

/** Collects observations, in ascending order of documents. */
export class TargetCollector {
  readonly #targets = new Map<string, { readonly documents: number[]; readonly observations: Observation[] }>()

  add(document: number, name: string, observation: Observation): void {
    let target = this.#targets.get(name)
    if (target === undefined) {
      target = { documents: [], observations: [] }
      this.#targets.set(name, target)
    }
    // A document has one value of each target: the first one counts.
    if (target.documents.at(-1) === document) return
    target.documents.push(document)
    target.observations.push(observation)
  }

  /**
   * The targets by name. Numbers form a number target; texts form a text target, even if they look like numbers. A
   * target with both is a number target if all its texts can be parsed as numbers, otherwise a text target. Targets
   * without a value are omitted. Spec v4-legacy 4.6.
   */
  finish({ regressors, classifiers }: TargetRequest): PredictionTarget[] {
    const targets: PredictionTarget[] = []
    for (const [name, { documents, observations }] of [...this.#targets].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const asNumbers = observations.map(({ value }) => finiteNumber(value))
      const hasNumber = observations.some(({ value }) => typeof value === 'number')
      const isNumeric = hasNumber && asNumbers.every((each) => each !== undefined)
      const isNumber = regressors.has(name) || (isNumeric && !classifiers.has(name))
      const target = isNumber ? numbers(name, documents, observations, asNumbers) : texts(name, documents, observations)
      if (target.documents.length > 0) targets.push(target)
    }
    return targets
  }
}

function numbers(
  name: string,
  documents: readonly number[],
  observations: readonly Observation[],
  values: readonly (number | undefined)[],
): NumberTarget {
  const indexes = [...documents.keys()].filter((index) => values[index] !== undefined)
  return {
    kind: 'number',
    name,
    documents: Uint32Array.from(indexes, (index) => documents[index]!),
    weights: Float64Array.from(indexes, (index) => observations[index]!.weight),
    values: Float64Array.from(indexes, (index) => values[index]!),
  }
}

function texts(name: string, documents: readonly number[], observations: readonly Observation[]): TextTarget {
  const counts = new Map<string, number>()
  for (const { value } of observations) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1)
  const classes = [...counts]
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, MOST_CLASSES)
    .map(([value]) => value)
  const classOf = new Map(classes.map((value, number) => [value, number]))
  const indexes = [...documents.keys()].filter((index) => classOf.has(String(observations[index]!.value)))
  return {
    kind: 'text',
    name,
    classes,
    documents: Uint32Array.from(indexes, (index) => documents[index]!),
    weights: Float64Array.from(indexes, (index) => observations[index]!.weight),
    values: Uint32Array.from(indexes, (index) => classOf.get(String(observations[index]!.value))!),
  }
}
