import { expect, test } from 'vitest'
import { entityEnd, tagAt } from '../../../src/text/tokenization/markup.js'

test.each([
  ['<br>', true],
  ['<br />', true],
  ['<BR/>', true],
  ['</p>', true],
  ['<div class="a b" data-id=7>', true],
  ["<a href='https://example.org/?q=1' target=_blank>", false],
  ['</b>', false],
])('%s is a tag', (tag, isBlock) => {
  expect(tagAt(`Pool${tag} open`, 4)).toEqual({ end: 4 + tag.length, isBlock })
})

test.each(['<b and c>', '< br>', '<bread>', '<br', '<3', '<-', '<a href="x', '<PERSON_1>', 'br>'])(
  '%s is text',
  (text) => {
    expect(tagAt(text, 0)).toBeUndefined()
  },
)

test('half a million characters of tags that never end are read to their end', () => {
  const text = '<a href="<a href='.repeat(32_000)
  let found = 0
  for (let at = 0; at < text.length; at++) if (tagAt(text, at) !== undefined) found++
  expect(found).toBe(0)
})

test.each(['&amp;', '&#39;', '&#x2019;', '&NBSP;', '&eacute;', '&Uuml;', '&ldquo;'])(
  '%s is one character',
  (entity) => {
    expect(entityEnd(`a${entity}b`, 1)).toBe(1 + entity.length)
  },
)

test.each(['&D;', '&As;', '& amp;', '&amp', '&;', '&#;', '&room;'])('%s is text', (text) => {
  expect(entityEnd(text, 0)).toBe(0)
})
