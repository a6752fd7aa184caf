import { describe, expect, it } from 'vitest'
import { buildPhraseTable } from '../../src/indexing/phrases/phraseTable.js'
import { matchPhrases, matchPhrasesUntil, openPhraseMatcher } from '../../src/snapshot/phrases.js'
import { GAP_BREAK, GAP_HYPHEN, GAP_SPACE } from '../../src/text/tokenization/gaps.js'

/** Words 0 to 4; phrases 10 = 0 1, 11 = 0 1 2, 12 = 1 2, 13 = 3 (inner gap 5) 4. */
const names = new Map([
  ['0 1', 10],
  ['0 1 2', 11],
  ['1 2', 12],
  ['3 4', 13],
])
const table = buildPhraseTable(
  [
    { words: [0, 1], gaps: [0, 0] },
    { words: [0, 1, 2], gaps: [0, 0, 0] },
    { words: [1, 2], gaps: [0, 0] },
    { words: [3, 4], gaps: [0, 5] },
  ],
  (words) => names.get(words.join(' '))!,
)

function read(terms: number[], gaps: number[]): string[] {
  const seen: string[] = []
  matchPhrases(openPhraseMatcher(table), { terms, gaps, from: 0, to: terms.length }, (term, from, to, fragment) => {
    seen.push(`${fragment ? 'fragment' : 'term'} ${term} ${from}-${to}`)
  })
  return seen
}

describe('reading words as terms', () => {
  it('gives the same terms in parts, also where a phrase goes on behind a part', () => {
    const terms = [0, 1, 2, 3, 4, 0, 1, 3, 0, 1, 2]
    const gaps = terms.map((_, word) => (word === 4 ? 5 : GAP_SPACE))
    const matcher = openPhraseMatcher(table)
    for (let size = 1; size <= terms.length; size++) {
      const seen: string[] = []
      for (let from = 0; from < terms.length; ) {
        const until = Math.min(terms.length, from + size)
        from = matchPhrasesUntil(
          matcher,
          { terms, gaps, from, to: terms.length },
          until,
          (term, first, end, fragment) => {
            seen.push(`${fragment ? 'fragment' : 'term'} ${term} ${first}-${end}`)
          },
        )
      }
      expect(seen).toEqual(read(terms, gaps))
    }
  })

  it('takes the longest phrase and lists everything inside it as fragments', () => {
    expect(read([0, 1, 2], [GAP_BREAK, GAP_SPACE, GAP_SPACE])).toEqual([
      'term 11 0-3',
      'fragment 10 0-2',
      'fragment 0 0-1',
      'fragment 12 1-3',
      'fragment 1 1-2',
      'fragment 2 2-3',
    ])
  })

  it('reads a hyphen as white space and stops at punctuation', () => {
    expect(read([0, 1], [GAP_BREAK, GAP_HYPHEN])[0]).toBe('term 10 0-2')
    expect(read([0, 1], [GAP_BREAK, GAP_BREAK])).toEqual(['term 0 0-1', 'term 1 1-2'])
  })

  it('asks for the inner word a phrase was found with', () => {
    expect(read([3, 4], [GAP_BREAK, 5])[0]).toBe('term 13 0-2')
    expect(read([3, 4], [GAP_BREAK, GAP_SPACE])).toEqual(['term 3 0-1', 'term 4 1-2'])
  })

  it('finds phrases whose number, or whose words, are 0', () => {
    const own = buildPhraseTable(
      [
        { words: [1, 0, 2], gaps: [0, 0, 0] },
        { words: [1, 0], gaps: [0, 0] },
      ],
      (words) => (words.length === 2 ? 0 : 9),
    )
    const seen: string[] = []
    const emit = (term: number, from: number, to: number) => void seen.push(`${term} ${from}-${to}`)
    const matcher = openPhraseMatcher(own)
    matchPhrases(matcher, { terms: [1, 0], gaps: [GAP_BREAK, GAP_SPACE], from: 0, to: 2 }, emit)
    expect(seen.splice(0)).toEqual(['0 0-2', '1 0-1', '0 1-2'])
    matchPhrases(matcher, { terms: [1, 0, 2], gaps: [GAP_BREAK, GAP_SPACE, GAP_SPACE], from: 0, to: 3 }, emit)
    expect(seen).toEqual(['9 0-3', '0 0-2', '1 0-1', '0 1-2', '2 2-3'])
  })

  it('passes over words that are no terms', () => {
    expect(read([0, -1, 1], [GAP_BREAK, GAP_SPACE, GAP_SPACE])).toEqual(['term 0 0-1', 'term 1 2-3'])
  })
})
