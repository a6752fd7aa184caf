import { expect, test } from 'vitest'
import * as role from '../../../src/text/sentiment/roles.js'

test('evidence beyond a token counts less the more the token separates, and the strongest of its roles decides', () => {
  const { SENTENCE, CONTRAST, CONTRAST_AFTER, CLAUSE, SUBORDINATE, COORDINATE, WORD, CAPITAL } = role
  const roles = [SENTENCE, CONTRAST, CONTRAST_AFTER, CLAUSE, SUBORDINATE, COORDINATE, 0, WORD | CAPITAL]
  expect(roles.map(role.penaltyOf)).toEqual([-0.15, 0.25, -0.25, 0.5, 0.6, 0.85, 1, 1])
  expect([SENTENCE | CLAUSE, CONTRAST_AFTER | WORD, CLAUSE | COORDINATE].map(role.penaltyOf)).toEqual([
    -0.15, -0.25, 0.5,
  ])
})
