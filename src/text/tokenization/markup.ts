import { wordList } from '../morphology/irregularForms.js'

/** Tags that end a line or a block: words before and behind them belong to no phrase together. */
const BLOCKS = wordList(`
  blockquote body br caption center dd div dl dt footer h1 h2 h3 h4 h5 h6 head header hr html iframe img li meta nav ol p pre section style
  table tbody td tfoot th thead title tr ul
`)
/** Tags within a line. */
const INLINE = wordList('a abbr b big cite code del em font i ins label mark q s small span strike strong sub sup tt u')

/**
 * Attributes must have values, so that `x <b and c> d` has no tag. None holds `<`: a search ends at the next tag, and reading a text
 * takes time in proportion to its length.
 */
const TAG = /<\/?([a-z][a-z0-9]{0,9})(?:\s+[a-z][a-z0-9:_-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'|[^\s"'<>]+))*\s*\/?>/iy

/** The place behind the HTML tag at `start`, and whether it separates blocks; undefined if there is none. */
export function tagAt(text: string, start: number): { readonly end: number; readonly isBlock: boolean } | undefined {
  if (text.charCodeAt(start) !== 0x3c) return undefined
  TAG.lastIndex = start
  const name = TAG.exec(text)?.[1]?.toLowerCase()
  if (name === undefined) return undefined
  const isBlock = BLOCKS.has(name)
  return isBlock || INLINE.has(name) ? { end: TAG.lastIndex, isBlock } : undefined
}

/** Characters by number, the common ones by name, and letters with accents. */
const ENTITY =
  /&(?:#\d{1,7}|#x[\da-f]{1,6}|amp|lt|gt|quot|apos|nbsp|hellip|[lr][sd]?quo|[lr]aquo|[mn]dash|bull|middot|euro|pound|copy|reg|trade|deg|szlig|[a-z](?:acute|grave|uml|circ|tilde|cedil|slash|ring|caron));/iy

/** The place behind the character reference of HTML (`&amp;`, `&#39;`) at `start`; 0 if there is none. */
export function entityEnd(text: string, start: number): number {
  if (text.charCodeAt(start) !== 0x26) return 0
  ENTITY.lastIndex = start
  return ENTITY.test(text) ? ENTITY.lastIndex : 0
}
