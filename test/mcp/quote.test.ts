import { describe, expect, test } from 'vitest'
import { excerpt, quote } from '../../src/mcp/quote.js'

describe('excerpt', () => {
  test('a short text is whole', () => {
    expect(excerpt('A quiet room.', 8, 13)).toBe('A quiet room.')
  })

  test('of a long one a part around the place, with an ellipsis where something is left out', () => {
    const text = `${'a'.repeat(200)}ROOM${'b'.repeat(200)}`
    const middle = excerpt(text, 200, 100)
    expect(middle).toBe(`…${'a'.repeat(25)}ROOM${'b'.repeat(71)}…`)
    expect(excerpt(text, 0, 10)).toBe('aaaaaaaaaa…')
    expect(excerpt(text, 403, 10)).toBe('…bbbbbbbbbb')
  })

  test('never half a character', () => {
    const text = '😀'.repeat(50)
    for (let characters = 1; characters < 20; characters++) {
      for (const place of [0, 41, 99]) expect(excerpt(text, place, characters).isWellFormed()).toBe(true)
    }
  })
})

test('quotes around the first occurrence of the search, and joins values of a field', () => {
  const document = {
    doc_id: 'd1',
    title: '',
    text: `${'so '.repeat(100)}noisy room`,
    metadata: [
      { name: 'hotel', value: 'North' },
      { name: 'tag', value: 'a' },
      { name: 'tag', value: 'b' },
      { name: '__proto__', value: 1 },
    ],
    terms: [{ start: 300 }, { start: 306 }],
  }
  const quoted = quote(document, 30)
  expect(quoted.doc_id).toBe('d1')
  expect(quoted).not.toHaveProperty('title')
  expect(quoted.text).toMatch(/^….*noisy room$/)
  expect(Object.entries(quoted.metadata)).toEqual([
    ['hotel', 'North'],
    ['tag', ['a', 'b']],
    ['__proto__', 1],
  ])
})

test('titles, values and lists of them are cut, so that no document fills an answer', () => {
  const long = 'x'.repeat(50_000)
  const metadata = [
    ...Array.from({ length: 15 }, (_, i) => ({ name: 'several', value: `${long}${i}` })),
    ...Array.from({ length: 100 }, (_, i) => ({ name: `field ${i}`, value: i })),
  ]
  const quoted = quote({ doc_id: 'uuid-1', title: long, text: long, metadata, terms: [] }, 400)
  expect(quoted.title).toHaveLength(201)
  expect(quoted.metadata.several).toHaveLength(10)
  expect(Object.keys(quoted.metadata)).toHaveLength(30)
  expect(JSON.stringify(quoted).length).toBeLessThan(4_000)
})
