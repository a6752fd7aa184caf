/**
 * Regression trees of depth 3, as boosting produces them. A tree has seven tests and eight leaves, in heap order: tests 1
 * to 7 of a block of eight, of which the first is unused, and the leaves that follow as 8 to 15 in a block of their own.
 */
export interface TreeEnsemble {
  readonly base: number
  /** Feature and threshold of each test: the right branch is taken where the feature is greater. */
  readonly features: Uint16Array
  readonly thresholds: Float64Array
  readonly leaves: Float64Array
}

/** Entries of a tree in each of its arrays. */
const BLOCK = 8
const TESTS = BLOCK - 1

/** Parses an ensemble: the base, then one line per tree with seven `feature>threshold` and eight leaves. */
export function readTrees(text: string): TreeEnsemble {
  const [base, ...lines] = text.trim().split('\n')
  const features = new Uint16Array(lines.length * BLOCK)
  const thresholds = new Float64Array(lines.length * BLOCK)
  const leaves = new Float64Array(lines.length * BLOCK)
  for (const [tree, line] of lines.entries()) {
    const cells = line.trim().split(' ')
    for (let test = 0; test < TESTS; test++) {
      const [feature, threshold] = cells[test]!.split('>')
      features[tree * BLOCK + 1 + test] = Number(feature)
      thresholds[tree * BLOCK + 1 + test] = Number(threshold)
    }
    for (let leaf = 0; leaf < BLOCK; leaf++) leaves[tree * BLOCK + leaf] = Number(cells[TESTS + leaf])
  }
  return { base: Number(base), features, thresholds, leaves }
}
