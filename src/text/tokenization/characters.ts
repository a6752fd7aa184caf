import { CODE_UNITS, fillMatches } from '../basicPlane.js'

/**
 * What each UTF-16 code unit means to the scanner, as one byte. Letters, digits and marks make words; the rest stands
 * between words and says how far apart they are.
 */
export const OTHER = 0
export const LETTER = 1
export const DIGIT = 2
/**
 * Combining marks, joiners and soft hyphens that are invisible inside words, and the signs that Armenian sets over a vowel
 * where others end a sentence: they continue a word, never begin one.
 */
export const MARK = 3
/** Letters of scripts written without spaces (Han, kana, Thai, Lao, Khmer, Burmese): runs are cut by a segmenter. */
export const UNSPACED = 4
export const SPACE = 5
export const NEWLINE = 6
export const HYPHEN = 7
export const APOSTROPHE = 8
/** `.`, `,` and `:`, which may also stand inside numbers, and the dot between two l of Catalan. */
export const POINT = 9
/** Other sentence and clause punctuation, brackets, dashes, bullets. */
export const BREAK = 10
export const AMPERSAND = 11
export const AT = 12
/** One half of a pair (or a lone one). */
export const SURROGATE = 13
/** As if it were not there: trade marks, invisible formatting, the dot inside Japanese names. */
export const CLEAR = 14

/** True for what continues a word. */
export const isWordClass = (kind: number): boolean => kind >= LETTER && kind <= MARK

let table: Uint8Array | undefined

/** Class of every code unit: 65,536 entries, made once when first needed. */
export function characterClasses(): Uint8Array {
  table ??= buildTable()
  return table
}

/** Class of a code point beyond the basic plane: a letter, digit or mark of some script, or a symbol such as an emoji. */
export function classOfAstral(codePoint: number): number {
  const character = String.fromCodePoint(codePoint)
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(character)) return UNSPACED
  if (/\p{L}/u.test(character)) return LETTER
  if (/\p{N}/u.test(character)) return DIGIT
  // Emoji end a clause; skin tones and tags are part of the emoji before them.
  return /\p{M}/u.test(character) ? MARK : /[\p{Extended_Pictographic}\p{Emoji}]/u.test(character) ? BREAK : OTHER
}

/** Patterns, or characters one after the other. Later lines win over earlier ones. */
const ranges: readonly (readonly [RegExp | string, number])[] = [
  [/\p{P}+/gu, BREAK],
  [/\p{Extended_Pictographic}+/gu, BREAK],
  [/\p{L}+/gu, LETTER],
  [/\p{N}+/gu, DIGIT],
  [/\p{M}+/gu, MARK],
  ['\u00AD\u200C\u200D\u2060\u055B\u055C\u055E', MARK],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30FC\uFF70\uFF9E\uFF9F]+/gu, UNSPACED],
  [/[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu, UNSPACED],
  [/[\s\p{Z}\p{Cc}\u3164\uFFA0]+/gu, SPACE],
  ['\n\r\u2028\u2029', NEWLINE],
  ['-\u2010\u2011', HYPHEN],
  ["'’‘ʼ＇`´", APOSTROPHE],
  ['.,:\u00B7', POINT],
  ['&＆', AMPERSAND],
  ['@', AT],
  ['"“”„«»/\\#%*_‹›', OTHER],
  ['©®™\u200B\u200E\u200F\u202A\u202B\u202C\u202D\u202E\uFEFF・･', CLEAR],
]

function buildTable(): Uint8Array {
  const classes = new Uint8Array(CODE_UNITS)
  for (const [matched, kind] of ranges) {
    if (typeof matched === 'string') for (const character of matched) classes[character.charCodeAt(0)] = kind
    else fillMatches(classes, matched, kind)
  }
  classes.fill(SURROGATE, 0xd800, 0xe000)
  return classes
}
