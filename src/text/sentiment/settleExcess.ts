import * as is from '../syntax/wordClasses.js'
import { pairedExcess } from './pairedExcess.js'
import * as role from './roles.js'
import type { TokenReader } from './tokenReader.js'

/** Words between a copula and a word of excess, at most. */
const REACH = 5
/** Praise of at least this size is seldom too much: "zu schön". Milder words name qualities. */
const PLAIN_PRAISE = 1.5
/** What may stand between a copula and a predicate: words without content. */
const BETWEEN_CLASSES = is.FUNCTION | is.SENTENCE_ADVERB | is.LINK
const BETWEEN_ROLES = role.NEGATOR | role.INTENSE | role.DIMINISH
/** What stands behind a predicate. */
const BEHIND_CLASSES = is.FUNCTION | is.COPULA | is.SENTENCE_ADVERB
const BEHIND_ROLES = role.BLOCK | role.COORDINATE

/**
 * Takes the roles from words of excess that are prepositions or particles where they stand: German "zu" is excess in "war zu weich" and not
 * in "zu öffnen", "zu Hause" and "zu großer Freude".
 */
export function settleExcess({ tokens, types, lexicon }: TokenReader): void {
  const endings = lexicon.uncertainToo
  if (endings === undefined) return
  const { count, types: typeOf } = tokens
  // Behind the last token there is nothing, as before another sentence.
  const rolesAt = (at: number): number => (at < count ? types.roles[typeOf[at]!]! : role.SENTENCE)
  const classesAt = (at: number): number => (at < count ? types.classes[typeOf[at]!]! : 0)
  const isPredicate = (too: number): boolean => {
    for (let at = too - 1; at >= 0 && at >= too - REACH; at--) {
      if ((classesAt(at) & is.COPULA) !== 0) return true
      if ((rolesAt(at) & BETWEEN_ROLES) === 0 && (classesAt(at) & BETWEEN_CLASSES) === 0) return false
    }
    return false
  }
  const isAdjective = (at: number): boolean => {
    if ((rolesAt(at) & (role.WORD | role.CAPITAL | role.FIGURE)) !== role.WORD || (classesAt(at) & is.FUNCTION) !== 0)
      return false
    const form = types.forms[typeOf[at]!]!
    return !endings.some((ending) => form.endsWith(ending))
  }
  const isExcess = (too: number): boolean => {
    const at = too + 1
    if (!isAdjective(at)) return false
    if ((rolesAt(at + 1) & BEHIND_ROLES) === 0 && (classesAt(at + 1) & BEHIND_CLASSES) === 0) return false
    const value = types.values[typeOf[at]!]!
    if (value >= PLAIN_PRAISE) return false
    const isValued = value !== 0
    if (endings.length === 0) return isValued && isPredicate(too)
    // Where nouns have no article, a noun behind a preposition looks the same: Polish "dziękuję za pomoc".
    return (isValued && !lexicon.concord) || isPredicate(too)
  }
  let paired: readonly number[] = []
  for (let at = 0; at < count; at++) {
    const type = typeOf[at]!
    // A silent type may move the arrays of the types.
    const { roles, classes, values } = types
    paired = pairedExcess({ tokens, roles, classes }, values, at) ?? paired
    if ((roles[type]! & role.UNCERTAIN_TOO) !== role.UNCERTAIN_TOO) continue
    if (isExcess(at) || (paired.includes(at + 1) && isAdjective(at + 1))) continue
    typeOf[at] = types.silentType(type, role.WORD | role.LISTED)
  }
}
