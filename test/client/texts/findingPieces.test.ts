import { expect, test } from 'vitest'
import { findingPieces } from '../../../src/client/texts/findingPieces.js'

test('the page sets the concept of a finding in italics and its figures in bold', () => {
  const figures = { name: 'queue', count: 20, averageScore: 6.5, impact: -1.3 }
  expect(findingPieces(figures, { one: 'reply', many: 'replies' }, 1)).toEqual([
    { tag: 'b', text: '20 replies' },
    ' mention ',
    { tag: 'i', text: '“queue”' },
    ' and rate 6.5 on average, ',
    { tag: 'b', text: '1.3 points lower' },
    ' than all replies.',
  ])
})
