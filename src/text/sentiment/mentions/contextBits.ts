import * as is from '../../syntax/wordClasses.js'
import * as role from '../roles.js'

/** Word classes use the lower bits, but for sentence adverbs; these bits describe a token in its context. */
const FIRST = 20
const CLASSES = (1 << FIRST) - 1
/** Punctuation mark inside or at the end of a sentence, or the boundary of the text. */
export const MARK = 1 << FIRST
export const END = 1 << (FIRST + 1)
export const COORDINATE = 1 << (FIRST + 2)
export const NEGATOR = 1 << (FIRST + 3)
export const DEGREE = 1 << (FIRST + 4)
export const EXCESS = 1 << (FIRST + 5)
export const CONTRAST = 1 << (FIRST + 6)
export const PRAISE = 1 << (FIRST + 7)
export const BLAME = 1 << (FIRST + 8)
/** A word without a sentiment value that is in no closed class: possibly a noun. */
export const CONTENT = 1 << (FIRST + 9)
export const SUBORDINATE = 1 << (FIRST + 10)
/** Bits of a token. */
export const CONTEXT_BITS = FIRST + 11
/** Bits of a position outside the text. */
export const BORDER = MARK | END
export const VALUED = PRAISE | BLAME

const NEGATES = role.NEGATOR | role.PRAISE_NEGATOR | role.HALF_NEGATOR
const CONTRASTS = role.CONTRAST | role.CONTRAST_AFTER
const NO_NOUN = role.SENTENCE | role.CLAUSE | role.SIGN | NEGATES | role.INTENSE | CONTRASTS
const NO_NOUN_CLASS = is.FUNCTION | is.COPULA | is.OUTSIDE

/** The bits of a token: its word classes, its roles and the sign of its value. */
export function contextBits(classes: number, roles: number, value: number): number {
  let bits = classes & CLASSES
  if ((roles & role.SENTENCE) !== 0) bits |= MARK | END
  else if ((roles & role.CLAUSE) !== 0) bits |= MARK
  if ((roles & role.COORDINATE) !== 0) bits |= COORDINATE
  if ((roles & NEGATES) !== 0) bits |= NEGATOR
  if ((roles & (role.INTENSE | role.DIMINISH)) !== 0) bits |= DEGREE
  if ((roles & role.TOO) !== 0) bits |= EXCESS
  if ((roles & CONTRASTS) !== 0) bits |= CONTRAST
  if ((roles & role.SUBORDINATE) !== 0) bits |= SUBORDINATE
  if (value !== 0) return bits | (value > 0 ? PRAISE : BLAME)
  return (roles & NO_NOUN) === 0 && (classes & NO_NOUN_CLASS) === 0 ? bits | CONTENT : bits
}

/** Negators and words of degree before a predicate at most: a longer row is no sentence. */
const PREDICATE_WORDS = 32

/** Whether a copula stands before a token, with only words of some kinds between: then it is said of the subject before. */
export function isPredicate(bits: Int32Array, token: number, between: number): boolean {
  let before = token - 1
  const first = Math.max(0, before - PREDICATE_WORDS)
  while (before >= first && (bits[before]! & between) !== 0) before--
  return before >= 0 && (bits[before]! & is.COPULA) !== 0
}
