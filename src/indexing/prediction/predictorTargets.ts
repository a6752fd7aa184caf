/** Something that documents tell and others are to be told. Entries lie side by side, documents ascending. */
export type PredictionTarget = NumberTarget | TextTarget
interface TargetObservations {
  readonly name: string
  /** Numbers of the documents that tell it. */
  readonly documents: Uint32Array
  /** How much each of them counts. */
  readonly weights: Float64Array
}
export interface NumberTarget extends TargetObservations {
  readonly kind: 'number'
  readonly values: Float64Array
}
export interface TextTarget extends TargetObservations {
  readonly kind: 'text'
  readonly classes: readonly string[]
  /** Index into `classes`. */
  readonly values: Uint32Array
}

/** What one document tells about one target. */
export interface Observation {
  readonly value: string | number
  readonly weight: number
}

/** How targets are to be taken. Spec v4-legacy 4.6. */
export interface TargetRequest {
  /** Taken as numbers whatever they are; what is none is left out. */
  readonly regressors: ReadonlySet<string>
  /** Taken as texts whatever they are. */
  readonly classifiers: ReadonlySet<string>
}

/** Classes of a text target at most, the most common ones: each is a model. */
const MOST_CLASSES = 200

/** Collects what documents tell, in ascending order of documents. */
export class TargetCollector {
  readonly #told = new Map<string, { readonly documents: number[]; readonly told: Observation[] }>()

  add(document: number, name: string, told: Observation): void {
    let target = this.#told.get(name)
    if (target === undefined) {
      target = { documents: [], told: [] }
      this.#told.set(name, target)
    }
    // A document tells each target once: the first value counts.
    if (target.documents.at(-1) === document) return
    target.documents.push(document)
    target.told.push(told)
  }

  /**
   * The targets by name. Numbers make a number target and texts a text target, also texts that are written as numbers. One
   * that is a number in some documents and a text in others is a number if all its texts can be read as numbers, otherwise
   * a text. One without any value is left out. Spec v4-legacy 4.6.
   */
  finish({ regressors, classifiers }: TargetRequest): PredictionTarget[] {
    const targets: PredictionTarget[] = []
    for (const [name, { documents, told }] of [...this.#told].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const asNumbers = told.map(({ value }) => numberOf(value))
      const hasNumber = told.some(({ value }) => typeof value === 'number')
      const isNumeric = hasNumber && asNumbers.every((each) => each !== undefined)
      const isNumber = regressors.has(name) || (isNumeric && !classifiers.has(name))
      const target = isNumber ? numbers(name, documents, told, asNumbers) : texts(name, documents, told)
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
  told: readonly Observation[],
  values: readonly (number | undefined)[],
): NumberTarget {
  const places = [...documents.keys()].filter((place) => values[place] !== undefined)
  return {
    kind: 'number',
    name,
    documents: Uint32Array.from(places, (place) => documents[place]!),
    weights: Float64Array.from(places, (place) => told[place]!.weight),
    values: Float64Array.from(places, (place) => values[place]!),
  }
}

function texts(name: string, documents: readonly number[], told: readonly Observation[]): TextTarget {
  const counts = new Map<string, number>()
  for (const { value } of told) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1)
  const classes = [...counts]
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, MOST_CLASSES)
    .map(([value]) => value)
  const classOf = new Map(classes.map((value, number) => [value, number]))
  const places = [...documents.keys()].filter((place) => classOf.has(String(told[place]!.value)))
  return {
    kind: 'text',
    name,
    classes,
    documents: Uint32Array.from(places, (place) => documents[place]!),
    weights: Float64Array.from(places, (place) => told[place]!.weight),
    values: Uint32Array.from(places, (place) => classOf.get(String(told[place]!.value))!),
  }
}
