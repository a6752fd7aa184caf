import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AnswerContext } from '../../../src/answers/context.js'
import { searchBackground } from '../../../src/answers/terms/searchBackground.js'
import { askSmall } from '../smallSnapshot.js'

// Terms of the project are words 0 to 4; the axis behind its five is that of the general vectors.
const words = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => `word${from + i}`)
const small = askSmall({ documents: words(0, 5).map((word) => ({ words: word })) })

/** General vectors of two axes, one a word, at angles from the first axis. */
function contextWith(angles: readonly number[]): AnswerContext {
  const rows = angles.map((angle) => Float32Array.of(Math.cos(angle), Math.sin(angle)))
  const index = {
    count: rows.length,
    products: async (vector: Float32Array) =>
      Float64Array.from(rows, (row) => row[0]! * vector[0]! + row[1]! * vector[1]!),
    termIdOf: (row: number) => `word${row}|en`,
    frequency: (id: string) => Number(/\d+/.exec(id)![0]) / 1_000,
  }
  const vector = (id: string) => rows[Number(/\d+/.exec(id)![0])]
  return { ...small, background: { fingerprint: 'a', axes: 2, vector, index } }
}

/** Looks along the first of the general axes. */
const concept = {
  texts: [],
  exactTerms: [],
  excludedTerms: [],
  vector: Float32Array.of(0, 0, 0, 1, 0),
  relevance: 0,
}

test('the nearest terms that the project does not have come first, as long as their cosine is above 0', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.double({ min: 0, max: 3.2, noNaN: true }), { maxLength: 40 }),
      fc.nat(12),
      async (angles, limit) => {
        const found = await searchBackground(contextWith(angles), concept, limit)
        const expected = angles
          .map((angle, row) => ({ row, cosine: Math.fround(Math.cos(angle)) }))
          .filter(({ row, cosine }) => row >= 5 && cosine > 0)
          .sort((a, b) => b.cosine - a.cosine || a.row - b.row)
          .slice(0, limit)
        expect(found.map(({ termId, similarity, frequency }) => ({ termId, similarity, frequency }))).toEqual(
          expected.map(({ row, cosine }) => ({ termId: `word${row}|en`, similarity: cosine, frequency: row / 1_000 })),
        )
        for (const { vector, similarity } of found) {
          expect([...vector.subarray(0, 3)]).toEqual([0, 0, 0])
          expect(vector[3]).toBe(similarity)
        }
      },
    ),
  )
})

test('terms of the project do not take places from others, even where all of them are nearer', async () => {
  const angles = [0.01, 0.02, 0.03, 0.04, 0.05, 1, 1.1, 1.2]
  const found = await searchBackground(contextWith(angles), concept, 1)
  expect(found.map(({ termId }) => termId)).toEqual(['word5|en'])
})

test('nothing is found without general vectors, without an index of them, without a vector, or with a limit of 0', async () => {
  const context = contextWith([0, 0, 0, 0, 0, 0.1])
  const { index: _, ...noIndex } = context.background!
  expect(await searchBackground(context, concept, 1)).toHaveLength(1)
  expect(await searchBackground({ ...context, background: undefined }, concept, 1)).toEqual([])
  expect(await searchBackground({ ...context, background: noIndex }, concept, 1)).toEqual([])
  expect(await searchBackground(context, { ...concept, vector: undefined }, 1)).toEqual([])
  expect(await searchBackground(context, concept, 0)).toEqual([])
})
