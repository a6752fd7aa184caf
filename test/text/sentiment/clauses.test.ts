import { expect, test } from 'vitest'
import { contrastingValue, createClauses, cutClauses, sumClauses } from '../../../src/text/sentiment/clauses.js'
import * as role from '../../../src/text/sentiment/roles.js'
import { createTypedTokens, pushTypedToken } from '../../../src/text/sentiment/typedTokens.js'

const roles = Int32Array.of(
  role.WORD,
  role.WORD | role.CONTRAST,
  role.SENTENCE,
  role.SENTENCE | role.QUESTION,
  role.WORD | role.CONTRAST_AFTER,
  role.WORD | role.CAPITAL,
  role.WORD | role.FIGURE,
  role.WORD | role.CONTRAST | role.SUBORDINATE,
  role.CLAUSE,
)
const [WORD, BUT, STOP, ASK, THOUGH, NAME, FIGURE, ALTHOUGH, COMMA] = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const

type Given = readonly (readonly [type: number, value: number])[]

/** Clauses of tokens given by type and value. */
const cut = (...given: Given) => cutAs(false, ...given)

/** The same in a language with or without capitals for all nouns. */
function cutAs(nounCapitals: boolean, ...given: Given) {
  const tokens = createTypedTokens(1)
  for (const [i, [type]] of given.entries()) pushTypedToken(tokens, type, i, i + 1)
  const clauses = createClauses()
  const values = Float64Array.from(given, ([, value]) => value)
  cutClauses(clauses, { tokens, values, roles, nounCapitals })
  return clauses
}

test('what stands before a contrast counts half', () => {
  expect(sumClauses(cut([WORD, 2], [BUT, 0], [WORD, -3]))).toEqual({ score: 1 - 3, evidence: 1 + 3, reported: 0 })
})

test('a concession counts half, before and behind what it concedes', () => {
  expect(sumClauses(cut([WORD, 2], [ALTHOUGH, 0], [WORD, -3]))).toEqual({
    score: 2 - 1.5,
    evidence: 2 + 1.5,
    reported: 0,
  })
  expect(sumClauses(cut([ALTHOUGH, 0], [WORD, -3], [COMMA, 0], [WORD, 2])).score).toBe(2 - 1.5)
  expect(sumClauses(cut([WORD, 1], [STOP, 0], [ALTHOUGH, 0], [WORD, -3], [COMMA, 0], [WORD, 2])).score).toBe(
    1 + 2 - 1.5,
  )
  // Without a mark nobody knows where it ends, and only the first mark ends it.
  expect(sumClauses(cut([ALTHOUGH, 0], [WORD, -3], [WORD, 2])).score).toBe(-1)
  expect(sumClauses(cut([ALTHOUGH, 0], [WORD, -3], [COMMA, 0], [WORD, 2], [COMMA, 0], [WORD, 4])).score).toBe(6 - 1.5)
  // "But the room, ..." concedes nothing, and neither does the sentence behind a concession.
  expect(sumClauses(cut([BUT, 0], [WORD, -3], [COMMA, 0], [WORD, 2])).score).toBe(-1)
  expect(sumClauses(cut([ALTHOUGH, 0], [WORD, -3], [STOP, 0], [WORD, 1], [COMMA, 0], [WORD, 2])).score).toBe(0)
})

test('where all nouns have capitals, a quarter of the words are no names, and what is more counts three times', () => {
  const words = (names: number, others: number) => [
    ...Array.from({ length: others }, () => [WORD, 0] as const),
    ...Array.from({ length: names }, () => [NAME, 0] as const),
  ]
  expect(cutAs(true, ...words(2, 6)).reported).toBe(0)
  expect(cutAs(true, ...words(4, 4)).reported).toBe(0.75)
  expect(cutAs(false, ...words(2, 6)).reported).toBe(0.25)
})

test('praise in a question counts three tenths, blame in full', () => {
  expect(sumClauses(cut([WORD, 2], [ASK, 0])).score).toBeCloseTo(0.6, 12)
  expect(sumClauses(cut([WORD, -2], [ASK, 0])).score).toBe(-2)
})

test('a clause that says nothing takes a quarter of the opposite across a contrast', () => {
  const clauses = cut([WORD, 2], [BUT, 0], [WORD, 0], [STOP, 0], [WORD, 0])
  expect(contrastingValue(clauses, 2)).toBe(-0.5)
  // Its own value counts alone, and a full stop is no contrast.
  expect(contrastingValue(clauses, 0)).toBe(0)
  expect(contrastingValue(clauses, 4)).toBe(0)
})

test('clauses end at the ends of sentences, before a contrast, and after a word whose ending means "but"', () => {
  const { of, sums, masses, opposed, endings, count } = cut(
    ...([
      [WORD, 1],
      [BUT, -1],
      [WORD, -2],
      [STOP, 0],
      [THOUGH, 3],
      [WORD, -4],
    ] as const),
  )
  expect(count).toBe(4)
  expect([...of.subarray(0, 6)]).toEqual([0, 1, 1, 2, 2, 3])
  expect([...sums.subarray(0, count)]).toEqual([1, -3, 3, -4])
  expect([...masses.subarray(0, count)]).toEqual([1, 3, 3, 4])
  expect([...opposed.subarray(0, count)]).toEqual([0, 1, 0, 1])
  expect([...endings.subarray(0, count)]).toEqual([0, role.SENTENCE, 0, role.SENTENCE])
})

test('the value of a mark that ends a sentence is of that sentence, which it leaves silent', () => {
  const { sums, masses } = cut([WORD, 0], [STOP, -2], [WORD, 0])
  expect([sums[0], masses[0], sums[1]]).toEqual([-2, 0, 0])
})

test('sentiment before two contrasts of a sentence counts half each, and a sentence before counts in full', () => {
  const tokens = [
    [WORD, 4],
    [STOP, 0],
    [WORD, 2],
    [BUT, 0],
    [WORD, -2],
    [BUT, 0],
    [WORD, 1],
  ] as const
  expect(sumClauses(cut(...tokens))).toMatchObject({ score: 4 + 1 - 1 + 1, evidence: 4 + 1 + 1 + 1 })
})

test('a question asks in all clauses of its sentence, and in no other', () => {
  const tokens = [
    [WORD, 2],
    [STOP, 0],
    [WORD, 2],
    [BUT, 0],
    [WORD, 2],
    [ASK, 0],
    [WORD, 2],
  ] as const
  expect(sumClauses(cut(...tokens)).score).toBeCloseTo(2 + 0.3 + 0.6 + 2, 12)
})

test('a silent clause looks across the contrast before it, else across the one behind it', () => {
  expect(contrastingValue(cut([WORD, 0], [BUT, 0], [WORD, 4]), 0)).toBe(-1)
  expect(contrastingValue(cut([WORD, -2], [BUT, 0], [WORD, 0], [BUT, 0], [WORD, 8]), 2)).toBe(0.5)
  expect(contrastingValue(cut([WORD, 0], [BUT, 0], [WORD, 0], [BUT, 0], [WORD, 8]), 2)).toBe(-2)
  expect(contrastingValue(cut([WORD, 0], [STOP, 0], [WORD, 8]), 0)).toBe(0)
})

test('numbers and capitals behind a word are reported, a capital that begins a sentence is not, of five words at least', () => {
  const share = (...types: readonly number[]) => cut(...types.map((type) => [type, 0] as const)).reported
  expect(share(NAME, WORD, WORD, WORD, WORD)).toBe(0)
  expect(share(WORD, NAME, WORD, WORD, WORD)).toBe(1 / 5)
  expect(share(WORD, STOP, NAME, FIGURE, NAME, WORD)).toBe(2 / 5)
  expect(share(FIGURE, WORD)).toBe(1 / 5)
  expect(share(FIGURE, FIGURE, WORD, WORD, WORD, WORD, WORD, WORD)).toBe(2 / 8)
})

test('clauses are cut again for a longer and for a shorter text', () => {
  const clauses = createClauses()
  const read = (...values: number[]) => {
    const tokens = createTypedTokens(1)
    for (const i of values.keys()) pushTypedToken(tokens, WORD, i, i + 1)
    cutClauses(clauses, { tokens, values: Float64Array.from(values), roles, nounCapitals: false })
    return sumClauses(clauses).score
  }
  expect([read(1), read(1, 2, 3, 4, 5), read(-1, 2)]).toEqual([1, 15, 1])
})
