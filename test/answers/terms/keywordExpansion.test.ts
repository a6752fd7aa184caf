import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { AnswerContext } from '../../../src/answers/context.js'
import { expandKeywords } from '../../../src/answers/terms/keywordExpansion.js'
import { packStrings } from '../../../src/compute/shared.js'
import { setOfMarks } from '../../../src/snapshot/documentSet.js'
import { allDocuments } from '../../../src/snapshot/filter.js'
import { termDisplay } from '../../../src/snapshot/termTable.js'
import { randomProject } from '../randomProject.js'
import { askReal, buildProject, sampleDocuments, sourceOf } from '../realProject.js'
import { askSmall } from '../smallSnapshot.js'

let context: AnswerContext
beforeAll(async () => {
  context = await askReal(await buildProject(sourceOf(sampleDocuments)))
})
const everything = () => [...sampleDocuments.keys()]

/** Cosines of all terms with one, by multiplying out. */
function cosines(term: number): number[] {
  const { axes, termCount, termVectors } = context.snapshot.space
  return Array.from({ length: termCount }, (_, other) => {
    let sum = 0
    for (let axis = 0; axis < axes; axis++) sum += termVectors[term * axes + axis]! * termVectors[other * axes + axis]!
    return sum
  })
}

test('each document gets the nearest terms of its own ones, at the best weight among them', async () => {
  const { snapshot } = context
  const { offsets, terms } = await snapshot.occurrences()
  const { relatedFloor: floor, termCount } = snapshot.space
  const weightOf = (cosine: number) =>
    cosine < floor ? 0.2 + (0.4 * (cosine - 0.2)) / (floor - 0.2) : 0.6 + (0.4 * (cosine - floor)) / (1 - floor)
  const limit = 3
  const expanded = await expandKeywords(context, everything(), { documents: allDocuments(snapshot), limit })
  for (const document of [0, 1, 2, 3, 4]) {
    const own = new Set(terms.subarray(offsets[document]!, offsets[document + 1]!))
    const expected = new Map<string, number>()
    for (const term of own) {
      if (term >= termCount) continue
      const related = cosines(term)
        .map((cosine, other) => ({ cosine, other }))
        .filter(({ other }) => other !== term && snapshot.terms.totalDocCounts[other]! >= 2)
        .filter(({ cosine }) => weightOf(cosine) >= 0.5)
        .sort((a, b) => b.cosine - a.cosine)
        .slice(0, limit)
      for (const { cosine, other } of related) {
        if (own.has(other)) continue
        const text = termDisplay(snapshot.terms, other)
        expected.set(text, Math.max(expected.get(text) ?? 0, weightOf(cosine)))
      }
    }
    const found = expanded[document]!
    expect([...found.keys()].sort()).toEqual([...expected.keys()].sort())
    for (const [text, weight] of found) expect(weight).toBeCloseTo(expected.get(text)!, 4)
  }
})

test('weights are from 0.5 to 1, more related terms with a larger limit, none outside the filter', async () => {
  const { snapshot } = context
  const some = setOfMarks(Uint8Array.from(sampleDocuments, (_, document) => document % 2))
  const count = async (limit: number, documents = allDocuments(snapshot)) => {
    const expanded = await expandKeywords(context, everything(), { documents, limit })
    for (const weight of expanded.flatMap((own) => [...own.values()])) {
      expect(weight).toBeGreaterThanOrEqual(0.5)
      expect(weight).toBeLessThanOrEqual(1)
    }
    return expanded.map((own) => own.size)
  }
  const [one, twenty] = [await count(1), await count(20)]
  expect(twenty.every((size, document) => size >= one[document]!)).toBe(true)
  expect(twenty.some((size) => size > 0)).toBe(true)
  expect(await count(20, some)).toEqual(twenty.map((size, document) => (document % 2 === 1 ? size : 0)))
  expect((await count(0)).every((size) => size === 0)).toBe(true)
})

test('weights are 0.2 at a cosine of 0.2, 0.6 at the floor and 1 at 1, whatever the floor; other floors change nothing', async () => {
  await fc.assert(
    fc.asyncProperty(
      randomProject,
      fc.constantFrom(0, 0.2, 0.25, 0.4, 0.7, 0.95, 1),
      fc.integer({ min: 1, max: 5 }),
      async (project, floor, limit) => {
        const small = askSmall({ ...project, relatedFloor: floor })
        const { snapshot } = small
        const { offsets, terms } = await snapshot.occurrences()
        const { axes, termVectors } = snapshot.space
        const rowOf = (term: number) => [...termVectors.subarray(term * axes, (term + 1) * axes)]
        const weightOf = (x: number) => {
          if (floor <= 0.2 || floor >= 1) return x
          return x < floor ? 0.2 + (0.4 * (x - 0.2)) / (floor - 0.2) : 0.6 + (0.4 * (x - floor)) / (1 - floor)
        }
        const all = allDocuments(snapshot)
        const expanded = await expandKeywords(small, [...project.documents.keys()], { documents: all, limit })
        for (const [document, found] of expanded.entries()) {
          const own = new Set(terms.subarray(offsets[document]!, offsets[document + 1]!))
          const expected = new Map<string, number>()
          for (const term of own) {
            const related = [...snapshot.terms.totalDocCounts.keys()]
              .filter((other) => other !== term && snapshot.terms.totalDocCounts[other]! >= 2)
              .map((other) => ({
                other,
                cosine: rowOf(term).reduce((sum, x, axis) => sum + x * rowOf(other)[axis]!, 0),
              }))
              .filter(({ cosine }) => weightOf(cosine) >= 0.5 - 1e-6)
              .sort((a, b) => (Math.abs(b.cosine - a.cosine) < 1e-6 ? a.other - b.other : b.cosine - a.cosine))
              .slice(0, limit)
            for (const { other, cosine } of related) {
              const text = termDisplay(snapshot.terms, other)
              if (!own.has(other)) expected.set(text, Math.max(expected.get(text) ?? 0, Math.min(1, weightOf(cosine))))
            }
          }
          // Cosines are rounded: one at the very limit may fall on either side.
          fc.pre([...expected.values()].every((weight) => Math.abs(weight - 0.5) > 1e-5))
          expect([...found.keys()].sort()).toEqual([...expected.keys()].sort())
          for (const [text, weight] of found) expect(weight).toBeCloseTo(expected.get(text)!, 4)
          expect([...found.values()]).toEqual([...found.values()].sort((a, b) => b - a))
        }
      },
    ),
    { numRuns: 100 },
  )
})

test('of two terms that look the same the heavier counts', async () => {
  const words = ['bed sheet pillow', 'bed sheet', 'bed', 'bed pillow sheet', 'bed pillow', 'bed sheet pillow']
  const small = askSmall({ documents: words.map((said) => ({ words: said })), relatedFloor: 0.3 })
  const ask = async (displays: readonly string[]) => {
    const terms = { ...small.snapshot.terms, displays: packStrings(displays) }
    const own = { ...small, snapshot: { ...small.snapshot, terms } }
    return [...(await expandKeywords(own, [2], { documents: allDocuments(small.snapshot), limit: 5 }))[0]!]
  }
  const [apart, alike] = [await ask(['bed', 'sheet', 'pillow']), await ask(['bed', 'linen', 'linen'])]
  expect(apart.map(([text]) => text)).toEqual(['sheet', 'pillow'])
  expect(alike).toEqual([['linen', apart[0]![1]]])
})
