import type { PhrasePairs } from './phrasePairs.js'
import type { LexiconPhrase } from './wordSense.js'

/**
 * Every distinct token so far, with its lexicon entry. A hash table over characters finds them, so that reading a text
 * creates no string for each word.
 */
export interface TokenTypes {
  readonly count: number
  /** By type. */
  readonly values: Float64Array
  readonly roles: Int32Array
  /** Word classes (`../syntax/wordClasses.ts`). */
  readonly classes: Int32Array
  readonly penalties: Float64Array
  readonly forms: readonly string[]
  /** Phrases that may begin with the type, longest first. */
  readonly phrases: readonly (readonly LexiconPhrase[] | undefined)[]
  /** 1 where phrases may begin with the type, 2 where one of them has this word alone. */
  readonly begins: Uint8Array
  /** 1 where some phrase may go on with the type after its first word. */
  readonly continues: Uint8Array
  /** The same phrases by the types of their first two tokens. */
  readonly pairs: PhrasePairs
  /** The parts that an unknown word is read as instead. */
  readonly parts: readonly (readonly Part[] | undefined)[]
  /** The type of a range of text; adds one for a new spelling. */
  intern(text: string, start: number, end: number): number
  /** The same word without its value, with other roles if given. */
  silentType(type: number, roles?: number): number
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
/** A token without value that counts for distance. */
export const FILLER_TYPE = 4
export const ADDRESS_TYPE = 5
