import { createRandom, type Random } from '../../dist/math/random.js'

/** Examples with a yes or no answer and a weight each. */
export interface Examples {
  /** Rows of features, one after the other. */
  readonly rows: readonly Float64Array[]
  readonly answers: Uint8Array
  readonly weights: Float64Array
}

export interface BoostingOptions {
  readonly trees: number
  readonly rate: number
  readonly seed: number
}

/** A tree of depth 3 in the order of a heap: seven tests, eight leaves. */
export interface Tree {
  readonly features: number[]
  readonly thresholds: number[]
  readonly leaves: number[]
}

export interface Ensemble {
  readonly base: number
  readonly trees: Tree[]
}

const DEPTH = 3
const TESTS = 2 ** DEPTH - 1
const BINS = 32
/** L2 penalty of a leaf, and the least sum of second derivatives in one. */
const RIDGE = 5
const LEAST_LEAF = 2
/** Shares of the features and of the rows that a tree sees. */
const FEATURE_SHARE = 0.4
const ROW_SHARE = 0.7

/** Boosted trees for log odds (Friedman 2001, with second derivatives as Chen and Guestrin 2016). The same seed gives the same trees. */
export function boost(examples: Examples, options: BoostingOptions): Ensemble {
  const { rows, answers, weights } = examples
  const random = createRandom(options.seed)
  const columns = binColumns(rows)
  const base = logOdds(answers, weights)
  const scores = new Float64Array(rows.length).fill(base)
  const trees: Tree[] = []
  const slopes = new Float64Array(rows.length)
  const curvatures = new Float64Array(rows.length)
  for (let round = 0; round < options.trees; round++) {
    for (let i = 0; i < rows.length; i++) {
      const chance = 1 / (1 + Math.exp(-scores[i]!))
      const seen = random.next() < ROW_SHARE ? weights[i]! : 0
      slopes[i] = seen * (chance - answers[i]!)
      curvatures[i] = seen * chance * (1 - chance)
    }
    const { tree, places } = growTree(columns, { slopes, curvatures, rate: options.rate, random })
    trees.push(tree)
    for (let i = 0; i < rows.length; i++) scores[i] = scores[i]! + tree.leaves[places[i]! - TESTS]!
  }
  return { base, trees }
}

function logOdds(answers: Uint8Array, weights: Float64Array): number {
  let yes = 1
  let no = 1
  for (const [i, answer] of answers.entries()) {
    if (answer === 1) yes += weights[i]!
    else no += weights[i]!
  }
  return Math.log(yes / no)
}

/** A feature cut into bins: a value is in the bin of the first bound that is not below it. */
interface Column {
  readonly bins: Uint8Array
  readonly bounds: Float64Array
}

function binColumns(rows: readonly Float64Array[]): Column[] {
  return Array.from({ length: rows[0]!.length }, (_, feature) => {
    const sorted = Float64Array.from(rows, (row) => row[feature]!).sort()
    const bounds = new Set<number>()
    for (let bin = 1; bin < BINS; bin++) bounds.add(sorted[Math.floor((bin * sorted.length) / BINS)]!)
    // Rare flags lie beyond all quantiles.
    if (sorted[0] !== sorted.at(-1)) bounds.add(sorted[0]!)
    const ascending = Float64Array.from(bounds).sort()
    const bins = Uint8Array.from(rows, (row) => binOf(ascending, row[feature]!))
    return { bins, bounds: ascending }
  })
}

function binOf(bounds: Float64Array, value: number): number {
  let bin = 0
  while (bin < bounds.length && value > bounds[bin]!) bin++
  return bin
}

interface Gradients {
  readonly slopes: Float64Array
  readonly curvatures: Float64Array
  readonly rate: number
  readonly random: Random
}

/** Grows one tree level by level. `places` is the heap number of each row's leaf. */
function growTree(columns: readonly Column[], gradients: Gradients): { tree: Tree; places: Uint8Array } {
  const { slopes, curvatures, rate, random } = gradients
  const places = new Uint8Array(slopes.length)
  const tree: Tree = { features: new Array(TESTS).fill(0), thresholds: new Array(TESTS).fill(0), leaves: [] }
  const offered = columns.map((_, feature) => feature).filter(() => random.next() < FEATURE_SHARE)
  for (let level = 0; level < DEPTH; level++) {
    const from = 2 ** level - 1
    const nodes = 2 ** level
    const best = bestSplits(columns, offered, { gradients, places, from, nodes })
    for (const [node, split] of best.entries()) {
      tree.features[from + node] = split.feature
      tree.thresholds[from + node] = split.threshold
    }
    for (let i = 0; i < places.length; i++) {
      const { feature, bin } = best[places[i]! - from]!
      places[i] = 2 * places[i]! + (columns[feature]!.bins[i]! > bin ? 2 : 1)
    }
  }
  const sums = new Float64Array(2 * (TESTS + 1))
  for (let i = 0; i < places.length; i++) {
    const leaf = 2 * (places[i]! - TESTS)
    sums[leaf] = sums[leaf]! + slopes[i]!
    sums[leaf + 1] = sums[leaf + 1]! + curvatures[i]!
  }
  for (let leaf = 0; leaf <= TESTS; leaf++) tree.leaves.push((-rate * sums[2 * leaf]!) / (sums[2 * leaf + 1]! + RIDGE))
  return { tree, places }
}

interface Split {
  feature: number
  bin: number
  threshold: number
  gain: number
}

interface Level {
  readonly gradients: Gradients
  readonly places: Uint8Array
  readonly from: number
  readonly nodes: number
}

/** The split of most gain for each node of a level; one without gain sends all rows to the left. */
function bestSplits(columns: readonly Column[], offered: readonly number[], level: Level): Split[] {
  const { gradients, places, from, nodes } = level
  const { slopes, curvatures } = gradients
  const best = Array.from(
    { length: nodes },
    (): Split => ({ feature: 0, bin: 255, threshold: Number.MAX_VALUE, gain: 1e-6 }),
  )
  const sums = new Float64Array(nodes * BINS * 2 + nodes * 4)
  for (const feature of offered) {
    const { bins, bounds } = columns[feature]!
    sums.fill(0)
    for (let i = 0; i < places.length; i++) {
      const cell = 2 * ((places[i]! - from) * (BINS + 1) + bins[i]!)
      sums[cell] = sums[cell]! + slopes[i]!
      sums[cell + 1] = sums[cell + 1]! + curvatures[i]!
    }
    for (let node = 0; node < nodes; node++)
      offerSplits(best[node]!, sums.subarray(2 * node * (BINS + 1)), feature, bounds)
  }
  return best
}

/** Replaces the best split of a node by a better one of a feature. */
function offerSplits(best: Split, sums: Float64Array, feature: number, bounds: Float64Array): void {
  let slope = 0
  let curvature = 0
  for (let bin = 0; bin <= bounds.length; bin++) {
    slope += sums[2 * bin]!
    curvature += sums[2 * bin + 1]!
  }
  const worth = (a: number, b: number): number => (a * a) / (b + RIDGE)
  let left = 0
  let leftCurvature = 0
  for (let bin = 0; bin < bounds.length; bin++) {
    left += sums[2 * bin]!
    leftCurvature += sums[2 * bin + 1]!
    const rest = curvature - leftCurvature
    if (leftCurvature < LEAST_LEAF || rest < LEAST_LEAF) continue
    const gain = worth(left, leftCurvature) + worth(slope - left, rest) - worth(slope, curvature)
    if (gain > best.gain) Object.assign(best, { feature, bin, threshold: bounds[bin]!, gain })
  }
}

/** The ensemble where a feature is 0 in all rows: a test of it leads to the left. */
export const withoutFeature = ({ base, trees }: Ensemble, feature: number): Ensemble => ({
  base,
  trees: trees.map((tree) => ({
    ...tree,
    thresholds: tree.thresholds.map((threshold, test) =>
      tree.features[test] === feature ? Number.MAX_VALUE : threshold,
    ),
    features: tree.features.map((tested) => (tested === feature ? 0 : tested)),
  })),
})

/** Log odds of a row. */
export function scoreRow({ base, trees }: Ensemble, row: Float64Array): number {
  let sum = base
  for (const { features, thresholds, leaves } of trees) {
    let node = 0
    while (node < TESTS) node = 2 * node + (row[features[node]!]! > thresholds[node]! ? 2 : 1)
    sum += leaves[node - TESTS]!
  }
  return sum
}

/** An ensemble as text: the base, then a line a tree. */
export const writeEnsemble = ({ base, trees }: Ensemble): string =>
  [
    short(base),
    ...trees.map(({ features, thresholds, leaves }) =>
      [...features.map((feature, test) => `${feature}>${short(thresholds[test]!)}`), ...leaves.map(short)].join(' '),
    ),
  ].join('\n')

const short = (value: number): string => (Math.abs(value) > 1e300 ? '1e99' : String(Number(value.toPrecision(3))))
