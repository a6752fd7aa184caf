import * as kind from './characters.js'
import { FILLER } from './letterReferences.js'
import { entityEnd } from './markup.js'

const FULL_STOP = 0x2e
const COLON = 0x3a
const MIDDLE_DOT = 0xb7
/** Letters on each side of the ampersand of a short name (`h&m`). */
const SHORT_NAME = 2

/** Class of the character at a place, surrogate pairs taken together; OTHER past the end. */
export function classAt(classes: Uint8Array, text: string, index: number): number {
  if (index >= text.length) return kind.OTHER
  const found = classes[text.charCodeAt(index)]!
  return found === kind.SURROGATE ? kind.classOfAstral(text.codePointAt(index)!) : found
}

/**
 * Whether the word from `start` goes on across the character at `index`, which is no letter, digit or mark of the first
 * plane. Gives the place to go on from, or 0.
 */
export function continueWord(classes: Uint8Array, text: string, start: number, index: number): number {
  switch (classes[text.charCodeAt(index)]) {
    case kind.SURROGATE:
      return kind.isWordClass(classAt(classes, text, index)) && isPair(text, index) ? index + 2 : 0
    case kind.APOSTROPHE:
      return kind.isWordClass(classAt(classes, text, index + 1)) ? index + 1 : 0
    case kind.POINT:
      return joinsAtPoint(classes, text, start, index) ? index + 1 : 0
    case kind.AMPERSAND:
      return index - start <= SHORT_NAME && entityEnd(text, index) === 0 && joinsAtAmpersand(classes, text, index)
        ? index + 1
        : 0
    default:
      return 0
  }
}

/** A point between digits (`4.5`), between single letters (`e.g`), and a middle dot between two l (`col·legi`). */
function joinsAtPoint(classes: Uint8Array, text: string, start: number, index: number): boolean {
  if (text.charCodeAt(index) === MIDDLE_DOT) return isL(text, index - 1) && isL(text, index + 1)
  const before = classes[text.charCodeAt(index - 1)]!
  const after = classAt(classes, text, index + 1)
  if (before === kind.DIGIT) return after === kind.DIGIT
  if (before !== kind.LETTER || after !== kind.LETTER || text.charCodeAt(index) !== FULL_STOP) return false
  const isSingle = index - 1 === start || text.charCodeAt(index - 2) === FULL_STOP
  return isSingle && !kind.isWordClass(classAt(classes, text, index + 2))
}

/** One or two letters or digits stand behind the ampersand, and behind the fillers of its reference. */
function joinsAtAmpersand(classes: Uint8Array, text: string, index: number): boolean {
  let begin = index + 1
  while (text[begin] === FILLER) begin++
  const last = begin + SHORT_NAME
  let end = begin
  while (end <= last && kind.isWordClass(classAt(classes, text, end))) end++
  return end > begin && end <= last
}

const isL = (text: string, index: number): boolean => text[index] === 'l' || text[index] === 'L'

/** Whether a surrogate pair begins at a place. */
export const isPair = (text: string, index: number): boolean =>
  (text.charCodeAt(index) & 0xfc00) === 0xd800 && (text.charCodeAt(index + 1) & 0xfc00) === 0xdc00

/** End of the web or mail address that the word from `start` to `end` begins, or 0: `https://...`, `www....`, `a@b.c`. */
export function endOfAddress(classes: Uint8Array, text: string, start: number, end: number): number {
  if (end >= text.length || !beginsAddress(classes, text, start, end)) return 0
  let index = end
  while (index < text.length) {
    const here = classes[text.charCodeAt(index)]!
    if (here === kind.SPACE || here === kind.NEWLINE || here === kind.UNSPACED) break
    index++
  }
  return index
}

function beginsAddress(classes: Uint8Array, text: string, start: number, end: number): boolean {
  const code = text.charCodeAt(end)
  if (code === COLON) return text.startsWith('//', end + 1)
  if (code === FULL_STOP) return end - start === 3 && text.slice(start, end).toLowerCase() === 'www'
  return classes[code] === kind.AT && end + 1 < text.length && classes[text.charCodeAt(end + 1)] === kind.LETTER
}

/** White space from a line end on: where it ends and how many lines it ends. */
export function endOfLines(text: string, start: number): { readonly end: number; readonly count: number } {
  let end = start
  let count = 0
  for (; end < text.length; end++) {
    const code = text.charCodeAt(end)
    if (code === 0x0a || code === 0x2028 || code === 0x2029) count++
    else if (code === 0x0d) {
      if (text.charCodeAt(end + 1) !== 0x0a) count++
    } else if (code !== 0x20 && code !== 0x09) break
  }
  return { end, count }
}
