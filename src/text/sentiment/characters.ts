import { CODE_UNITS, fillMatches } from '../basicPlane.js'
import { signValues } from '../lexicons/emoji.js'

// Classes of characters. All other characters count as space, including symbols without a meaning here.
export const WORD_CHAR = 1
export const SENTENCE_CHAR = 2
export const CLAUSE_CHAR = 3
export const APOSTROPHE = 4
export const HYPHEN = 5
export const PERIOD = 6
export const NEWLINE = 7
export const HIGH_SURROGATE = 8
export const SIGN_CHAR = 9
export const AT = 10
/** Invisible inside a word: joiners (Nepali र्‍य), soft hyphens, and the signs that Armenian sets over a vowel. */
const JOINER = 11

/** Class of each UTF-16 unit. */
export const characterClass: Uint8Array = characterClasses()

function characterClasses(): Uint8Array {
  const table = new Uint8Array(CODE_UNITS)
  for (const pattern of [/\p{L}+/gu, /\p{M}+/gu, /\p{N}+/gu]) fillMatches(table, pattern, WORD_CHAR)
  table.fill(HIGH_SURROGATE, 0xd800, 0xdc00)
  table.fill(WORD_CHAR, 0xdc00, 0xe000)
  const mark = (characters: string, value: number) => {
    for (const character of characters) table[character.charCodeAt(0)] = value
  }
  mark('!?…。｡！？．؟۔।॥։¡¿‼⁇⁈', SENTENCE_CHAR)
  mark(',;:()[]{}"“”„«»‹›–—―，；：（）、､「」｢｣『』【】《》،؛|•·*՝', CLAUSE_CHAR)
  mark("'’ʼ`´‘", APOSTROPHE)
  mark('-‐‑', HYPHEN)
  mark('.', PERIOD)
  mark('\n', NEWLINE)
  mark('@', AT)
  mark('\u00AD\u200C\u200D\u2060\u055B\u055C\u055E', JOINER)
  for (const sign of signValues.keys()) {
    const code = sign.codePointAt(0)!
    if (code > 0xff && code < 0x10000 && table[code] !== WORD_CHAR) table[code] = SIGN_CHAR
  }
  return table
}

export const isWordAt = (text: string, index: number): boolean => characterClass[text.charCodeAt(index)] === WORD_CHAR

/** Numbers ("4.5") and initials ("u.s.a") include their periods; other words end at a period. */
function joinsAtPeriod(text: string, period: number): boolean {
  const isDigit = (code: number) => code >= 48 && code <= 57
  if (isDigit(text.charCodeAt(period - 1)) && isDigit(text.charCodeAt(period + 1))) return true
  return !isWordAt(text, period - 2) && !isWordAt(text, period + 2)
}

/** Between letters it is one: Catalan "excel·lent". */
const MIDDLE_DOT = 0xb7

/** The end of the word that begins at `index`: letters and digits, with inner hyphens, apostrophes and some periods. */
export function wordEnd(text: string, index: number): number {
  let end = index + 1
  for (;;) {
    const kind = characterClass[text.charCodeAt(end)]
    if (kind === WORD_CHAR) end++
    else if (kind === APOSTROPHE || kind === HYPHEN || kind === JOINER) {
      if (!isWordAt(text, end + 1)) return end
      end += 2
    } else if (kind === PERIOD && isWordAt(text, end + 1) && joinsAtPeriod(text, end)) end += 2
    else if (kind === CLAUSE_CHAR && text.charCodeAt(end) === MIDDLE_DOT && isWordAt(text, end + 1)) end += 2
    else return end
  }
}

/** Units that an emoticon may begin with, and the greatest length of one. */
const emoticonStarts = new Set([...signValues.keys()].map((sign) => sign.charCodeAt(0)).filter((code) => code < 0x80))
const EMOTICON_LENGTH = 5

/** The emoticon at `index`, if there is one. Glued to a word it counts only where it cannot be anything else. */
export function emoticonAt(text: string, index: number): string | undefined {
  if (!emoticonStarts.has(text.charCodeAt(index))) return undefined
  for (let length = Math.min(EMOTICON_LENGTH, text.length - index); length >= 2; length--) {
    const sign = text.slice(index, index + length).toLowerCase()
    if (!signValues.has(sign)) continue
    const end = index + length
    const afterWord = index > 0 && isWordAt(text, index - 1)
    const beforeWord = end < text.length && isWordAt(text, end)
    if (afterWord && !sign.endsWith(')') && !sign.endsWith('(') && sign !== '^^') continue
    if (beforeWord && !sign.endsWith(')')) continue
    return sign
  }
  return undefined
}
