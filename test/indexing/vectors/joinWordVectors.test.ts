import { expect, onTestFinished, test, vi } from 'vitest'
import { packStrings } from '../../../src/compute/shared.js'
import { joinWordVectors } from '../../../src/indexing/vectors/joinWordVectors.js'
import type { BackgroundSpace } from '../../../src/wordVectors/wordVectors.js'

/**
 * Terms of twenty documents each: used as the language uses it, far more, a phrase, a new word, a word without company,
 * used a little more than the language does.
 */
const ids = ['plain|en', 'own|en', 'own|en thing|en', 'new|en', 'alone|en', 'more|en']
const terms = {
  ids: packStrings(ids),
  wordCounts: Uint8Array.of(1, 1, 2, 1, 1, 1),
  totalDocCounts: Uint32Array.of(20, 20, 20, 20, 20, 20),
  relevances: Float32Array.of(0, 20, 0, 20, 0, 5),
}
/** Each has the one own axis but the word without company, which has no vector of its own. */
const own = { axes: 1, vectors: Float32Array.of(1, 1, 1, 1, 0, 1), lengths: Float32Array.of(3, 2, 1, 1, 0, 1) }

const background = (documents?: number): BackgroundSpace => ({
  fingerprint: 'test',
  axes: 1,
  documents,
  vector: (id) => (id === 'new|en' ? undefined : Float32Array.of(1)),
})

/** Squares of the own and the general part of each term, and the length of both together. */
async function partsOf(documents?: number): Promise<number[][]> {
  const { axes, vectors, lengths } = await joinWordVectors(own, terms, background(documents), 1_000)
  expect(axes).toBe(2)
  return ids.map((_, term) => [vectors[term * 2]! ** 2, vectors[term * 2 + 1]! ** 2, lengths[term]!])
}

test('documents tell most about a word that is the own of a project, and a little about others', async () => {
  const [plain, used, phrase, unknown, alone, more] = await partsOf()
  // 0.8 x 20 / (20 + 5), 0.2 x 20 / (20 + 50), and 20 / (20 + 5).
  expect(used![0]).toBeCloseTo(0.64, 6)
  expect(used![1]).toBeCloseTo(0.36, 6)
  expect(plain![0]).toBeCloseTo(2 / 35, 6)
  expect(plain![1]).toBeCloseTo(33 / 35, 6)
  expect(phrase![0]).toBeCloseTo(0.8, 6)
  // A quarter of its documents are more than were to be expected: an eighth of the one and the rest of the other.
  expect(more![0]).toBeCloseTo(0.64 / 8 + (2 / 35) * (7 / 8), 6)
  expect(unknown).toEqual([1, 0, 1])
  // The part that the project has in it is missing, so it weighs less in a sum.
  expect(alone!.slice(0, 2)).toEqual([0, 1])
  expect(alone![2]).toBeCloseTo(Math.sqrt(33 / 35), 6)
})

test('the background weighs as many documents as are asked for', async () => {
  const [plain, used, phrase] = await partsOf(20)
  expect(used![0]).toBeCloseTo(0.4, 6)
  expect(plain![0]).toBeCloseTo((0.2 * 20) / 220, 6)
  expect(phrase![0]).toBeCloseTo(0.5, 6)
  const [, most, free] = await partsOf(0)
  expect(most![0]).toBeCloseTo(0.8, 6)
  expect(free![0]).toBe(1)
})

test('a background that yields weighs half in a project of 25,000 words, and leaves lengths to the project', async () => {
  const yielding: BackgroundSpace = { ...background(20), yields: true }
  const { vectors, lengths } = await joinWordVectors(own, terms, yielding, 25_000)
  const parts = ids.map((_, term) => [vectors[term * 2]! ** 2, vectors[term * 2 + 1]! ** 2, lengths[term]!])
  // Own share 20 / (20 + 20 / 2). The mean length of the five terms that have one is 1.6.
  const joined = (length: number): number => (length * 2 + 1.6) / 3
  for (const [term, length] of [3, 2, 1].entries()) {
    expect(parts[term]![0]).toBeCloseTo(2 / 3, 6)
    expect(parts[term]![1]).toBeCloseTo(1 / 3, 6)
    expect(parts[term]![2]).toBeCloseTo(joined(length), 6)
  }
  // The new word is the project's alone, at its share of its length; the one without company is the background's.
  expect(parts[3]!.slice(0, 2)).toEqual([1, 0])
  expect(parts[3]![2]).toBeCloseTo(2 / 3, 6)
  expect(parts[4]![1]).toBeCloseTo(1, 6)
  expect(parts[4]![2]).toBeCloseTo(1.6, 6)
})

test('words whose general vectors take long to find give way to the event loop', async () => {
  let now = performance.now()
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
  onTestFinished(() => clock.mockRestore())
  let turns = 0
  const count = (): void => {
    if (turns >= 0) setImmediate(count)
    turns++
  }
  count()
  const slow: BackgroundSpace = {
    ...background(),
    vector: () => {
      now += 20
      return Float32Array.of(1)
    },
  }
  await joinWordVectors(own, terms, slow, 1_000)
  expect(turns).toBeGreaterThanOrEqual(ids.length - 1)
  turns = Number.NEGATIVE_INFINITY
})
