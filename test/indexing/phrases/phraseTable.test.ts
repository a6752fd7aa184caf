import { expect, test } from 'vitest'
import { buildPhraseTable, spellUnits } from '../../../src/indexing/phrases/phraseTable.js'
import { followEdge, openPhraseMatcher } from '../../../src/snapshot/phrases.js'
import { GAP_SPACE } from '../../../src/text/tokenization/gaps.js'

const OF = 3

test('a merged unit is spelled in words, with the gap of the merge before the first word of its second part', () => {
  const merged = [
    { first: 0, second: 1, gap: OF },
    { first: 5, second: 5, gap: 4 },
  ]
  expect(spellUnits(5, merged)).toEqual([
    { words: [0, 1], gaps: [GAP_SPACE, OF] },
    { words: [0, 1, 0, 1], gaps: [GAP_SPACE, OF, 4, OF] },
  ])
})

test('a unit with several spellings gives all combinations', () => {
  const spell = (unit: number) => [[unit], [unit, 9]].map((words) => ({ words, gaps: words.map(() => GAP_SPACE) }))
  const spelled = spellUnits(2, [{ first: 0, second: 1, gap: OF }], spell)
  expect(spelled.map(({ words }) => words.join(' '))).toEqual(['0 1', '0 1 9', '0 9 1', '0 9 1 9'])
})

test('a trie grows from a known one: shared beginnings keep their nodes, and gaps tell phrases apart', () => {
  const known = buildPhraseTable([{ words: [1, 2], gaps: [GAP_SPACE, OF] }], () => 10)
  const phrases = [
    { words: [1, 2, 3], gaps: [GAP_SPACE, OF, GAP_SPACE] },
    { words: [1, 2], gaps: [GAP_SPACE, GAP_SPACE] },
  ]
  const table = buildPhraseTable(phrases, (words) => 20 + words.length, known)
  const matcher = openPhraseMatcher(table)
  const walk = (...steps: [gap: number, word: number][]): number =>
    steps.reduce((node, [gap, word]) => followEdge(matcher, node, gap, word), 0)
  expect(table.nodeTerm).toHaveLength(5)
  expect(table.nodeTerm[walk([GAP_SPACE, 1], [OF, 2])]).toBe(10)
  expect(table.nodeTerm[walk([GAP_SPACE, 1], [OF, 2], [GAP_SPACE, 3])]).toBe(23)
  expect(table.nodeTerm[walk([GAP_SPACE, 1], [GAP_SPACE, 2])]).toBe(22)
  expect(walk([GAP_SPACE, 2])).toBe(-1)
})
