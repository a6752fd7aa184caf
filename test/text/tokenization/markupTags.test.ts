import { expect, test } from 'vitest'
import { tagAt } from '../../../src/text/tokenization/markupTags.js'

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
