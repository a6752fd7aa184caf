import { FUNCTION } from '../syntax/wordClasses.js'
import * as role from './roles.js'
import { NEGATES, type ValuedTokens } from './valuedTokens.js'

/** Marks and conjunctions between two denied words of excess, at most: ", and". */
const LINKS = 2

/**
 * The places of two qualities beside each other that are both denied, if the first negator stands at `at` and one of them is excess: "neither
 * too soft nor too hard", "weder zu weich noch zu hart", "not too fast, not slow". Without a second negator the conjunction is neither a mark
 * nor "and": "not too large and too expensive" denies one.
 */
export function pairedExcess(
  { tokens, roles, classes }: Pick<ValuedTokens, 'tokens' | 'roles' | 'classes'>,
  listed: Float64Array,
  at: number,
): readonly [first: number, second: number] | undefined {
  const { count, types } = tokens
  const rolesAt = (index: number): number => (index < count ? roles[types[index]!]! : role.SENTENCE)
  const isExcess = (index: number): boolean => (rolesAt(index) & role.TOO) !== 0 && index + 1 < count
  /** The quality that a negator denies, or 0. */
  const denied = (negator: number): number => {
    if ((rolesAt(negator) & NEGATES) === 0) return 0
    if (isExcess(negator + 1)) return negator + 2
    const isBlame = (rolesAt(negator + 1) & role.WORD) !== 0 && listed[types[negator + 1]!]! < 0
    return isBlame ? negator + 1 : 0
  }
  const first = denied(at)
  if (first === 0) return undefined
  const isFirstExcess = isExcess(first - 1)
  let link = first + 1
  while (link <= first + LINKS && (rolesAt(link) & (role.CLAUSE | role.COORDINATE)) !== 0 && denied(link) === 0) link++
  const second = denied(link)
  if (second > 0) return isFirstExcess || isExcess(second - 1) ? [first, second] : undefined
  const isConjunction = link === first + 1 && (rolesAt(link) & role.BLOCK) === 0 && isExcess(link + 1)
  return isFirstExcess && isConjunction && (classes[types[link]!]! & FUNCTION) !== 0 ? [first, link + 2] : undefined
}
