import fc from 'fast-check'
import { expect, test } from 'vitest'
import { relateConcepts } from '../../../src/answers/concepts/relatedTerms.js'
import { resolveConcept } from '../../../src/answers/concepts/resolveConcept.js'
import { bestMatches } from '../../../src/answers/search/bestMatches.js'
import { findMatches } from '../../../src/answers/search/findMatches.js'
import { allDocuments } from '../../../src/snapshot/filter.js'
import { vectorsInMemory } from '../../openBuilt.js'
import { randomProject, WORDS } from '../randomProject.js'
import { askSmall } from '../smallSnapshot.js'

test('a cosine may make up for almost two of its weights', async () => {
  const context = askSmall({ documents: [{ words: 'bed' }, { words: 'bed' }, { words: 'bed' }], axes: 2 })
  const documentVectors = vectorsInMemory(Float32Array.of(-1, 0, 1, 0, 1, 0), 2)
  const concept = { ...resolveConcept(context, { texts: ['bed'] }), vector: Float32Array.of(1, 0) }
  const own = { ...context, snapshot: { ...context.snapshot, documentVectors } }
  const matches = { documents: Uint32Array.of(0, 1, 2), termScores: Float64Array.of(1, 0.85, 0.79) }
  const { documents, scores } = await bestMatches(own, concept, matches, 1)
  expect([...documents]).toEqual([1])
  expect(scores[0]).toBeCloseTo(0.95, 6)
})

test('the best are those of term scores and a tenth of the cosine, worked out for all matches', async () => {
  const property = fc.asyncProperty(
    randomProject,
    fc.constantFrom(...WORDS),
    fc.nat(5),
    async (project, word, requested) => {
      const context = askSmall(project)
      const { snapshot } = context
      const concept = resolveConcept(context, { texts: [word] })
      const [related] = await relateConcepts(context, [concept])
      const filter = allDocuments(snapshot)
      const find = (most: number) =>
        findMatches(snapshot, { concept, related: related!, filter, matchType: 'both', requested: most })
      const matches = await find(filter.count)
      const { documents, scores } = await bestMatches(context, concept, await find(requested), requested)
      const vectors = await snapshot.documentVectors.all()
      const { axes } = snapshot.space
      const score = (index: number): number => {
        const row = vectors.subarray(matches.documents[index]! * axes, (matches.documents[index]! + 1) * axes)
        return (
          matches.termScores[index]! + 0.1 * row.reduce((sum, x, axis) => sum + x * (concept.vector?.[axis] ?? 0), 0)
        )
      }
      const naive = [...matches.documents.keys()].map(score)
      const best = [...naive].sort((a, b) => b - a).slice(0, requested)
      expect(documents.length).toBe(best.length)
      // Cosines are summed in single precision.
      for (const [i, value] of best.entries()) {
        expect(scores[i]).toBeCloseTo(value, 5)
        expect(naive[matches.documents.indexOf(documents[i]!)]).toBeCloseTo(scores[i]!, 5)
      }
      expect(new Set(documents).size).toBe(documents.length)
    },
  )
  await fc.assert(property, { numRuns: 60 })
})
