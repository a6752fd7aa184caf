import { expect, test } from 'vitest'
import { contrastingValue, createClauses, cutClauses, sumClauses } from '../../../src/text/sentiment/clauses.js'
import * as role from '../../../src/text/sentiment/roles.js'
import { createTokens, pushToken } from '../../../src/text/sentiment/tokens.js'

const roles = Int32Array.of(role.WORD, role.WORD | role.CONTRAST, role.SENTENCE, role.SENTENCE | role.QUESTION)
const [WORD, BUT, STOP, ASK] = [0, 1, 2, 3]

/** Clauses of tokens given by type and value. */
function cut(...given: readonly (readonly [type: number, value: number])[]) {
  const tokens = createTokens(1)
  for (const [i, [type]] of given.entries()) pushToken(tokens, type, i, i + 1)
  const clauses = createClauses()
  cutClauses(
    clauses,
    tokens,
    Float64Array.from(given, ([, value]) => value),
    roles,
  )
  return clauses
}

test('what stands before a contrast counts half', () => {
  expect(sumClauses(cut([WORD, 2], [BUT, 0], [WORD, -3]))).toEqual({ score: 1 - 3, evidence: 1 + 3, reported: 0 })
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
