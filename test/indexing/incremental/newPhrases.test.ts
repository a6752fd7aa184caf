import { expect, test } from 'vitest'
import { packStrings, unpackStrings } from '../../../src/compute/shared.js'
import { joinKnownPhrases, nameNewPhrases } from '../../../src/indexing/incremental/newPhrases.js'
import { buildPhraseTable } from '../../../src/indexing/phrases/phraseTable.js'
import { matchPhrases, openPhraseMatcher } from '../../../src/snapshot/phrases.js'
import type { PhraseTable } from '../../../src/snapshot/snapshot.js'
import { GAP_BREAK, GAP_SPACE } from '../../../src/text/tokenization/gaps.js'
import { now, shardOf } from '../phrases/randomBlocks.js'

// Words 0 to 3, and the phrase `pool bar` as term 4.
const known = [packStrings(['pool|en', 'bar|en', 'food|en', 'towel|en', 'pool|en bar|en'])]
const spelled = (words: number[]) => ({ words, gaps: words.map(() => GAP_SPACE) })
const phrases = buildPhraseTable([spelled([0, 1])], () => 4)
const line = (...units: number[]) => units.map((unit, i) => ({ unit, gap: i === 0 ? GAP_BREAK : GAP_SPACE }))

test('known phrases are one unit, with the gap before their first word', () => {
  const shard = shardOf([line(2, 0, 1, 3), line(1, 0), line(), line(0, 1)])
  const joined = now(joinKnownPhrases.run({ shard, matcher: openPhraseMatcher(phrases) }))
  expect(joined).toEqual(shardOf([line(2, 4, 3), line(1, 0), line(), line(4)]))
})

/** Terms that a text of words has by a table, fragments left out. */
function termsIn(table: PhraseTable, ...words: number[]): number[] {
  const found: number[] = []
  const gaps = words.map((_, i) => (i === 0 ? GAP_BREAK : GAP_SPACE))
  matchPhrases(
    openPhraseMatcher(table),
    { terms: words, gaps, from: 0, to: words.length },
    (term, _from, _to, fragment) => {
      if (!fragment) found.push(term)
    },
  )
  return found
}

// Unit 5 is `food towel`, unit 6 `pool bar` with `food towel` behind.
const merged = [
  { first: 2, second: 3, gap: GAP_SPACE },
  { first: 4, second: 5, gap: GAP_SPACE },
]

test('new phrases are numbered after all others, those of known phrases spelled out', async () => {
  const { phrases: table, newIds } = await nameNewPhrases.run({ known, merged, management: {}, phrases })
  expect(unpackStrings(newIds)).toEqual(['food|en towel|en', 'pool|en bar|en food|en towel|en'])
  expect(termsIn(table, 0, 1)).toEqual([4])
  expect(termsIn(table, 2, 3)).toEqual([5])
  expect(termsIn(table, 0, 1, 2, 3)).toEqual([6])
})

test('management leaves phrases out, or gives them the id of others', async () => {
  const ask = (management: Parameters<typeof nameNewPhrases.run>[0]['management']) =>
    nameNewPhrases.run({ known, merged, management, phrases })
  const ignored = await ask({ 'food|en towel|en': { action: 'ignore' } })
  expect(unpackStrings(ignored.newIds)).toEqual(['pool|en bar|en food|en towel|en'])
  expect(termsIn(ignored.phrases, 2, 3)).toEqual([2, 3])
  const renamed = await ask({ 'food|en towel|en': { new_term_id: 'towel|en' } })
  expect(unpackStrings(renamed.newIds)).toEqual(['pool|en bar|en food|en towel|en'])
  expect(termsIn(renamed.phrases, 2, 3)).toEqual([3])
  const fresh = await ask({ 'food|en towel|en': { new_term_id: 'buffet|en' } })
  expect(unpackStrings(fresh.newIds)).toEqual(['buffet|en', 'pool|en bar|en food|en towel|en'])
  const twice = await ask({
    'food|en towel|en': { new_term_id: 'buffet|en' },
    'buffet|en': { new_term_id: 'towel|en' },
  })
  expect(unpackStrings(twice.newIds)).toEqual(['pool|en bar|en food|en towel|en'])
  expect(termsIn(twice.phrases, 2, 3)).toEqual([3])
})

test('without new phrases everything stays as it was', async () => {
  const { phrases: table, newIds } = await nameNewPhrases.run({ known, merged: [], management: {}, phrases })
  expect(table).toBe(phrases)
  expect(unpackStrings(newIds)).toEqual([])
})
