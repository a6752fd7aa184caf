import {
  CONDITION,
  COPULA,
  DETERMINER,
  FUNCTION,
  LINK,
  PRONOUN,
  RELATIVE,
  SENTENCE_ADVERB,
} from '../syntax/wordClasses.js'
import * as role from './roles.js'
import { FILLER_TYPE } from './tokenTypes.js'
import { NEGATES, NEGATOR_REACH, negated, negatesAt, type ValuedTokens } from './valuedTokens.js'

/** The least praise of a word of remedy with the blame that it ends. */
const REMEDIED = 1
/** Determiners between a word of remedy and what it ends, at most. */
const REMEDY_DETERMINERS = 2
/** Words between a word of remedy and what it ends before it, at most. */
const BACK_WORDS = 7
/** Words before a word of remedy that may leave it open, or deny one behind its blame. */
const CLAUSE_WORDS = 10
/** The same behind it: "behoben werden muss". */
const OPEN_WORDS_BEHIND = 2
/** Words between a denied remedy and the denied blame before it ("kein Fehler wurde behoben"), at most. */
const DENIED_WORDS = 2

/** Words that may stand between a noun and what is told of it. */
const PREDICATES = COPULA | FUNCTION | LINK | SENTENCE_ADVERB
const OPENS = role.MODAL | role.HOPE | role.UNREALISED

/** Blame that a word of remedy ends: turned where it is over ("solved all my problems"), as it was where that is denied. */
export function remedy(text: ValuedTokens, index: number): void {
  const { tokens, roles, classes, bases, values } = text
  const { types } = tokens
  // "The fixed fee" ends nothing; "that fixed the leak" does.
  const before = index > 0 ? classes[types[index - 1]!]! : 0
  if ((before & (DETERMINER | PRONOUN | RELATIVE)) === DETERMINER) return
  const behind = blameBehind(text, index)
  const step = behind < 0 ? -1 : 1
  const from = behind < 0 ? blameBefore(text, index) : behind
  if (from < 0) return
  const isFact = (roles[types[index]!]! & role.UNTOLD_REMEDY) === role.REMEDY
  const isTold = isFact && !isOpen(text, index)
  const denied = isDenied(text, index, from)
  if (isFact && denied) values[index] = Math.min(values[index]!, -REMEDIED)
  else if (!isTold) values[index] = Math.min(values[index]!, 0)
  for (let at = from; isBlame(text, at); at += step) {
    if (denied || values[at]! > 0) {
      if (step > 0 || index - at <= DENIED_WORDS + 1) values[at] = bases[at]!
    } else if (isTold) {
      values[at] = negated(values[at]!)
      values[index] = Math.max(values[index]!, REMEDIED)
    }
  }
}

const isBlame = ({ tokens, roles, bases }: ValuedTokens, at: number): boolean =>
  at >= 0 && at < tokens.count && bases[at]! < 0 && (roles[tokens.types[at]!]! & role.SIGN) === 0

/** The blame behind a word of remedy, over a negator and determiners, or -1. */
function blameBehind(text: ValuedTokens, index: number): number {
  const { tokens, roles, classes } = text
  const { count, types } = tokens
  let at = index + 1
  if (at < count && (roles[types[at]!]! & NEGATES) !== 0) at++
  const last = at + REMEDY_DETERMINERS
  while (!isBlame(text, at) && at < last && at < count && (classes[types[at]!]! & DETERMINER) !== 0) at++
  return isBlame(text, at) ? at : -1
}

/**
 * The nearest blame before a word of remedy in its part of the clause that names a thing, or -1. What stands before a noun is no name:
 * "the terrible plumber fixed it".
 */
function blameBefore(text: ValuedTokens, index: number): number {
  const { tokens, roles, classes, bases } = text
  const { types } = tokens
  for (let at = index - 1; at >= 0 && at >= index - 1 - BACK_WORDS; at--) {
    const here = roles[types[at]!]!
    if ((here & (role.BLOCK | role.COORDINATE)) !== 0) return -1
    const opens = classes[types[at]!]! & (RELATIVE | CONDITION | DETERMINER)
    if ((here & role.SUBORDINATE) !== 0 && opens !== 0 && (opens & DETERMINER) === 0) return -1
    if (!isBlame(text, at)) continue
    const next = types[at + 1]!
    const isNoun = at + 1 === index || next === FILLER_TYPE || bases[at + 1]! > 0 || (classes[next]! & PREDICATES) !== 0
    if (isNoun || (roles[next]! & NEGATES) !== 0) return at
  }
  return -1
}

/** Whether a word of the clause says that the remedy is wanted, possible, expected or bad. */
function isOpen({ tokens, roles }: ValuedTokens, index: number): boolean {
  const { count, types } = tokens
  const isUnsettled = (here: number): boolean => (here & role.UNTOLD_REMEDY) === role.UNSETTLED
  const isHoped = (here: number): boolean => (here & OPENS) !== 0 || (here & role.UNTOLD_REMEDY) === role.NONFACTUAL
  for (let at = index - 1; at >= 0 && at >= index - CLAUSE_WORDS; at--) {
    const here = roles[types[at]!]!
    if ((here & role.BLOCK) !== 0) break
    if (isUnsettled(here) || isHoped(here)) return true
  }
  for (let at = index + 1; at < count && at <= index + OPEN_WORDS_BEHIND; at++) {
    const here = roles[types[at]!]!
    if ((here & role.BLOCK) !== 0) break
    if (isUnsettled(here)) return true
  }
  return false
}

/**
 * Whether a negator reaches the word of remedy, follows it, or stands behind the blame that follows it ("löst das Problem nicht"). In the
 * whole clause, if the blame at `from` stands before it: "niemand hat bis heute mein Problem gelöst".
 */
function isDenied({ tokens, roles, bases }: ValuedTokens, index: number, from: number): boolean {
  const { count, types } = tokens
  const reach = from < index ? CLAUSE_WORDS : NEGATOR_REACH
  for (let distance = 1; distance <= reach && distance <= index; distance++) {
    const before = roles[types[index - distance]!]!
    if ((before & role.BLOCK) !== 0) break
    if (
      negatesAt(before, from < index ? 1 : distance) ||
      ((before & role.DENIED_WORD) === role.DENIED && bases[index - distance]! < 0)
    )
      return true
  }
  for (let at = index + 1; at < count && at <= Math.max(index, from) + 1; at++) {
    const here = roles[types[at]!]!
    if ((here & role.BLOCK) !== 0) break
    if ((here & (NEGATES | role.FOLLOWING)) !== 0) return true
  }
  return false
}
