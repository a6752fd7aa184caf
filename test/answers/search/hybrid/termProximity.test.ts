import { expect, test } from 'vitest'
import { createProximityReader, pairsOf, type WordLine } from '../../../../src/answers/search/hybrid/termProximity.js'
import { GAP_BREAK, GAP_SPACE, GAP_WORDS } from '../../../../src/text/tokenization/gaps.js'

/** Words `term@start`, three units long each; `|` in front of one is punctuation before it, `~` a function word. */
function line(text: string): WordLine {
  const words = text.split(' ')
  const numbers = words.map((word) => word.replace(/^[|~]/, '').split('@').map(Number))
  const gaps = words.map((word) => (word[0] === '|' ? GAP_BREAK : word[0] === '~' ? GAP_WORDS : GAP_SPACE))
  return {
    terms: numbers.map(([term]) => term!),
    starts: numbers.map(([, start]) => start!),
    lengths: words.map(() => 3),
    gaps,
    length: words.length,
  }
}

function document(text: string) {
  const { terms, starts, lengths } = line(text)
  return { terms: Uint32Array.from(terms), starts: Uint32Array.from(starts), lengths: Uint16Array.from(lengths) }
}

test('words that follow each other are a pair, but not across punctuation, unknown words or with themselves', () => {
  expect(pairsOf([line('|1@0 2@4 ~3@15 |4@20 4@24 -1@28 5@32 1@36 2@40'), line('|2@0 1@4')])).toEqual([
    { first: 1, second: 2, gap: 1, count: 2 },
    { first: 2, second: 3, gap: 8, count: 1 },
    { first: 5, second: 1, gap: 1, count: 1 },
    { first: 2, second: 1, gap: 1, count: 1 },
  ])
})

test('a pair is the nearer the more it stands as in the query', () => {
  const pairs = pairsOf([line('|1@0 2@4')])
  const read = createProximityReader(4, pairs)
  const texts = ['|1@0 2@4', '|2@0 1@4', '|1@0 2@10', '|1@0 2@63', '|1@0 2@64', '|1@0 3@4', '|1@0 2@4 1@50 2@54 2@60']
  const proximities = texts.map((text) => read(document(text))[0]!)
  expect(proximities[0]).toBe(1)
  // The other order, one unit apart: two units from the query's distance.
  expect(proximities[1]).toBeCloseTo(1 / (1 + 2 / 6), 12)
  expect(proximities[2]).toBeCloseTo(1 / (1 + 6 / 6), 12)
  expect(proximities[3]).toBeCloseTo(1 / (1 + 59 / 6), 12)
  expect(proximities[4]).toBe(0)
  expect(proximities[5]).toBe(0)
  // Twice as asked, the other way round over 43 units, and once seven units apart.
  expect(proximities[6]).toBeCloseTo(1 + 1 / (1 + 44 / 6) + 1 + 1 / (1 + 6 / 6), 12)
})
