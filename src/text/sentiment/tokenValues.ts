import {
  COPULA,
  DETERMINER,
  LINK,
  MORE,
  OUTSIDE,
  PREPOSITION,
  PRONOUN,
  RELATIVE,
  SENTENCE_ADVERB,
} from '../syntax/wordClasses.js'
import { affirmRelatives, denySubjects, denyThoughts, predicateOf, suspend } from './clauseValues.js'
import { pairedExcess } from './pairedExcess.js'
import * as role from './roles.js'
import {
  NEGATED_PRAISE,
  NEGATES,
  NEGATOR_REACH,
  negated,
  negatesAt,
  SHORT_REACH,
  UNREALISED_PRAISE,
  type ValuedTokens,
} from './valuedTokens.js'

// All factors, values and reaches below were measured on reviews. Results hardly change near each of them.

// Factors of the value of a modified word.
/** After a degree word such as `very`. */
const INTENSITY = 1.3
/** After a degree word such as `slightly`. */
const DIMINUTION = 0.6
/** Exponent of both where the degree word is two tokens before its word. */
const SECOND_PLACE = 0.7
const INTENSITY_FAR = INTENSITY ** SECOND_PLACE
const DIMINUTION_FAR = DIMINUTION ** SECOND_PLACE
/** After `less`. */
const LESS_FACTOR = -0.7
/** After a modal. */
const MODAL_PRAISE = 0.5
/** After a wish or a condition. */
const HOPE_FACTOR = 0.4

// Factors of the absolute value of a modified word.
/** After `too`. */
const TOO_VALUED = -0.8
/** A comparative after a limit: "could not be better". */
const LIMIT_FACTOR = 1.3

// Values of words that the lexicon gives none.
/** A negator that negates nothing. */
const BARE_NEGATION = -1
/** The least blame of a word after `too`, listed or not. */
const TOO_UNLISTED = -1.2
/** The least praise of what is not too much: "not too small". That of a quality of which there is neither too much nor too little. */
const NOT_TOO = 0.8
/** A comparative that should be: "the menu could be more varied". */
const WANTED = -1.2

// Number of tokens that modifiers reach. `FAR_REACH` is for wishes and what should have been.
const MODAL_REACH = 3
const FAR_REACH = 5
/** Backwards, for a denied verb of blame: "verliert der Drucker die Verbindung nicht mehr". */
const VERB_REACH = 6
/** Backwards, for modifiers that follow their word. */
const BACK_REACH = 2
/** Negative values of at least this size absorb the praise next to them. */
const PLAIN_BLAME = -1
/** Praise of at least this size is denied by "not too". Milder words (big, warm) name qualities of which there may be too much. */
const PLAIN_PRAISE = 1.5

const MODIFIES_NEXT =
  NEGATES |
  role.PRAISE_NEGATOR |
  role.INTENSE |
  role.DIMINISH |
  role.TOO |
  role.LESS |
  role.HOPE |
  role.MODAL |
  role.UNREALISED |
  role.LIMIT
const MODIFIES_BACK = role.FOLLOWING | role.FOLLOWING_INTENSE

/**
 * Computes the value of each token: the value of the lexicon, modified by the words around it (degree, excess,
 * negation, irrealis). `listed` has the lexicon value of each token type; with `areWords`, neighbours of opposite sign
 * are resolved.
 */
export function valueTokens(text: ValuedTokens, listed: Float64Array, areWords: boolean): void {
  const { tokens, roles, bases, values } = text
  const { count, types: typeOf } = tokens
  let found = 0
  for (let i = 0; i < count; i++) {
    const type = typeOf[i]!
    // A repeated sign counts once.
    const repeated = i > 0 && typeOf[i - 1] === type && (roles[type]! & role.SIGN) !== 0
    bases[i] = repeated ? 0 : listed[type]!
    found |= roles[type]!
  }
  if ((found & (role.INTENSE | role.DIMINISH | role.TOO)) !== 0) raiseBases(text)
  const modified = (found & MODIFIES_NEXT) !== 0
  let neighbours = false
  let before = 0
  for (let i = 0; i < count; i++) {
    const base = bases[i]!
    values[i] = base === 0 || !modified ? base : modify(text, i)
    neighbours ||= base !== 0 && before !== 0
    before = base
  }
  if ((found & role.TOO) !== 0) denyExcesses(text, listed)
  if ((found & role.NEGATOR) !== 0) denySubjects(text)
  if ((found & (NEGATES | MODIFIES_BACK)) !== 0) reachBack(text)
  if ((found & role.UNREALISED) !== 0) wantMore(text)
  if ((found & role.NEGATOR) !== 0) affirmRelatives(text)
  if ((found & role.HALF_NEGATOR) !== 0) denyThoughts(text)
  if (neighbours && areWords) settleNeighbours(text)
  if ((found & role.NONFACTUAL) !== 0) suspend(text)
}

/** Praise beside blame of plain strength is part of it: "poor quality", "a real disaster", "servicio pésimo". */
function settleNeighbours({ tokens, roles, bases, values }: ValuedTokens): void {
  const { count, types } = tokens
  for (let i = 0; i + 1 < count; i++) {
    if (values[i]! * values[i + 1]! >= 0) continue
    if (((roles[types[i]!]! | roles[types[i + 1]!]!) & role.SIGN) !== 0) continue
    const [praise, blame] = values[i]! > 0 ? [i, i + 1] : [i + 1, i]
    if (bases[praise]! > 0 && bases[blame]! <= PLAIN_BLAME) values[praise] = 0
  }
}

/** A degree word before a valued word is no opinion of its own ("pretty slow"); excess makes one ("too salted"). */
function raiseBases({ tokens, roles, bases }: ValuedTokens): void {
  const { count, types } = tokens
  for (let i = 0; i + 1 < count; i++) {
    const here = roles[types[i]!]!
    if ((here & (role.INTENSE | role.DIMINISH | role.TOO)) === 0) continue
    const next = roles[types[i + 1]!]!
    if ((here & role.TOO) !== 0) {
      if ((next & role.LONG) !== 0 && (next & role.LISTED) === 0) bases[i + 1] = TOO_UNLISTED
    } else if (bases[i + 1] !== 0 && (next & role.SIGN) === 0) bases[i] = 0
  }
}

/** The value of a token after the effects of all tokens before it in its clause. */
function modify({ tokens, roles, classes, concord, bases }: ValuedTokens, index: number): number {
  const { types } = tokens
  const base = bases[index]!
  const own = roles[types[index]!]!
  if ((own & role.SIGN) !== 0) return base
  const isDeniedWord = (own & role.DENIED_WORD) === role.DENIED_WORD
  let value = base
  let negators = 0
  let joined = false
  let limited = false
  let lacking = false
  let modal = false
  let unrealised = false
  let hoped = false
  let excessive = false
  for (let distance = 1; distance <= FAR_REACH && distance <= index; distance++) {
    const before = roles[types[index - distance]!]!
    if ((before & role.BLOCK) !== 0) break
    if ((before & MODIFIES_NEXT) === 0) continue
    if (distance <= 2) {
      if ((before & role.INTENSE) !== 0) value *= distance === 1 ? INTENSITY : INTENSITY_FAR
      else if ((before & role.DIMINISH) !== 0) value *= distance === 1 ? DIMINUTION : DIMINUTION_FAR
    }
    if (distance === 1) {
      excessive = (before & role.TOO) !== 0 && (own & role.SENTENCE) === 0 && base !== TOO_UNLISTED
      if (excessive) value = Math.min(TOO_UNLISTED, TOO_VALUED * Math.abs(value))
      if ((before & role.LESS) !== 0) value *= LESS_FACTOR
    }
    if (distance <= NEGATOR_REACH) {
      // "Neither hot nor tasty" is denied once.
      const isCompanion = (before & role.COMPANION) === role.COMPANION
      if (negatesAt(before, distance) && !joined && !(isCompanion && isDeniedWord)) {
        negators++
        joined = (before & role.COORDINATE) !== 0
      }
      if ((before & role.PRAISE_NEGATOR) !== 0 && !isCompanion) lacking = true
    }
    if ((before & role.LIMIT) !== 0) limited = true
    if ((before & role.MODAL) !== 0 && distance <= MODAL_REACH) modal = true
    if ((before & role.UNREALISED) !== 0) unrealised = true
    if ((before & role.HOPE) !== 0) hoped = true
  }
  // "Would be much better": what would be better is not good.
  if (modal && (own & role.COMPARATIVE) !== 0) unrealised = true
  if (limited && (own & role.COMPARATIVE) !== 0) return LIMIT_FACTOR * Math.abs(value)
  // "Could not have been more helpful" is praise, "more disappointed" is blame.
  const compared = ((own & role.COMPARATIVE) | (index > 0 ? classes[types[index - 1]!]! & MORE : 0)) !== 0
  if (compared && negators > 0 && (limited || modal || unrealised)) return LIMIT_FACTOR * base
  const isNegated = concord ? negators > 0 && (isDeniedWord || (own & role.DENIED) === 0) : negators % 2 === 1
  // "Not too friendly" denies praise, "not too expensive" blame.
  if (isNegated && excessive && base >= PLAIN_PRAISE) value = negated(base)
  else if (isNegated) value = excessive ? Math.max(NOT_TOO, negated(value)) : negated(value)
  else if (lacking && value > 0) value *= NEGATED_PRAISE
  if (unrealised) value *= value > 0 ? UNREALISED_PRAISE : 1
  else if (modal && value > 0) value *= MODAL_PRAISE
  return hoped ? value * HOPE_FACTOR : value
}

/** "Neither too soft nor too hard": what is neither of two excesses is right. */
function denyExcesses(text: ValuedTokens, listed: Float64Array): void {
  const { tokens, bases, values } = text
  for (let i = 0; i < tokens.count; i++) {
    for (const at of pairedExcess(text, listed, i) ?? []) {
      bases[at] = NOT_TOO
      values[at] = NOT_TOO
    }
  }
}

/** "Could be more varied", "could have been larger": blame, though the word behind may be unlisted. */
function wantMore({ tokens, roles, classes, bases, values }: ValuedTokens): void {
  const { count, types } = tokens
  for (let i = 0; i + 1 < count; i++) {
    if ((roles[types[i]!]! & role.UNREALISED) === 0) continue
    const at = i + 2 < count && (classes[types[i + 1]!]! & COPULA) !== 0 ? i + 2 : i + 1
    const isMore = ((classes[types[at]!]! & MORE) | (roles[types[at]!]! & role.COMPARATIVE)) !== 0
    if (isMore && (at + 1 === count || bases[at + 1] === 0)) values[at] = Math.min(values[at]!, WANTED)
  }
}

/**
 * Negators with nothing to negate have a value themselves, or reverse the value before them; so do modifiers after a
 * word.
 */
function reachBack(text: ValuedTokens): void {
  const { tokens, roles, concord, bases, values } = text
  const { count, types } = tokens
  const blocks = (index: number): boolean => index < 0 || index >= count || (roles[types[index]!]! & role.BLOCK) !== 0
  const isValued = (index: number): boolean => bases[index] !== 0 && (roles[types[index]!]! & role.SIGN) === 0
  /** Whether the token is already negated, by a word before it or within its phrase. */
  const isTurned = (index: number): boolean =>
    (roles[types[index]!]! & role.DENIED) !== 0 || values[index]! * bases[index]! < 0
  /** The nearest token up to `reach` places before `index` that is valued (and praise, if asked), or -1. */
  const valuedBefore = (index: number, reach: number, praise: boolean): number => {
    for (let j = index - 1; j >= index - reach && !blocks(j); j--) {
      if (isValued(j) && (!praise || values[j]! > 0)) return j
    }
    return -1
  }
  let clause = 0
  let deniedClause = -1
  for (let i = 0; i < count; i++) {
    const here = roles[types[i]!]!
    if ((here & role.BLOCK) !== 0) clause++
    if ((here & (NEGATES | MODIFIES_BACK)) === 0) continue
    if ((here & MODIFIES_BACK) !== 0) {
      const before = valuedBefore(i, BACK_REACH, false)
      if (before >= 0) {
        if ((here & role.FOLLOWING_INTENSE) !== 0) values[before] = values[before]! * INTENSITY
        else if (!concord || !isTurned(before)) values[before] = negated(values[before]!)
        continue
      }
      if ((here & role.FOLLOWING) === 0) continue
    } else {
      const reach = (here & role.SHORT) !== 0 ? SHORT_REACH : NEGATOR_REACH
      let governs = false
      let last = i
      while (last < i + reach && !blocks(last + 1) && !governs) governs = isValued(++last)
      if (governs || predicateOf(text, i) >= 0) continue
      if (!concord && (here & role.CLOSING) !== 0) {
        const verb = valuedBefore(i, VERB_REACH, false)
        if (verb >= 0 && !isTurned(verb) && values[verb]! < 0 && isVerb(text, verb, i)) {
          values[verb] = negated(values[verb]!)
          continue
        }
      }
      const closes = blocks(last + 1)
      if ((here & role.CLOSING) !== 0 && closes && last - i <= 1) {
        const before = valuedBefore(i, NEGATOR_REACH, true)
        if (before >= 0) {
          values[before] = values[before]! * NEGATED_PRAISE
          continue
        }
      }
      // "No, thanks": a negator that is a whole clause negates nothing.
      if (closes && last === i && blocks(i - 1)) continue
    }
    if ((here & role.DOUBT) === role.DOUBT || values[i] !== 0) continue
    // "No se ha colgado ni una vez" is denied once.
    if (concord && (deniedClause === clause || (bases[i - 1]! < 0 && values[i - 1]! > 0 && !blocks(i - 1)))) continue
    deniedClause = clause
    values[i] = BARE_NEGATION
  }
}

/**
 * Whether a word is a verb that a negator behind it denies: "stürzt die App nicht mehr ab", "hängt nicht mehr". It has no article and no
 * capital and is no adverb; the negator, a pronoun or an article follows.
 */
function isVerb({ tokens: { types }, roles, classes }: ValuedTokens, at: number, negator: number): boolean {
  const next = types[at + 1]!
  const behind = (roles[next]! & role.CAPITAL) === 0 ? classes[next]! : 0
  return (
    (roles[types[at]!]! & role.CAPITAL) === 0 &&
    (classes[types[at]!]! & (SENTENCE_ADVERB | OUTSIDE | LINK)) === 0 &&
    (at === 0 || (classes[types[at - 1]!]! & (DETERMINER | PREPOSITION)) === 0) &&
    // Dutch "fouten die niet" has a noun.
    (at + 1 === negator || ((behind & (PRONOUN | DETERMINER)) !== 0 && (at + 2 < negator || (behind & RELATIVE) === 0)))
  )
}
