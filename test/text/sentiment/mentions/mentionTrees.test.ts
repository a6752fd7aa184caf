import { expect, test } from 'vitest'
import { createRandom } from '../../../../src/math/random.js'
import { FEATURE_NAMES } from '../../../../src/text/sentiment/mentions/mentionFeatures.js'
import { isTested, opinionOdds, praiseOdds } from '../../../../src/text/sentiment/mentions/mentionTrees.js'
import { polarTrees, signTrees } from '../../../../src/text/sentiment/mentions/mentionWeights.js'
import { readTrees } from '../../../../src/text/sentiment/mentions/treeEnsemble.js'

/** Walks the trees as they are written: to the right where a feature is greater than the threshold. */
function walk(text: string, row: Float64Array): number {
  const [base, ...lines] = text.trim().split('\n')
  return lines.reduce((sum, line) => {
    const cells = line.split(' ')
    let node = 0
    while (node < 7) {
      const [feature, threshold] = cells[node]!.split('>').map(Number)
      node = 2 * node + (row[feature!]! > threshold! ? 2 : 1)
    }
    return sum + Number(cells[node])
  }, Number(base))
}

/** Thresholds that the trees have for a feature, with values beside them. */
function valuesOf(feature: number): number[] {
  const thresholds = [polarTrees, signTrees].flatMap((text) =>
    [...text.matchAll(/(\d+)>(\S+)/g)].filter((test) => Number(test[1]) === feature).map((test) => Number(test[2])),
  )
  return [
    -1,
    0,
    1,
    ...thresholds.filter((value) => value < 1e9).flatMap((value) => [value - 0.01, value, value + 0.01]),
  ]
}

test('odds are the base and one leaf of each tree, added in the order of the trees', () => {
  const random = createRandom(1)
  const values = FEATURE_NAMES.map((_, feature) => valuesOf(feature))
  for (let round = 0; round < 300; round++) {
    const row = Float64Array.from(values, (choices) => choices[Math.floor(random.next() * choices.length)]!)
    expect(opinionOdds(row)).toBe(walk(polarTrees, row))
    expect(praiseOdds(row)).toBe(walk(signTrees, row))
  }
})

test('features that no test reads decide nothing', () => {
  const untested = FEATURE_NAMES.map((_, feature) => feature).filter((feature) => !isTested(feature))
  expect(untested.length).toBeGreaterThan(0)
  const row = new Float64Array(FEATURE_NAMES.length)
  const odds = [opinionOdds(row), praiseOdds(row)]
  for (const feature of untested) row[feature] = 9
  expect([opinionOdds(row), praiseOdds(row)]).toEqual(odds)
})

test('a tree is read as tests 1 to 7 of its block and eight leaves', () => {
  const trees = readTrees(`
    0.5
    3>0 1>-2 2>0.1 4>0 5>0 6>0 7>1e99 1 2 3 4 5 6 7 8
    0>5 0>5 0>5 0>5 0>5 0>5 9>6 10 0 0 0 0 0 0 80
  `)
  expect(trees.base).toBe(0.5)
  expect([...trees.features]).toEqual([0, 3, 1, 2, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 9])
  expect([...trees.thresholds.subarray(1, 8)]).toEqual([0, -2, 0.1, 0, 0, 0, 1e99])
  expect([...trees.leaves]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 10, 0, 0, 0, 0, 0, 0, 80])
  expect(readTrees('-1')).toMatchObject({ base: -1, leaves: new Float64Array(0) })
})
