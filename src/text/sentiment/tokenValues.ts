import { RELATIVE } from '../syntax/wordClasses.js'
import * as role from './roles.js'
import type { TypedTokens } from './typedTokens.js'

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
/** After a negator. */
const NEGATED_PRAISE = -0.75
const NEGATED_BLAME = -0.45
/** After `less`. */
const LESS_FACTOR = -0.7
/** After what should have been, but is not. */
const UNREALISED_PRAISE = -0.6
/** After a modal. */
const MODAL_PRAISE = 0.5
/** After a wish or a condition. */
const HOPE_FACTOR = 0.4
/** In the clause of a word that states a hope as such. */
const NONFACTUAL_FACTOR = 0.25
/** Of denied praise that is denied once more by what its relative clause belongs to. */
const DENIED_TWICE = -0.6

// Factors of the absolute value of a modified word.
/** After `too`. */
const TOO_VALUED = -0.8
/** A comparative after a limit: "could not be better". */
const LIMIT_FACTOR = 1.3

// Values of words that the lexicon gives none.
/** A negator that negates nothing. */
const BARE_NEGATION = -1
/** An unlisted word after `too`. */
const TOO_UNLISTED = -1.2

// Number of tokens that modifiers reach. `FAR_REACH` is for wishes and what should have been.
const NEGATOR_REACH = 4
const SHORT_REACH = 3
const MODAL_REACH = 3
const FAR_REACH = 5
/** Backwards, for modifiers that follow their word. */
const BACK_REACH = 2
/** Words that the clause of a hope has at most. */
const HOPED_WORDS = 12
/** Words of a denied thought in which its first value is looked for. */
const THOUGHT_WORDS = 8
/** Words between a hope or thought and the mark that its clause stands behind, at most, if a subordinator follows the mark. */
const HOPE_WORDS = 1
/** Words behind "instead of" that are none of what is told. */
const REPLACED_REACH = 3
/** Negative values of at least this size absorb the praise next to them. */
const PLAIN_BLAME = -1
/** Praise of at least this size is denied by "not too". Milder words (big, warm) name qualities of which there may be too much. */
const PLAIN_PRAISE = 1.5

const NEGATES = role.NEGATOR | role.HALF_NEGATOR
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

/** A text whose tokens are given values. */
interface ValuedTokens {
  readonly tokens: TypedTokens
  /** By token type. */
  readonly roles: Int32Array
  /** Word classes by token type. */
  readonly classes: Int32Array
  /** Whether several negators in one clause are one negation. */
  readonly concord: boolean
  /** The lexicon's values, by token: written. */
  readonly bases: Float64Array
  /** The values after negation, degree and the like, by token: written. */
  readonly values: Float64Array
}

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
  if ((found & (NEGATES | MODIFIES_BACK)) !== 0) reachBack(text)
  if ((found & role.NEGATOR) !== 0) affirmRelatives(text)
  if ((found & role.HALF_NEGATOR) !== 0) denyThoughts(text)
  if (neighbours && areWords) settleNeighbours(text)
  if ((found & role.NONFACTUAL) !== 0) suspend(text)
}

/** "There is nothing that I do not like": a relative clause directly behind a negator praises what it denies. */
function affirmRelatives(text: ValuedTokens): void {
  const { tokens, roles, classes } = text
  const { count, types } = tokens
  for (let i = 0; i + 2 < count; i++) {
    if ((roles[types[i]!]! & role.NEGATOR) === 0) continue
    const relative = (roles[types[i + 1]!]! & role.CLAUSE) !== 0 ? i + 2 : i + 1
    if ((classes[types[relative]!]! & RELATIVE) !== 0 && affirm(text, relative + 1)) dropDenial(text, i)
  }
}

/** Turns the first denied praise of a clause; false where there is none. */
function affirm({ tokens, roles, bases, values }: ValuedTokens, from: number): boolean {
  const { count, types } = tokens
  let denied = false
  for (let i = from; i < count; i++) {
    const here = roles[types[i]!]!
    if ((here & role.BLOCK) !== 0) return false
    if (values[i]! < 0 && ((here & role.DENIED) !== 0 || (denied && bases[i]! > 0))) {
      values[i] = values[i]! * DENIED_TWICE
      return true
    }
    denied ||= (here & role.NEGATOR) !== 0
  }
  return false
}

/** Takes the value from the negators of a clause that end with the token `last`. */
function dropDenial({ tokens, roles, bases, values }: ValuedTokens, last: number): void {
  for (let i = last; i >= 0 && i > last - NEGATOR_REACH; i--) {
    const here = roles[tokens.types[i]!]!
    if ((here & role.BLOCK) !== 0) return
    if ((here & NEGATES) !== 0 && bases[i] === 0) values[i] = 0
  }
}

/** "I do not think, that it is good": a denial of an opinion turns the first value of its clause that negation has not reached. */
function denyThoughts(text: ValuedTokens): void {
  const { tokens, roles, bases, values } = text
  const { count, types } = tokens
  for (let i = 0; i < count; i++) {
    if ((roles[types[i]!]! & role.DOUBT) !== role.DOUBT) continue
    const from = hopedClause(text, i)
    for (let j = from; j < count && j < from + THOUGHT_WORDS && (roles[types[j]!]! & role.BLOCK) === 0; j++) {
      if (bases[j] === 0 || (roles[types[j]!]! & role.SIGN) !== 0) continue
      if (from > i + 1 || j - i > NEGATOR_REACH) values[j] = negated(values[j]!)
      break
    }
  }
}

/** Values behind words of hope, replacement and averting, which state nothing. */
function suspend(text: ValuedTokens): void {
  const { tokens, roles, values } = text
  const { count, types } = tokens
  for (let i = 0; i < count; i++) {
    const here = roles[types[i]!]!
    if ((here & role.NONFACTUAL) === 0) continue
    if ((here & role.CLOSING) !== 0) avert(text, i)
    else if ((here & role.SHORT) !== 0) scale(text, i + 1, REPLACED_REACH, 0)
    else {
      values[i] = 0
      scale(text, hopedClause(text, i), HOPED_WORDS, NONFACTUAL_FACTOR)
    }
  }
}

/** Where the clause of a hope or thought begins: behind the mark that parts them, if there is one. */
function hopedClause({ tokens, roles }: ValuedTokens, hope: number): number {
  const { count, types } = tokens
  const at = (index: number): number => (index < count ? roles[types[index]!]! : role.SENTENCE)
  let mark = hope + 1
  while (mark <= hope + HOPE_WORDS && (at(mark) & role.BLOCK) === 0) mark++
  const parts = (at(mark) & role.CLAUSE) !== 0 && (mark === hope + 1 || (at(mark + 1) & role.SUBORDINATE) !== 0)
  return parts ? mark + 1 : hope + 1
}

/** Multiplies the values from a token on, up to the end of the clause. */
function scale({ tokens, roles, values }: ValuedTokens, from: number, reach: number, factor: number): void {
  const { count, types } = tokens
  for (let i = from; i < count && i < from + reach; i++) {
    const here = roles[types[i]!]!
    if ((here & role.BLOCK) !== 0) return
    if ((here & role.SIGN) === 0) values[i] = values[i]! * factor
  }
}

/** Takes the value from a word of averting and the blame behind it: directly, over a short word, and joined by "and". */
function avert({ tokens, roles, values }: ValuedTokens, index: number): void {
  const { count, types } = tokens
  const isBlame = (at: number): boolean => at < count && values[at]! < 0
  let at = index + 1
  if (!isBlame(at) && at < count && (roles[types[at]!]! & (role.LONG | role.BLOCK)) === 0) at++
  for (; isBlame(at); at += 2) {
    values[index] = values[at] = 0
    if (at + 1 >= count || (roles[types[at + 1]!]! & role.COORDINATE) === 0) return
  }
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

const negated = (value: number): number => value * (value > 0 ? NEGATED_PRAISE : NEGATED_BLAME)

/** The value of a token after the effects of all tokens before it in its clause. */
function modify({ tokens, roles, concord, bases }: ValuedTokens, index: number): number {
  const { types } = tokens
  const base = bases[index]!
  const own = roles[types[index]!]!
  if ((own & role.SIGN) !== 0) return base
  let value = base
  let negators = 0
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
      excessive = (before & role.TOO) !== 0 && base !== TOO_UNLISTED
      if (excessive) value = TOO_VALUED * Math.abs(value)
      if ((before & role.LESS) !== 0) value *= LESS_FACTOR
    }
    if (distance <= NEGATOR_REACH) {
      if (negatesAt(before, distance)) negators++
      if ((before & role.PRAISE_NEGATOR) !== 0) lacking = true
    }
    if ((before & role.LIMIT) !== 0) limited = true
    if ((before & role.MODAL) !== 0 && distance <= MODAL_REACH) modal = true
    if ((before & role.UNREALISED) !== 0) unrealised = true
    if ((before & role.HOPE) !== 0) hoped = true
  }
  // "Would be much better": what would be better is not good.
  if (modal && (own & role.COMPARATIVE) !== 0) unrealised = true
  if (limited && (own & role.COMPARATIVE) !== 0) return LIMIT_FACTOR * Math.abs(value)
  const isNegated = concord ? negators > 0 && (own & role.DENIED) === 0 : negators % 2 === 1
  // "Not too friendly" denies praise, "not too expensive" blame.
  if (isNegated && excessive && base >= PLAIN_PRAISE) value = negated(base)
  else if (isNegated) value = negated(value)
  else if (lacking && value > 0) value *= NEGATED_PRAISE
  if (unrealised) value *= value > 0 ? UNREALISED_PRAISE : 1
  else if (modal && value > 0) value *= MODAL_PRAISE
  return hoped ? value * HOPE_FACTOR : value
}

/** Whether a token with these roles negates a word so many tokens after it, at most `NEGATOR_REACH`. */
function negatesAt(roles: number, distance: number): boolean {
  if ((roles & role.NEGATOR) === 0) return (roles & role.HALF_NEGATOR) !== 0
  return distance <= SHORT_REACH || (roles & role.SHORT) === 0
}

/**
 * Negators with nothing to negate have a value themselves, or reverse the value before them; so do modifiers after a
 * word.
 */
function reachBack({ tokens, roles, concord, bases, values }: ValuedTokens): void {
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
      if (governs) continue
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
    if ((here & role.DOUBT) === role.DOUBT || values[i] !== 0 || (concord && deniedClause === clause)) continue
    deniedClause = clause
    values[i] = BARE_NEGATION
  }
}
