import { expect, test } from 'vitest'
import {
  GAP_BREAK,
  GAP_FIRST_INNER,
  GAP_HYPHEN,
  GAP_NONE,
  GAP_SPACE,
  GAP_WORDS,
  gapText,
  innerGap,
} from '../../../src/text/tokenization/gaps.js'

const inner = ['of', 'the', "d'", 'の']

test('gaps without inner words are white space, a hyphen or nothing', () => {
  expect([GAP_SPACE, GAP_HYPHEN, GAP_NONE, GAP_WORDS, GAP_BREAK].map((gap) => gapText(gap, inner))).toEqual([
    ...[' ', '-', '', '', ''],
  ])
})

test('an inner word has a space on both sides, unless it ends in an apostrophe or its script has none', () => {
  expect(inner.map((_, i) => gapText(innerGap(inner.length, i), inner))).toEqual([' of ', ' the ', " d'", 'の'])
  expect(gapText(innerGap(inner.length, 0, 1), inner)).toBe(' of the ')
  expect(gapText(innerGap(inner.length, 0, 2), inner)).toBe(" of d'")
})

test('all inner words and pairs have different codes, below those without inner words', () => {
  const codes = inner.flatMap((_, i) => [
    innerGap(inner.length, i),
    ...inner.map((_, j) => innerGap(inner.length, i, j)),
  ])
  expect(new Set(codes).size).toBe(4 + 16)
  expect(Math.min(...codes)).toBe(GAP_FIRST_INNER)
  // The largest list has 14 words.
  expect(innerGap(14, 13, 13)).toBeLessThan(GAP_WORDS)
})
