import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findThemes, type ThemesInput } from '../../../src/answers/selection/findThemes.js'
import { createRandom, type Random } from '../../../src/math/random.js'
import { averageLinkage } from '../../../src/math/statistics/averageLinkage.js'

const find = (input: ThemesInput) => findThemes.run(input) as number[][]
const unit = (row: readonly number[]): number[] => {
  const length = Math.hypot(...row) || 1
  return row.map((value) => value / length)
}
const matrix = (rows: readonly (readonly number[])[]): Float32Array => Float32Array.from(rows.flatMap(unit))

/** Two terms on each of three axes; only the first of each pair is on its axis alone. */
const rows = matrix([
  [1, 0, 0],
  [1, 0.1, 0],
  [0, 1, 0],
  [0, 1, 0.1],
  [0, 0, 1],
  [0.1, 0, 1],
])
const pairs = { rows, axes: 3, least: 2, most: 2 }

test('themes are what the documents are about', () => {
  const documents = matrix([
    [0, 1, 0],
    [0, 1, 0.2],
    [0, 0, 1],
  ])
  const themes = (count: number) => find({ ...pairs, documents, count }).map((theme) => theme.sort())
  expect(themes(1)).toEqual([[2, 3]])
  expect(themes(2).sort()).toEqual([
    [2, 3],
    [4, 5],
  ])
  // The third is about nothing that is not covered, and still made up.
  expect(themes(3).flat().sort()).toEqual([0, 1, 2, 3, 4, 5])
  expect(themes(9)).toHaveLength(3)
})

test('without documents there are themes all the same', () => {
  expect(
    find({ ...pairs, documents: new Float32Array(), count: 3 })
      .flat()
      .sort(),
  ).toEqual([0, 1, 2, 3, 4, 5])
})

/** The greedy choice as it is defined: every node that is free is measured again each time. */
function chooseNaively({ rows, documents, axes, least, most, count }: ThemesInput): number[][] {
  const tree = averageLinkage(rows, rows.length / axes, axes)
  const cut = (values: Float32Array): number[][] =>
    Array.from({ length: values.length / axes }, (_, i) => [...values.subarray(i * axes, (i + 1) * axes)])
  const terms = cut(rows)
  const texts = cut(documents)
  const nodes = [...tree.sizes.keys()]
    .filter((node) => tree.sizes[node]! >= least && tree.sizes[node]! <= most)
    .map((node) => {
      const members = [...tree.order.subarray(tree.starts[node]!, tree.starts[node]! + tree.sizes[node]!)]
      const sum = members.reduce((total, row) => total.map((value, axis) => value + terms[row]![axis]!), [0, 0, 0])
      const centre = unit(sum)
      return {
        members,
        cosines: texts.map((text) => text.reduce((dot, value, axis) => dot + value * centre[axis]!, 0)),
      }
    })
  const chosen: typeof nodes = []
  const covered = texts.map(() => 0)
  while (chosen.length < count) {
    const free = nodes.filter(({ members }) => !chosen.some((one) => one.members.some((row) => members.includes(row))))
    const gains = free.map(({ cosines }) =>
      cosines.reduce((sum, cosine, d) => sum + Math.max(0, cosine - covered[d]!), 0),
    )
    const most = Math.max(...gains)
    // What brings nothing more brings less than nothing within rounding; then the first.
    const best = free[gains.findIndex((gain) => gain >= most - 1e-6)]
    if (best === undefined) break
    chosen.push(best)
    for (const [d, cosine] of best.cosines.entries()) covered[d] = Math.max(covered[d]!, cosine)
  }
  return chosen.map(({ members }) => members)
}

test('each theme brings most of those that are left, as one finds who measures all of them each time', () => {
  const vectors = (random: Random, count: number): Float32Array =>
    matrix(Array.from({ length: count }, () => [random.next() + 0.2, random.next() - 0.5, random.next() - 0.5]))
  fc.assert(
    fc.property(
      fc.integer(),
      fc.integer({ min: 6, max: 24 }),
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 1, max: 6 }),
      (seed, terms, texts, least, count) => {
        // Real numbers drawn at random: two gains are hardly ever the same.
        const random = createRandom(`${seed}`)
        const rows = vectors(random, terms)
        const input = { rows, documents: vectors(random, texts), axes: 3, least, most: least + 4, count }
        const found = find(input)
        expect(new Set(found.flat()).size).toBe(found.flat().length)
        for (const theme of chooseNaively(input)) expect(found).toContainEqual(theme)
        expect(found.length).toBeLessThanOrEqual(count)
      },
    ),
  )
})
