import { grown } from '../../typedArrays.js'
import { signValues } from '../lexicons/emoji.js'
import {
  APOSTROPHE,
  AT,
  CLAUSE_CHAR,
  characterClass,
  emoticonAt,
  HIGH_SURROGATE,
  HYPHEN,
  isWordAt,
  NEWLINE,
  PERIOD,
  SENTENCE_CHAR,
  SIGN_CHAR,
  WORD_CHAR,
  wordEnd,
} from './characters.js'
import type { CompiledLexicon, LexiconPhrase, WordSense } from './compileLexicon.js'
import * as role from './roles.js'
import {
  ADDRESS_TYPE,
  CLAUSE_TYPE,
  EXCLAMATION_TYPE,
  FILLER_TYPE,
  QUESTION_TYPE,
  SENTENCE_TYPE,
  type TokenTypes,
} from './tokenTypes.js'

/** Tokens of one text as parallel arrays that are used again for the next text. */
export interface Tokens {
  count: number
  /** Index into the arrays of `TokenTypes`. */
  types: Int32Array
  starts: Uint32Array
  ends: Uint32Array
}

export function createTokens(capacity = 1024): Tokens {
  return {
    count: 0,
    types: new Int32Array(capacity),
    starts: new Uint32Array(capacity),
    ends: new Uint32Array(capacity),
  }
}

/** Unlisted characters of a language without spaces that count as one word of distance. */
const FILLER_CHARACTERS = 2
/** No word of any language is longer; what is longer (encoded data) is not looked up. */
const LONGEST_WORD = 64

/** Letters of the shortest word that is believed inside a run of words without spaces, and of the average one. */
const SHORTEST_INNER_WORD = 4
const INNER_WORD = 5

/** Reads texts into tokens: words, marks, signs; phrases of the lexicon become one token each. */
export function createReader(lexicon: CompiledLexicon, types: TokenTypes): (text: string, tokens: Tokens) => void {
  const longestString = longestByFirst(lexicon.strings)
  const pushWord = (tokens: Tokens, text: string, start: number, end: number): void => {
    if (end - start > lexicon.longestWord) {
      readTogether(text, start, end, tokens)
      return
    }
    const type = end - start > LONGEST_WORD ? FILLER_TYPE : types.intern(text, start, end)
    const pieces = types.parts[type]
    if (pieces === undefined) push(tokens, type, start, end)
    else
      for (const { offset, length, type: piece } of pieces) push(tokens, piece, start + offset, start + offset + length)
  }

  /** Listed words in a run of letters that is several words without their spaces, from left to right, longest first. */
  const readTogether = (text: string, start: number, end: number, tokens: Tokens): void => {
    /** A mark over the letter before it, which the language writes or leaves out. */
    const isMark = (at: number): boolean => at < end && lexicon.normal(text[at]!) === ''
    let index = start
    let unlisted = start
    while (index < end) {
      let taken = 0
      for (let stop = Math.min(end, index + lexicon.longestWord); stop - index >= SHORTEST_INNER_WORD; stop--) {
        if (isMark(stop) || !lexicon.isWord(lexicon.normal(text.slice(index, stop)))) continue
        taken = stop - index
        break
      }
      if (taken === 0) {
        index++
        continue
      }
      for (let at = unlisted; at < index; at += INNER_WORD)
        push(tokens, FILLER_TYPE, at, Math.min(at + INNER_WORD, index))
      push(tokens, types.intern(text, index, index + taken), index, index + taken)
      index += taken
      unlisted = index
    }
    for (let at = unlisted; at < end; at += INNER_WORD) push(tokens, FILLER_TYPE, at, Math.min(at + INNER_WORD, end))
  }

  const readWords = (text: string, tokens: Tokens): void => {
    const length = text.length
    let index = 0
    while (index < length) {
      const code = text.charCodeAt(index)
      const kind = characterClass[code]!
      if (kind === WORD_CHAR) {
        const end = wordEnd(text, index)
        pushWord(tokens, text, index, end)
        index = end
        continue
      }
      if (kind === 0) {
        if (code > 0x20 && code < 0x7f) {
          const emoticon = emoticonAt(text, index)
          if (emoticon !== undefined) {
            push(tokens, types.signType(emoticon), index, index + emoticon.length)
            index += emoticon.length
            continue
          }
        }
        index++
        continue
      }
      index = readMark(text, index, kind, tokens)
    }
  }
  /** Anything but a word or a space; gives the place to read on. */
  const readMark = (text: string, index: number, kind: number, tokens: Tokens): number => {
    if (kind === HIGH_SURROGATE || kind === SIGN_CHAR) {
      const sign = String.fromCodePoint(text.codePointAt(index)!)
      const end = index + sign.length
      if (signValues.has(sign)) push(tokens, types.signType(sign), index, end)
      else if (/\p{L}/u.test(sign)) push(tokens, FILLER_TYPE, index, end)
      return end
    }
    const emoticon = emoticonAt(text, index)
    if (emoticon !== undefined) {
      push(tokens, types.signType(emoticon), index, index + emoticon.length)
      return index + emoticon.length
    }
    if (kind === NEWLINE) {
      // One line break may be a wrapped line; an empty line ends the sentence.
      const empty = /\n[^\S\n]*\n/uy
      empty.lastIndex = index
      pushMark(tokens, empty.test(text) ? SENTENCE_TYPE : CLAUSE_TYPE, index, index + 1)
    } else if (kind === SENTENCE_CHAR || kind === PERIOD) {
      pushMark(tokens, endingAt(text, index), index, index + 1)
    } else if (kind === CLAUSE_CHAR) {
      if (text.startsWith('://', index)) return skipAddress(text, index, tokens)
      pushMark(tokens, CLAUSE_TYPE, index, index + 1)
    } else if (kind === HYPHEN) {
      // Between spaces, or before one, a hyphen is a dash.
      if (!isWordAt(text, index + 1)) pushMark(tokens, CLAUSE_TYPE, index, index + 1)
    } else if (kind === APOSTROPHE && isWordAt(text, index + 1) && !isWordAt(text, index - 1)) {
      // Texts that were cut into words have "can 't" and "'d like".
      const end = wordEnd(text, index + 1)
      const type = end - index <= 4 ? types.intern(text, index, end) : FILLER_TYPE
      if ((types.roles[type]! & role.LISTED) !== 0 || types.phrases[type] !== undefined) {
        push(tokens, type, index, end)
        return end
      }
    } else if (kind === AT && isWordAt(text, index + 1)) {
      const end = wordEnd(text, index + 1)
      push(tokens, FILLER_TYPE, index, end)
      return end
    }
    return index + 1
  }

  /** Longest listed strings; what lies between counts by its length. */
  const readSubstrings = (text: string, tokens: Tokens): void => {
    const lower = text.toLowerCase().length === text.length ? text.toLowerCase() : text
    const length = lower.length
    let unlisted = -1
    const flush = (end: number): void => {
      for (let at = unlisted; unlisted >= 0 && at < end; at += FILLER_CHARACTERS) {
        push(tokens, FILLER_TYPE, at, Math.min(at + FILLER_CHARACTERS, end))
      }
      unlisted = -1
    }
    let index = 0
    while (index < length) {
      const code = lower.charCodeAt(index)
      const most = Math.min(longestString.get(code) ?? 0, length - index)
      let taken = 0
      for (let size = most; size > 0 && taken === 0; size--) {
        const string = lower.slice(index, index + size)
        if (lexicon.strings.has(string)) {
          flush(index)
          push(tokens, types.intern(string, 0, size), index, index + size)
          taken = size
        }
      }
      if (taken > 0) {
        index += taken
        continue
      }
      const kind = characterClass[code]!
      if (kind === WORD_CHAR) {
        if (code < 0x250) {
          // A word in Latin letters is one token.
          flush(index)
          let end = index + 1
          while (lower.charCodeAt(end) < 0x250 && isWordAt(lower, end)) end++
          push(tokens, FILLER_TYPE, index, end)
          index = end
          continue
        }
        if (unlisted < 0) unlisted = index
        index++
        continue
      }
      flush(index)
      index = kind === 0 ? index + 1 : readMark(lower, index, kind, tokens)
    }
    flush(length)
  }

  /** Puts one token in the place of the words of each phrase. */
  const joinPhrases = (tokens: Tokens): void => {
    const { types: typeOf, starts, ends } = tokens
    let written = 0
    for (let read = 0; read < tokens.count; ) {
      const phrase = types.phrases[typeOf[read]!] === undefined ? undefined : phraseAt(tokens, read)
      starts[written] = starts[read]!
      if (phrase === undefined) {
        typeOf[written] = typeOf[read]!
        ends[written] = ends[read]!
        read++
      } else {
        typeOf[written] = types.phraseType(phrase)
        ends[written] = ends[read + phrase.words.length - 1]!
        read += phrase.words.length
      }
      written++
    }
    tokens.count = written
  }
  const phraseAt = (tokens: Tokens, index: number): LexiconPhrase | undefined => {
    for (const phrase of types.phrases[tokens.types[index]!]!) {
      const { words } = phrase
      if (index + words.length > tokens.count) continue
      let matched = 1
      while (matched < words.length) {
        const { form, open } = words[matched]!
        const here = types.forms[tokens.types[index + matched]!]!
        if (open ? !here.startsWith(form) : here !== form) break
        matched++
      }
      if (matched === words.length) return phrase
    }
    return undefined
  }

  if (lexicon.matching === 'substring') {
    return (text, tokens) => {
      tokens.count = 0
      readSubstrings(text, tokens)
    }
  }
  return (text, tokens) => {
    tokens.count = 0
    readWords(text, tokens)
    joinPhrases(tokens)
  }
}

const push = (tokens: Tokens, type: number, start: number, end: number): void => {
  if (tokens.count === tokens.types.length) growTokens(tokens)
  tokens.types[tokens.count] = type
  tokens.starts[tokens.count] = start
  tokens.ends[tokens.count] = end
  tokens.count++
}
/** What ends there. A question mark before a letter stands for a letter that was lost in the encoding. */
const endingAt = (text: string, index: number): number => {
  const mark = text[index]!
  if ('?？؟'.includes(mark) && !isWordAt(text, index + 1)) return QUESTION_TYPE
  return mark === '!' || mark === '！' ? EXCLAMATION_TYPE : SENTENCE_TYPE
}

/** A mark; several in a row that end a sentence are one: a question if one of them asks, else an exclamation if one is. */
const pushMark = (tokens: Tokens, type: number, start: number, end: number): void => {
  const last = tokens.count - 1
  if (last >= 0) {
    const before = tokens.types[last]!
    if (before === type) return
    if (before <= QUESTION_TYPE && type <= QUESTION_TYPE) {
      tokens.types[last] = Math.max(before, type)
      return
    }
    if (before === CLAUSE_TYPE && type <= QUESTION_TYPE) {
      tokens.types[last] = type
      return
    }
  }
  push(tokens, type, start, end)
}
/** Skips the rest of a web address: one token with the word before the colon. */
function skipAddress(text: string, colon: number, tokens: Tokens): number {
  const space = /\s/gu
  space.lastIndex = colon
  const end = space.exec(text)?.index ?? text.length
  const last = tokens.count - 1
  if (last < 0 || tokens.ends[last] !== colon) push(tokens, ADDRESS_TYPE, colon, end)
  else {
    tokens.types[last] = ADDRESS_TYPE
    tokens.ends[last] = end
  }
  return end
}

function growTokens(tokens: Tokens): void {
  const capacity = tokens.types.length * 2
  tokens.types = grown(tokens.types, capacity)
  tokens.starts = grown(tokens.starts, capacity)
  tokens.ends = grown(tokens.ends, capacity)
}

/** Length of the longest listed string for each first character. */
function longestByFirst(strings: ReadonlyMap<string, WordSense>): Map<number, number> {
  const longest = new Map<number, number>()
  for (const string of strings.keys()) {
    const code = string.charCodeAt(0)
    longest.set(code, Math.max(longest.get(code) ?? 0, string.length))
  }
  return longest
}
