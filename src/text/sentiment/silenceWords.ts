import * as is from '../syntax/wordClasses.js'
import * as role from './roles.js'
import type { TokenReader } from './tokenReader.js'

/**
 * Takes the value from words that are no opinion where they stand: a salutation before a name ("Caro Mario"), the name of a
 * size without a noun ("the small was too short"), a size or an age that tells which thing is meant ("the small bag"), and a word that
 * only opens its sentence ("Well, we went").
 */
export function silenceWords(text: string, reader: TokenReader): void {
  const { tokens, types } = reader
  const { count, types: typeOf } = tokens
  for (let at = 0; at < count; at++) {
    const type = typeOf[at]!
    if (types.values[type] === 0) continue
    const isSilent =
      (types.roles[type]! & role.SALUTATION) !== 0
        ? isSalutation(text, at, reader)
        : ((types.classes[type]! & is.SIZE) !== 0 && namesSize(at, reader)) ||
          ((types.classes[type]! & is.DISTINCTION) !== 0 && distinguishes(at, reader)) ||
          ((types.classes[type]! & is.OPENER) !== 0 && opensSentence(at, reader))
    if (isSilent) typeOf[at] = types.silentType(type)
  }
}

// Behind the last token the arrays have those of an earlier text: there is nothing there, as before another sentence.
const classesAt = ({ tokens, types }: TokenReader, at: number): number =>
  at < tokens.count ? types.classes[tokens.types[at]!]! : 0
const rolesAt = ({ tokens, types }: TokenReader, at: number): number =>
  at < tokens.count ? types.roles[tokens.types[at]!]! : role.SENTENCE

/** A capitalized word and the name, tag or handle behind it. A word in capitals alone may stand before any other. */
const SALUTATION = /\p{Lu}\p{Ll}+\s+(?:[#@]|\p{Lu})/uy

/** Whether the token addresses somebody at the beginning of a sentence. */
function isSalutation(text: string, at: number, reader: TokenReader): boolean {
  if (at > 0 && (rolesAt(reader, at - 1) & role.SENTENCE) === 0) return false
  SALUTATION.lastIndex = reader.tokens.starts[at]!
  return SALUTATION.test(text)
}

/** What may stand before the name of a size: "the small", "in small", "size small". */
const BEFORE_SIZE = is.DETERMINER | is.PREPOSITION | is.MEASURE
const BEHIND_SIZE = is.COPULA | is.AUXILIARY | is.PREPOSITION | is.PRONOUN | is.RELATIVE
const JOINS = role.COORDINATE | role.CONTRAST | role.CLAUSE
const BEGINS_PART = is.DETERMINER | is.PRONOUN | is.PREPOSITION

/** Whether a word of size stands for a thing of this size, without a noun behind it. */
function namesSize(at: number, reader: TokenReader): boolean {
  const before = at > 0 ? classesAt(reader, at - 1) : 0
  // "A room this small" tells how small.
  if ((before & BEFORE_SIZE) === 0 || (before & is.PRONOUN) !== 0) return false
  if ((rolesAt(reader, at + 1) & role.SENTENCE) !== 0 || (classesAt(reader, at + 1) & BEHIND_SIZE) !== 0) return true
  return (rolesAt(reader, at + 1) & JOINS) !== 0 && (classesAt(reader, at + 2) & BEGINS_PART) !== 0
}

/** Whether a word stands between a definite article and a noun of which something is told. "The large pool." praises the pool. */
function distinguishes(at: number, reader: TokenReader): boolean {
  if (at === 0 || (classesAt(reader, at - 1) & is.DEFINITE) === 0) return false
  const noun = rolesAt(reader, at + 1)
  return (
    (noun & role.WORD) !== 0 &&
    (noun & (role.BLOCK | role.COORDINATE)) === 0 &&
    (classesAt(reader, at + 1) & is.FUNCTION) === 0 &&
    (rolesAt(reader, at + 2) & role.SENTENCE) === 0
  )
}

/** Whether a word opens a sentence and has no meaning of its own: before a mark and a function word, or before a subject. */
function opensSentence(at: number, reader: TokenReader): boolean {
  if (at > 0 && (rolesAt(reader, at - 1) & role.SENTENCE) === 0) return false
  if ((rolesAt(reader, at + 1) & role.CLAUSE) !== 0) return (classesAt(reader, at + 2) & is.FUNCTION) !== 0
  return (classesAt(reader, at + 1) & (is.PRONOUN | is.DETERMINER)) === is.PRONOUN
}
