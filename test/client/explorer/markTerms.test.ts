import { expect, test } from 'vitest'
import { markTerms } from '../../../src/client/explorer/parts/markTerms.js'

test('exact matches are marked before related ones that overlap them, by code points', () => {
  const text = '😀 quiet room, lovely view'
  const terms = [
    { term_id: 'quiet|en room|en', start: 2, end: 12 },
    { term_id: 'lovely|en view|en', start: 14, end: 25 },
  ]
  const fragments = [{ term_id: 'room|en', start: 8, end: 12 }]
  const exact = new Set(['room|en'])
  const related = new Set(['quiet|en room|en', 'lovely|en view|en'])
  expect(markTerms({ text, terms, fragments }, exact, related)).toEqual([
    { text: '😀 quiet ' },
    { text: 'room', match: 'exact' },
    { text: ', ' },
    { text: 'lovely view', match: 'related' },
  ])
  expect(markTerms({ text, terms: [], fragments: [] }, exact, related)).toEqual([{ text }])
})
