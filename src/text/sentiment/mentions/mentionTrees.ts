import { polarTrees, signTrees } from './mentionWeights.js'
import { readTrees } from './treeEnsemble.js'

const polar = readTrees(polarTrees)
const sign = readTrees(signTrees)

// The blocks of both ensembles in constants of this module: the compiler knows their addresses and lengths then, which
// halves the time of `sumTrees`. It loads them again and again from an object that is a parameter.
const features = Uint16Array.of(...polar.features, ...sign.features)
const thresholds = Float64Array.of(...polar.thresholds, ...sign.thresholds)
const leaves = Float64Array.of(...polar.leaves, ...sign.leaves)
const polarEnd = polar.features.length

/** Whether a test reads a feature. */
export const isTested = (feature: number): boolean => features.includes(feature)

/** Log odds that somebody thinks something of the mention with these features. */
export const opinionOdds = (row: Float64Array): number => sumTrees(row, polar.base, 0, polarEnd)

/** Log odds of praise if somebody thinks something of it. */
export const praiseOdds = (row: Float64Array): number => sumTrees(row, sign.base, polarEnd, features.length)

/**
 * The base and the leaves that a row falls to, in the order of the trees. Adds the tests as numbers instead of
 * branching on them, because the processor predicts these branches badly. Numbers stand for `BLOCK`: the compiler
 * reads a constant of another module in every turn.
 */
function sumTrees(row: Float64Array, base: number, from: number, to: number): number {
  let sum = base
  for (let tree = from; tree < to; tree += 8) {
    let node = 2 + +(row[features[tree + 1]!]! > thresholds[tree + 1]!)
    node = 2 * node + +(row[features[tree + node]!]! > thresholds[tree + node]!)
    node = 2 * node + +(row[features[tree + node]!]! > thresholds[tree + node]!)
    sum += leaves[tree + node - 8]!
  }
  return sum
}
