import { signValues } from '../lexicons/emoji.js'
import { entityEnd, tagAt } from '../tokenization/markup.js'
import {
  APOSTROPHE,
  AT,
  CLAUSE_CHAR,
  emoticonAt,
  HIGH_SURROGATE,
  HYPHEN,
  isWordAt,
  NEWLINE,
  PERIOD,
  SENTENCE_CHAR,
  SIGN_CHAR,
  wordEnd,
} from './characters.js'
import * as role from './roles.js'
import type { TokenReader } from './tokenReader.js'
import { ADDRESS_TYPE, CLAUSE_TYPE, EXCLAMATION_TYPE, FILLER_TYPE, QUESTION_TYPE, SENTENCE_TYPE } from './tokenTypes.js'
import { pushTypedToken, type TypedTokens } from './typedTokens.js'

/** Letters of the longest ending that is looked up together with its apostrophe, the mark included. */
const LONGEST_CLITIC = 4

/** Appends the mark at `index`, where neither a word nor a space begins. Returns the index after it. */
export function readMark(text: string, index: number, kind: number, reader: TokenReader): number {
  const { tokens } = reader
  if (kind === HIGH_SURROGATE || kind === SIGN_CHAR) return readSymbol(text, index, reader)
  const end = readSign(text, index, reader)
  if (end > index) return end
  switch (kind) {
    case NEWLINE:
      pushMark(tokens, endsParagraph(text, index) ? SENTENCE_TYPE : CLAUSE_TYPE, index)
      break
    case SENTENCE_CHAR:
    case PERIOD:
      pushMark(tokens, sentenceEnd(text, index), index)
      break
    case CLAUSE_CHAR:
      if (text.startsWith('://', index)) return skipAddress(text, index, tokens)
      pushMark(tokens, CLAUSE_TYPE, index)
      break
    case HYPHEN:
      // Between spaces, or before one, a hyphen is a dash.
      if (!isWordAt(text, index + 1)) pushMark(tokens, CLAUSE_TYPE, index)
      break
    case APOSTROPHE:
      return readApostrophe(text, index, reader)
    case AT:
      return readMention(text, index, tokens)
  }
  return index + 1
}

/** Appends the emoticon at `index`, if there is one, and returns its end; otherwise `index`. */
export function readSign(text: string, index: number, { types, tokens }: TokenReader): number {
  // The sign of an address, also where only it is left of one.
  if (text.startsWith('://', index)) return index
  const emoticon = emoticonAt(text, index)
  if (emoticon === undefined) return index
  const end = index + emoticon.length
  pushTypedToken(tokens, types.signType(emoticon), index, end)
  return end
}

/**
 * Reads the tag or the character reference of HTML at `index`, if there is one, and returns its end; otherwise `index`. The tag of a
 * block ends the sentence before it.
 */
export function readMarkup(text: string, index: number, { tokens }: TokenReader): number {
  const tag = tagAt(text, index)
  if (tag?.isBlock === true) pushMark(tokens, SENTENCE_TYPE, index)
  return tag?.end ?? (entityEnd(text, index) || index)
}

/** An emoji or a letter beyond the first plane. */
function readSymbol(text: string, index: number, { types, tokens }: TokenReader): number {
  const sign = String.fromCodePoint(text.codePointAt(index)!)
  const end = index + sign.length
  if (signValues.has(sign)) pushTypedToken(tokens, types.signType(sign), index, end)
  else if (/\p{L}/u.test(sign)) pushTypedToken(tokens, FILLER_TYPE, index, end)
  return end
}

/** Texts that were cut into words have "can 't" and "'d like": the ending counts where the lexicon knows it. */
function readApostrophe(text: string, index: number, { types, tokens }: TokenReader): number {
  if (!isWordAt(text, index + 1) || isWordAt(text, index - 1)) return index + 1
  const end = wordEnd(text, index + 1)
  const type = end - index <= LONGEST_CLITIC ? types.intern(text, index, end) : FILLER_TYPE
  if ((types.roles[type]! & role.LISTED) === 0 && types.phrases[type] === undefined) return index + 1
  pushTypedToken(tokens, type, index, end)
  return end
}

/** `@name` is one token without value. */
function readMention(text: string, index: number, tokens: TypedTokens): number {
  if (!isWordAt(text, index + 1)) return index + 1
  const end = wordEnd(text, index + 1)
  pushTypedToken(tokens, FILLER_TYPE, index, end)
  return end
}

/** One line break may be a wrapped line; an empty line ends the sentence. */
function endsParagraph(text: string, index: number): boolean {
  const empty = /\n[^\S\n]*\n/uy
  empty.lastIndex = index
  return empty.test(text)
}

/** The role of a mark. A question mark before a letter replaces a letter that was lost in the encoding. */
function sentenceEnd(text: string, index: number): number {
  const mark = text[index]!
  if ('?？؟'.includes(mark) && !isWordAt(text, index + 1)) return QUESTION_TYPE
  return mark === '!' || mark === '！' ? EXCLAMATION_TYPE : SENTENCE_TYPE
}

/**
 * Appends a mark of one character. Several in a row that end a sentence are one: a question if one of them asks, else an
 * exclamation if one is.
 */
function pushMark(tokens: TypedTokens, type: number, index: number): void {
  const last = tokens.count - 1
  const before = last < 0 ? FILLER_TYPE : tokens.types[last]!
  if (before === type) return
  if (type <= QUESTION_TYPE && before <= QUESTION_TYPE) tokens.types[last] = Math.max(before, type)
  else if (type <= QUESTION_TYPE && before === CLAUSE_TYPE) tokens.types[last] = type
  else pushTypedToken(tokens, type, index, index + 1)
}

/** Skips the rest of a web address: one token with the word before the colon. */
function skipAddress(text: string, colon: number, tokens: TypedTokens): number {
  const space = /\s/gu
  space.lastIndex = colon
  const end = space.exec(text)?.index ?? text.length
  const last = tokens.count - 1
  if (last < 0 || tokens.ends[last] !== colon) pushTypedToken(tokens, ADDRESS_TYPE, colon, end)
  else {
    tokens.types[last] = ADDRESS_TYPE
    tokens.ends[last] = end
  }
  return end
}
