import { characterClass, WORD_CHAR, wordEnd } from './characters.js'
import type { CompiledLexicon } from './compileLexicon.js'
import { readMark, readMarkup, readSign } from './readMark.js'
import type { TokenReader } from './tokenReader.js'
import { FILLER_TYPE } from './tokenTypes.js'
import { pushTypedToken, type TypedTokens } from './typedTokens.js'

/** No word of any language is longer; what is longer (encoded data) is not looked up. */
const LONGEST_WORD = 64

/** Letters of the shortest word that is accepted inside a run of words without spaces, and of the average one. */
const SHORTEST_INNER_WORD = 4
const INNER_WORD = 5

/**
 * Appends the tokens that begin in the part `from` to `until` - 1 of a text whose words stand between spaces; returns the place behind
 * them, from which to go on.
 */
export function readWords(text: string, reader: TokenReader, from: number, until: number): number {
  let index = from
  while (index < until) {
    const code = text.charCodeAt(index)
    const kind = characterClass[code]!
    if (kind === WORD_CHAR) {
      const end = wordEnd(text, index)
      index = readWord(text, index, end, reader, until)
    } else if (kind !== 0) index = readMark(text, index, kind, reader)
    else index = code > 0x20 && code < 0x7f ? readPlainSign(text, index, reader) : index + 1
  }
  return index
}

/** Reads HTML, an emoticon, or a character that means nothing by itself; returns the place behind it. */
function readPlainSign(text: string, index: number, reader: TokenReader): number {
  const end = readMarkup(text, index, reader)
  return end > index ? end : Math.max(index + 1, readSign(text, index, reader))
}

/**
 * Appends a word as one token, as its parts, or as the listed words of a run that lost its spaces; returns the place behind
 * what it has read, which is inside of a long run that goes on behind `until`.
 */
function readWord(text: string, start: number, end: number, reader: TokenReader, until: number): number {
  const { lexicon, types, tokens } = reader
  if (end - start > lexicon.longestWord) return readRun(text, start, end, reader, until)
  const type = end - start > LONGEST_WORD ? FILLER_TYPE : types.intern(text, start, end)
  const parts = types.parts[type]
  if (parts === undefined) pushTypedToken(tokens, type, start, end)
  else {
    for (const { offset, length, type: part } of parts) {
      pushTypedToken(tokens, part, start + offset, start + offset + length)
    }
  }
  return end
}

/** Appends the listed words in a run of letters that is several words without their spaces, longest first. */
function readRun(text: string, start: number, end: number, reader: TokenReader, until: number): number {
  const { lexicon, types, tokens } = reader
  /** Places from which the rest is read as the whole run would be. */
  const mayRest = (index: number, unlisted: number): boolean =>
    (index - unlisted) % INNER_WORD === 0 &&
    end - index > lexicon.longestWord &&
    characterClass[text.charCodeAt(index)] === WORD_CHAR
  let index = start
  let unlisted = start
  while (index < end) {
    if (index >= until && mayRest(index, unlisted)) break
    const length = listedLength(text, index, end, lexicon)
    if (length === 0) {
      index++
      continue
    }
    pushFillers(tokens, unlisted, index)
    pushTypedToken(tokens, types.intern(text, index, index + length), index, index + length)
    index += length
    unlisted = index
  }
  pushFillers(tokens, unlisted, index)
  return index
}

/** Letters of the longest listed word that begins at a place and ends before `end`; 0 for none. */
function listedLength(text: string, index: number, end: number, lexicon: CompiledLexicon): number {
  for (let stop = Math.min(end, index + lexicon.longestWord); stop - index >= SHORTEST_INNER_WORD; stop--) {
    // A mark over the letter before it, which the language writes or leaves out, ends no word.
    const isMark = () => stop < end && lexicon.normal(text[stop]!) === ''
    if (lexicon.isWord(lexicon.normal(text.slice(index, stop))) && !isMark()) return stop - index
  }
  return 0
}

/** Unlisted letters, one token for the length of an average word. */
function pushFillers(tokens: TypedTokens, from: number, to: number): void {
  for (let at = from; at < to; at += INNER_WORD) pushTypedToken(tokens, FILLER_TYPE, at, Math.min(at + INNER_WORD, to))
}
