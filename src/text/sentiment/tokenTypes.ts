import { grown } from '../../typedArrays.js'
import { signValues } from '../lexicons/emoji.js'
import type { CompiledLexicon, LexiconPhrase, WordSense } from './compileLexicon.js'
import * as role from './roles.js'

/**
 * Every distinct token met so far with what the lexicon says about it. Tokens are found by their characters in a hash
 * table, so that a text is read without making a string for each of its words.
 */
export interface TokenTypes {
  readonly count: number
  /** By type. */
  readonly values: Float64Array
  readonly roles: Int32Array
  readonly penalties: Float64Array
  readonly forms: readonly string[]
  /** Phrases that may begin with the type, longest first. */
  readonly phrases: readonly (readonly LexiconPhrase[] | undefined)[]
  /** What a word with hyphens or apostrophes is read as instead, where it is not known whole. */
  readonly parts: readonly (readonly Part[] | undefined)[]
  /** The type of a stretch of text, made when it is met for the first time. */
  intern(text: string, start: number, end: number): number
  phraseType(phrase: LexiconPhrase): number
  signType(sign: string): number
}

export interface Part {
  readonly offset: number
  readonly length: number
  readonly type: number
}

// The first types are marks, the same in all languages.
export const SENTENCE_TYPE = 0
export const EXCLAMATION_TYPE = 1
export const QUESTION_TYPE = 2
export const CLAUSE_TYPE = 3
/** Something that takes up a place and says nothing. */
export const FILLER_TYPE = 4
export const ADDRESS_TYPE = 5

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
    values = grown(values, capacity)
    roles = grown(roles, capacity)
    penalties = grown(penalties, capacity)
  }
  add('.', '.', { value: 0, roles: role.SENTENCE | role.LISTED })
  add('!', '!', { value: lexicon.exclamation, roles: role.SENTENCE | role.LISTED })
  add('?', '?', { value: 0, roles: role.SENTENCE | role.QUESTION | role.LISTED })
  add(',', ',', { value: 0, roles: role.CLAUSE | role.LISTED })
  add('', '', { value: 0, roles: role.WORD })
  add('', '', { value: 0, roles: role.WORD | role.FIGURE })

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
  const intern = (text: string, start: number, end: number): number => {
    const mask = slots.length - 1
    let slot = hashOf(text, start, end) & mask
    for (;;) {
      const type = slots[slot]!
      if (type < 0) break
      if (same(spellings[type]!, text, start, end - start)) return type
      slot = (slot + 1) & mask
    }
    const spelling = ownCopy(text.slice(start, end))
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
    const form = lexicon.normal(spelling).replace(/[‐‑]/gu, '-')
    const sense = isSubstring ? lexicon.strings.get(form) : lexicon.sense(form)
    const sign = sense === undefined ? signValues.get(form) : undefined
    const shape = (form.length >= 4 ? role.LONG : 0) | reportingRole(spelling)
    const begun = lexicon.phrasesFrom(form)
    if (sense !== undefined || sign !== undefined || begun.length > 0) {
      const bits = sign === undefined ? (sense?.roles ?? 0) : role.SIGN | role.LISTED
      const type = add(spelling, form, { value: sense?.value ?? sign ?? 0, roles: bits | role.WORD | shape })
      if (begun.length > 0) phrases[type] = begun
      return type
    }
    const pieces = isSubstring ? undefined : /['-]/u.test(form) ? divide(spelling) : beheaded(form)
    const type = add(spelling, form, { value: 0, roles: role.WORD | shape })
    if (pieces !== undefined) parts[type] = pieces
    return type
  }
  /**
   * The parts of an unknown word with hyphens or apostrophes, where the lexicon knows one of them. A head before an
   * apostrophe or a hyphen is looked up with it first ("n'", "ró-").
   */
  const divide = (spelling: string): Part[] | undefined => {
    const found: Part[] = []
    let known = false
    for (const { index, 0: piece } of spelling.matchAll(/[^'’ʼ`´‘\-‐‑]+['’ʼ`´‘\-‐‑]?/gu)) {
      const bare = piece.replace(/['’ʼ`´‘\-‐‑]$/u, '')
      const head = lexicon.normal(bare)
      const isHead =
        bare !== piece && (/[-‐‑]$/u.test(piece) ? lexicon.isWord(`${head}-`) : lexicon.sense(`${head}'`) !== undefined)
      const text = isHead ? piece : bare
      const type = intern(text, 0, text.length)
      known ||= (roles[type]! & role.LISTED) !== 0 || phrases[type] !== undefined
      found.push({ offset: index, length: bare.length, type })
    }
    return known && found.length > 0 ? found : undefined
  }
  /** A word with short words glued before it, where the lexicon knows the rest. */
  const beheaded = (form: string): Part[] | undefined => {
    for (const head of lexicon.proclitics) {
      if (form.length - head.length < MINIMUM_REST || !form.startsWith(head)) continue
      if (!lexicon.isWord(form.slice(head.length))) continue
      const rest = intern(form, head.length, form.length)
      const own = intern(form, 0, head.length)
      return [
        { offset: 0, length: head.length, type: own },
        { offset: head.length, length: form.length - head.length, type: rest },
      ]
    }
    return undefined
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
    forms,
    phrases,
    parts,
    intern,
    phraseType,
    signType,
  }
}

/** What a spelling has of a report: the shape of a name, a number, or what is left of an address. */
const reportingRole = (spelling: string): number =>
  /^\p{Lu}\p{Ll}/u.test(spelling) ? role.CAPITAL : /^(?:\p{N}|https?$)/u.test(spelling) ? role.FIGURE : 0

/** Letters that must remain behind a proclitic. */
const MINIMUM_REST = 4

/** Lengths from which the engine keeps a slice as a view that holds the whole text in memory. */
const VIEW_LENGTH = 13

const ownCopy = (slice: string): string =>
  slice.length < VIEW_LENGTH ? slice : Buffer.from(slice, 'utf16le').toString('utf16le')
