/**
 * Sum of regression trees of depth 3, as boosting produces them. A tree has seven tests and eight leaves, in heap
 * order.
 */
export interface TreeEnsemble {
  readonly base: number
  /** Feature and threshold of each test: the right branch is taken where the feature is greater. */
  readonly features: Uint16Array
  readonly thresholds: Float64Array
  readonly leaves: Float64Array
}

const TREE_DEPTH = 3
const TESTS = 2 ** TREE_DEPTH - 1
const LEAVES = 2 ** TREE_DEPTH

/**
 * The sum for one row of features: log odds. Adds the tests as numbers instead of branching on them, because the
 * processor predicts these branches badly.
 */
export function sumTrees({ base, features, thresholds, leaves }: TreeEnsemble, row: Float64Array): number {
  let sum = base
  let leaf = 1 - LEAVES
  for (let tree = 0; tree < features.length; tree += TESTS) {
    let node = 1 + +(row[features[tree]!]! > thresholds[tree]!)
    node = 2 * node + 1 + +(row[features[tree + node]!]! > thresholds[tree + node]!)
    node = 2 * node + 1 + +(row[features[tree + node]!]! > thresholds[tree + node]!)
    sum += leaves[leaf + node]!
    leaf += LEAVES
  }
  return sum
}

/** Parses an ensemble: the base, then one line per tree with seven `feature>threshold` and eight leaves. */
export function readTrees(text: string): TreeEnsemble {
  const [base, ...lines] = text.trim().split('\n')
  const features = new Uint16Array(lines.length * TESTS)
  const thresholds = new Float64Array(lines.length * TESTS)
  const leaves = new Float64Array(lines.length * LEAVES)
  for (const [tree, line] of lines.entries()) {
    const cells = line.trim().split(' ')
    for (let test = 0; test < TESTS; test++) {
      const [feature, threshold] = cells[test]!.split('>')
      features[tree * TESTS + test] = Number(feature)
      thresholds[tree * TESTS + test] = Number(threshold)
    }
    for (let leaf = 0; leaf < LEAVES; leaf++) leaves[tree * LEAVES + leaf] = Number(cells[TESTS + leaf])
  }
  return { base: Number(base), features, thresholds, leaves }
}
