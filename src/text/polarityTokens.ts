import { signValues } from './lexicons/emoji.js'
import type { CompiledLexicon, LexiconPhrase, WordSense } from './polarityLexicon.js'
import * as role from './polarityRoles.js'

/** Tokens of one text as parallel arrays that are used again for the next text. */
export interface Tokens {
  count: number
  /** Index into the arrays of `TokenTypes`. */
  types: Int32Array
  starts: Uint32Array
  ends: Uint32Array
}

/**
 * Every distinct token met so far with what the lexicon says about it, so that a text is read without making a string:
 * tokens are found by their characters in a hash table.
 */
export interface TokenTypes {
  readonly count: number
  readonly values: Float64Array
  readonly roles: Int32Array
  readonly penalties: Float64Array
  /** Reads a text into `tokens`; phrases become one token each. */
  read(text: string, tokens: Tokens): void
}

export function createTokens(capacity = 1024): Tokens {
  return {
    count: 0,
    types: new Int32Array(capacity),
    starts: new Uint32Array(capacity),
    ends: new Uint32Array(capacity),
  }
}

// Classes of characters. Everything not named is space, and so is every symbol without a meaning here.
const WORD_CHAR = 1
const SENTENCE_CHAR = 2
const CLAUSE_CHAR = 3
const APOSTROPHE = 4
const HYPHEN = 5
const PERIOD = 6
const NEWLINE = 7
const HIGH_SURROGATE = 8
const SIGN_CHAR = 9
const AT = 10

const classes = characterClasses()

function characterClasses(): Uint8Array {
  const table = new Uint8Array(65_536)
  const letters = /[\p{L}\p{M}\p{N}]/u
  for (let code = 0; code < 65_536; code++) {
    if (code >= 0xd800 && code <= 0xdfff) table[code] = code < 0xdc00 ? HIGH_SURROGATE : WORD_CHAR
    else if (letters.test(String.fromCharCode(code))) table[code] = WORD_CHAR
  }
  const mark = (characters: string, value: number) => {
    for (const character of characters) table[character.charCodeAt(0)] = value
  }
  mark('!?…。！？．؟۔।¡¿‼⁇⁈', SENTENCE_CHAR)
  mark(',;:()[]{}"“”„«»‹›–—―，；：（）、「」『』【】《》،؛|•·*', CLAUSE_CHAR)
  mark("'’ʼ`´‘", APOSTROPHE)
  mark('-‐‑', HYPHEN)
  mark('.', PERIOD)
  mark('\n', NEWLINE)
  mark('@', AT)
  for (const sign of signValues.keys()) {
    const code = sign.codePointAt(0)!
    if (code > 0xff && code < 0x10000 && table[code] !== WORD_CHAR) table[code] = SIGN_CHAR
  }
  return table
}

const isWordAt = (text: string, index: number): boolean => classes[text.charCodeAt(index)] === WORD_CHAR

/** Characters that an emoticon may begin with, and the greatest length of one. */
const emoticonStarts = new Set([...signValues.keys()].map((sign) => sign.charCodeAt(0)).filter((code) => code < 0x80))
const EMOTICON_LENGTH = 5

// The first types are marks, the same in all languages.
const SENTENCE_TYPE = 0
const EXCLAMATION_TYPE = 1
const CLAUSE_TYPE = 2
const FILLER_TYPE = 3

/** Unlisted characters of a language without spaces that count as one word of distance. */
const FILLER_CHARACTERS = 2

export function createTokenTypes(lexicon: CompiledLexicon): TokenTypes {
  let capacity = 4096
  let count = 0
  let values = new Float64Array(capacity)
  let roles = new Int32Array(capacity)
  let penalties = new Float64Array(capacity)
  /** Spelling as first met, lower-case form, phrases that begin with it, and the parts it falls into. */
  const spellings: string[] = []
  const forms: string[] = []
  const phrases: (readonly LexiconPhrase[] | undefined)[] = []
  const parts: (readonly Part[] | undefined)[] = []
  let slots = new Int32Array(capacity * 4).fill(-1)
  const phraseTypes = new Map<LexiconPhrase, number>()
  const signTypes = new Map<string, number>()
  const isSubstring = lexicon.matching === 'substring'
  const longestString = isSubstring ? longestByFirst(lexicon.strings) : undefined

  const add = (spelling: string, form: string, sense: WordSense): number => {
    if (count === capacity) growTypes()
    values[count] = sense.value
    roles[count] = sense.roles
    penalties[count] = role.penaltyOf(sense.roles)
    spellings.push(spelling)
    forms.push(form)
    phrases.push(undefined)
    parts.push(undefined)
    return count++
  }
  const growTypes = (): void => {
    capacity *= 2
    values = grown(values, new Float64Array(capacity))
    roles = grown(roles, new Int32Array(capacity))
    penalties = grown(penalties, new Float64Array(capacity))
  }
  add('.', '.', { value: 0, roles: role.SENTENCE | role.LISTED })
  add('!', '!', { value: 0, roles: role.SENTENCE | role.LISTED })
  add(',', ',', { value: 0, roles: role.CLAUSE | role.LISTED })
  add('', '', { value: 0, roles: role.WORD })

  const hashOf = (text: string, start: number, end: number): number => {
    let hash = 2166136261
    for (let i = start; i < end; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619)
    return (hash ^ (hash >>> 15)) >>> 0
  }
  const same = (spelling: string, text: string, start: number, length: number): boolean => {
    if (spelling.length !== length) return false
    for (let i = 0; i < length; i++) if (spelling.charCodeAt(i) !== text.charCodeAt(start + i)) return false
    return true
  }
  /** The type of a stretch of text, made when it is met for the first time. */
  const intern = (text: string, start: number, end: number): number => {
    const mask = slots.length - 1
    let slot = hashOf(text, start, end) & mask
    for (;;) {
      const type = slots[slot]!
      if (type < 0) break
      if (same(spellings[type]!, text, start, end - start)) return type
      slot = (slot + 1) & mask
    }
    const spelling = text.slice(start, end)
    const type = describe(spelling)
    insert(spelling, type)
    return type
  }
  const insert = (spelling: string, type: number): void => {
    if (count * 2 > slots.length) {
      const old = slots
      slots = new Int32Array(old.length * 2).fill(-1)
      for (const kept of old) if (kept >= 0) place(kept)
    }
    spellings[type] = spelling
    place(type)
  }
  const place = (type: number): void => {
    const spelling = spellings[type]!
    const mask = slots.length - 1
    let slot = hashOf(spelling, 0, spelling.length) & mask
    while (slots[slot]! >= 0) slot = (slot + 1) & mask
    slots[slot] = type
  }
  const describe = (spelling: string): number => {
    const form = spelling
      .toLowerCase()
      .replace(/[’ʼ`´‘]/gu, "'")
      .replace(/[‐‑]/gu, '-')
    const sense = isSubstring ? lexicon.strings.get(form) : lexicon.sense(form)
    const sign = sense === undefined ? signValues.get(form) : undefined
    const long = form.length >= 4 ? role.LONG : 0
    const begun = lexicon.phrasesFrom(form)
    if (sense !== undefined || sign !== undefined || begun.length > 0) {
      const bits = sign === undefined ? (sense?.roles ?? 0) : role.SIGN | role.LISTED
      const type = add(spelling, form, { value: sense?.value ?? sign ?? 0, roles: bits | role.WORD | long })
      if (begun.length > 0) phrases[type] = begun
      return type
    }
    const pieces = /['-]/u.test(form) && !isSubstring ? divide(spelling) : undefined
    const type = add(spelling, form, { value: 0, roles: role.WORD | long })
    if (pieces !== undefined) parts[type] = pieces
    return type
  }
  /**
   * The parts of an unknown word with hyphens or apostrophes, where the lexicon knows one of them. A short tail stays
   * with its head ("staff's", "n'a"); a head before an apostrophe is also looked up with it ("n'").
   */
  const divide = (spelling: string): Part[] | undefined => {
    const found: Part[] = []
    let known = false
    for (const { index, 0: piece } of spelling.matchAll(/[^'’ʼ`´‘\-‐‑]+['’ʼ`´‘]?/gu)) {
      const bare = piece.replace(/['’ʼ`´‘]$/u, '')
      const elided = bare !== piece && lexicon.sense(`${lexicon.normal(bare)}'`) !== undefined
      const text = elided ? piece : bare
      const type = intern(text, 0, text.length)
      known ||= (roles[type]! & role.LISTED) !== 0 || phrases[type] !== undefined
      found.push({ offset: index, length: bare.length, type })
    }
    return known && found.length > 0 ? found : undefined
  }
  const phraseType = (phrase: LexiconPhrase): number => {
    let type = phraseTypes.get(phrase)
    if (type === undefined) {
      const text = phrase.words.map((word) => word.form).join(' ')
      type = add(text, text, phrase.sense)
      phraseTypes.set(phrase, type)
    }
    return type
  }
  const signType = (sign: string): number => {
    let type = signTypes.get(sign)
    if (type === undefined) {
      type = add(sign, sign, { value: signValues.get(sign) ?? 0, roles: role.SIGN | role.LISTED })
      signTypes.set(sign, type)
    }
    return type
  }

  const push = (tokens: Tokens, type: number, start: number, end: number): void => {
    if (tokens.count === tokens.types.length) growTokens(tokens)
    tokens.types[tokens.count] = type
    tokens.starts[tokens.count] = start
    tokens.ends[tokens.count] = end
    tokens.count++
  }
  /** A mark; several of one kind in a row are one. */
  const pushMark = (tokens: Tokens, type: number, start: number, end: number): void => {
    const last = tokens.count - 1
    if (last >= 0) {
      const before = tokens.types[last]!
      if (before === type || (before <= EXCLAMATION_TYPE && type <= EXCLAMATION_TYPE)) return
      if (before === CLAUSE_TYPE && type <= EXCLAMATION_TYPE) {
        tokens.types[last] = type
        return
      }
    }
    push(tokens, type, start, end)
  }
  const pushWord = (tokens: Tokens, text: string, start: number, end: number): void => {
    const type = intern(text, start, end)
    const pieces = parts[type]
    if (pieces === undefined) push(tokens, type, start, end)
    else
      for (const { offset, length, type: piece } of pieces) push(tokens, piece, start + offset, start + offset + length)
  }

  /** An emoticon at `index`: its length, or 0. One glued to a word counts only where it cannot be anything else. */
  const emoticonAt = (text: string, index: number): number => {
    if (!emoticonStarts.has(text.charCodeAt(index))) return 0
    for (let length = Math.min(EMOTICON_LENGTH, text.length - index); length >= 2; length--) {
      const sign = text.slice(index, index + length).toLowerCase()
      if (!signValues.has(sign)) continue
      const end = index + length
      const afterWord = index > 0 && isWordAt(text, index - 1)
      const beforeWord = end < text.length && isWordAt(text, end)
      if (afterWord && !sign.endsWith(')') && !sign.endsWith('(')) continue
      if (beforeWord && !sign.endsWith(')')) continue
      signType(sign)
      return length
    }
    return 0
  }
  /** The end of the word that begins at `index`. */
  const wordEnd = (text: string, index: number): number => {
    let end = index + 1
    for (;;) {
      const kind = classes[text.charCodeAt(end)]
      if (kind === WORD_CHAR) end++
      else if (kind === APOSTROPHE || kind === HYPHEN) {
        if (!isWordAt(text, end + 1)) return end
        end += 2
      } else if (kind === PERIOD && isWordAt(text, end + 1) && joinsAtPeriod(text, end)) end += 2
      else return end
    }
  }

  const readWords = (text: string, tokens: Tokens): void => {
    const length = text.length
    let index = 0
    while (index < length) {
      const code = text.charCodeAt(index)
      const kind = classes[code]!
      if (kind === WORD_CHAR) {
        const end = wordEnd(text, index)
        pushWord(tokens, text, index, end)
        index = end
        continue
      }
      if (kind === 0) {
        if (code > 0x20 && code < 0x7f) {
          const emoticon = emoticonAt(text, index)
          if (emoticon > 0) {
            push(tokens, signType(text.slice(index, index + emoticon).toLowerCase()), index, index + emoticon)
            index += emoticon
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
      if (signValues.has(sign)) push(tokens, signType(sign), index, end)
      else if (/\p{L}/u.test(sign)) push(tokens, FILLER_TYPE, index, end)
      return end
    }
    const emoticon = emoticonAt(text, index)
    if (emoticon > 0) {
      push(tokens, signType(text.slice(index, index + emoticon).toLowerCase()), index, index + emoticon)
      return index + emoticon
    }
    if (kind === NEWLINE) {
      // One line break may be a wrapped line; an empty line ends the sentence.
      const empty = /\n[^\S\n]*\n/uy
      empty.lastIndex = index
      pushMark(tokens, empty.test(text) ? SENTENCE_TYPE : CLAUSE_TYPE, index, index + 1)
    } else if (kind === SENTENCE_CHAR || kind === PERIOD) {
      pushMark(tokens, text[index] === '!' ? EXCLAMATION_TYPE : SENTENCE_TYPE, index, index + 1)
    } else if (kind === CLAUSE_CHAR) {
      if (text.startsWith('://', index)) return skipAddress(text, index, tokens)
      pushMark(tokens, CLAUSE_TYPE, index, index + 1)
    } else if (kind === HYPHEN) {
      // Between spaces, or before one, a hyphen is a dash.
      if (!isWordAt(text, index + 1)) pushMark(tokens, CLAUSE_TYPE, index, index + 1)
    } else if (kind === APOSTROPHE && isWordAt(text, index + 1) && !isWordAt(text, index - 1)) {
      // Texts that were cut into words have "can 't" and "'d like".
      const end = wordEnd(text, index + 1)
      const type = end - index <= 4 ? intern(text, index, end) : FILLER_TYPE
      if ((roles[type]! & role.LISTED) !== 0 || phrases[type] !== undefined) {
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
      const most = Math.min(longestString!.get(code) ?? 0, length - index)
      let taken = 0
      for (let size = most; size > 0 && taken === 0; size--) {
        const string = lower.slice(index, index + size)
        if (lexicon.strings.has(string)) {
          flush(index)
          push(tokens, intern(string, 0, size), index, index + size)
          taken = size
        }
      }
      if (taken > 0) {
        index += taken
        continue
      }
      const kind = classes[code]!
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
    const { types, starts, ends } = tokens
    let written = 0
    for (let read = 0; read < tokens.count; ) {
      const phrase = phrases[types[read]!] === undefined ? undefined : phraseAt(tokens, read)
      starts[written] = starts[read]!
      if (phrase === undefined) {
        types[written] = types[read]!
        ends[written] = ends[read]!
        read++
      } else {
        types[written] = phraseType(phrase)
        ends[written] = ends[read + phrase.words.length - 1]!
        read += phrase.words.length
      }
      written++
    }
    tokens.count = written
  }
  const phraseAt = (tokens: Tokens, index: number): LexiconPhrase | undefined => {
    for (const phrase of phrases[tokens.types[index]!]!) {
      const { words } = phrase
      if (index + words.length > tokens.count) continue
      let matched = 1
      while (matched < words.length) {
        const { form, open } = words[matched]!
        const here = forms[tokens.types[index + matched]!]!
        if (open ? !here.startsWith(form) : here !== form) break
        matched++
      }
      if (matched === words.length) return phrase
    }
    return undefined
  }

  return {
    get count() {
      return count
    },
    get values() {
      return values
    },
    get roles() {
      return roles
    },
    get penalties() {
      return penalties
    },
    read(text, tokens) {
      tokens.count = 0
      if (isSubstring) readSubstrings(text, tokens)
      else {
        readWords(text, tokens)
        joinPhrases(tokens)
      }
    },
  }
}

interface Part {
  readonly offset: number
  readonly length: number
  readonly type: number
}

/** Numbers ("4.5") and initials ("u.s.a") hold their periods, anything else ends at one. */
function joinsAtPeriod(text: string, period: number): boolean {
  const isDigit = (code: number) => code >= 48 && code <= 57
  if (isDigit(text.charCodeAt(period - 1)) && isDigit(text.charCodeAt(period + 1))) return true
  return !isWordAt(text, period - 2) && !isWordAt(text, period + 2)
}

/** Skips the rest of a web address: one token. */
function skipAddress(text: string, colon: number, tokens: Tokens): number {
  const space = /\s/gu
  space.lastIndex = colon
  const end = space.exec(text)?.index ?? text.length
  if (tokens.count > 0) tokens.ends[tokens.count - 1] = end
  return end
}

function growTokens(tokens: Tokens): void {
  const capacity = tokens.types.length * 2
  tokens.types = grown(tokens.types, new Int32Array(capacity))
  tokens.starts = grown(tokens.starts, new Uint32Array(capacity))
  tokens.ends = grown(tokens.ends, new Uint32Array(capacity))
}

function grown<A extends Float64Array | Int32Array | Uint32Array>(old: A, next: A): A {
  next.set(old)
  return next
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
