import { DETERMINER, PRONOUN, RELATIVE } from '../syntax/wordClasses.js'
import * as role from './roles.js'
import { NEGATOR_REACH, negated, negatesAt, type ValuedTokens } from './valuedTokens.js'

/** The least praise of a word of remedy with the blame that it ends. */
const REMEDIED = 1
/** Determiners between a word of remedy and what it ends, at most. */
const REMEDY_DETERMINERS = 2

/** Blame behind a word of remedy: turned where it is over ("solved all my problems"), as it was where that is denied. */
export function remedy(text: ValuedTokens, index: number): void {
  const { tokens, roles, classes, bases, values } = text
  const { count, types } = tokens
  const isBlame = (at: number): boolean => at < count && bases[at]! < 0 && (roles[types[at]!]! & role.SIGN) === 0
  const isDeterminer = (at: number): boolean => at < count && (classes[types[at]!]! & DETERMINER) !== 0
  // "The fixed fee" ends nothing; "that fixed the leak" does.
  const before = index > 0 ? classes[types[index - 1]!]! : 0
  if ((before & (DETERMINER | PRONOUN | RELATIVE)) === DETERMINER) return
  let at = index + 1
  while (!isBlame(at) && at <= index + REMEDY_DETERMINERS && isDeterminer(at)) at++
  const isTold = (roles[types[index]!]! & role.UNTOLD_REMEDY) === role.REMEDY
  const isDenied = negatorsBefore(text, index) > 0
  for (; isBlame(at); at++) {
    if (isDenied || values[at]! > 0) values[at] = bases[at]!
    else if (isTold) {
      values[at] = negated(values[at]!)
      values[index] = Math.max(values[index]!, REMEDIED)
    }
  }
}

/** Number of negators that reach a token. */
function negatorsBefore({ tokens, roles }: ValuedTokens, index: number): number {
  let negators = 0
  for (let distance = 1; distance <= NEGATOR_REACH && distance <= index; distance++) {
    const before = roles[tokens.types[index - distance]!]!
    if ((before & role.BLOCK) !== 0) break
    if (negatesAt(before, distance)) negators++
  }
  return negators
}
