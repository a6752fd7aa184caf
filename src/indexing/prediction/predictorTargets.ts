/** A quantity that some documents have and that is predicted for others. Parallel arrays, documents ascending. */
export type PredictionTarget = NumberTarget | TextTarget
interface TargetObservations {
  readonly name: string
  /** Numbers of the documents that have it. */
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

/** Which targets have a fixed kind. Spec v4-legacy 4.6. */
export interface TargetRequest {
  /** Number targets; values that are no numbers are left out. */
  readonly regressors: ReadonlySet<string>
  /** Text targets. */
  readonly classifiers: ReadonlySet<string>
}

/** Classes of a text target at most, the most common ones: each is a model. */
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
   * The targets by name. Numbers make a number target and texts a text target, also texts that are written as numbers. One
   * that is a number in some documents and a text in others is a number if all its texts can be read as numbers, otherwise
   * a text. One without any value is left out. Spec v4-legacy 4.6.
   */
  finish({ regressors, classifiers }: TargetRequest): PredictionTarget[] {
    const targets: PredictionTarget[] = []
    for (const [name, { documents, observations }] of [...this.#targets].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const asNumbers = observations.map(({ value }) => numberOf(value))
      const hasNumber = observations.some(({ value }) => typeof value === 'number')
      const isNumeric = hasNumber && asNumbers.every((each) => each !== undefined)
      const isNumber = regressors.has(name) || (isNumeric && !classifiers.has(name))
      const target = isNumber ? numbers(name, documents, observations, asNumbers) : texts(name, documents, observations)
      if (target.documents.length > 0) targets.push(target)
    }
    return targets
  }
}

/** A number, or a text that is one; undefined for any other. */
function numberOf(value: string | number): number | undefined {
  if (typeof value === 'number') return value
  const number = value.trim() === '' ? Number.NaN : Number(value)
  return Number.isFinite(number) ? number : undefined
}

function numbers(
  name: string,
  documents: readonly number[],
  observations: readonly Observation[],
  values: readonly (number | undefined)[],
): NumberTarget {
  const indexes = [...documents.keys()].filter((place) => values[place] !== undefined)
  return {
    kind: 'number',
    name,
    documents: Uint32Array.from(indexes, (place) => documents[place]!),
    weights: Float64Array.from(indexes, (place) => observations[place]!.weight),
    values: Float64Array.from(indexes, (place) => values[place]!),
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
  const indexes = [...documents.keys()].filter((place) => classOf.has(String(observations[place]!.value)))
  return {
    kind: 'text',
    name,
    classes,
    documents: Uint32Array.from(indexes, (place) => documents[place]!),
    weights: Float64Array.from(indexes, (place) => observations[place]!.weight),
    values: Uint32Array.from(indexes, (place) => classOf.get(String(observations[place]!.value))!),
  }
}
