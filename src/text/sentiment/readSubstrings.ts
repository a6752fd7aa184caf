import { composeKana } from '../tokenization/composeKana.js'
import { characterClass, isWordAt, WORD_CHAR } from './characters.js'
import type { CompiledLexicon } from './compileLexicon.js'
import { readMark, readMarkup } from './readMark.js'
import type { TokenReader } from './tokenReader.js'
import { FILLER_TYPE } from './tokenTypes.js'
import { pushTypedToken, type TypedTokens } from './typedTokens.js'

/** Unlisted characters of a language without spaces that count as one word of distance. */
const FILLER_CHARACTERS = 2
/** Characters below this are Latin letters. */
const LATIN_END = 0x250

/** Reads the longest listed strings of a text without spaces as the first tokens; what lies between counts by its length. */
export function readSubstrings(written: string, reader: TokenReader): void {
  const composed = composeKana(written)
  appendSubstrings(composed?.text ?? written, reader)
  if (composed === undefined) return
  const { starts, ends, count } = reader.tokens
  for (let token = 0; token < count; token++) {
    starts[token] = composed.places[starts[token]!]!
    ends[token] = composed.places[ends[token]!]!
  }
}

function appendSubstrings(text: string, reader: TokenReader): void {
  const { types, tokens, lexicon } = reader
  const lower = text.toLowerCase().length === text.length ? text.toLowerCase() : text
  const { length } = lower
  /** Where the unlisted characters before `index` begin, or -1. */
  let unlisted = -1
  for (let index = 0; index < length; ) {
    const code = lower.charCodeAt(index)
    const kind = characterClass[code]!
    const size = listedSize(lower, index, lexicon)
    if (size === 0 && kind === WORD_CHAR && code >= LATIN_END) {
      if (unlisted < 0) unlisted = index
      index++
      continue
    }
    pushFillers(tokens, unlisted, index)
    unlisted = -1
    if (size > 0) {
      pushTypedToken(tokens, types.intern(lower, index, index + size), index, index + size)
      index += size
    } else if (kind === WORD_CHAR) index = readLatinWord(lower, index, tokens)
    else if (kind !== 0) index = readMark(lower, index, kind, reader)
    else index = Math.max(index + 1, readMarkup(lower, index, reader))
  }
  pushFillers(tokens, unlisted, length)
}

/** Characters of the longest listed string at a place; 0 for none. */
function listedSize(lower: string, index: number, { strings, longestStrings }: CompiledLexicon): number {
  let size = Math.min(longestStrings.get(lower.charCodeAt(index)) ?? 0, lower.length - index)
  while (size > 0 && !strings.has(lower.slice(index, index + size))) size--
  return size
}

/** A word in Latin letters is one token. */
function readLatinWord(lower: string, index: number, tokens: TypedTokens): number {
  let end = index + 1
  while (lower.charCodeAt(end) < LATIN_END && isWordAt(lower, end)) end++
  pushTypedToken(tokens, FILLER_TYPE, index, end)
  return end
}

/** Unlisted characters from `from` (-1 for none) on, one token for the length of a word. */
function pushFillers(tokens: TypedTokens, from: number, to: number): void {
  for (let at = from; at >= 0 && at < to; at += FILLER_CHARACTERS) {
    pushTypedToken(tokens, FILLER_TYPE, at, Math.min(at + FILLER_CHARACTERS, to))
  }
}
